# SPDX-FileCopyrightText: 2026 The Mano authors
# SPDX-License-Identifier: MIT
"""Runs on the MicroPython VM: `play_match.py KEYS FOLDER...` presses the keys named in a file, one a line, on the app.

The folders hold the device's program, as built, and a stand-in for displayio. Prints how the match ended, then the
most of the heap that was in use once garbage was collected.
"""

import gc
import sys

sys.path[:0] = sys.argv[2:]

from displayio import Display  # noqa: E402
from mano.board import Board  # noqa: E402

SHORT, LONG, PAUSE = 80, 1000, 420


class Device(Board):
    """A board whose time passes while keys are held and between them; its lot always falls on the first seat."""

    def __init__(self, folder):
        self.display = Display()
        self.font_path = folder + "/mano.font"
        self.words_dir = folder + "/words"
        self.nvm = bytearray(b"\xff" * 4096)
        self.time = 0

    def now(self):
        return self.time


def play(app, device, keys):
    """Presses the keys; returns the most bytes in use."""
    most = 0
    for line in keys:
        key = line.strip()
        app.key(key.rstrip("!"), True, device.time)
        let_pass(app, device, LONG if key.endswith("!") else SHORT)
        app.key(key.rstrip("!"), False, device.time)
        let_pass(app, device, PAUSE)
        gc.collect()
        most = max(most, gc.mem_alloc())
    return most


def let_pass(app, device, ms):
    """So much time passes, looked at a few times."""
    for _ in range(4):
        device.time += ms // 4
        app.tick(device.time)


def main():
    from mano.app import App

    device = Device(sys.argv[2])
    app = App(device)
    app.start()
    with open(sys.argv[1]) as keys:
        most = play(app, device, keys)
    print("ended:", app.match.over, app.match.score.facts())
    print("screen:", " / ".join(app.panel.text()))
    print("bytes in use:", most)


main()
