# SPDX-FileCopyrightText: 2026 The Mano authors
# SPDX-License-Identifier: MIT
"""The virtual environments the verbs run in, made from the lock files on first use.

A layer is a list of locks in one environment. Playing is part of testing, so both share `.venv`. Hardware has
one of its own: its packages bring many others, whose versions must never move what people play with.

Each lock leaves a stamp (Python version, hash of the lock) in the environment, written last. No stamp or
another one: the lock is installed again, so an interrupted set-up is simply repeated.
"""

import hashlib
import sys
from dataclasses import dataclass
from pathlib import Path

from tools import installing, locking
from tools.installing import PYTHON_VERSION, python_in
from tools.places import LOCKS, ROOT


@dataclass(frozen=True)
class Layer:
    folder: str
    locks: tuple[str, ...]


LAYERS = {
    "play": Layer(".venv", ("play",)),
    "test": Layer(".venv", ("play", "test")),
    "hardware": Layer(".venv-hardware", ("hardware",)),
}


def ensure(name: str, root: Path = ROOT, locks: Path = LOCKS) -> Path:
    """The Python of a layer, with everything in its locks installed. Raises Problem."""
    layer = LAYERS[name]
    if not _missing(layer, root, locks):
        return python_in(root / layer.folder)
    with locking.alone(root / f"{layer.folder}.lock"):
        _make(name, root, locks)
    return python_in(root / layer.folder)


def is_ready(name: str, root: Path = ROOT, locks: Path = LOCKS) -> bool:
    """Whether ensure(name) would have nothing to do."""
    return not _missing(LAYERS[name], root, locks)


def is_running(python: Path) -> bool:
    """Whether this process already runs in the environment of that Python."""
    return Path(sys.prefix).resolve() == python.parent.parent.resolve()


def _missing(layer: Layer, root: Path, locks: Path) -> list[str]:
    """The layer's locks that are not installed as they are written now."""
    folder = root / layer.folder
    if not python_in(folder).exists():
        return list(layer.locks)
    return [lock for lock in layer.locks if _read(_stamp_file(folder, lock)) != _stamp(locks / f"{lock}.txt")]


def _make(name: str, root: Path, locks: Path) -> None:
    layer = LAYERS[name]
    folder = root / layer.folder
    missing = _missing(layer, root, locks)  # asked again: another start may just have done it
    if not missing:
        return
    print(f"Mano: setting up {layer.folder} for {name}, once (needs a network connection)", file=sys.stderr)
    if not _usable(folder):
        installing.make_environment(folder)
        missing = list(layer.locks)
    for lock in missing:
        _install(folder, locks / f"{lock}.txt")


def _install(folder: Path, lock: Path) -> None:
    stamp = _stamp_file(folder, lock.stem)
    stamp.unlink(missing_ok=True)
    installing.install(python_in(folder), lock)
    installing.mark(stamp, _stamp(lock))


def _usable(folder: Path) -> bool:
    """Whether the environment was completed, by the same Python as this one."""
    return python_in(folder).exists() and _read(folder / "made-with") == PYTHON_VERSION


def _stamp_file(folder: Path, lock: str) -> Path:
    return folder / f"installed-{lock}"


def _stamp(lock: Path) -> str:
    return f"{PYTHON_VERSION} {hashlib.sha256(lock.read_bytes()).hexdigest()}"


def _read(path: Path) -> str | None:
    try:
        return path.read_text(encoding="utf-8")
    except OSError:
        return None
