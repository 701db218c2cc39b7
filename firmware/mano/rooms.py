# SPDX-FileCopyrightText: 2026 The Mano authors
# SPDX-License-Identifier: MIT
"""Rooms are modules that are entered seldom: loaded when they are, dropped again, since a Pico cannot keep them all."""

import gc
import sys

from shared_engine import game

game.memory_is_scarce = True    # the games, too, drop what a phase does without

ROOMS = ("opening", "arranging", "lot", "naming", "rules", "menu", "changing", "pausing", "putting_back", "whose_turn",
         "standing", "score_board", "correcting", "ending", "copying", "digits", "name_book", "curtain")
TABLE = ("choosing", "picker", "picture", "telling")    # of the turn screen, which asks for them anew after a menu
BESIDE_A_SHOW = ("telling", "curtain")     # what a show does without: what judges it is large
# of either package; a path would be one more text to keep than a name, which is there anyhow
SELDOM = ("wheels", "metrics", "archive", "stores_slots", "stores_opening", "stores_freeing")
SELDOM_IN_ENGINE = ("journal", "journal_reading", "textform", "lines", "heading", "heading_reading", "whole",
                    "restoring", "closed_deals", "registry", "options", "table_acts", "taking_back")


class NoRoom(Exception):
    """A module does not fit into what is left of the heap."""


def enter(name):
    """The module of a room. Raises NoRoom when it does not fit, even after all others were left."""
    try:
        return game.load("mano." + name)
    except MemoryError:
        leave((name,) + ROOMS)
    try:
        return game.load("mano." + name)
    except MemoryError:
        leave((name,))
        raise NoRoom(name)


def leave(names):
    """Drops these rooms, and what only rooms and the ends of deals need."""
    for name in names + SELDOM:
        game.drop("mano", name)
    for name in SELDOM_IN_ENGINE:
        game.drop("shared_engine", name)
    for path in [path for path in sys.modules if path.endswith(".about")]:      # what set-up looked at
        game.drop(path[:-6], "about")
    gc.collect()


def back_to(turn):
    """Leaves all rooms for the turn screen."""
    leave(ROOMS)
    turn.go_on()
