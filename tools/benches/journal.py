# SPDX-FileCopyrightText: 2026 The Mano authors
# SPDX-License-Identifier: MIT
"""What saving costs: bytes a move, appending a step and resuming a match, on both interpreters; wear of the flash."""

import subprocess
import sys
import sysconfig
import tempfile
from pathlib import Path
from random import Random

from shared_engine import heading, registry, textform
from shared_engine.match import Match
from shared_engine.moves import NOBODY, Move
from shared_engine.setup import Setup
from tools.places import ROOT
from tools.players.pusoy_dos import Players

SIZES = (100, 1000)  # moves
VM = Path(sysconfig.get_path("scripts"), "micropython")
PROGRAM = Path(__file__).parent / "on_the_vm" / "journal_times.py"
INTERPRETERS = (("CPython", (sys.executable,)), ("MicroPython", (str(VM), "-X", "heapsize=1M")))

Row = tuple[str, float | str, str]


def bench() -> list[Row]:
    """(name, value, unit); a text as value says why nothing was measured."""
    rows: list[Row] = []
    for size in SIZES:
        lines = told(size)
        for interpreter, command in INTERPRETERS:
            if not Path(command[0]).exists():
                rows.append((f"{interpreter}, {size} moves", "not installed here", ""))
                continue
            rows += measured(interpreter, command, lines)
    return rows


def measured(interpreter: str, command: tuple[str, ...], lines: list[str]) -> list[Row]:
    """The figures of one match on one interpreter."""
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder, "match.txt")
        path.write_text("\n".join(lines), encoding="utf-8")
        answer = subprocess.run(
            [*command, str(PROGRAM), str(ROOT), str(path)], capture_output=True, text=True
        )
    if answer.returncode:
        return [(f"{interpreter}, saving", answer.stderr.strip().splitlines()[-1], "")]
    moves, size, largest, appending, resuming = map(int, answer.stdout.split())
    what = f"{interpreter}, {moves} moves: "
    rows: list[Row] = [
        (what + "append a step", round(appending / moves, 1), "us"),
        (what + "resume", round(resuming / 1000, 1), "ms"),
    ]
    if interpreter == "CPython":
        rows.insert(0, (f"{moves} moves: largest frame", largest, "bytes"))
        rows.insert(0, (f"{moves} moves: mean, set-up included", round(size / moves, 2), "bytes/move"))
    return rows


def told(moves: int) -> list[str]:
    """The text form of the first moves of a long match of Pusoy Dos, told card by card by plain players."""
    match = Match(Setup(registry.game("pusoy_dos"), 4, names=("Ana", "Bea", "Carl"), level="cards"))
    match.enter([Move(NOBODY, "deal", (0,))])
    header = heading.header(match.setup)
    for _, gestures in Players(Random(4), match).events():
        for gesture in gestures:
            if match.enter(match.moves(gesture)):
                raise AssertionError("a card of a real match was refused")
    lines = textform.write(match)[len(header) :]
    if len(lines) < moves:
        raise AssertionError(f"the match had only {len(lines)} moves")
    return header + lines[:moves]
