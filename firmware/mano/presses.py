# SPDX-FileCopyrightText: 2026 The Mano authors
# SPDX-License-Identifier: MIT
"""Key events become presses and holds. A key with a held meaning acts on release, or at the end of 0.8 s."""

from mano.board import ticks_between

HOLD_MS = 800


class Presses:
    """At most one key is waited for; any other key that goes down settles it as a plain press."""

    def __init__(self):
        self.key = None
        self.since = 0

    def wait_for(self, key, tick):
        """This key went down and may become a hold."""
        self.key = key
        self.since = tick

    def settle(self):
        """(key, tick) of the press that was still open, or None."""
        if self.key is None:
            return None
        key, self.key = self.key, None
        return key, self.since

    def released(self, key):
        """(key, tick) when this release ends the open press, else None."""
        return self.settle() if key == self.key else None

    def held(self, now):
        """The (key, tick) whose time is full, or None."""
        return self.settle() if self.key is not None and self.elapsed(now) >= HOLD_MS else None

    def elapsed(self, now):
        """Milliseconds since the open press began."""
        return ticks_between(self.since, now)

    def tenths(self, now):
        """How far a hold has come, 0 to 10; 0 while it may still be a plain press."""
        if self.key is None or self.elapsed(now) < HOLD_MS // 4:
            return 0
        return min(10, self.elapsed(now) * 10 // HOLD_MS)
