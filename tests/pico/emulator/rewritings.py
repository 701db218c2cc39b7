# SPDX-FileCopyrightText: 2026 The Mano authors
# SPDX-License-Identifier: MIT
"""What the flash chip holds between any two of the sectors that a scenario rewrites.

CircuitPython erases 4096 bytes and programs them again, interrupts off, so what a reset can find is what lies between
two such rewritings; and a power cut inside of one finds its sector empty or half-programmed.
"""

from collections.abc import Callable, Iterator
from dataclasses import dataclass

from tests.pico.emulator.futures import branch
from tests.pico.emulator.layout import DRIVE_START

SECTOR = 4096


@dataclass(frozen=True)
class Rewriting:
    """One sector of the drive rewritten: where, and what the whole chip held before it and right after its erase."""

    address: int
    before: bytes

    @property
    def torn(self) -> bytes:
        """What a power cut in its middle leaves."""
        blank = b"\xff" * SECTOR
        return self.before[: self.address] + blank + self.before[self.address + SECTOR :]


def rewritings(machine, scenario: Callable[[], None]) -> tuple[list[Rewriting], bytes]:
    """All of a scenario's, and what the chip holds at its end; the machine itself stays where it is."""

    def play():
        found = []
        erase = machine.flash._erase

        def watched(sent):
            address = int.from_bytes(sent[1:4], "big") & ~(SECTOR - 1)
            if address >= DRIVE_START:
                found.append(Rewriting(address, machine.flash.contents()))
            erase(sent)

        machine.flash._erase = watched
        scenario()
        return found, machine.flash.contents()

    return branch(play)


def boundaries(found: list[Rewriting], end: bytes) -> Iterator[bytes]:
    """What a reset between any two of them finds."""
    yield from (each.before for each in found)
    yield end
