# SPDX-FileCopyrightText: 2026 The Mano authors
# SPDX-License-Identifier: MIT
"""Every write to the flash chip in a stretch of play, and what a power cut inside of it leaves there.

A cut takes all but the flash chip, so one run tells what each of its cuts would: the chip holds what was written
before, and of the write under way a part (tests hold that against cuts that the machine is really given).
"""

from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from random import Random

from tests.pico.emulator.futures import branch
from tests.pico.emulator.layout import DRIVE_START, NVM_START


@dataclass(frozen=True)
class Write:
    """One erase or program, in the n-th step of the stretch."""

    kind: str
    address: int
    old: bytes
    new: bytes
    step: int

    @property
    def where(self) -> str:
        """What lies there: "nvm", or "drive"."""
        return "nvm" if NVM_START <= self.address < DRIVE_START else "drive"

    def torn(self, fraction: float) -> bytes:
        """As the machine tears it: that part of the bytes that change has changed, the first ones."""
        changes = [at for at, (old, new) in enumerate(zip(self.old, self.new)) if old != new]
        result = bytearray(self.old)
        for at in changes[: int(len(changes) * fraction)]:
            result[at] = self.new[at]
        return bytes(result)

    def scrambled(self, chance: Random) -> bytes:
        """Each byte by itself has got so far, or not: some of its bits."""
        return bytes(_on_the_way(old, new, chance) for old, new in zip(self.old, self.new))


@dataclass(frozen=True)
class Recording:
    """What the chip held before the stretch, and every write in it. ends: what it held after each step."""

    start: bytes
    writes: list[Write]
    ends: list[bytes]

    def cuts(self, fractions: Iterable[float], scrambles: int = 0) -> Iterator[tuple[Write, bytes]]:
        """(the write under way, what the chip holds) for cuts after these parts of each write."""
        chance = Random(1)
        chip = bytearray(self.start)
        for write in self.writes:
            part = slice(write.address, write.address + len(write.new))
            states = [write.torn(fraction) for fraction in fractions]
            states += [write.scrambled(chance) for _ in range(scrambles)]
            for chip[part] in states:
                yield write, bytes(chip)
            chip[part] = write.new


def record(machine, steps: Iterable[Callable[[], None]]) -> Recording:
    """What a machine writes in these steps; it itself stays where it is."""
    return branch(lambda: watch(machine, steps))


def watch(machine, steps: Iterable[Callable[[], None]]) -> Recording:
    """What a machine writes in these steps, which it makes."""
    chip = machine.flash
    writes: list[Write] = []
    ends: list[bytes] = []
    start, perform = chip.contents(), chip._perform

    def watched(kind, address, result, time):
        old = bytes(chip._mcu.flash[address : address + len(result)])
        perform(kind, address, result, time)
        writes.append(Write(kind, address, old, bytes(result), len(ends)))

    chip._perform = watched
    for step in steps:
        step()
        ends.append(chip.contents())
    chip._perform = perform
    return Recording(start, writes, ends)


def _on_the_way(old: int, new: int, chance: Random) -> int:
    way = chance.randrange(256)
    return old & ~way & 255 | new & way
