# SPDX-FileCopyrightText: 2026 The Mano authors
# SPDX-License-Identifier: MIT
"""A game nobody knew is dropped in a folder: the device offers it and plays it, no other file edited."""

import shutil
import sys

import pytest

from shared_engine import games, registry
from tools.places import ROOT

HIGH_CARD = ROOT / "tests" / "engine" / "high_card"
KING, ACE, TWO = ("down", "down", "up"), ("up", "up", "up"), ("up", "left", "left")  # of spades; of hearts
WORDS = {
    "game": "High Card",
    "rules": "Everybody turns a card. The highest wins.",
    "head.turns_up": "{seat} turns",
    "act.turn_up": "turned up",
    "did.turn_up": "{seat} {card}",
    "no.card_twice": "{card} TWICE|It lies already.",
    "opt.wins_to": "Deals to win",
    "row.wins": "Wins",
}


@pytest.fixture
def fifth_game(tmp_path, monkeypatch):
    """High Card among the games, with words in English only."""
    shelf = tmp_path / "games"
    shutil.copytree(ROOT / "shared_engine" / "games", shelf, ignore=shutil.ignore_patterns("__pycache__"))
    shutil.copytree(HIGH_CARD, shelf / "high_card")
    (shelf / "high_card" / "words_en.py").write_text(f"WORDS = {WORDS!r}\n", encoding="utf-8")
    monkeypatch.setattr(games, "__path__", [str(shelf)])
    yield
    for name in [name for name in sys.modules if name.startswith("shared_engine.games.high_card")]:
        del sys.modules[name]


def test_it_is_offered_last_and_played_to_the_end(fifth_game, fresh):
    assert registry.game_names()[-1] == "high_card"
    fresh.press("ok", "left")
    assert fresh.screen[0] == "HIGH CARD"
    fresh.press("ok", "ok", "ok", "ok")
    assert fresh.screen[0] == "2 TURNS"
    fresh.press(*KING, *ACE)
    fresh.wait(1000)
    assert fresh.screen[0] == "1 TURNS"
    fresh.press(*ACE)
    assert fresh.screen[:2] == ("A♠ TWICE", "It lies already.")
    fresh.press(*TWO)
    assert fresh.screen[1] == "1:0 2:0 3:1"
    fresh.press("ok", *ACE, *KING, *TWO)
    assert fresh.screen[:2] == ("3 WINS", "1:0 2:0 3:2")


def test_in_a_language_it_does_not_speak_it_speaks_english(fifth_game, fresh):
    fresh.press("right", "ok", "left")
    assert fresh.screen[0] == "HIGH CARD"
    assert fresh.screen[3].startswith("OK jugar")
