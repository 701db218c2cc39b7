# SPDX-FileCopyrightText: 2026 The Mano authors
# SPDX-License-Identifier: MIT
"""Lets this computer import the device's packages, `mano` and `boards`.

`firmware/` itself never goes on sys.path: its code.py would hide the standard library's `code`.
"""

import os
import sys
from importlib.machinery import ModuleSpec, PathFinder

from tools.places import FIRMWARE

PACKAGES = ("mano", "boards")


class _DeviceFinder:
    """Finds the device's packages, and nothing else, in firmware/."""

    @staticmethod
    def find_spec(name: str, path: object = None, target: object = None) -> ModuleSpec | None:
        return PathFinder.find_spec(name, [str(FIRMWARE)]) if name in PACKAGES else None


def expose() -> None:
    """Make `import mano` and `import boards` work, with Blinka's displayio on no particular board."""
    os.environ.setdefault("BLINKA_FORCEBOARD", "OS_AGNOSTIC_BOARD")
    os.environ.setdefault("BLINKA_FORCECHIP", "OS_AGNOSTIC")
    if _DeviceFinder not in sys.meta_path:
        sys.meta_path.insert(0, _DeviceFinder)
