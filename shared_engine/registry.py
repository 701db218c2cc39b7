# SPDX-FileCopyrightText: 2026 The Mano authors
# SPDX-License-Identifier: MIT
"""Which games there are: every folder of `games` is one. Nothing else names a game."""

import os
import sys

from shared_engine import games


class Game:
    """A game as the match needs it. name: its folder.

    about: players, options, levels (small, for set-up). Deal, Score: loaded when the game is chosen.
    """

    def __init__(self, name):
        self.name = name
        self.about = _module(name, "about")

    @property
    def pack(self):
        """The Pack whose cards the game is played with."""
        return self.Deal.PACK

    def __getattr__(self, part):
        if part not in ("Deal", "Score"):
            raise AttributeError(part)
        value = getattr(_module(self.name, part.lower()), part)
        setattr(self, part, value)
        return value


def game_names():
    """The folder names of all games present, in the order of their `about.SHELF` number, then by name."""
    names = [name for name in os.listdir(_folder()) if not name.startswith("_") and "." not in name]
    return [name for _, name in sorted([(_module(name, "about").SHELF, name) for name in names])]


def game(name):
    """The Game in that folder. Raises KeyError when there is none."""
    try:
        return Game(name)
    except ImportError:
        raise KeyError(name)


def put_away():
    """Drops what was loaded to look at the shelf (the game that was chosen keeps its own): 8 KB on a board."""
    for name in list(sys.modules):
        words = name.split(".")
        if words[:2] == ["shared_engine", "games"] and words[-1] == "about":
            package = sys.modules.get(".".join(words[:-1]))
            del sys.modules[name]
            if hasattr(package, "about"):
                del package.about


def conformance(name):
    """The module that runs that game's conformance vectors (hosts only). Raises KeyError when there is none."""
    try:
        return _module(name, "conformance")
    except ImportError:
        raise KeyError(name)


def _folder():
    path = games.__path__
    return path if isinstance(path, str) else list(path)[0]


def _module(name, part):
    path = "shared_engine.games." + name + "." + part
    module = __import__(path)
    for step in path.split(".")[1:]:
        module = getattr(module, step)
    return module
