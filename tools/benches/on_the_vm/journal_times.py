# SPDX-FileCopyrightText: 2026 The Mano authors
# SPDX-License-Identifier: MIT
"""Runs on MicroPython and on CPython: `journal_times.py ROOT FILE` saves a match's text form and resumes it.

Prints: moves, bytes of frames, largest frame, microseconds of appending, microseconds of resuming.
"""

import gc
import sys
import time

sys.path.insert(0, sys.argv[1])
if hasattr(gc, "threshold") and sys.implementation.name == "micropython":
    gc.threshold(40000)  # swept often, there is room in one piece to compile a module

from shared_engine import journal, recorder, restoring, textform, whole

ROW = 24576


def now():
    return time.ticks_us() if hasattr(time, "ticks_us") else time.perf_counter_ns() // 1000


def appended(lines):
    """(the journal's row, moves, largest frame, microseconds of appending alone)."""
    match = textform.read([line for line in lines if not line[0].isdigit()])
    row = bytearray(b"\xff" * ROW)
    log, record = journal.create(row, 1), recorder.Recorder(match)
    log.append(*whole.whole(match)[0])
    moves = spent = largest = 0
    for line in lines:
        if line[0].isdigit():
            match.play(match.notation.parse(line))
            begun, before = now(), log.end
            assert log.append(*record.change()) is None
            record.written()
            spent += now() - begun
            moves, largest = moves + 1, max(largest, log.end - before)
    return row, moves, largest, spent


def main(path):
    with open(path) as file:
        lines = [line.rstrip("\n") for line in file]
    row, moves, largest, spent = appended(lines)
    gc.collect()
    begun = now()
    match, _ = restoring.restore(journal.opened(row).frames())
    resumed = now() - begun
    assert len(list(match.log.moves())) == moves
    size = len(bytes(row).rstrip(b"\xff"))
    print(moves, size, largest, spent, resumed)


main(sys.argv[2])
