# SPDX-FileCopyrightText: 2026 The Mano authors
# SPDX-License-Identifier: MIT
"""Which games there are: every folder of `games` is one. Nothing else names a game."""

import os

from shared_engine import games
from shared_engine.game import Game, part


def game_names():
    """The folder names of all games present, in the order of their `about.SHELF` number, then by name."""
    names = [name for name in os.listdir(_folder()) if not name.startswith("_") and "." not in name]
    return [name for _, name in sorted([(part(name, "about").SHELF, name) for name in names])]


def game(name):
    """The Game in that folder. Raises KeyError when there is none."""
    try:
        part(name, "about")
    except ImportError:
        raise KeyError(name)
    return Game(name)


def conformance(name):
    """The module that runs that game's conformance vectors (hosts only). Raises KeyError when there is none."""
    try:
        return part(name, "conformance")
    except ImportError:
        raise KeyError(name)


def _folder():
    path = games.__path__
    return path if isinstance(path, str) else list(path)[0]
