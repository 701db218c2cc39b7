# SPDX-FileCopyrightText: 2026 The Mano authors
# SPDX-License-Identifier: MIT
"""The simulator: one more board. Its keys, clock and lights are whatever drives it from outside.

`tools/simulator` derives a page, a terminal and a script from it; a test may press it by hand.
"""

from mano.board import KEYS, Board


class Simulator(Board):
    """A board whose keys are pressed by calling press(). By itself its time stands still."""

    def __init__(self, display=None, geometry="cross"):
        self.display = display
        self.GEOMETRY = geometry
        self.HAS_SHOW = "show" in KEYS[geometry]
        self.seats = ()
        self._events = []

    def press(self, key, down, tick=None):
        """A key goes down or up, now or at a tick; a key that this geometry lacks does nothing."""
        if key in KEYS[self.GEOMETRY]:
            self._events.append((key, down, self.now() if tick is None else tick))

    def event(self):
        return self._events.pop(0) if self._events else None

    def lights(self, states):
        self.seats = tuple(states)
