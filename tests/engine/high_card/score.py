# SPDX-FileCopyrightText: 2026 The Mano authors
# SPDX-License-Identifier: MIT
"""Won deals of High Card."""

from shared_engine.rulings import Refusal


class Score:
    def __init__(self, players, options):
        self.wins = [0] * players
        self.needed = options["wins_to"]

    def add(self, result):
        self.wins[result[0]] += 1

    def result_refusal(self, result):
        return (
            None
            if len(result) == 1 and 0 <= result[0] < len(self.wins)
            else Refusal("no_such_result", firm=True)
        )

    def next_dealer(self, dealer):
        return (dealer + 1) % len(self.wins)

    @property
    def over(self):
        return max(self.wins) >= self.needed

    @property
    def winners(self):
        return [seat for seat, wins in enumerate(self.wins) if wins >= self.needed]

    def leaders(self):
        return [seat for seat, wins in enumerate(self.wins) if wins == max(self.wins)]

    def facts(self):
        return {"wins": self.wins[:]}

    def board(self):
        return [("wins", self.wins)]
