# SPDX-FileCopyrightText: 2026 The Mano authors
# SPDX-License-Identifier: MIT
"""Moves: what somebody did. See notation for the two forms they are written in, lines of text and records."""

NOBODY = 15

JOINED = 1      # belongs to the same gesture as the move before
OVERRULED = 2   # the rules refuse it, the table allowed it
ASSUMED = 4     # not seen by anybody: filled in when the table caught up


class Act:
    """One thing that can be done in a game.

    kinds: its arguments in order, each of "card", "cards", "rank", "ranks", "suit", "seat", "number", "numbers",
    "text" (only as the last). optional: how many of them, at the end, may be left out.
    private: what it tells is for its seat's eyes only. timed: the clock or a race depends on its time.
    table: it may also be done by nobody in particular (NOBODY).
    """

    private = timed = table = False
    optional = 0

    def __init__(self, name, kinds=(), private=False, timed=False, optional=0, table=False):
        self.name = name
        self.kinds = kinds
        # few acts have any of these, and on a board each costs memory for good
        if private:
            self.private = private
        if timed:
            self.timed = timed
        if optional:
            self.optional = optional
        if table:
            self.table = table

    def complete(self, args):
        """True when there are as many arguments as the act takes."""
        return 0 <= len(self.kinds) - len(args) <= self.optional

    def seats_exist(self, move, players):
        """True when the move and its arguments name only seats of this table."""
        if move.seat >= players and not (self.table and move.seat == NOBODY):
            return False
        return "seat" not in self.kinds or all([
            arg < players for kind, arg in zip(self.kinds, move.args) if kind == "seat"])


class Move:
    """What a seat did: act name, arguments, time in ms since the match began, and marks."""

    __slots__ = ("seat", "act", "args", "at", "marks")

    def __init__(self, seat, act, args=(), at=0, marks=0):
        self.seat = seat
        self.act = act
        self.args = args
        self.at = at
        self.marks = marks

    def marked(self, mark):
        """True when the move carries this mark."""
        return self.marks & mark != 0

    def __eq__(self, other):
        return (isinstance(other, Move) and self.seat == other.seat and self.act == other.act
                and tuple(self.args) == tuple(other.args) and self.at == other.at and self.marks == other.marks)

    def __repr__(self):
        return "Move(%d, %s, %r)" % (self.seat, self.act, self.args)


def put(out, number):
    """Appends a number from 0 on, seven bits a byte."""
    while number > 127:
        out.append(number & 127 | 128)
        number >>= 7
    out.append(number)


def take(data, i):
    """(the number that `put` wrote at i, the place behind it)."""
    number = shift = 0
    while data[i] > 127:
        number |= (data[i] & 127) << shift
        shift += 7
        i += 1
    return number | data[i] << shift, i + 1
