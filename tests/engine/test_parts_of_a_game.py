# SPDX-FileCopyrightText: 2026 The Mano authors
# SPDX-License-Identifier: MIT
"""Parts of a game come when they are asked for, and go when memory is scarce."""

import sys

import pytest

from shared_engine import game
from tests.engine.raising import raised

FOLDER = "shared_engine.games.tres_y_dos"


@pytest.fixture
def made_room(monkeypatch):
    """What was loaded of the game each time a board made room."""
    loaded = []
    monkeypatch.setattr(game, "make_room", lambda: loaded.append(FOLDER + ".score" in sys.modules))
    return loaded


@pytest.fixture
def _without_the_score(monkeypatch):
    monkeypatch.setitem(
        sys.modules, FOLDER + ".score", game.part("tres_y_dos", "score")
    )  # whoever has it keeps it
    game.drop(FOLDER, "score")


@pytest.mark.usefixtures("_without_the_score")
def test_a_board_makes_room_before_a_part_is_loaded(made_room):
    assert game.part("tres_y_dos", "score").Score
    assert made_room == [False]


def test_but_not_for_a_part_that_is_there(made_room):
    part = game.part("tres_y_dos", "score")
    del made_room[:]
    assert game.part("tres_y_dos", "score") is part
    assert made_room == []


def test_a_part_that_a_game_has_not_is_an_error():
    raised(ImportError, game.part, "tres_y_dos", "trumps")
