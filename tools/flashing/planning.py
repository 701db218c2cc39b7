# SPDX-FileCopyrightText: 2026 The Mano authors
# SPDX-License-Identifier: MIT
"""What has to be written to a drive, in which order, and how often that is dangerous.

Dangerous is an erase that the whole drive, or the program that runs, depends on: a power cut inside of it, some 50 ms,
would lose one of them. Writing in place in the folder that does not run is not; see tools/image/placing.py.
"""

from binascii import crc32
from collections.abc import Iterator
from dataclasses import dataclass

from tools.flashing.place import Held
from tools.image import manifest, placing
from tools.image.manifest import NAME as MANIFEST

Found = dict[str, Held]
Files = dict[str, bytes]

MADE, REMOVED, IN_THE_ROOT = 1, 1, 1  # dangerous erases each


@dataclass(frozen=True)
class Step:
    """One file to write, to copy from elsewhere on the drive, or (with neither) to remove."""

    path: str
    content: bytes | None = None
    source: str | None = None
    dangers: int = 0


def fitted(program: Files, found: Found, folder: str, version: str, board: str) -> Files:
    """The program for that folder, the manifest last; files that have shrunk get blank lines, to stay in place."""
    files = {}
    for name, content in program.items():
        if name != MANIFEST:
            held = found.get(f"{folder}/{name}")
            files[name] = placing.filled(content, held.size // placing.BLOCK if held else 1)
    held = found.get(f"{folder}/{MANIFEST}")
    told = manifest.manifest(files, version, board)
    files[MANIFEST] = placing.filled(told, held.size // placing.BLOCK if held else 1)
    return files


def is_there(program: Files, found: Found, folder: str) -> bool:
    """Whether that folder holds that program, and nothing else."""
    same = all(matches(content, found.get(f"{folder}/{name}")) for name, content in program.items())
    return same and not list(_strays(program, found, folder))


def matches(content: bytes, held: Held | None) -> bool:
    """Whether a file is as it should be."""
    return held is not None and held == Held(len(content), crc32(content))


def update(program: Files, found: Found, folder: str, running: str) -> list[Step]:
    """Make `folder` hold the program; what `running` has already is copied there. All but its manifest."""
    steps = [Step(path, dangers=REMOVED) for path in _strays(program, found, folder)]
    for name, content in program.items():
        path, there = f"{folder}/{name}", found.get(f"{running}/{name}")
        if name != MANIFEST and not matches(content, found.get(path)):
            source = f"{running}/{name}" if matches(content, there) else None
            steps.append(Step(path, content, source, dangers_of(path, content, found)))
    return steps


def spoiling(found: Found, folder: str) -> list[Step]:
    """Mark a folder's program as one that is being changed."""
    held = found.get(f"{folder}/{MANIFEST}")
    return [Step(f"{folder}/{MANIFEST}", b"\n" * held.size)] if held else []


def differing(files: Files, found: Found) -> list[Step]:
    """Write all of these that are not on the drive already; what another of them holds is copied from there."""
    steps, written = [], dict[bytes, str]()
    for path, content in files.items():
        if not matches(content, found.get(path)):
            source = written.get(content) if content else None
            steps.append(Step(path, content, source, dangers_of(path, content, found)))
        written.setdefault(content, path)
    return steps


def dangers_of(path: str, content: bytes, found: Found) -> int:
    """How many dangerous erases writing that file has."""
    held = found.get(path)
    if held is None or held.size != len(content):
        return MADE + (0 if "/" in path else IN_THE_ROOT)
    return 0 if "/" in path else IN_THE_ROOT


def growth(steps: list[Step], found: Found) -> int:
    """How many bytes more the drive has to hold then."""
    grown = 0
    for step in steps:
        held = found.get(step.path)
        grown += len(step.content or b"") - (held.size if held else 0)
    return grown


def _strays(program: Files, found: Found, folder: str) -> Iterator[str]:
    """Files in the folder that are none of the program's: a game that is not wanted any more, say."""
    for path in found:
        name = path.removeprefix(f"{folder}/")
        if name != path and name not in program and name != placing.SPACER:
            yield path
