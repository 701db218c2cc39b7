# SPDX-FileCopyrightText: 2026 The Mano authors
# SPDX-License-Identifier: MIT
"""A board's drive as this computer sees it: a folder."""

import errno
import os
import re
import shutil
from binascii import crc32
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from tools.flashing.place import Facts, Held, Place
from tools.problem import Problem

TOLD = "boot_out.txt"  # CircuitPython writes there what it is
WHO = re.compile(r"Adafruit CircuitPython (\d+)\.(\d+)\.(\d+)")
BOARD = re.compile(r"Board ID: ?(\w+)")
UID = re.compile(r"UID: ?(\w+)")


class DrivePlace(Place):
    """The drive mounted at `root`. Raises Problem where that is no CircuitPython board's."""

    def __init__(self, root: Path) -> None:
        self.name = str(root)
        self._root = root
        if not (root / TOLD).is_file():
            raise Problem(
                f"{root} is not the drive of a CircuitPython board (it has no {TOLD}). Is it the right path?"
            )

    def facts(self) -> Facts:
        said = (self._root / TOLD).read_text(encoding="utf-8", errors="replace")
        who, board, uid = WHO.search(said), BOARD.search(said), UID.search(said)
        version = tuple(int(number) for number in who.groups()) if who else ()
        writable = os.access(self._root, os.W_OK)
        free = shutil.disk_usage(self._root).free
        return Facts(
            "circuitpython" if who else "another Python",
            version,
            board[1] if board else "",
            writable,
            free,
            uid[1].lower() if uid else "",
        )

    def files(self, *paths: str) -> dict[str, Held]:
        found = {}
        for path in paths:
            top = self._root / path
            for file in [top] if top.is_file() else sorted(top.rglob("*")):
                if file.is_file():
                    content = file.read_bytes()
                    found[file.relative_to(self._root).as_posix()] = Held(len(content), crc32(content))
        return found

    def read(self, path: str) -> bytes:
        file = self._root / path
        return file.read_bytes() if file.is_file() else b""

    def write(self, path: str, content: bytes) -> None:
        file = self._root / path
        with self._telling():
            file.parent.mkdir(parents=True, exist_ok=True)
            size = file.stat().st_size if file.is_file() else len(content) + 1
            with file.open("r+b" if size <= len(content) else "wb") as written:
                written.write(content)
                written.flush()
                os.fsync(written.fileno())  # the order in which files are changed is what makes it safe
            if size != len(content):
                self._sync_folders(file)

    def _sync_folders(self, file: Path) -> None:
        if os.name == "nt":  # there folders cannot be opened, and removable drives are not written with delay
            return
        for folder in file.relative_to(self._root).parents:
            number = os.open(self._root / folder, os.O_RDONLY)
            os.fsync(number)
            os.close(number)

    def copy(self, source: str, target: str) -> None:
        self.write(target, (self._root / source).read_bytes())

    def remove(self, path: str) -> None:
        with self._telling():
            file = self._root / path
            file.unlink()
            if not any(file.parent.iterdir()):
                file.parent.rmdir()

    def restart(self) -> str:
        return "Eject the drive, then unplug Mano and plug it in again."

    @contextmanager
    def _telling(self) -> Iterator[None]:
        """What the system complains of, in words."""
        try:
            yield
        except OSError as error:
            raise Problem(f"{self.name}: {_remedy(error)}") from None


def _remedy(error: OSError) -> str:
    if error.errno == errno.ENOSPC:
        return "the drive is full. Remove what is not Mano's from it, or choose fewer --languages or --games."
    if error.errno in (errno.EROFS, errno.EACCES, errno.EPERM):
        return (
            "the drive is read-only. Plug Mano in while you hold OK or BACK; the drive is the computer's then. "
            "If it already is, eject it and plug it in anew: a system mounts a faulty drive read-only."
        )
    return f"{error.strerror}. Was it unplugged? Plug it in and start again: nothing is lost."
