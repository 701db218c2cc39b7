# SPDX-FileCopyrightText: 2026 The Mano authors
# SPDX-License-Identifier: MIT
"""The parts of a round that a go does without: loaded when they are needed, put away with the next first card.

A board has no room for all of them beside the goes, which must not wait for any. A part is a module of plain
functions that take the deal, for each of its acts refuse_<act> and play_<act>; its screens and gestures are the
module <part>_asks.
"""

from shared_engine import game

PART_OF = {     # acts and gestures
    "start": "starting", "dealt": "starting", "misdeal": "starting",
    "leave": "leaving", "return": "leaving", "back": "leaving", "comes_back": "leaving",
    "miscount": "mending", "position": "mending",
    "tell": "telling", "drew": "telling",
    "leftovers": "counting", "values": "counting", "sum": "counting", "won": "counting",
}
RARE = ("leaving", "leaving_asks", "mending", "mending_asks", "catching_up", "position")
BEFORE_THE_END = ("starting", "starting_asks", "telling", "telling_asks", "whispers")
AT_THE_END = ("counting", "counting_asks")


def seldom(name):
    """The module of that name."""
    return game.part("tres", name)


def put_away(parts=RARE + BEFORE_THE_END + AT_THE_END):
    """Drops these modules, by default all."""
    game.put_away("tres", parts)
