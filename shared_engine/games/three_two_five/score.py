# SPDX-FileCopyrightText: 2026 The Mano authors
# SPDX-License-Identifier: MIT
"""Points, and how far each seat was over or under its quota (specification, sections 4 and 7).

A deal's result is its tricks by seat as they were taken, its dealer, then each trick that goes over: owed ones as
3 * giver + taker, those awarded for a revoke as 9 more.
"""

from shared_engine.amounts import amount
from shared_engine.games.three_two_five.roles import AWARDED, PLAYERS, TRICKS, after_transfers, quotas
from shared_engine.games.three_two_five.seldom import seldom
from shared_engine.table import table_of


class Score:
    """The standing of a match; `add` folds one result after the other.

    deltas, dealer, transfers: of the last deal, for the pulling of the next one. deals: how many so far.
    """

    def __init__(self, players, options):
        self.options = options
        self.table = table_of(PLAYERS, options)
        self.points = [0] * players
        self.deltas = [0] * players
        self.dealer = None
        self.transfers = []
        self.deals = 0

    def add(self, result):
        """Counts one deal."""
        taken = list(result[:PLAYERS])
        self.dealer = result[PLAYERS]
        codes = result[PLAYERS + 1:]
        self.transfers = _givers_and_takers([code for code in codes if code < AWARDED])
        self.deals += 1
        held = after_transfers(taken, _givers_and_takers([code for code in codes if code >= AWARDED]))
        # a quota that shifts to the giver counts like a trick that goes from him, but points stay
        counted = after_transfers(held, self.transfers)
        self.deltas = [had - due for had, due in zip(counted, quotas(self.table, self.dealer))]
        tricks = held if self.options["transfer"] == "target" else counted
        for seat in range(PLAYERS):
            self.points[seat] += self._points(tricks[seat], self.deltas[seat])
            if taken[seat] == TRICKS:
                self.points[seat] += self.options["slam_bonus"]

    def _points(self, tricks, delta):
        scoring = self.options["scoring"]
        if scoring == "tricks":
            return tricks
        return max(0, delta) if scoring == "over_only" else delta

    def result_refusal(self, result):
        """None, or why these numbers cannot be a deal's result: tricks by seat, the rest may be left out."""
        return seldom("counting").tricks_refusal(result[:PLAYERS])

    def result_asks(self, partial):
        """What is asked to correct a result: the tricks two seats took, the third follows."""
        return seldom("counting").ask_tricks((0, 1), partial)

    def result_of(self, partial):
        """The result of the answers; the dealer, and what goes over, stay as they were."""
        return seldom("counting").tricks_of((0, 1), partial)

    def next_dealer(self, dealer):
        """The seat that deals next: the next one, or the first behind the dealer that lost most."""
        if self.options["next_dealer"] == "rotate" or not any(self.deltas):
            return self.table.next(dealer)
        after = self.table.order(self.table.next(dealer))
        return min([(self.deltas[seat], place, seat) for place, seat in enumerate(after)])[2]

    @property
    def over(self):
        """True when the deals agreed are played or somebody has the points agreed."""
        end, goal = self.options["end"], amount(self.options["end"])
        if goal is None:
            return False
        return self.deals >= goal if end.startswith("deals") else max(self.points) >= goal

    @property
    def winners(self):
        """The seats that have won the match, several share it; [] while it goes on."""
        return self.leaders() if self.over else []

    def leaders(self):
        """The seats in front: they win when the table ends the match early."""
        return [seat for seat, points in enumerate(self.points) if points == max(self.points)]

    def facts(self):
        """scores and, for the last deal, deltas per seat."""
        return {"scores": self.points[:], "deltas": self.deltas[:]}

    def board(self):
        """Rows of the score board: (code, value per seat)."""
        return [("points", self.points), ("delta", self.deltas)]


def _givers_and_takers(codes):
    return [(code // PLAYERS % PLAYERS, code % PLAYERS) for code in codes]
