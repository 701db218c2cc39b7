# SPDX-FileCopyrightText: 2026 The Mano authors
# SPDX-License-Identifier: MIT
"""The panel drawn with characters: the way that shows it largest in the terminal there is."""

from collections.abc import Callable
from dataclasses import dataclass

from tools.simulator.pictures import HEIGHT, WIDTH

HALVES = " ▀▄█"
QUADRANTS = " ▘▝▀▖▌▞▛▗▚▐▜▄▙▟█"
BRAILLE_DOTS = (0x01, 0x08, 0x02, 0x10, 0x04, 0x20, 0x40, 0x80)  # row by row


@dataclass(frozen=True)
class Drawing:
    """Characters that each stand for `across` x `down` pixels; `character` maps their bits to one."""

    across: int
    down: int
    character: Callable[[int], str]

    @property
    def columns(self) -> int:
        return WIDTH // self.across

    @property
    def rows(self) -> int:
        return HEIGHT // self.down

    def lines(self, frame: bytes) -> list[str]:
        """The frame (`Oled.frame()`) as lines of text."""
        return [
            "".join(self.character(self._bits(frame, column, row)) for column in range(self.columns))
            for row in range(self.rows)
        ]

    def _bits(self, frame: bytes, column: int, row: int) -> int:
        """The pixels under one character, the top left one in bit 0, row by row."""
        bits = 0
        for index in range(self.across * self.down):
            x = column * self.across + index % self.across
            y = row * self.down + index // self.across
            bits |= (frame[y * WIDTH // 8 + x // 8] >> (7 - x % 8) & 1) << index
        return bits


def _braille(bits: int) -> str:
    return chr(0x2800 + sum(dot for index, dot in enumerate(BRAILLE_DOTS) if bits >> index & 1))


DRAWINGS = (  # the largest first
    Drawing(1, 2, HALVES.__getitem__),
    Drawing(2, 2, QUADRANTS.__getitem__),
    Drawing(2, 4, _braille),
)


def largest(columns: int, rows: int) -> Drawing | None:
    """The largest drawing that fits, or None."""
    fitting = (each for each in DRAWINGS if each.columns <= columns and each.rows <= rows)
    return next(fitting, None)
