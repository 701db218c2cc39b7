# SPDX-FileCopyrightText: 2026 The Mano authors
# SPDX-License-Identifier: MIT
"""How far something has come: one bar redrawn in a terminal, one line a step in a file."""

import sys
from typing import TextIO

BAR = 24


class Progress:
    """Use it in a `with`; step(what) once for each of `total` things."""

    def __init__(self, total: int, out: TextIO | None = None) -> None:
        self.total = total
        self.done = 0
        self.out = out or sys.stderr
        self.live = self.out.isatty()

    def __enter__(self) -> "Progress":
        return self

    def __exit__(self, *failure: object) -> None:
        if self.live:
            self._redraw("")

    def step(self, what: str) -> None:
        self.done = min(self.done + 1, self.total)
        self.note(what)

    def note(self, what: str) -> None:
        """Say what is going on without counting it."""
        if self.live:
            filled = BAR * self.done // max(self.total, 1)
            self._redraw(f"  [{'#' * filled:.<{BAR}}] {self.done}/{self.total} {what}")
        else:
            print(f"  {self.done}/{self.total} {what}", file=self.out, flush=True)

    def _redraw(self, line: str) -> None:
        self.out.write(f"\r\x1b[K{line}")
        self.out.flush()
