# SPDX-FileCopyrightText: 2026 The Mano authors
# SPDX-License-Identifier: MIT
"""The course of a match: what its log folds to. Everything here can be made again from setup, results and log."""

from shared_engine.moves import Act
from shared_engine.rulings import Note, Refusal

MATCH_ACTS = (
    Act("deal", ("seat",), table=True),     # this seat deals
    Act("level", ("number",), table=True),  # how much is logged from now on: an index of LEVELS
    Act("unsay", ("number",), table=True),  # the entry at that moment of the deal was wrong: it becomes unknown
    Act("correct", ("number", "numbers"), table=True),      # the result of that deal was another
    Act("name", ("seat", "text"), table=True),
    Act("pause", table=True),
    Act("go_on", table=True),
    Act("close", table=True),               # the table ends the match here
)
OURS = tuple([act.name for act in MATCH_ACTS])


class Result:
    """How a deal ended: who dealt, the game's own numbers, and whether it was corrected later."""

    def __init__(self, dealer, numbers, edited=False):
        self.dealer = dealer
        self.numbers = tuple(numbers)
        self.edited = edited


class Mark:
    """Where a deal begins in the log: offset of its record and what the match had come to just before it.

    results: tuple of Results; names: tuple; at: time of the move before the deal.
    """

    def __init__(self, offset, results, names, level, at):
        self.offset = offset
        self.results = results
        self.names = names
        self.level = level
        self.at = at


class Course:
    """Deals, results, score, names and level after the moves folded so far.

    closed_before: Results of the deals closed before the log begins (their moves are no longer kept). began_at: time
    of the last move among those.
    """

    def __init__(self, setup, log, results=(), at=0):
        self.setup = setup
        self.log = log
        self.closed_before = tuple(results)
        self.began_at = at
        self.at: int = at
        self.marks: list = []
        self.start()

    def refusal(self, move):
        """None, or why this move is not accepted. Changes nothing."""
        # a log may come from anywhere, so a move need not be as the screens make it
        act = self.log.notation.act(move.act)
        if not act.complete(move.args):
            return Refusal("unknown_value", firm=True)
        if not act.seats_exist(move, self.setup.players):
            return Refusal("no_such_seat", firm=True)
        if move.act == "deal":
            return self._deal_refusal()
        if move.act in OURS:
            return getattr(_table_acts(), "refuse_" + move.act)(self, *move.args)
        if self.ended:
            return Refusal("match_over", firm=True)
        if self.deal is None:
            return Refusal("no_deal", firm=True)
        return self.deal.refusal(move)

    def fold(self, offset, move):
        """Takes over a move whose record stands at that offset of the log; returns its Notes."""
        before, self.at = self.at, move.at
        if move.act == "deal":
            return self._open(offset, move.args[0], before)
        if move.act in OURS:
            getattr(_table_acts(), "fold_" + move.act)(self, *move.args)
            return ()
        return self._fold_into_deal(move)

    def take_over(self, offset, result):
        """A deal whose record stands at that offset had this Result; its moves are not folded (see closed_deals)."""
        self._mark(offset, self.at)
        self.results.append(result)
        self.score.add(result.numbers)

    def start(self):
        """The state before the log's first move."""
        self.results = list(self.closed_before)
        self.level = self.setup.level
        self.names = list(self.setup.names)
        self.deal = None
        self.paused = self.ended = False
        self.at = self.began_at
        self.marks = []
        self.unsaid = ()
        self.count()

    def count(self):
        """Makes the score anew from the results."""
        self.score = self.setup.game.Score(self.setup.players, self.setup.options)
        for result in self.results:
            self.score.add(result.numbers)

    def return_to(self, mark):
        """The state just before the deal of that Mark."""
        self.results = list(mark.results)
        self.names = list(mark.names)
        self.level = mark.level
        self.at = mark.at
        self.ended = False
        self.count()

    @property
    def closed(self):
        """True when the match is won or the table ended it."""
        return self.ended or self.score.over and (self.deal is None or self.deal.over)

    @property
    def deal_start(self):
        """The Mark of the last deal in the log, or None."""
        return self.marks[-1] if self.marks else None

    # -- folding

    def _deal_refusal(self):
        if self.closed:
            return Refusal("match_over", firm=True)
        if self.deal is not None and not self.deal.over:
            return Refusal("deal_running", firm=True)
        return None

    def _mark(self, offset, before):
        self.marks.append(Mark(offset, tuple(self.results), tuple(self.names), self.level, before))

    def _open(self, offset, dealer, before):
        self._mark(offset, before)
        self.deal = self.setup.game.Deal(self.setup.players, self.setup.options, dealer, self.score)
        self.deal.level = self.level
        self.paused = False
        self.unsaid = self._unsaid_behind(offset)
        return (Note("deals", seat=dealer),)

    def _fold_into_deal(self, move):
        deal = self.deal
        self.paused = False     # who plays, plays on
        private = self.log.notation.act(move.act).private
        if deal.moment in self.unsaid and not private:
            move.args = self._untold(move)
        before = deal.result() if deal.over else ()
        notes = deal.play(move)
        if not private:
            deal.moment += 1
        if deal.over:
            self._close(deal, before)
        return notes

    def _untold(self, move):
        unknown = self.setup.game.pack.UNKNOWN
        kinds = self.log.notation.act(move.act).kinds
        return tuple([unknown if kind == "card" else (unknown,) * len(value) if kind == "cards" else value
                      for kind, value in zip(kinds, move.args)])

    def _close(self, deal, before):
        result = Result(deal.dealer, deal.result())
        number = len(self.marks[-1].results)
        if len(self.results) == number:
            self.results.append(result)
            self.score.add(result.numbers)
        else:
            self.results[number] = _later_word(self.results[number], result, before)
            self.count()

    def _unsaid_behind(self, offset):
        # a replay must know what will be unsaid before it folds the entry itself
        unsaid = []
        for later, act in self.log.acts(self.log.behind(offset)):
            if act == "deal":
                break
            if act == "unsay":
                unsaid.append(self.log.move_at(later).args[0])
        return unsaid


def _later_word(told, result, before):
    """The Result of a deal in which somebody acted after its end; told: what counted, before: the deal's own word.

    A later act may still change who won (shows at the same time): the numbers it changed are news, all others stay
    as the table corrected them.
    """
    if not told.edited:
        return result
    numbers = [was if now == old else now for was, now, old in zip(told.numbers, result.numbers, before)]
    numbers += result.numbers[len(numbers):] or told.numbers[len(numbers):]
    return Result(result.dealer, numbers, edited=tuple(numbers) != result.numbers)


def _table_acts():
    # seldom needed, and a board may drop it again
    from shared_engine import table_acts
    return table_acts
