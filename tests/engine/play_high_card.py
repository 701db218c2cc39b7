# SPDX-FileCopyrightText: 2026 The Mano authors
# SPDX-License-Identifier: MIT
"""Finds High Card among the games and plays a match of it: `play_high_card.py ROOT`. Runs on MicroPython too."""

import sys

sys.path.insert(0, sys.argv[1])

from shared_engine import registry, textform
from shared_engine.cards import STANDARD
from shared_engine.match import Match
from shared_engine.moves import NOBODY, Move
from shared_engine.setup import Setup

print(" ".join(registry.game_names()))
match = Match(Setup(registry.game("high_card"), 3))
match.enter([Move(NOBODY, "deal", (0,))])
for card in ("2C", "KC", "9C", "4C", "3C", "2C"):
    if match.deal.over:
        match.enter(match.moves(("deal",)))
    partial = (match.asks().offers[0].act, STANDARD.parse(card))
    assert match.asks(partial) is None
    assert match.enter(match.moves(partial)) is None
    assert match.enter(match.moves(partial))
print(match.over, match.score.facts())
assert textform.read(textform.write(match)).facts() == match.facts()
while match.undo():
    pass
print(match.deal, match.score.facts())
