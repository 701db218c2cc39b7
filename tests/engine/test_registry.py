# SPDX-FileCopyrightText: 2026 The Mano authors
# SPDX-License-Identifier: MIT
"""Games are folders."""

from shared_engine import registry
from tests.engine.raising import raised

PARTS = ("SHELF", "PLAYERS", "USUAL_PLAYERS", "DIRECTION", "OPTIONS")


def test_tres_y_dos_is_the_first_on_the_shelf():
    assert registry.game_names()[0] == "tres_y_dos"


def test_every_game_says_what_set_up_must_know():
    for name in registry.game_names():
        about = registry.game(name).about
        low, high = about.PLAYERS
        assert low <= about.USUAL_PLAYERS <= high
        assert about.DIRECTION is None or about.DIRECTION in [option.name for option in about.OPTIONS]
        assert [part for part in PARTS if not hasattr(about, part)] == []


def test_a_game_brings_its_deal_its_score_and_its_pack():
    game = registry.game("tres_y_dos")
    assert game.Deal.PACK is game.pack
    assert game.Score
    raised(AttributeError, getattr, game, "Jokers")


def test_there_are_no_other_games():
    for name in ("chess", "", "tres_y_dos.deal", "..", "__init__"):
        raised(KeyError, registry.game, name)
    raised(KeyError, registry.conformance, "chess")
