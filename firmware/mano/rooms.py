# SPDX-FileCopyrightText: 2026 The Mano authors
# SPDX-License-Identifier: MIT
"""Rooms are modules that are entered seldom: loaded when they are, dropped again, since a Pico cannot keep them all."""

import gc
import sys

ROOMS = ("opening", "arranging", "lot", "naming", "rules", "menu", "changing", "pausing", "putting_back", "whose_turn",
         "standing", "ending", "copying", "digits", "name_book")
TABLE = ("choosing", "picker", "picture", "telling")    # of the turn screen, which asks for them anew after a menu
SELDOM = ("mano.wheels", "mano.stores_slots", "mano.stores_opening", "shared_engine.textform",
          "shared_engine.restoring", "shared_engine.registry", "shared_engine.options", "shared_engine.table_acts")


class NoRoom(Exception):
    """A module does not fit into what is left of the heap."""


def enter(name):
    """The module of a room. Raises NoRoom when it does not fit, even after all others were left."""
    try:
        return _load(name)
    except MemoryError:
        leave((name,) + ROOMS)
    try:
        return _load(name)
    except MemoryError:
        leave((name,))
        raise NoRoom(name)


def _load(name):
    return getattr(__import__("mano." + name), name)


def leave(names):
    """Drops these rooms, and what only rooms and the ends of deals need."""
    agreed = [path for path in sys.modules if path.endswith(".about")]  # what set-up looked at
    for path in ["mano." + name for name in names] + list(SELDOM) + agreed:
        package, _, name = path.rpartition(".")
        if sys.modules.pop(path, None) is not None and hasattr(sys.modules[package], name):
            delattr(sys.modules[package], name)
    gc.collect()


def back_to(turn):
    """Leaves all rooms for the turn screen."""
    leave(ROOMS)
    turn.go_on()
