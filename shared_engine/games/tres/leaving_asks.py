# SPDX-FileCopyrightText: 2026 The Mano authors
# SPDX-License-Identifier: MIT
"""Who leaves, and who is back."""

from shared_engine.asking import Ask
from shared_engine.games.tres.presence import LEFT
from shared_engine.moves import Move


def ask_leave(deal, args):
    gone = deal.presence.seats(LEFT)
    seats = [seat for seat in range(deal.players) if seat not in gone]
    return None if args else Ask("seat", "who_leaves", choices=seats)


def moves_leave(deal, args):
    return [Move(args[0], "leave")]


def ask_comes_back(deal, args):
    seats = deal.presence.absent()
    return None if args or len(seats) == 1 else Ask("seat", "who_is_back", choices=seats)


def moves_comes_back(deal, args):
    seat = args[0] if args else deal.presence.absent()[0]
    return [Move(seat, "return" if deal.presence.standing[seat] == LEFT else "back")]
