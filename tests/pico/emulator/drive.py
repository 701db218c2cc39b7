# SPDX-FileCopyrightText: 2026 The Mano authors
# SPDX-License-Identifier: MIT
"""The board's drive as an image: made, read and checked by mtools and dosfstools."""

import os
import subprocess
import tempfile
from collections.abc import Mapping
from contextlib import contextmanager
from pathlib import Path

from tests.pico.emulator.layout import DRIVE_SIZE

FORMAT = ["mkfs.vfat", "-F", "12", "-S", "512", "-s", "1", "-n", "CIRCUITPY"]
SECTOR, ENTRY = 512, 32  # bytes; of a folder an entry
# Where a boot sector tells its reserved sectors, allocation tables, entries of the root, and sectors of a table.
LAYOUT = (slice(14, 16), slice(16, 17), slice(17, 19), slice(22, 24))
ENVIRONMENT = {**os.environ, "MTOOLS_SKIP_CHECK": "1", "PATH": os.environ["PATH"] + ":/usr/sbin:/sbin"}


def image_of(files: Mapping[str, bytes | str]) -> bytes:
    """A drive that holds these files, given by path on the drive."""
    with tempfile.TemporaryDirectory() as scratch:
        tree = Path(scratch, "tree")
        for name, content in files.items():
            path = tree / name
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_bytes(content.encode() if isinstance(content, str) else content)
        image = Path(scratch, "image")
        image.write_bytes(b"\xff" * DRIVE_SIZE)
        _run(*FORMAT, str(image))
        _run("mcopy", "-s", "-Q", "-i", str(image), *map(str, sorted(tree.iterdir())), "::/")
        return image.read_bytes()


def files_under(folder: Path, pattern: str = "**/*.py") -> dict[str, bytes]:
    """The files of a folder on the computer, as image_of() wants them."""
    found = (path for path in folder.glob(pattern) if path.is_file())
    return {path.relative_to(folder).as_posix(): path.read_bytes() for path in found}


def read(drive: bytes, name: str) -> bytes:
    """The content of a file on a drive."""
    with _on_disk(drive) as image:
        return _run("mtype", "-i", image, "::/" + name)


def tree(drive: bytes) -> dict[str, bytes]:
    """All files of a drive, by path."""
    with _on_disk(drive) as image, tempfile.TemporaryDirectory() as folder:
        _run("mcopy", "-s", "-n", "-Q", "-i", image, "::/*", folder)
        return files_under(Path(folder), "**/*")


def with_file(drive: bytes, name: str, content: bytes) -> bytes:
    """The drive with this in a file."""
    with _on_disk(drive) as image, tempfile.NamedTemporaryFile() as file:
        file.write(content)
        file.flush()
        _run("mcopy", "-o", "-i", image, file.name, "::/" + name)
        return Path(image).read_bytes()


def without_file(drive: bytes, name: str) -> bytes:
    """The drive with that file removed."""
    with _on_disk(drive) as image:
        _run("mdel", "-i", image, "::/" + name)
        return Path(image).read_bytes()


def end_of_root(drive: bytes) -> int:
    """Where on a drive that ends on which all of it depends: boot sector, allocation table, root folder."""
    reserved, tables, entries, sectors = (int.from_bytes(drive[at], "little") for at in LAYOUT)
    return (reserved + tables * sectors) * SECTOR + entries * ENTRY


def names(drive: bytes) -> list[str]:
    """All paths on a drive, folders with a slash at the end."""
    with _on_disk(drive) as image:
        listing = _run("mdir", "-/", "-b", "-i", image, "::/").decode()
    return sorted(line.removeprefix("::/") for line in listing.splitlines())


def faults(drive: bytes) -> str:
    """What fsck finds wrong with a drive; nothing if it is sound."""
    with _on_disk(drive) as image:
        result = subprocess.run(["fsck.vfat", "-n", image], env=ENVIRONMENT, capture_output=True, text=True)
    return "" if result.returncode == 0 else result.stdout + result.stderr


@contextmanager
def _on_disk(drive: bytes):
    with tempfile.NamedTemporaryFile() as file:
        file.write(drive)
        file.flush()
        yield file.name


def _run(*command: str) -> bytes:
    return subprocess.run(command, env=ENVIRONMENT, check=True, capture_output=True).stdout
