# SPDX-FileCopyrightText: 2026 The Mano authors
# SPDX-License-Identifier: MIT
"""Runs on the MicroPython VM, in the folder of a program built for it: `-m play_match KEYS`.

Presses the keys named in a file, one a line, on the app. Prints how the match ended, then the most of the heap that
was in use once garbage was collected.
"""

import gc
import sys

from displayio import Display
from mano.board import Board

SHORT, LONG, PAUSE = 80, 1000, 420
OFTEN = 4000  # bytes: garbage is collected before it scatters what stays over the heap


class Device(Board):
    """A board whose time passes while keys are held and between them; its lot always falls on the first seat."""

    def __init__(self):
        self.display = Display()
        self.font_path = "mano.font"
        self.words_dir = "words"
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
    """Plays the match."""
    gc.threshold(OFTEN)
    from mano.app import App

    device = Device()
    app = App(device)
    app.start()
    with open(sys.argv[1]) as keys:
        most = play(app, device, keys)
    print("ended:", app.match.over, app.match.score.facts())
    print("screen:", " / ".join(app.panel.text()))
    print("bytes in use:", most)


if __name__ == "__main__":
    main()
