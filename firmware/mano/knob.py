# SPDX-FileCopyrightText: 2026 The Mano authors
# SPDX-License-Identifier: MIT
"""A knob that turns, as two keys: every detent is a press of knob_left or knob_right, and its release."""


class Knob:
    """encoder: a rotaryio.IncrementalEncoder. now: a function that returns the present tick."""

    def __init__(self, encoder, now):
        self._encoder = encoder
        self._now = now
        self._at = encoder.position
        self._down = None   # the key whose release is still to be told

    def moved(self):
        """Whether there is an event to take."""
        return self._down is not None or self._encoder.position != self._at

    def event(self):
        """The next event as (key, down, tick)."""
        if self._down is not None:
            key, self._down = self._down, None
            return key, False, self._now()
        step = 1 if self._encoder.position > self._at else -1
        self._at += step
        self._down = "knob_right" if step > 0 else "knob_left"
        return self._down, True, self._now()
