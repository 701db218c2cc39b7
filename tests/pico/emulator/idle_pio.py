# SPDX-FileCopyrightText: 2026 The Mano authors
# SPDX-License-Identifier: MIT
"""The two PIO blocks, which run only while seat lights are written: rp2040py asks for them after each instruction.

Not to ask while they are idle saves a sixth of the time that a test takes.
"""

from collections.abc import Callable

PLACES = (0x50200, 0x50300)  # as rp2040py counts peripherals


class Idle(dict):
    """Finds each block by its number, as a reset does; who goes through all of them finds none."""

    def __init__(self, blocks) -> None:
        super().__init__()
        self._blocks = blocks

    def __missing__(self, number: int):
        return self._blocks[number]


class Watched:
    """A block as the program reaches it; tells `running()` when it was made to run."""

    def __init__(self, block, running: Callable[[], None]) -> None:
        self._block = block
        self._running = running

    def __getattr__(self, name: str):
        return getattr(self._block, name)

    def write_uint32_atomic(self, offset: int, value: int, how: int) -> None:
        self._block.write_uint32_atomic(offset, value, how)
        if not self._block.stopped:
            self._running()


class Pio:
    """`running()` is called when a block starts: the step in progress must end then. look() comes before each."""

    def __init__(self, mcu, running: Callable[[], None]) -> None:
        self._mcu = mcu
        self._blocks = list(mcu.pio)
        self._idle = Idle(self._blocks)
        for place in PLACES:
            mcu.peripherals[place] = Watched(mcu.peripherals[place], running)

    def look(self) -> None:
        """Let the next step move the blocks on if one runs."""
        idle = all(block.stopped for block in self._blocks)
        self._mcu.pio = self._idle if idle else self._blocks
