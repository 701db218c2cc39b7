# SPDX-FileCopyrightText: 2026 The Mano authors
# SPDX-License-Identifier: MIT
"""No device module too big to be compiled on the board."""

from pathlib import Path

from tools.checks import device_modules

SAYS = "every device module has at most 9 KB of source"

LIMIT = 9 * 1024  # compiling takes 3.5 times the source in one piece of heap, and a Pico's largest is 39 KB


def check(root: Path) -> list[str]:
    """Every device module over LIMIT bytes."""
    sizes = ((path.relative_to(root), path.stat().st_size) for path in device_modules(root))
    return [
        f"{path}:1: {size} bytes, {size - LIMIT} too many: split it" for path, size in sizes if size > LIMIT
    ]
