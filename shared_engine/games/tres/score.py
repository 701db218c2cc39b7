# SPDX-FileCopyrightText: 2026 The Mano authors
# SPDX-License-Identifier: MIT
"""Points over the rounds and who wins the match (specification, section 6)."""

from shared_engine.games.tres.presence import LEFT
from shared_engine.games.tres.seldom import seldom
from shared_engine.rulings import Refusal

HEAD = 2        # a result begins with winner and points; cards held and standing follow, one of each a seat
NOT_TOLD = -1   # cards held by a hand that nobody counted: at least one


class Score:
    """The standing of a match; `add` folds one result after the other.

    held: cards each seat held when the last round ended. standing: how each goes into the next round (see
    presence.py).
    """

    def __init__(self, players, options):
        self.players = players
        self.options = options
        self.points = [0] * players
        self.rounds_won = [0] * players
        self.rounds = 0
        self.held = [0] * players
        self.standing = [0] * players

    def add(self, result):
        """Counts one round. A result of winner and points alone tells nothing of hands and absent seats."""
        self.rounds += 1
        self.rounds_won[result[0]] += 1
        self.points[result[0]] += result[1]
        rest = list(result[HEAD:]) or [NOT_TOLD] * self.players + [0] * self.players
        self.held, self.standing = rest[:self.players], rest[self.players:]
        if self.held[result[0]]:    # corrected since: he was out, and what the other held nobody told
            self.held = [held or NOT_TOLD for held in self.held]
            self.held[result[0]] = 0

    def result_refusal(self, result):
        """None, or why these numbers cannot be a round's result."""
        complete = len(result) in (HEAD, HEAD + 2 * self.players)
        if complete and 0 <= result[0] < self.players and result[1] >= 0:
            return None
        return Refusal("no_such_result", firm=True)

    def result_asks(self, partial):
        """What is asked to correct a result: who won, with how many points. Hands and absent seats stay."""
        return seldom("counting_asks").ask_won(self, partial)

    def result_of(self, partial):
        """The result of the answers."""
        return tuple(partial)

    def next_dealer(self, dealer):
        """The deal passes left, over seats that nobody sits on."""
        for steps in range(1, self.players + 1):
            seat = (dealer + steps) % self.players
            if self.standing[seat] != LEFT:
                return seat
        return dealer

    @property
    def over(self):
        """True after the last round."""
        return self.rounds >= self.options["rounds"]

    @property
    def winners(self):
        """The seats that have won the match; [] while it goes on."""
        return self.leaders() if self.over else []

    def leaders(self):
        """Most points; then more rounds won; then fewer cards held at the end; then shared."""
        ranked = list(zip(self.points, self.rounds_won))
        level = [seat for seat in range(self.players) if ranked[seat] == max(ranked)]
        told = [self.held[seat] for seat in level if self.held[seat] != NOT_TOLD]
        fewest = min(told or [1])
        return [seat for seat in level if (1 if self.held[seat] == NOT_TOLD else self.held[seat]) <= fewest]

    def facts(self):
        """scores, rounds_won per seat, round (the one being played, from 1), match_winners."""
        return {"scores": self.points[:], "rounds_won": self.rounds_won[:], "match_winners": self.winners,
                "round": min(self.rounds + 1, self.options["rounds"])}

    def board(self):
        """Rows of the score board: (code, value per seat)."""
        return [("points", self.points), ("rounds", self.rounds_won)]
