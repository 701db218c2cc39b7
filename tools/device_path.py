# SPDX-FileCopyrightText: 2026 The Mano authors
# SPDX-License-Identifier: MIT
"""Makes the device's packages importable on a desktop.

`firmware/` itself must never be on sys.path: its code.py, which CircuitPython runs by that name, would shadow
the standard library's `code`, and with it break pdb and pytest.
"""

import os
import sys
from collections.abc import Sequence
from importlib.machinery import ModuleSpec, PathFinder

from tools.places import FIRMWARE, ROOT

PACKAGES = ("mano", "boards")
BLINKA = {"BLINKA_FORCEBOARD": "OS_AGNOSTIC_BOARD", "BLINKA_FORCECHIP": "OS_AGNOSTIC"}


class FirmwareFinder:
    """Finds PACKAGES in firmware/, and nothing else there."""

    @staticmethod
    def find_spec(name: str, path: Sequence[str] | None = None, target: object = None) -> ModuleSpec | None:
        if name not in PACKAGES:
            return None
        return PathFinder.find_spec(name, [str(FIRMWARE)])


def expose() -> None:
    """From now on `mano`, `boards` and `shared_engine` can be imported, and Blinka finds no real board."""
    for name, value in BLINKA.items():
        os.environ.setdefault(name, value)
    if str(ROOT) not in sys.path:
        sys.path.insert(0, str(ROOT))
    if FirmwareFinder not in sys.meta_path:
        sys.meta_path.insert(0, FirmwareFinder)
