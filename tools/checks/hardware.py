# SPDX-FileCopyrightText: 2026 The Mano authors
# SPDX-License-Identifier: MIT
"""hardware/: its sources are sound, agree with the firmware, and everything made from them is up to date."""

from pathlib import Path

from tools.checks import Skipped
from tools.hardware import case, electrical, faults, made, packages, pictures, pins, power
from tools.hardware import source as boards
from tools.problem import Problem

SAYS = "hardware/ can be wired, printed and powered, follows its sources, and has the firmware's pins"


def check(root: Path) -> list[str]:
    """What is wrong, from the sources outward; what they break is not looked at."""
    if not packages.borrow():
        raise Skipped(packages.REMEDY)
    folder, firmware = root / "hardware", root / "firmware"
    source, figures = boards.load(folder), boards.load_power(folder)
    broken = [*faults.check(source), *power.check(figures)]
    if broken:
        return broken
    return [
        *pins.check(source),
        *pins.check_firmware(source, firmware),
        *power.check_care(figures, firmware),
        *(problem for build in boards.wired_builds(source) for problem in electrical.check(source, build)),
        *made.check(source, figures, folder),
        *_wiring_pictures(source, folder),
        *_enclosures(source),
    ]


def _wiring_pictures(source: dict, folder: Path) -> list[str]:
    if not pictures.has_graphviz():
        print("SKIPPED hardware, wiring pictures: this computer has no graphviz (sudo apt install graphviz)")
        return []
    return made.check_wirings(source, folder)


def _enclosures(source: dict) -> list[str]:
    from tools.hardware import fit

    try:
        case.demand_openscad()
    except Problem as reason:
        print(f"SKIPPED hardware, enclosures: {reason}")
        return []
    return fit.check_builds(source)
