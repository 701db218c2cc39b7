# SPDX-FileCopyrightText: 2026 The Mano authors
# SPDX-License-Identifier: MIT
"""A board has no room for the whole game at once: what a trick does without is not loaded while one is played."""

import sys

from tests.games.three_two_five.sitting import Sitting, cards, owed, ready

GAME = "shared_engine.games.three_two_five."
A_TRICK_NEEDS = {"deal", "asks", "tricks", "tricks_asks", "proofs", "ranking", "roles", "score", "seldom"}
NOT_OF_THE_TABLE = {"about", "conformance", "words_en", "words_es", "words_fr"}


def loaded():
    """The modules of the game that are loaded, but for set-up's, words and what hosts alone have."""
    names = {name.removeprefix(GAME) for name in sys.modules if name.startswith(GAME)}
    return names - NOT_OF_THE_TABLE


def test_in_the_middle_of_a_trick_what_came_before_the_play_is_gone():
    table = Sitting()
    table.presses("dealt")  # the pack
    table.presses("dealt")  # five each
    table.presses("trump", 1)
    table.presses("dealt")  # the rest
    table.presses("play", *cards("AH"))
    assert table.screen().head == "follows"
    assert loaded() == A_TRICK_NEEDS


def test_so_it_is_after_debts_were_paid_with_a_hand_told_in_private():
    table = owed(1, 3, 6, level="hands")
    table.presses("dealt")
    assert table.screen().head == "pull_two"
    for line in ("Carl tell AS,KS,QS,JS,AH,KH,QH,JH,AD,KD", "Carl pull Ana", "Carl return Ana"):
        assert table.says(line) == "ok"
    table.presses("play", *cards("AC"))
    assert table.screen().head == "follows"
    assert loaded() == A_TRICK_NEEDS


def test_taking_a_card_back_loads_what_came_before_only_to_play_it_again():
    table = ready()
    table.plays("AH KH QH 9D")
    table.match.undo()
    assert table.screen().head == "leads"
    assert loaded() == A_TRICK_NEEDS


def test_a_revoke_is_judged_by_a_part_that_the_next_deal_drops():
    table = ready(revoke_policy="award:2")
    assert table.plays("AH 9D KH AC KC QC JC QH")[-1] == "revoke award"
    assert loaded() == A_TRICK_NEEDS | {"revoking"}
    table.result(3, 4, 3)
    table.next_deal()
    assert "revoking" not in loaded()
