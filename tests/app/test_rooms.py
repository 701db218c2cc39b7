# SPDX-FileCopyrightText: 2026 The Mano authors
# SPDX-License-Identifier: MIT
"""Which rooms are loaded when a way through the menu is over: those that stayed would have the heap a match needs."""

import sys

from mano import rooms

from shared_engine import game
from shared_engine.cards import STANDARD
from tests.app.test_set_up_and_menu import NAMES, menu

OF_ROOMS_ALONE = ("wheels", "archive")


def loaded():
    """The rooms in memory, and what only rooms need."""
    return {name for name in rooms.ROOMS + OF_ROOMS_ALONE if "mano." + name in sys.modules}


def test_a_correction_asks_its_questions_without_the_menu_and_leaves_nothing_behind(table):
    at = table(level="score", names=NAMES)
    at.press("ok")
    at.enter("agree", 1)
    menu(at, "correct a result")
    at.press("ok")
    assert at.headline == "WHO WON?"
    assert loaded() == set()
    at.press("up")
    assert at.headline == "CORRECTED"
    assert loaded() == set()


def test_nor_does_one_when_there_is_nothing_to_correct(table):
    at = table(names=NAMES)
    at.press("ok")
    menu(at, "correct a result")
    assert at.headline == "NONE YET"
    assert loaded() == set()


def test_what_the_table_allows_is_played_without_the_menu(table):
    at = table(level="cards", names=NAMES)
    at.card("7H")
    at.press("ok")
    at.card("7H")
    assert at.headline == "NOT 7♥"
    menu(at, "table allows it")
    assert at.headline == "DORA 7♥"
    assert loaded() == set()


def test_another_match_is_set_up_without_what_the_end_of_one_needs(table, tmp_path):
    at = table(names=NAMES)
    at.app.board.slot_dir = str(tmp_path)
    menu(at, "end the match")
    at.press("ok")
    assert loaded() == {"ending"}
    at.press("down", "left")
    assert at.headline == "COPIED"
    at.press("ok", "right")
    assert loaded() == {"arranging", "wheels"}


def test_who_has_the_turn_is_told_and_the_list_is_gone(table):
    at = table(players=5)
    at.press("ok", "left!", "up")
    assert at.headline == "→ 1"
    assert loaded() == set()


def test_a_board_makes_room_behind_what_is_entered_in_private(table, monkeypatch):
    at = table(level="hands", names=NAMES)
    at.press("ok")
    at.enter("tell", 3, *[STANDARD.parse(text) for text in ("2C", "7S", "7H", "KS", "KH")], "checked")
    begun = [at.match.deal.turn]
    monkeypatch.setattr(game, "make_room", lambda: begun.append(at.match.deal.turn))
    at.enter("drew", STANDARD.parse("9S"), STANDARD.parse("9S"))
    assert begun[-1] == at.match.deal.turn == 2, "once it is entered"


def test_what_judged_a_refused_play_is_gone_once_the_refusal_is_shown(table):
    at = table("pusoy_dos", level="cards", names=NAMES)
    at.enter("dealt", 0)
    for card in ("3C", "9C", "4C"):
        at.enter("one", STANDARD.parse(card))
    assert at.app.turn.refused
    assert "shared_engine.games.pusoy_dos.judging" not in sys.modules
