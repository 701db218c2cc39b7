# SPDX-FileCopyrightText: 2026 The Mano authors
# SPDX-License-Identifier: MIT
"""What a simulated device keeps when it is switched off: its non-volatile memory and its save slots."""

import mmap
import shutil
from pathlib import Path

from tools.problem import Problem

NVM_SIZE = 4096  # as on an RP2040
ERASED = b"\xff"


class Keeping:
    """A folder with `nvm` (one file) and `slots` (a folder). `fresh` empties both first."""

    def __init__(self, folder: Path, fresh: bool = False) -> None:
        self.slots = folder / "slots"
        try:
            if fresh and self.slots.exists():
                shutil.rmtree(self.slots)
            self.slots.mkdir(parents=True, exist_ok=True)
            self.nvm = _mapped(folder / "nvm", fresh)
        except (OSError, ValueError) as error:
            raise Problem(
                f"cannot keep matches in {folder} ({error}). Name another folder: --state DIR"
            ) from None


def _mapped(path: Path, fresh: bool) -> mmap.mmap:
    """The file as bytes that can be changed in place, the changes kept like the board's."""
    if fresh or not path.exists() or path.stat().st_size != NVM_SIZE:
        path.write_bytes(ERASED * NVM_SIZE)
    with path.open("r+b") as file:
        return mmap.mmap(file.fileno(), NVM_SIZE)
