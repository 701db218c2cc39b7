# SPDX-FileCopyrightText: 2026 The Mano authors
# SPDX-License-Identifier: MIT
"""Runs on MicroPython: `refereed_moves.py ROOT FILE` enters a match's text form, move by move.

Prints how many moves there were, and the microseconds spent judging and logging them.
"""

import gc
import sys
import time

sys.path.insert(0, sys.argv[1])

from shared_engine import textform

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
            gc.collect()
        move = match.notation.parse(line)
        begun = time.ticks_us()
        refusal = match.enter([move])
        spent += time.ticks_diff(time.ticks_us(), begun)
        assert refusal is None, line
        moves += 1
print(moves, spent)
