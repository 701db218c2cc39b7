# SPDX-FileCopyrightText: 2026 The Mano authors
# SPDX-License-Identifier: MIT
"""From the command line to the one board that is meant, by the way on which its drive can be written."""

import time
from pathlib import Path

from tools.flashing import finding, judging, keepsakes
from tools.flashing.drive_place import DrivePlace
from tools.flashing.place import Place
from tools.flashing.serial_place import SerialPlace
from tools.problem import Problem

BACK_WITHIN = 30  # seconds, for a board that restarts


def reach(port: str | None, drive: Path | None, patience: float) -> Place:
    """The place to write to. Raises Problem: no board, more than one, one that cannot be written."""
    if drive:
        return DrivePlace(drive)
    port = port or finding.one_port(finding.ports())
    if port:
        return _by_serial(port, patience)
    mounted = finding.one_drive(finding.drives())
    if mounted:
        return DrivePlace(mounted)
    raise finding.nothing_found()


def _by_serial(port: str, patience: float) -> Place:
    place = SerialPlace(port, patience)
    facts = place.facts()
    judging.demand_circuitpython(facts)
    if facts.writable or place.take_drive():
        return place
    place.let_go()
    mounted = finding.one_drive(finding.drives())
    if mounted:
        return DrivePlace(mounted)
    raise Problem(
        f"the drive of the board on {port} belongs to a computer. If to this one, say where it is with --drive; "
        f"else eject it there and start again."
    )


def erased(port: str | None, patience: float) -> Place:
    """The board with a new drive, on which there is nothing but the saved matches.

    Those the old drive still holds, else as they were before the last update; the one on the table is in the board's
    own memory.
    """
    port = port or finding.one_port(finding.ports())
    if not port:
        raise finding.nothing_found()
    old = SerialPlace(port, patience)
    facts = old.facts()
    judging.demand_circuitpython(facts)
    kept = keepsakes.on_board(old)
    if len(kept) < len(keepsakes.SAVES):
        kept = keepsakes.kept(facts.uid) | kept
    old.erase_drive()
    new = _again(port, patience)
    for path, content in kept.items():
        new.write(path, content)
    return new


def _again(port: str, patience: float) -> Place:
    """A restarting board leaves the bus, and its port may come back by another name."""
    deadline = time.monotonic() + max(BACK_WITHIN, patience)
    while True:
        time.sleep(1)
        try:
            return reach(_port_now(port), None, patience)
        except Problem:
            if time.monotonic() > deadline:
                raise


def _port_now(port: str) -> str | None:
    return port if Path(port).exists() else None
