# SPDX-FileCopyrightText: 2026 The Mano authors
# SPDX-License-Identifier: MIT
"""Runs on MicroPython: `heap_of_a_match.py ROOT FILE GAME` makes a match of its text form.

Prints the bytes in use after the engine was imported, after the game was, and with the match on the table.
"""

import gc
import sys

sys.path.insert(0, sys.argv[1])
# swept often, there is room in one piece to compile a module
gc.threshold(40000)  # type: ignore[attr-defined]


def in_use():
    """Bytes of heap in use once what nobody needs is swept."""
    gc.collect()
    return gc.mem_alloc()  # type: ignore[attr-defined]


empty = in_use()
from shared_engine import registry, textform  # noqa: E402

engine = in_use()
game = registry.game(sys.argv[3])
game.Deal, game.Score  # noqa: B018 - loads them
loaded = in_use()
with open(sys.argv[2]) as file:
    match = textform.read(line.rstrip("\n") for line in file)
print(engine - empty, loaded - empty, in_use() - empty)
