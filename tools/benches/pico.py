# SPDX-FileCopyrightText: 2026 The Mano authors
# SPDX-License-Identifier: MIT
"""The budgets of the board, on an emulated Pico: start, answers to keys, heap. Real boards are a little slower."""

import os
from pathlib import Path

from tools import device_path

ON_A_PICO = True

GAME = "tres_y_dos"
PRESSES = 12


def bench(uf2: Path) -> list[tuple[str, float | str, str]]:
    """(name, value, unit) of each figure."""
    os.environ["MANO_UF2"] = str(uf2)
    device_path.expose()
    return [*_of_a_start_and_answers(uf2), *_of_heap(uf2)]


def _machine(uf2: Path, probed: bool = False):
    """A board; `probed`: after each key it tells what is free and the largest piece of it."""
    from tests.pico import probe, used_drive
    from tests.pico.emulator import drive
    from tests.pico.emulator.machine import Machine
    from tools.simulator.oled import Oled

    files = used_drive.files([GAME], ["en"])
    if probed:
        files = probe.into(files)
    machine = Machine(uf2, drive=drive.image_of(files), oled=Oled())
    machine.power_on()
    return machine


def _to_the_first_turn(machine) -> None:
    for key in ("ok", "ok", "ok", "ok", "ok"):
        machine.press(key)
        machine.settle(quiet=2.5, within=20)


def _of_a_start_and_answers(uf2: Path):
    machine = _machine(uf2)
    machine.repl.rerun()
    machine.console.expect(b"code.py output")
    began = machine.now
    machine.run_until(lambda: any(machine.panel.picture()))
    yield "splash after code.py starts", round(machine.now - began, 2), "s"
    machine.settle(quiet=2.0, within=10)
    yield "first screen that takes a key", round(machine.panel.last_byte_at - began, 2), "s"
    _to_the_first_turn(machine)
    machine.press("show up")  # who shows, and the first rank: a picker
    machine.settle(quiet=0.5)
    yield from _told(
        "a press inside a picker", [machine.answer_time(key) for key in ("left", "back") * PRESSES]
    )
    machine.press("back back")
    machine.settle(quiet=0.5)
    confirmed = []
    for _ in range(PRESSES):
        confirmed.append(machine.answer_time("ok"))
        machine.settle(quiet=1.0)
    yield from _told("a confirmed move, saved", confirmed)


def _told(what: str, seconds: list[float]):
    ordered = sorted(seconds)
    yield f"{what}, median", round(ordered[len(ordered) // 2] * 1000), "ms"
    yield f"{what}, p95", round(ordered[int(len(ordered) * 0.95)] * 1000), "ms"


def _of_heap(uf2: Path):
    from tests.pico import probe

    machine = _machine(uf2, probed=True)
    machine.settle(quiet=2.5, within=20)
    _to_the_first_turn(machine)
    machine.console.text.clear()
    frees = []
    for key in ("ok", "show", "up", "left", "back", "back", "back") * 3:
        machine.press(key)
        said = machine.console.expect(probe.END).split()
        frees.append((int(said[-2]), int(said[-1])))
    yield "heap free in a match, least", min(free for free, _ in frees), "bytes"
    yield "largest free block in a match, least", min(largest for _, largest in frees), "bytes"
    yield "heap growth over 14 screens", frees[6][0] - frees[-1][0], "bytes"
