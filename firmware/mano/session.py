# SPDX-FileCopyrightText: 2026 The Mano authors
# SPDX-License-Identifier: MIT
"""The match on the table, its time and its safety: what a screen confirms has been written before."""

from mano.board import ticks_between

PATIENCE_MS = 8000      # a play being keyed in stops the clock of a go for so long
OLDER_MS = 60000        # no key event is read so late
STANDING = ("pause", "go_on")


class Session:
    """Holds the Match. saved: False while the last gesture is not written. trouble: the store's last code, or None."""

    def __init__(self, store):
        self.store = store
        self.match = store.load()
        self.saved = True
        self.trouble = None
        self._tick = None
        self._at = self.match.course.at if self.match else 0

    def begin(self, setup):
        """Starts a new match."""
        # not before: set-up needs the heap, and the first screen the time
        from shared_engine.match import Match
        self.match = Match(setup)
        self._at = 0
        self._tick = None
        self._note(self.store.begin(self.match))

    def time(self, tick):
        """The match's own time in ms at that tick. Ticks wrap, so it is counted on from call to call."""
        if self._tick is not None and not self.match.course.paused:
            passed = ticks_between(self._tick, tick)
            if -OLDER_MS < passed < 0:
                return self._at + passed    # a key event may be older than the last look at the clock
            self._at += max(0, passed)      # a look days later tells nothing: ticks have wrapped
        self._tick = tick
        return self._at

    def enter(self, moves, tick, overrule=False):
        """Enters a gesture made at that tick. Returns None or the Refusal."""
        return self.enter_at(moves, self.time(tick), overrule)

    def enter_at(self, moves, at, overrule=False):
        """Enters a gesture made at that ms of the match. Returns None or the Refusal."""
        for move in moves:
            move.at = at
        mending = bool(self.match.undone)
        refusal = self.match.enter(moves, overrule)
        if refusal is None:
            if mending:
                self.match.mended()
            self._save()
        return refusal

    def undo(self):
        """Takes the last gesture back, and the time since; returns its moves.

        That the match stood still for a while is no gesture of the table: it is taken back on the way.
        """
        moves = self.match.undo()
        while moves and moves[0].act in STANDING:
            self.match.undone.pop()
            moves = self.match.undo()
        if moves:
            self._at = self._time_left_at(moves[0].at)
        self._save()
        return moves

    def _time_left_at(self, at):
        """That ms of the match; or earlier, if the clock had run out then: so that what happened can be keyed in."""
        clock = self.match.deal.clock() if self.match.deal else None
        if clock is None or at < clock[0] + clock[1]:
            return at
        return max(self.match.course.at, clock[0] + clock[1] - PATIENCE_MS)

    def put_back(self):
        """Plays what was undone again, each gesture saved by itself. Returns None or the Refusal that stopped it."""
        refusal = self.match.put_back()
        self._save()
        return refusal

    def leave_undone(self):
        """What is still undone is not played again."""
        del self.match.undone[:]
        self._save()

    def deal_ended(self):
        """Lets the store make room while nobody waits."""
        self._note(self.store.boundary(self.match))

    def _save(self):
        self._note(self.store.save(self.match))

    def _note(self, trouble):
        self.trouble = trouble
        self.saved = trouble not in ("not_saved", "no_store")
