# SPDX-FileCopyrightText: 2026 The Mano authors
# SPDX-License-Identifier: MIT
"""What a round of Tres asks, and which moves a finished gesture makes. The screens: see go_asks.py and its like."""

from shared_engine.games.tres import go_asks
from shared_engine.games.tres.seldom import PART_OF, seldom
from shared_engine.moves import Move


def asks(deal, partial):
    """The next Ask for this partial gesture, or None when it is complete."""
    if partial:
        ask = getattr(_asks_of(partial[0]), "ask_" + partial[0], None)
        return ask and ask(deal, partial[1:])
    if deal.over:
        return seldom("counting_asks").over(deal)
    if deal.phase == "start":
        return seldom("starting_asks").screen(deal)
    if deal.phase == "leftovers" or deal.level == "score":
        return seldom("counting_asks").screen(deal)
    return go_asks.screen(deal)


def moves(deal, partial):
    """The moves of a complete gesture; where its screens tell none of their own, the act of its name."""
    act, args = partial[0], tuple(partial[1:])
    make = getattr(_asks_of(act), "moves_" + act, None)
    return make(deal, args) if make else [Move(deal.turn, act)]


def _asks_of(act):
    """The module with that gesture."""
    return seldom(PART_OF[act] + "_asks") if act in PART_OF else go_asks
