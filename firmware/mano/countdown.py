# SPDX-FileCopyrightText: 2026 The Mano authors
# SPDX-License-Identifier: MIT
"""The clock of a go: what is left of it, its cues, and its end."""

from mano.board import ticks_between

PATIENCE_MS = 8000      # a play being keyed in stops the clock for so long
CUES = (10, 5, 4, 3, 2, 1)


class Countdown:
    """Watches deal.clock(). The engine says when it began and how long it is; the rest is the session's time."""

    def __init__(self, app):
        self.app = app
        self._cued = None

    def left(self, now, began=None):
        """Milliseconds left at that tick, or None while no clock runs.

        began: tick at which the play being keyed in was begun; the clock stands still from then on.
        """
        match = self.app.match
        clock = match.deal.clock() if match.deal and not match.course.paused else None
        if clock is None:
            return None
        at = self.app.session.time(now)
        if began is not None:
            at -= max(0, min(PATIENCE_MS, ticks_between(began, now)))
        return max(0, clock[0] + clock[1] - at)

    def seconds(self, now, began=None):
        """What a screen shows: "0:14", or "" while no clock runs."""
        left = self.left(now, began)
        if left is None:
            return ""
        seconds = (left + 999) // 1000
        return "%d:%02d" % (seconds // 60, seconds % 60)

    def tick(self, now, began=None, secret=False):
        """Sounds the cues. Returns the ms until the digits change (0: the time is over), or None.

        secret: somebody looks in private, so nothing sounds.
        """
        left = self.left(now, began)
        self.app.idle.awake = left is not None
        if not left:
            return left
        seconds = (left + 999) // 1000
        if seconds != self._cued and seconds in CUES:
            self.app.sound("ten_seconds" if seconds == CUES[0] else "seconds", secret)
        self._cued = seconds
        return left - (seconds - 1) * 1000

    def run_out(self):
        """Enters what the rules say happens when the time is over, at the very ms it was. Returns the moves."""
        started, length, partial = self.app.match.deal.clock()
        moves = self.app.match.moves(partial)
        self.app.session.enter_at(moves, started + length)
        return moves
