# SPDX-FileCopyrightText: 2026 The Mano authors
# SPDX-License-Identifier: MIT
"""The parts of a deal that most turns do without: loaded when they are needed, and put away where memory is dear.

A part is a module of plain functions that take the deal, for each of its acts refuse_<act> and play_<act>; its screens
and gestures are the module <part>_asks.
"""

from shared_engine import game

PART_OF = {     # acts and gestures
    "dealt": "guiding", "upcard": "guiding",
    "show": "showing", "show_ranks": "showing", "agree": "showing",
    "also": "showing", "also_ranks": "showing", "also_agree": "showing",
    "misdeal": "mending", "miscount": "mending", "position": "mending",
    "tell": "telling", "drew": "telling",
}
RARE = ("guiding", "guiding_asks", "showing", "showing_asks", "mending", "mending_asks")
PRIVATE = ("telling", "telling_asks")       # needed in every turn once somebody has told a hand
JUDGES = ("whispers", "possible", "hands")  # of hands shown and told


def seldom(name):
    """The module of that name."""
    return game.part("tres_y_dos", name)


def put_away(parts):
    """Drops these modules."""
    game.put_away("tres_y_dos", parts)
