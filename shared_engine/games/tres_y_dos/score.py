# SPDX-FileCopyrightText: 2026 The Mano authors
# SPDX-License-Identifier: MIT
"""Won deals and marbles (specification, section 6). A deal's result is its winner, then each seat's fines if any."""

from shared_engine.asking import Ask
from shared_engine.rulings import Refusal
from shared_engine.table import table_of


class Score:
    """The standing of a match; `add` folds one result after the other."""

    def __init__(self, players, options):
        self.options = options
        self.table = table_of(players, options)
        self.wins = [0] * players
        self.marbles = [0] * players
        self.last_winner = None

    def add(self, result):
        """Counts one deal."""
        winner, fines = result[0], result[1:] or [0] * self.table.players
        stake = self.options["stake"]
        self.wins[winner] += 1
        self.last_winner = winner
        for seat, fine in enumerate(fines):
            self.marbles[seat] -= stake + fine
        self.marbles[winner] += stake * self.table.players + sum(fines)

    def result_refusal(self, result):
        """None, or why these numbers cannot be a deal's result."""
        players = self.table.players
        if len(result) not in (1, 1 + players) or not 0 <= result[0] < players:
            return Refusal("no_such_result", firm=True)
        return None

    def result_asks(self, partial):
        """What is asked to correct a result: who won. Fines are not asked again; they stay."""
        return None if partial else Ask("seat", "who_won")

    def result_of(self, partial):
        """The result of the answers."""
        return (partial[0],)

    def next_dealer(self, dealer):
        """The seat that deals next."""
        if self.options["next_dealer"] == "winner" and self.last_winner is not None:
            return self.last_winner
        return self.table.next(dealer)

    @property
    def over(self):
        """True when somebody has won enough deals."""
        return max(self.wins) >= self.options["wins_to"]

    @property
    def winners(self):
        """The seats that have won the match; [] while it goes on."""
        return [seat for seat, wins in enumerate(self.wins) if wins >= self.options["wins_to"]]

    def leaders(self):
        """The seats in front: they win when the table ends the match early."""
        return [seat for seat, wins in enumerate(self.wins) if wins == max(self.wins)]

    def facts(self):
        """wins and marbles per seat, match_winner (seat or None)."""
        winners = self.winners
        return {"wins": self.wins[:], "marbles": self.marbles[:], "match_winner": winners[0] if winners else None}

    def board(self):
        """Rows of the score board: (code, value per seat)."""
        rows = [("wins", self.wins)]
        if any(self.marbles):
            rows.append(("marbles", self.marbles))
        return rows
