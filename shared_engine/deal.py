# SPDX-FileCopyrightText: 2026 The Mano authors
# SPDX-License-Identifier: MIT
"""What every game's deal has in common: acts are dispatched by name to refuse_<act> and play_<act>."""

from shared_engine.moves import ASSUMED, JOINED, Move


class BaseDeal:
    """One deal of a game.

    A game's deal gives, for each of its ACTS, ``refuse_<act>(seat, *args)`` -> None or a Refusal (changes nothing)
    and ``play_<act>(seat, *args)`` -> notes; and it gives asks, moves, facts, view, result, catch_up and at.
    ``play`` must also make sense of a move that would be refused, because the table may overrule the referee.
    """

    ACTS: tuple = ()

    def __init__(self, players, options, dealer):
        self.players = players
        self.options = options
        self.dealer = dealer
        self.turn = dealer
        self.over = False
        self.level = "cards"
        self.moment = 0     # how many public moves were played; names an entry for `unsay`
        self.at = 0         # time of the last move in ms since the match began

    def part(self, act):
        """The module that rules on this act with functions that take the deal; None: the deal does so itself."""
        return None

    def refusal(self, move):
        """None, or the Refusal with the broken rule and the facts that explain it. Changes nothing."""
        part = self.part(move.act)
        if part:
            return getattr(part, "refuse_" + move.act)(self, move.seat, *move.args)
        return getattr(self, "refuse_" + move.act)(move.seat, *move.args)

    def play(self, move):
        """Changes the state as the move says and returns the Notes that follow from it."""
        self.at = move.at
        part = self.part(move.act)
        if part:
            return getattr(part, "play_" + move.act)(self, move.seat, *move.args) or ()
        return getattr(self, "play_" + move.act)(move.seat, *move.args) or ()

    def moves(self, partial):
        """The moves of a complete gesture."""
        return [Move(self.turn, partial[0], tuple(partial[1:]))]

    def catch_up(self, seat):
        """The moves that give `seat` the turn: skipped turns, marked as assumed. Empty when it has it."""
        return []

    def put_away(self):
        """Drops what the next gesture will hardly need, where memory is dear; who needs it all the same loads it."""

    def clock(self):
        """None while no clock runs, else (started, length, partial): ms of the match, ms, and the gesture that is
        entered when they have passed (its move carries the time started + length).

        A play whose first press came before then stands: its move carries that press's time.
        """
        return None

    def race(self):
        """None while nothing may be called, else (opened, ask): ms of the match, and an Ask that heads the race.

        Its offers lie on "left_keys" and "right_keys", the halves of the box for everybody's hands, or on "left" and
        "right", the arrows of the keeper. A press older than the race or begun before it never counts; the earliest
        does, and at the same ms the left one.
        """
        return None

    def facts(self):
        """The public position as plain data."""
        return {}

    def view(self, seat):
        """facts() plus what that seat has told in private."""
        return self.facts()


def gesture(moves, assumed=False):
    """The same moves marked as one gesture: all but the first are joined to the one before."""
    for i, move in enumerate(moves):
        move.marks |= (JOINED if i else 0) | (ASSUMED if assumed else 0)
    return moves
