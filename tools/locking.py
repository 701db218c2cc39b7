# SPDX-FileCopyrightText: 2026 The Mano authors
# SPDX-License-Identifier: MIT
"""One at a time: a lock on a file, which the system itself drops when its holder dies."""

import contextlib
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from typing import IO

from tools import failures
from tools.problem import Problem


@contextlib.contextmanager
def alone(path: Path) -> Iterator[None]:
    """Hold the lock at `path`; while another process has it, say so and wait."""
    with _open(path) as file:
        if not _try_to_lock(file):
            print("Mano: another start is setting up; waiting for it", file=sys.stderr)
            while not _try_to_lock(file):
                time.sleep(0.2)
        yield


@contextlib.contextmanager
def alone_or_not(path: Path) -> Iterator[bool]:
    """Hold the lock at `path`, if no other process has it; yields whether it is held."""
    with _open(path) as file:
        yield _try_to_lock(file)


def _open(path: Path) -> IO[bytes]:
    try:
        return path.open("ab")
    except OSError as error:
        raise Problem(failures.explain(str(error), path.parent)) from None


def _try_to_lock(file: IO[bytes]) -> bool:
    try:
        if sys.platform == "win32":
            import msvcrt

            file.seek(0)
            msvcrt.locking(file.fileno(), msvcrt.LK_NBLCK, 1)
        else:
            import fcntl

            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError:
        return False
    return True
