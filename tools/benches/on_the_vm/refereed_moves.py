# SPDX-FileCopyrightText: 2026 The Mano authors
# SPDX-License-Identifier: MIT
"""Runs on MicroPython: `refereed_moves.py ROOT FILE` enters a match's text form, move by move.

Prints how many moves there were, and the microseconds spent judging and logging them.
"""

import gc
import sys
from time import ticks_diff, ticks_us  # type: ignore[attr-defined]

sys.path.insert(0, sys.argv[1])
# swept often, there is room in one piece to compile a module
gc.threshold(40000)  # type: ignore[attr-defined]

from shared_engine import textform  # noqa: E402

header, match = [], None
moves = spent = 0
with open(sys.argv[2]) as file:
    for line in file:
        line = line.rstrip("\n")
        if not line[0].isdigit():
            header.append(line)
            continue
        if match is None:
            match = textform.read(header)
            # from here on when it is full, as a device does
            gc.threshold(-1)  # type: ignore[attr-defined]
        move = match.notation.parse(line)
        begun = ticks_us()
        refusal = match.enter([move])
        spent += ticks_diff(ticks_us(), begun)
        assert refusal is None, line
        moves += 1
print(moves, spent)
