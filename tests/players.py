# SPDX-FileCopyrightText: 2026 The Mano authors
# SPDX-License-Identifier: MIT
"""A table that plays anything: it answers what a match asks at random, and tries again when the rules refuse.

Nothing in here knows a game, so every game that is present can be played. It runs on MicroPython too.
"""

from shared_engine.moves import NOBODY, Move

RARELY = ("menu", "show")  # the places of acts that are not an ordinary turn
TRIES = 300


class Table:
    """The players of one match. chance: a random.Random, or anything with randrange and choice."""

    def __init__(self, match, chance):
        self.match = match
        self.chance = chance
        self.at = match.course.at

    def play(self, gestures):
        """That many gestures, or fewer when the match ends; returns how many were played."""
        for played in range(gestures):
            if self.match.over or not self.gesture():
                return played
        return gestures

    def gesture(self):
        """One gesture that the rules accept; False when the table finds none."""
        self.at += self.chance.randrange(12000)
        for _ in range(TRIES):
            moves = self._moves()
            for move in moves:
                move.at = self.at
            if moves and self.match.enter(moves) is None:
                return True
        return False

    def _moves(self):
        if self.match.deal is None:
            return [Move(NOBODY, "deal", (self.chance.randrange(self.match.setup.players),))]
        partial: tuple = (self._act(self.match.asks()),)
        ask = self.match.asks(partial)
        while ask is not None:
            if ask.kind == "acts":
                return []  # a page to read
            partial += (self._answer(ask),)
            ask = self.match.asks(partial)
        return self.match.moves(partial)

    def _act(self, ask):
        likely = [offer.act for offer in ask.offers if offer.slot not in RARELY]
        rare = [offer.act for offer in ask.offers if offer.slot in RARELY]
        return self.chance.choice(likely if likely and (not rare or self.chance.randrange(16)) else rare)

    def _answer(self, ask):
        only_ok = ask.choices is not None and len(ask.choices) == 0
        if ask.ok and (only_ok or not self.chance.randrange(3)):
            return ask.ok[1]
        return self.chance.choice(self._range(ask))

    def _range(self, ask):
        pack = self.match.game.pack
        if ask.kind == "number":
            return _numbers(ask.choices)
        if ask.choices:
            return ask.choices
        return range(
            {
                "card": pack.size,
                "rank": len(pack.ranks),
                "suit": len(pack.suits),
                "seat": self.match.setup.players,
            }[ask.kind]
        )


def _numbers(choices):
    """(low, high) or groups of numbers, as a range or list."""
    if isinstance(choices[0], int):
        return range(choices[0], choices[1] + 1)
    return [number for group in choices for number in group]
