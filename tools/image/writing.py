# SPDX-FileCopyrightText: 2026 The Mano authors
# SPDX-License-Identifier: MIT
"""The drive as a folder, and as a zip that is the same byte for byte wherever it is made."""

import shutil
import zipfile
from pathlib import Path

from tools.problem import Problem

LONG_AGO = (1980, 1, 1, 0, 0, 0)  # the earliest a zip can tell


def write(files: dict[str, bytes], folder: Path, names: str) -> Path:
    """Write the files to `folder`, in place of what was there, and beside it a zip, whose path it returns, and what
    the board's names mean."""
    archive = folder.with_name(folder.name + ".zip")
    try:
        shutil.rmtree(folder, ignore_errors=True)
        for name, content in files.items():
            path = folder / name
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_bytes(content)
        _pack(files, archive)
        folder.with_name(folder.name + ".names.txt").write_text(names, encoding="utf-8")
    except OSError as error:
        raise Problem(
            f"cannot write {error.filename or folder}: {error.strerror}; choose another place with --out"
        ) from None
    return archive


def _pack(files: dict[str, bytes], archive: Path) -> None:
    with zipfile.ZipFile(archive, "w") as packed:
        for name in sorted(files):
            entry = zipfile.ZipInfo(name, LONG_AGO)
            entry.create_system = 3  # else it differs between Windows and the others
            entry.external_attr = 0o644 << 16
            packed.writestr(entry, files[name])  # stored: what zlib makes of it depends on its version
