# SPDX-FileCopyrightText: 2026 The Mano authors
# SPDX-License-Identifier: MIT
"""Points of a match (specification, sections 5 and 6).

A hand's result is its winner, every seat's points, and, where time ends the match, the second of its end.
"""

from shared_engine.amounts import amount
from shared_engine.games.pusoy_dos.seldom import seldom
from shared_engine.rulings import Refusal
from shared_engine.table import table_of


class Score:
    """The standing of a match; `add` folds one result after the other."""

    def __init__(self, players, options):
        self.options = options
        self.players = players
        self.table = table_of(players, options)
        self.points = [0] * players
        self.wins = [0] * players
        self.hands = 0
        self.seconds = 0
        self.last_winner = None

    def add(self, result):
        """Counts one hand."""
        players = self.table.players
        self.last_winner = result[0]
        self.wins[result[0]] += 1
        self.hands += 1
        for seat, points in enumerate(result[1:1 + players]):
            self.points[seat] += points
        self.seconds = max((self.seconds,) + tuple(result[1 + players:]))

    def result_refusal(self, result):
        """None, or why these numbers cannot be a hand's result."""
        players = self.table.players
        if len(result) not in (1 + players, 2 + players) or min(result) < 0 or result[0] >= players:
            return Refusal("no_such_result", firm=True)
        return None

    def result_asks(self, partial):
        """What is asked to correct a result: what the short way of telling a hand asks."""
        return seldom("outcome").ask(self, "won", partial)

    def result_of(self, partial):
        """The result of the answers; the time of its end stays."""
        result = seldom("outcome").moves(self, "won", partial)[0]
        return (result.seat,) + result.args[0]

    def next_dealer(self, dealer):
        """The seat that deals next."""
        if self.options["dealer"] == "winner" and self.last_winner is not None:
            return self.last_winner
        return self.table.next(dealer)

    @property
    def over(self):
        """True when points, hands or time end the match."""
        end, most = self.options["end"], max(self.points)
        if self._lowest_wins and self.options["limit"] != "none" and most >= self.options["limit"]:
            return True
        if end == "points":
            # who is level with another plays on
            return not self._lowest_wins and most >= self.options["target"] and len(self.leaders()) == 1
        return self.hands >= amount(end) if end.startswith("hands") else self.seconds >= 60 * amount(end)

    @property
    def winners(self):
        """The seats that have won the match, more than one where it ends level; [] while it goes on."""
        return self.leaders() if self.over else []

    def leaders(self):
        """The seats in front: most points, or fewest where points are for cards left."""
        best = min(self.points) if self._lowest_wins else max(self.points)
        return [seat for seat, points in enumerate(self.points) if points == best]

    @property
    def _lowest_wins(self):
        return self.options["scoring"] != "positive"

    def facts(self):
        """points and wins per seat, hands; match_winner: a seat, None, or the list of those who share it."""
        winners = self.winners
        winner = None if not winners else winners[0] if len(winners) == 1 else winners
        return {"points": self.points[:], "wins": self.wins[:], "hands": self.hands, "match_winner": winner}

    def board(self):
        """Rows of the score board: (code, value per seat)."""
        return [("points", self.points), ("wins", self.wins)]
