# SPDX-FileCopyrightText: 2026 The Mano authors
# SPDX-License-Identifier: MIT
"""The manifest: version and checksums of a program's files, for the board's self-check and for updates."""

from binascii import crc32

NAME = "manifest.txt"


def manifest(files: dict[str, bytes], version: str, board: str) -> bytes:
    """``mano VERSION BOARD``, then ``crc32 size path`` a line; firmware/mano/manifest.py reads it."""
    lines = [f"mano {version} {board}"]
    lines += [f"{crc32(files[path]):08x} {len(files[path])} {path}" for path in sorted(files)]
    return ("\n".join(lines) + "\n").encode()
