# SPDX-FileCopyrightText: 2026 The Mano authors
# SPDX-License-Identifier: MIT
"""Power cuts in every place where one can hurt: inside each write to the flash chip."""

from collections.abc import Callable, Iterator

from tests.pico.emulator.futures import branch
from tests.pico.emulator.power import PowerLost


def operations_of(machine, scenario: Callable[[], None]) -> list:
    """The flash operations (flash.Operation) of a scenario; the machine itself stays where it is."""
    already = len(machine.flash.operations)

    def play():
        scenario()
        return machine.flash.operations[already:]

    return branch(play)


def cuts(machine, scenario: Callable[[], None], fraction: float = 0.5) -> Iterator[tuple]:
    """(operation, what the chip holds after a cut inside it) for each flash operation of the scenario."""
    for number, operation in enumerate(operations_of(machine, scenario)):
        yield operation, branch(lambda number=number: _flash_after_cut(machine, scenario, number, fraction))


def _flash_after_cut(machine, scenario: Callable[[], None], number: int, fraction: float) -> bytes:
    machine.flash.cut_inside(number, fraction)
    try:
        scenario()
    except PowerLost as lost:
        return lost.flash
    raise AssertionError(f"the scenario ended before flash operation {number}")
