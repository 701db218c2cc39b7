# SPDX-FileCopyrightText: 2026 The Mano authors
# SPDX-License-Identifier: MIT
"""Parts that a round of plays does without, or that few tables need: loaded when needed, put away with their phase.

A board has no room for all of them beside the play. A part is a module of plain functions that take the deal: for
its acts refuse_<act> and play_<act> (see deal.RULES), for its gestures ask and moves (see asks.GESTURES).
"""

from shared_engine import game

PARTS = (
    "dealing", "opening", "keying", "partly", "judging", "mending", "sweep", "whispers", "own_hand", "help_pages",
    "ending", "points", "counting", "outcome", "as_it_lies",
)
RARE = ("judging", "mending", "sweep", "help_pages")    # needed for one gesture, and hardly for the next


def seldom(name):
    """The module of that name."""
    return game.part("pusoy_dos", name)


def put_away(parts=PARTS):
    """Drops these modules, by default all."""
    game.put_away("pusoy_dos", parts)
