# SPDX-FileCopyrightText: 2026 The Mano authors
# SPDX-License-Identifier: MIT
"""A game as the match needs it: one folder of `games`, its parts loaded as they are asked for."""

import sys

memory_is_scarce = False    # a board says so; elsewhere what was loaded stays


class Game:
    """name: its folder.

    about: players, options, levels: what set-up asks for, not kept. Deal, Score: of the game, once it is played.
    """

    def __init__(self, name):
        self.name = name

    @property
    def about(self):
        """The module that says what can be agreed."""
        return part(self.name, "about")

    @property
    def pack(self):
        """The Pack whose cards the game is played with."""
        return self.Deal.PACK

    def __getattr__(self, name):
        if name not in ("Deal", "Score"):
            raise AttributeError(name)
        value = getattr(part(self.name, name.lower()), name)
        setattr(self, name, value)
        return value


def part(game, name):
    """That module of a game's folder. Raises ImportError when there is none."""
    return load("shared_engine.games." + game + "." + name)


def load(path):
    """The module of that path. Raises ImportError when there is none, MemoryError when it does not fit.

    What is loaded above garbage stays there, and splits what is free: so `make_room` comes first.
    """
    if path not in sys.modules:
        make_room()
        __import__(path)
    return sys.modules[path]


def make_room():
    """Nothing, where there is room; a board puts a collection here."""


def put_away(game, names):
    """Drops these modules of a game's folder, where memory is scarce; who is in the middle of one may finish it."""
    if not memory_is_scarce:
        return
    for name in names:
        drop("shared_engine.games." + game, name)


def drop(package, name):
    """Drops that module of a package, if it is loaded; whoever needs it next loads it anew."""
    if sys.modules.pop(package + "." + name, None) is not None and hasattr(sys.modules[package], name):
        delattr(sys.modules[package], name)
