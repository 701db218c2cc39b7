# SPDX-FileCopyrightText: 2026 The Mano authors
# SPDX-License-Identifier: MIT
"""Nobody at the keys: the panel dims, then sleeps; the first press only wakes it."""

from mano.board import ASLEEP, DIM, FULL, ticks_between
from mano.care import DIM_AFTER_S, SLEEP_AFTER_S


class Idle:
    """Watches the keys. A clock that runs keeps the panel awake (see countdown)."""

    def __init__(self, app):
        self.app = app
        self.level = FULL
        self.awake = False      # True while a clock runs
        self._since = app.board.now()
        self._waking = False

    def key(self, down, tick):
        """Notes a key; True when it only woke the panel and means nothing else."""
        self._since = tick
        if self.level == ASLEEP and down:
            self._waking = True
        self._set(FULL)
        if self._waking:
            self._waking = down
            return True
        return False

    def tick(self, now):
        """Dims or sleeps when it is time; returns the ms until then, or None."""
        if self.awake or self.level == ASLEEP:
            return None
        passed = ticks_between(self._since, now)
        limit = (DIM_AFTER_S if self.level == FULL else SLEEP_AFTER_S) * 1000
        if passed < limit:
            return limit - passed
        self._set(DIM if self.level == FULL else ASLEEP)
        return self.tick(now)

    def _set(self, level):
        if level != self.level:
            self.level = level
            self.app.board.dim(level)
