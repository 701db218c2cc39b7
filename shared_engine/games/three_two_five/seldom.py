# SPDX-FileCopyrightText: 2026 The Mano authors
# SPDX-License-Identifier: MIT
"""The parts of a deal that a trick does without: loaded when they are needed, put away when their phase is over.

A board has no room for all of them beside the play. A part is a module of plain functions that take the deal, for
each of its acts refuse_<act> and play_<act>; its screens and gestures are the module <part>_asks.
"""

from shared_engine import game

PART_OF = {     # acts and gestures
    "drawn": "guiding", "dealt": "guiding", "misdeal": "guiding",
    "trump": "trumping", "turn7": "trumping", "next3": "trumping", "random_trump": "trumping",
    "pull": "pulling", "return": "pulling", "waive": "pulling", "transfer": "pulling",
    "exchange": "pulling", "give_back": "pulling",
    "tell": "telling", "took": "telling", "gives": "telling",
    "take_back": "revoking",
    "result": "counting",
}
PARTS = (
    "guiding", "guiding_asks", "trumping", "trumping_asks", "debts", "pulling", "pulling_asks",
    "telling", "telling_asks", "whispers", "revoking", "counting", "counting_asks", "catching_up", "position",
)


def seldom(name):
    """The module of that name."""
    return game.part("three_two_five", name)


def put_away():
    """Drops them all."""
    game.put_away("three_two_five", PARTS)
