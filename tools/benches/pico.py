# SPDX-FileCopyrightText: 2026 The Mano authors
# SPDX-License-Identifier: MIT
"""The budgets of the board, on an emulated Pico: start, answers to keys, heap. Real boards are a little slower."""

import os
import tempfile
from pathlib import Path

from tools import device_path

ON_A_PICO = True

GAME = "tres_y_dos"
LONG_GAME = "pusoy_dos"
PRESSES = 12
SCREENS = 500
KNOWN_BY = 21  # screens: by then the words of these are kept in mind
MOVES = 1000


def bench(uf2: Path) -> list[tuple[str, float | str, str]]:
    """(name, value, unit) of each figure."""
    os.environ["MANO_UF2"] = str(uf2)
    device_path.expose()
    return [*_of_a_start_and_answers(uf2), *_of_heap(uf2), *_of_resume(uf2)]


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
    machine = _machine(uf2, probed=True)
    machine.settle(quiet=2.5, within=20)
    _to_the_first_turn(machine)
    machine.console.text.clear()
    for key in ("ok", "show", "up", "left", "back", "back", "back"):
        _heap_after(machine, key)
    frees = [_heap_after(machine, key) for key in ("left", "back") * (SCREENS // 2)]
    yield "heap free in a match, least", min(free for free, _ in frees), "bytes"
    yield "largest free block in a match, least", min(largest for _, largest in frees), "bytes"
    yield f"heap growth over {SCREENS} screens", frees[KNOWN_BY][0] - frees[-1][0], "bytes"


def _heap_after(machine, key: str) -> tuple[int, int]:
    """(free, largest block) once that key has been answered."""
    from tests.pico import probe

    machine.press(key)
    said = machine.console.expect(probe.END).split()
    return int(said[-2]), int(said[-1])


def _of_resume(uf2: Path):
    from tests.pico import used_drive
    from tests.pico.at_the_table import chip
    from tests.pico.emulator.machine import Machine
    from tools.simulator.oled import Oled

    kept, in_the_log = _after_many_moves()
    files = used_drive.files([LONG_GAME], ["en"]) | dict(kept.files)
    machine = Machine(uf2, flash=chip(files, kept.nvm), oled=Oled())
    machine.power_on()
    machine.repl.rerun()
    machine.console.expect(b"code.py output")
    began = machine.now
    machine.settle(quiet=3.0, within=30)
    yield f"resume of {MOVES} moves: first screen", round(machine.panel.last_byte_at - began, 2), "s"
    yield "of those, moves that are folded again", in_the_log, "moves"


def _after_many_moves():
    """What a board has kept of a match of so many moves, when its log is longest; and how many moves that holds."""
    from mano.stores_nvm import NvmStore
    from mano.stores_slots import Slots

    from tests.stores.evenings import Players, new_match
    from tests.stores.memories import Nvm

    with tempfile.TemporaryDirectory() as folder:
        slots, nvm = Slots(folder), Nvm([])
        slots.make()
        match = new_match(LONG_GAME, "cards", players=4)
        store = NvmStore(nvm, slots)
        store.begin(match)
        made = in_the_log = 0
        kept = None
        for _ in Players(match, store).steps():
            before, in_the_log = in_the_log, len(list(match.log.moves()))
            if in_the_log < before and made >= MOVES:
                return kept, before  # a slot has just taken over
            made += max(0, in_the_log - before)
            if made >= MOVES:
                kept = _kept(nvm, folder)
    raise AssertionError(f"the match had only {made} moves")


def _kept(nvm, folder):
    from tests.pico.emulator import drive
    from tests.pico.kept import Kept

    return Kept(bytes(nvm.data), tuple(sorted(drive.files_under(Path(folder), "**/*").items())))
