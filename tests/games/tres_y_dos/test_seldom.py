# SPDX-FileCopyrightText: 2026 The Mano authors
# SPDX-License-Identifier: MIT
"""A board has no room for the whole game at once: what a plain turn does without is put away between two turns."""

import sys

from tests.games.tres_y_dos.sitting import RIGHT, WRONG, Sitting

GAME = "shared_engine.games.tres_y_dos."
A_TURN_NEEDS = {"deal", "asks", "turning", "knowledge", "score", "seldom"}
PRIVATE_TURNS_NEED = {"telling", "telling_asks", "whispers", "possible", "hands"}
NOT_OF_THE_TABLE = {"about", "conformance", "words_en", "words_es", "words_fr"}


def loaded():
    """The modules of the game that are loaded, but for set-up's, words and what hosts alone have."""
    names = {name[len(GAME) :] for name in sys.modules if name.startswith(GAME)}
    return names - NOT_OF_THE_TABLE


def after(sitting):
    """What is still loaded once the screen shows the next turn, and the device has put away the rest."""
    sitting.deal.put_away()
    sitting.match.asks()
    return loaded()


def test_a_turn_needs_neither_the_guide_nor_what_judges_a_show():
    sitting = Sitting()
    sitting.turn_of("Dora", "9C")
    assert after(sitting) == A_TURN_NEEDS


def test_so_it_is_again_after_a_wrong_show_and_a_mend():
    sitting = Sitting()
    sitting.turn_of("Dora", "9C")
    assert sitting.says("Bea show " + WRONG) == "wrong_show"
    sitting.all_ok("Bea miscount 6")
    assert {"showing", "mending"} <= loaded()
    assert after(sitting) == A_TURN_NEEDS


def test_what_was_put_away_comes_back_for_the_next_show():
    sitting = Sitting()
    sitting.says("Bea show " + WRONG)
    sitting.deal.put_away()
    assert sitting.says("Bea show " + RIGHT) == "deal_won"
    assert sitting.winner == "Bea"


def test_hands_told_in_private_stay_told_while_their_screens_make_room_for_a_show():
    sitting = Sitting(level="hands")
    sitting.all_ok("Dora tell KC,KD,7C,7D,9S")
    assert after(sitting) == A_TURN_NEEDS | PRIVATE_TURNS_NEED
    sitting.match.asks(("show",))
    assert not {"telling", "telling_asks"} & loaded()
    assert sitting.deal.told(3)
    assert after(sitting) == A_TURN_NEEDS | PRIVATE_TURNS_NEED - {"telling"}
