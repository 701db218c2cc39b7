# SPDX-FileCopyrightText: 2026 The Mano authors
# SPDX-License-Identifier: MIT
"""Parts of the game that most evenings never need: loaded when they do, to leave the board its memory."""


def seldom(part):
    """The module of that name in this folder."""
    name = "shared_engine.games.pusoy_dos." + part
    module = __import__(name)
    for step in name.split(".")[1:]:
        module = getattr(module, step)
    return module
