# SPDX-FileCopyrightText: 2026 The Mano authors
# SPDX-License-Identifier: MIT
"""A match is its log: gestures are entered, taken back and put back; the course follows from them."""

from shared_engine.asking import Ask, Offer
from shared_engine.course import MATCH_ACTS, OURS, Course
from shared_engine.deal import gesture
from shared_engine.log import Log
from shared_engine.moves import NOBODY, OVERRULED, Move
from shared_engine.notation import Notation


class Match:
    """One match from its Setup on.

    results: Results of deals whose moves are no longer kept (see compact), at: time of the last of those moves.
    notes: what followed from the last gesture. undone: gestures taken back (lists of Moves), the latest last.
    """

    def __init__(self, setup, results=(), at=0):
        self.setup = setup
        self.game = setup.game
        self.notation = Notation(self.game.pack, MATCH_ACTS + tuple(self.game.Deal.ACTS))
        self.log = Log(self.notation)
        self.course = Course(setup, self.log, results, at)
        self.notes: list = []
        self.undone = []

    # -- the position

    @property
    def deal(self):
        """The deal on the table (it stays there when it is over), or None before the first."""
        return self.course.deal

    @property
    def score(self):
        """The game's Score over all results so far."""
        return self.course.score

    @property
    def names(self):
        """The players' names by seat; "" for a seat known by its number only."""
        return self.course.names

    @property
    def over(self):
        """True when the match is won or the table ended it."""
        return self.course.closed

    def facts(self):
        """The public position as plain data: the deal's facts, the score and the number of the deal (from 1)."""
        course = self.course
        facts = dict(course.deal.facts()) if course.deal else {}
        facts.update(course.score.facts())
        facts["deal"] = len(course.results) + (1 if course.deal and not course.deal.over else 0)
        return facts

    # -- playing

    def refusal(self, move):
        """None, or the Refusal that says why this move is not accepted. Changes nothing."""
        return self.course.refusal(move)

    def play(self, move):
        """Writes the move into the log and folds it; returns its Notes. Does not ask whether it is legal."""
        if move.at < self.course.at:
            move.at = self.course.at    # a log never runs back in time
        offset = len(self.log)
        self.log.append(move, self.course.at)
        return self.course.fold(offset, move)

    def enter(self, moves, overrule=False):
        """One gesture: all of its moves are played, or none. Returns None or the Refusal that stopped it.

        overrule: the table allows what the rules refuse; such moves are marked. A firm Refusal stands all the same.
        """
        played: list = []
        notes = []
        for move in gesture(moves):
            move.at = max(move.at, self.course.at)      # as it will stand in the log, which never runs back in time
            refusal = self.refusal(move)
            if refusal and overrule and not refusal.firm:
                move.marks |= OVERRULED
            elif refusal:
                if played:
                    _taking_back().cut(self, played)
                return refusal
            played.append((len(self.log), move))
            notes.extend(self.play(move))
        self.notes = notes
        return None

    # -- taking back

    def undo(self):
        """Takes the last gesture back, across deals too, and returns its moves; [] when none is kept."""
        return _taking_back().undo(self)

    def mended(self):
        """A new entry took the place of the earliest gesture undone; what came after it may be put back."""
        if self.undone:
            self.undone.pop()

    def put_back(self):
        """Plays what was undone again, as far as it is legal. Returns None or the Refusal that stopped it."""
        return _taking_back().put_back(self)

    # -- what is asked

    def asks(self, partial=()):
        """The next Ask, or None when the gesture is complete."""
        if partial:
            return None if partial[0] in OURS else self.deal.asks(partial)
        if self.over or self.deal is None:
            return Ask("acts", "match_over" if self.over else "no_deal", facts=self.facts())
        ask = self.deal.asks()
        if self.deal.over:
            ask.offers = list(ask.offers) + [Offer("ok", "deal")]
        return ask

    def moves(self, partial):
        """The moves of a complete gesture."""
        if partial[0] == "deal":
            return [Move(NOBODY, "deal", (self.score.next_dealer(self.deal.dealer),))]
        if partial[0] in OURS:
            return [Move(NOBODY, partial[0], tuple(partial[1:]))]
        return self.deal.moves(partial)

    # -- saving and loading

    def compact(self):
        """Closed deals before the last become mere Results: their moves are forgotten, the last deal's are kept."""
        mark = self.course.deal_start
        if mark is None or mark.offset == 0:
            return
        kept = self.log.data[mark.offset:]
        self.setup = self.setup.with_changes(mark.names, mark.level)
        self.log = Log(self.notation)
        self.course = Course(self.setup, self.log, mark.results, mark.at)
        self.load(kept)

    def load(self, records):
        """Appends raw records of a saved log and folds them. Raises LogError when they are none of this game."""
        start = len(self.log)
        self.log.data.extend(records)
        for offset, move in self.log.moves(start, self.course.at):
            self.course.fold(offset, move)

    def status(self):
        """All inconsistencies of the log: [(number of the move, Refusal)]; what the table allowed is left out."""
        from shared_engine.judging import status
        return status(self)


def _taking_back():
    # a board may drop it again
    from shared_engine import taking_back
    return taking_back
