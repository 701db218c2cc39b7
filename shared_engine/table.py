# SPDX-FileCopyrightText: 2026 The Mano authors
# SPDX-License-Identifier: MIT
"""Who sits where. Seats 0..n-1 are numbered clockwise: seat s+1 sits to the left of seat s."""


class Table:
    """The seats of one match and the direction of play (1 clockwise, -1 counter-clockwise)."""

    def __init__(self, players, direction=1):
        self.players = players
        self.direction = direction

    def next(self, seat, steps=1):
        """The seat whose turn comes `steps` after this one."""
        return (seat + steps * self.direction) % self.players

    def order(self, first):
        """All seats in order of play, starting with `first`."""
        return [self.next(first, i) for i in range(self.players)]

    def distance(self, first, seat):
        """How many turns after `first` this seat comes: 0..players-1."""
        return (seat - first) * self.direction % self.players


def table_of(players, options):
    """The Table of a match whose options say which way play goes round."""
    return Table(players, -1 if options["direction"] == "ccw" else 1)
