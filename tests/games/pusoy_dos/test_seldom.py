# SPDX-FileCopyrightText: 2026 The Mano authors
# SPDX-License-Identifier: MIT
"""A board has no room for the whole game at once: what a round of plays does without is not loaded while one runs."""

import sys

import pytest

from tests.games.pusoy_dos.sitting import Sitting, begun, card

GAME = "shared_engine.games.pusoy_dos."
A_ROUND_NEEDS = {"deal", "asks", "turn_screen", "playing", "combos", "rounds", "seen", "score", "seldom"}
NOT_OF_THE_TABLE = {"about", "conformance", "words_en", "words_es", "words_fr"}
ANA = "3C 4C 5C 6C 7C 8C 9C 10C JC QC KC AC 2C"


def loaded():
    """The modules of the game that are loaded, but for set-up's, words and what hosts alone have."""
    names = {name.removeprefix(GAME) for name in sys.modules if name.startswith(GAME)}
    return names - NOT_OF_THE_TABLE


def in_a_round(level, *play):
    """Ana was dealt to, starts, and lays that; Bea has answered with a pass."""
    table = Sitting(level=level)
    assert table.match.asks().head == "guide"
    table.presses("dealt", 0)
    table.presses(*play)
    table.presses("pass")
    assert table.match.asks().head == "follows"
    return table


def test_where_only_turns_are_told_a_play_is_not_even_keyed():
    in_a_round("turns", "five")
    assert loaded() == A_ROUND_NEEDS


def test_where_cards_are_told_their_keys_stay():
    in_a_round("cards", "one", card("3C"))
    assert loaded() == A_ROUND_NEEDS | {"keying"}


def test_cards_told_in_part_bring_what_reads_them():
    in_a_round("cards", "two", 1, 0, None)
    assert loaded() == A_ROUND_NEEDS | {"keying", "partly"}


def test_a_hand_told_in_private_is_picked_from_and_not_keyed():
    table = Sitting(level="hands")
    table.says("Ana tell " + ANA)
    table.presses("dealt")
    assert table.match.asks().private
    table.presses("own_one", card("3C"))
    assert loaded() == A_ROUND_NEEDS | {"own_hand", "whispers"}


def test_why_a_play_is_refused_is_known_when_one_is():
    table = begun()
    table.says("Ana play 3C")
    assert "judging" not in loaded()
    assert table.says("Bea play 4C 4D") == "needs_one"
    assert "judging" in loaded()
    table.deal.put_away()
    assert loaded() == A_ROUND_NEEDS


@pytest.mark.parametrize("scoring", ["positive", "penalty", "pips"])
def test_what_a_hand_brings_is_counted_and_put_away(scoring):
    table = begun(scoring=scoring, penalty_two_double=False).lies([1, 2, 2, 2])
    table.says("Ana play AH")
    while table.deal.phase == "count":
        assert table.match.asks().head == "left_pips"
        assert "counting" in loaded()
        table.presses("sum", 20)
    assert table.match.asks().head == "hand_won"
    assert loaded() == A_ROUND_NEEDS


def test_taking_a_play_back_loads_what_began_the_hand_only_to_play_it_again():
    table = begun()
    table.all_say("Ana play 3C", "Bea play 4C")
    table.undo()
    assert table.match.asks().head == "follows"
    assert loaded() == A_ROUND_NEEDS


def test_slips_are_mended_until_the_hand_is_over():
    table = begun()
    table.presses("miscount", 1, 12)
    assert "mending" in loaded()
    table.presses("won", 0, 1)
    assert loaded() == A_ROUND_NEEDS
