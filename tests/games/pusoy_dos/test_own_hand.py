# SPDX-FileCopyrightText: 2026 The Mano authors
# SPDX-License-Identifier: MIT
"""Plays found in a hand that its owner told, with the small stack of a board."""

import sys

from shared_engine import registry
from shared_engine.cards import STANDARD
from shared_engine.games.pusoy_dos import own_hand
from shared_engine.games.pusoy_dos.combos import Ladder
from shared_engine.setup import Setup

SPARE_CALLS = 8  # of some thirty: the others are those of the app, and of the screen that asks
HEARTS = [STANDARD.parse(rank + "H") for rank in ("3", "5", "6", "8", "9", "J", "K")]


def deepest(search):
    """How many calls lay within one another at most."""
    depths = [0]

    def watch(frame, event, _):
        depths.append(depths[-1] + {"call": 1, "return": -1}.get(event, 0))

    sys.setprofile(watch)
    search()
    sys.setprofile(None)
    return max(depths)


def test_a_hand_is_searched_without_calls_within_calls():
    ladder = Ladder(Setup(registry.game("pusoy_dos"), 4).options)
    assert len(own_hand.plays(ladder, HEARTS, "flush")) == 21
    assert deepest(lambda: own_hand.kinds(ladder, HEARTS)) <= SPARE_CALLS


def test_no_more_plays_are_built_than_a_screen_asks_for():
    ladder = Ladder(Setup(registry.game("pusoy_dos"), 4).options)
    assert own_hand.plays(ladder, HEARTS, "flush", 2) == own_hand.plays(ladder, HEARTS, "flush")[:2]
