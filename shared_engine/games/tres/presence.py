# SPDX-FileCopyrightText: 2026 The Mano authors
# SPDX-License-Identifier: MIT
"""Who is in the round (specification, section 7). Absent seats are never "next" for anything."""

AWAY = -1       # skipped after expiries until "I'm back"
LEFT = -2       # gone from the table


class Presence:
    """standing: per seat the expiries in a row (0 and more), AWAY or LEFT. dealt: who has a hand."""

    def __init__(self, standing):
        self.players = len(standing)
        self.standing = list(standing)
        self.dealt = [True] * self.players

    def deal(self, left_too):
        """Says who gets cards: all but those who left, or everybody."""
        self.dealt = [left_too or standing != LEFT for standing in self.standing]

    def here(self, seat):
        """True when this seat takes part in the go round."""
        return self.standing[seat] >= 0 and self.dealt[seat]

    def fewer_than(self, number):
        """True when not so many seats take part."""
        for seat in range(self.players):
            if self.standing[seat] >= 0 and self.dealt[seat]:
                number -= 1
                if number == 0:
                    return False
        return True

    def next(self, seat, direction):
        """The next seat that takes part; the seat itself when it is alone."""
        for steps in range(1, self.players + 1):
            other = (seat + steps * direction) % self.players
            if self.here(other):
                return other
        return seat

    def absent(self):
        """The seats that are AWAY or LEFT: they may come back."""
        return [seat for seat in range(self.players) if self.standing[seat] < 0]

    def seats(self, standing):
        """The seats that are AWAY, or that LEFT."""
        return [seat for seat in range(self.players) if self.standing[seat] == standing]
