# SPDX-FileCopyrightText: 2026 The Mano authors
# SPDX-License-Identifier: MIT
"""The two PIO blocks, which our boards leave alone: rp2040py asks after each instruction whether they run.

Not to ask saves a sixth of the time that a test takes.
"""


class Unasked(dict):
    """Finds each block by its number, as a reset does; who goes through all of them finds none."""

    def __init__(self, blocks) -> None:
        super().__init__()
        self._blocks = tuple(blocks)

    def __missing__(self, number: int):
        return self._blocks[number]

    def check(self) -> None:
        """Complain if a program has started one: it would stand still."""
        if not all(block.stopped for block in self._blocks):
            raise NotImplementedError("the program runs PIO, which tests/pico/emulator leaves out to be quick")
