# SPDX-FileCopyrightText: 2026 The Mano authors
# SPDX-License-Identifier: MIT
"""The clock of a go: what is left of it, its cues, and its end. It runs on whatever screen is up."""

from mano.board import PULSE, STEADY, ticks_between
from mano.session import PATIENCE_MS

CUES = (10, 5, 4, 3, 2, 1)


class Countdown:
    """Watches deal.clock(). The engine says when it began and how long it is; the rest is the session's time.

    A play being keyed in stops it from its first press on, for PATIENCE_MS at most.
    """

    def __init__(self, app):
        self.app = app
        self._seconds = None    # as last looked at
        self._seen = 0          # ms of the match when it last still ran

    def left(self, now):
        """Milliseconds left at that tick, or None while no clock runs."""
        end = self._end(now)
        return None if end is None else max(0, end - self.app.session.time(now))

    def seconds(self, now):
        """What a screen shows: "0:14", or "" while no clock runs."""
        left = self.left(now)
        if left is None:
            return ""
        seconds = (left + 999) // 1000
        return "%d:%02d" % (seconds // 60, seconds % 60)

    def tick(self, now):
        """Ends goes whose time is over and gives the cues. Returns the ms until the digits change, or None."""
        self.run_out(now)
        left = self.left(now)
        self.app.idle.awake = left is not None
        if left is None:
            self._seconds = None
            return None
        self._seen = self.app.session.time(now)
        seconds = (left + 999) // 1000
        if seconds != self._seconds:
            self._second(seconds)
        return left - (seconds - 1) * 1000

    def run_out(self, now):
        """Ends the goes whose time is over at that tick, each at the very ms it was. True when one was."""
        ended = False
        while self.left(now) == 0:
            # after a play that was given up the go ends now: the next loses nothing by it
            at = max(self._end(now), self._seen)
            if self.app.turn.run_out(at):
                break
            self._seen = at
            ended = True
        return ended

    def _end(self, now):
        """The ms of the match at which the go ends, as far as it is known at that tick; or None."""
        match = self.app.match
        runs = match and match.deal and not match.over and not match.course.paused
        clock = match.deal.clock() if runs else None
        if clock is None:
            return None
        end = clock[0] + clock[1]
        began = self.app.keying_since()
        if began is not None:
            keying = max(0, ticks_between(began, now))
            if self.app.session.time(now) - keying < end:
                end += min(PATIENCE_MS, keying)
        return end

    def _second(self, seconds):
        app, before = self.app, self._seconds
        self._seconds = seconds
        if app.screen.shows_clock:
            app.screen.draw()
        if app.screen.is_secret():
            return
        if seconds in CUES:
            app.sound("ten_seconds" if seconds == CUES[0] else "seconds")
            app.light(app.match.asks().seat, PULSE)
        elif before in CUES:
            app.light(app.match.asks().seat, STEADY)
