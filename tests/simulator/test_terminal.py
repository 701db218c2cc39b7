# SPDX-FileCopyrightText: 2026 The Mano authors
# SPDX-License-Identifier: MIT
"""The device in a real (pseudo) terminal."""

import fcntl
import os
import pty
import select
import struct
import subprocess
import sys
import termios

import pytest

from tools.places import ROOT

PROGRAM = """
import importlib.util, sys
from tools import device_path
device_path.expose()
spec = importlib.util.spec_from_file_location("mano.app", "tests/simulator/demo_app.py")
sys.modules["mano.app"] = module = importlib.util.module_from_spec(spec)
spec.loader.exec_module(module)
from tools import play, problem
try:
    sys.exit(play.main(["--terminal", "--state", sys.argv[1]]))
except problem.Problem as reason:
    sys.exit(str(reason))
"""
PATIENCE = 20  # seconds; only a test that fails waits so long


class Player:
    """Somebody at a terminal of a given size."""

    def __init__(self, columns, rows, folder):
        self.terminal, inside = pty.openpty()
        fcntl.ioctl(inside, termios.TIOCSWINSZ, struct.pack("HHHH", rows, columns, 0, 0))
        environment = {**os.environ, "PYTHONIOENCODING": "utf-8"}
        environment = {name: value for name, value in environment.items() if name not in ("COLUMNS", "LINES")}
        command = [sys.executable, "-c", PROGRAM, str(folder)]
        streams = {"stdin": inside, "stdout": inside, "stderr": inside}
        self.program = subprocess.Popen(command, cwd=ROOT, env=environment, **streams)
        os.close(inside)
        self.seen = ""

    def type(self, text):
        os.write(self.terminal, text.encode())

    def sees(self, text):
        """Read on until the text comes; False if it does not."""
        while text not in self.seen:
            if not select.select([self.terminal], [], [], PATIENCE)[0]:
                return False
            try:
                self.seen += os.read(self.terminal, 65536).decode("utf-8", "replace")
            except OSError:  # the program has ended
                break
        found = text in self.seen
        self.seen = self.seen.partition(text)[2]
        return found


@pytest.fixture
def sit_down(tmp_path):
    players = []

    def player(columns, rows):
        players.append(Player(columns, rows, tmp_path))
        return players[-1]

    yield player
    for each in players:
        each.program.kill()
        each.program.wait()
        os.close(each.terminal)


def test_the_panel_is_drawn_keys_work_and_q_ends_it(sit_down):
    player = sit_down(80, 32)
    assert player.sees("Enter     OK")
    player.type("\x1b[C")
    assert player.sees("\x1b[H")
    player.type("q")
    assert player.sees("\x1b[?1049l")
    assert player.program.wait(PATIENCE) == 0


def test_a_terminal_too_small_is_told_so(sit_down):
    player = sit_down(50, 20)
    assert player.sees("this terminal is 50 x 20 characters, the panel needs 64 x 16")
    assert player.program.wait(PATIENCE) == 1
