# SPDX-FileCopyrightText: 2026 The Mano authors
# SPDX-License-Identifier: MIT
"""Deals of a log whose results its journal tells: a start need not fold them again.

On a Pico a move takes 4 ms to fold, and a log may hold several hundred. Undo reaches back into such a deal all the
same: its moves are in the log, and its Mark is made without them.
"""

from shared_engine.course import OURS, Result
from shared_engine.moves import put, take
from shared_engine.notation import put_list, take_list
from shared_engine.recorder import CLOSED

LONG_DEAL = 100     # bytes of the log; a shorter deal is folded as fast as its result is read

DEAL, CORRECT = OURS.index("deal"), OURS.index("correct")
BESIDE = tuple([OURS.index(act) for act in ("level", "name", "pause", "go_on", "close")])   # change no result
TOLD = ("level", "name")    # of these: what later deals depend on


def note(match):
    """[(CLOSED, payload)] of the deal on the table, if it is over; of a short deal or none: [].

    The payload: the offset of the deal's record in the log, who dealt at last, the numbers of its result.
    """
    mark = match.course.deal_start
    if mark is None or not match.deal.over or len(match.log) - mark.offset < LONG_DEAL:
        return []
    payload = bytearray()
    result = match.course.results[len(mark.results)]
    put(payload, mark.offset)
    put(payload, result.dealer)
    put_list(payload, result.numbers)
    return [(CLOSED, payload)]


class Deals:
    """Every deal of the log that is being gathered, with its result as far as it is known."""

    def __init__(self):
        # [offset of its record, time before it, its Result; None: not known; False: is to be folded all the same]
        self._deals = []

    def add(self, offset, act, before):
        """The log got a record of that act number; before: time of the record before it."""
        if act == DEAL:
            self._deals.append([offset, before, None])
        elif act == CORRECT and self._deals:
            self._deals[-1][2] = False      # whether a correction holds is a matter of what came behind it
        elif act not in BESIDE:
            self._forget()

    def close(self, payload):
        """A CLOSED frame was read."""
        offset, i = take(payload, 0)
        if self._deals and self._deals[-1][0] == offset and self._deals[-1][2] is None:
            dealer, i = take(payload, i)
            self._deals[-1][2] = Result(dealer, take_list(payload, i)[0])

    def cut(self, length):
        """The log was cut to that length, so its last deal may end differently now."""
        while self._deals and self._deals[-1][0] >= length:
            self._deals.pop()
        self._forget()

    def _forget(self):
        if self._deals and self._deals[-1][2]:
            self._deals[-1][2] = None

    def fold(self, course):
        """Folds the whole log; of closed deals but the last, which lies on the table, the results are taken over."""
        start = 0
        for (offset, _, result), (end, before, _) in zip(self._deals, self._deals[1:]):
            if result:
                _fold(course, start, offset)
                _take_over(course, offset, end, result)
                start, course.at = end, before
        _fold(course, start, len(course.log))


def _fold(course, start, end):
    for offset, move in course.log.moves(start, course.at, end):
        course.fold(offset, move)


def _take_over(course, start, end, result):
    """The deal between these offsets had this Result."""
    log = course.log
    course.take_over(start, result)
    for offset, act in log.acts(log.behind(start), end):
        if act in TOLD:
            course.fold(offset, log.move_at(offset))
