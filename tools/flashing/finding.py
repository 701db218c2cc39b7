# SPDX-FileCopyrightText: 2026 The Mano authors
# SPDX-License-Identifier: MIT
"""Which boards are plugged in: serial ports of makers whose boards run CircuitPython, and drives it made."""

import os
import string
import sys
from pathlib import Path

from serial.tools import list_ports

from tools.flashing.drive_place import TOLD
from tools.problem import Problem

MAKERS = (0x239A, 0x2E8A, 0x303A)  # USB numbers of Adafruit, Raspberry Pi (Pimoroni's boards too), Espressif
LABEL = "CIRCUITPY"


def ports() -> list[str]:
    """The serial ports of such boards."""
    return sorted(port.device for port in list_ports.comports() if port.vid in MAKERS)


def drives() -> list[Path]:
    """Where drives that CircuitPython made are mounted."""
    return [path for path in _mounted() if (path / TOLD).is_file()]


def one_port(found: list[str]) -> str | None:
    """The port of the only board; None if there is none. Raises Problem if there are more."""
    if len(found) > 1:
        raise Problem(
            f"more than one board is plugged in: {', '.join(found)}. Say which with --port.", status=2
        )
    return found[0] if found else None


def one_drive(found: list[Path]) -> Path | None:
    """The only drive; None if there is none. Raises Problem if there are more."""
    if len(found) > 1:
        names = ", ".join(map(str, found))
        raise Problem(f"more than one board's drive is here: {names}. Say which with --drive.", status=2)
    return found[0] if found else None


def nothing_found() -> Problem:
    """What to say when there is no board at all."""
    return Problem(
        "no board found. Plug it in with a cable that carries data, and wait until it has started. A new board needs "
        "CircuitPython 10 first: hold BOOT while you plug it in, and copy the UF2 file for your board from "
        "circuitpython.org onto the drive that appears."
    )


def _mounted() -> list[Path]:
    if sys.platform == "win32":
        return [Path(f"{letter}:\\") for letter in string.ascii_uppercase if letter not in "AB"]
    if sys.platform == "darwin":
        return sorted(Path("/Volumes").glob(f"{LABEL}*"))
    return _mounted_on_linux()


def _mounted_on_linux(table: Path = Path("/proc/mounts")) -> list[Path]:
    """As the system lists them; a blank in a path is written \\040 there."""
    try:
        lines = table.read_text(encoding="utf-8").splitlines()
    except OSError:
        return []
    paths = [
        os.fsdecode(line.split(" ")[1].encode().decode("unicode_escape").encode("latin-1")) for line in lines
    ]
    return [Path(path) for path in paths if Path(path).name.startswith(LABEL)]
