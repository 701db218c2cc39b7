# SPDX-FileCopyrightText: 2026 The Mano authors
# SPDX-License-Identifier: MIT
"""A device without pixels: what its panel says is kept as text. For tests and benchmarks, which press many keys."""

import random

from boards.simulator import Simulator

NVM_SIZE = 4096
SHORT_PRESS, LONG_PRESS, PAUSE = 80, 900, 420  # ms, as a thumb does it


class PlainPanel:
    """Keeps the four texts of the screen; the width is that of 128x64."""

    columns = 21
    headline_columns = 10

    def __init__(self):
        self.texts = ("", "", "", "")

    def show(self, headline, line1="", line2="", line3="", mark=False):
        self.texts = (headline, line1, line2, line3)

    def text(self):
        return self.texts

    def refresh(self):
        return False

    def bar(self, tenths):
        """A held key shows no text."""

    def shift(self, dx, dy):
        """Text has no place."""


class PlainDevice(Simulator):
    """A simulator board whose time only passes when it is told to. nvm: bytes kept from an earlier device."""

    def __init__(self, geometry="cross", nvm=None, seed=0):
        super().__init__(None, geometry)
        self.nvm = bytearray(b"\xff" * NVM_SIZE) if nvm is None else nvm
        self.time = 0
        self.heard = []
        self._random = random.Random(seed)

    def now(self):
        return self.time % (1 << 29)

    def entropy(self, n):
        return self._random.randbytes(n)

    def tones(self, notes):
        self.heard.append((self.time, tuple(notes)))

    def dim(self, level):
        self.level = level


class Thumb:
    """Presses the keys of a PlainDevice and counts the presses."""

    def __init__(self, device, store=None):
        from mano.app import App

        self.device = device
        self.app = App(device, store, PlainPanel())
        self.presses = 0
        self.app.start()

    def sit_down(self, setup, dealer=0, language="en"):
        """Begins a match of that Setup, the dealer drawn already: what set-up comes to, without its presses."""
        from shared_engine.moves import NOBODY, Move

        self.app.settings.put("language", language)
        self.app.session.begin(setup)
        self.app.session.enter([Move(NOBODY, "deal", (dealer,))], self.device.now())
        self.app.play()

    @property
    def screen(self):
        """The four texts of the panel."""
        return self.app.panel.text()

    def wait(self, ms):
        """Lets so many ms pass, as the app's loop would."""
        end = self.device.time + ms
        while self.device.time < end:
            due = self.app.tick(self.device.now())
            self.device.time = min(end, self.device.time + max(1, end if due is None else due))
        self.app.tick(self.device.now())

    def press(self, *keys):
        """Presses keys one after the other; "ok!" holds the key."""
        for key in keys:
            held = key.endswith("!")
            self.presses += 1
            self.app.key(key.rstrip("!"), True, self.device.now())
            self.wait(LONG_PRESS if held else SHORT_PRESS)
            self.app.key(key.rstrip("!"), False, self.device.now())
            self.wait(PAUSE)
