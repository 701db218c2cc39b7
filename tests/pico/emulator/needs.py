# SPDX-FileCopyrightText: 2026 The Mano authors
# SPDX-License-Identifier: MIT
"""What the suite cannot do without, and where to get it."""

import os
import shutil
from importlib.util import find_spec
from pathlib import Path

UF2 = "raspberry_pi_pico.uf2"
VARIABLE = "MANO_UF2"
PROGRAMS = {"mcopy": "mtools", "mkfs.vfat": "dosfstools"}  # each with its Debian package


def uf2() -> Path:
    """Where CircuitPython is looked for."""
    named = os.environ.get(VARIABLE)
    return Path(named) if named else Path.home() / ".cache" / "mano" / UF2


def missing() -> str:
    """What is missing, as a sentence with the remedy; nothing if all is there."""
    if find_spec("rp2040py") is None:
        return "the Pico emulator is missing: pip install rp2040py (it has no wheel for every computer)"
    for program, package in PROGRAMS.items():
        if not shutil.which(program, path=os.environ["PATH"] + ":/usr/sbin:/sbin"):
            return f"{program} is missing: apt install {package}"
    if not uf2().is_file():
        return (
            f"CircuitPython is missing: download it from circuitpython.org, board raspberry_pi_pico, 10.0.0, "
            f"and name the file in {VARIABLE} or keep it as ~/.cache/mano/{UF2}"
        )
    return ""
