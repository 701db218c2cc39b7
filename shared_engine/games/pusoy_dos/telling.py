# SPDX-FileCopyrightText: 2026 The Mano authors
# SPDX-License-Identifier: MIT
"""Gestures that tell the box what it cannot see: who starts, how a hand ended, how the table really lies."""

from shared_engine.asking import Ask
from shared_engine.cards import STANDARD
from shared_engine.games.pusoy_dos.points import penalty
from shared_engine.moves import Move

NOT_TOLD = ("not_told", STANDARD.UNKNOWN)


def moves(deal, act, args):
    """The moves of a complete gesture of this kind."""
    if act == "dealt":
        return _dealt(deal, list(args))
    if act == "won":
        return [Move(args[0], "result", (_points(deal, args),))]
    if act in ("finish", "finish_plain"):
        return [Move(deal.winner, "finish", _twos_told(args or (0,)))]
    if act == "left":
        return [Move(deal.wants_left, act, (tuple([STANDARD.card(rank, None) for rank in args]),))]
    if act in ("sum", "twos", "no_twos"):
        return [Move(deal.wants_left, "sum" if act == "sum" else "twos", args or (0,))]
    if act == "position":
        return [Move(args[0], act, (_by_seat(deal, args[0], args[1:]),))]
    return [Move(deal.dealer, act)] if act == "misdeal" else [Move(args[0], act, args[1:])]


def _by_seat(deal, first, numbers):
    """Numbers told clockwise from `first`, in the order of the seats."""
    return tuple([numbers[(seat - first) % deal.players] for seat in range(deal.players)])


# -- the deal


def ask_dealt(deal, args):
    """Who starts, and before that the odd card of three players, behind it the lowest card of two."""
    args = list(args)
    if _asks_odd_card(deal) and not args:
        return Ask("card", "odd_card", deal.dealer, facts={"seat": deal.dealer}, ok=NOT_TOLD)
    odd = args.pop(0) if _asks_odd_card(deal) else None
    if _known_starter(deal, odd) is not None:
        return None
    if not args:
        head = "who_has_lowest" if deal.players > 2 else "who_starts"
        return Ask("seat", head, facts={"card": _lowest(deal, odd)}, choices=list(range(deal.players)))
    if deal.players == 2 and deal.level != "turns" and len(args) == 1:
        return Ask("card", "lowest_dealt", args[0], facts={"seat": args[0]}, ok=NOT_TOLD)
    return None


def _asks_odd_card(deal):
    return deal.players == 3 and deal.level != "turns"


def _lowest(deal, odd):
    """The lowest card dealt to anybody, for more than two players."""
    return deal.ladder.card[1] if odd == deal.ladder.lowest else deal.ladder.lowest


def _dealt(deal, args):
    made = []
    odd = args.pop(0) if _asks_odd_card(deal) else None
    if odd is not None:
        made.append(Move(deal.dealer, "upcard", (odd,)))
    starter = _known_starter(deal, odd)
    if starter is None:
        starter = args.pop(0)
    lowest = (args[0],) if args and STANDARD.known(args[0]) else ()
    return made + [Move(starter, "starts", lowest)]


def _known_starter(deal, odd):
    """The seat that starts where nobody has to be asked, else None.

    That is the last winner, the dealer by the odd card, or who told in private of the card that opens.
    """
    if deal.leader is not None:
        return deal.leader
    if odd == deal.ladder.lowest and deal.odd_card:
        return deal.dealer
    return None if deal.players == 2 else deal.whispers.holder(_lowest(deal, odd))


# -- the end


def _twos_told(args):
    """How many 2s the last play had, and 1 where the best is among them, 0 where it was said that it is not."""
    if args[0] == 4:
        return (4, 1)
    return args[:1] + ((1 if args[1] == "with" else 0,) if len(args) > 1 else ())


def ask_won(deal, args):
    """The hand's outcome alone: who won, and what its points need."""
    if not args:
        return Ask("seat", "who_won", choices=list(range(deal.players)))
    if deal.lowest_wins:
        return _ask_costs(deal, args)
    if not deal.options["play_on"]:
        return None if len(args) == 2 else Ask("number", "how_many_points", args[0], facts={"seat": args[0]},
                                               choices=(1, 16), ok=("ordinary", 1))
    if len(args) >= deal.players - 1:
        return None
    return Ask("seat", "who_next", choices=[seat for seat in range(deal.players) if seat not in args])


def _ask_costs(deal, args):
    if len(args) >= deal.players:
        return None
    seat = deal.table.next(args[0], len(args))
    if _asks_cards(deal):
        return Ask("number", "cards_left", seat, facts={"seat": seat}, choices=(1, 18))
    return Ask("number", "left_sum", seat, facts={"seat": seat}, choices=(0, 999))


def _asks_cards(deal):
    """True where the number of cards left is enough to count their cost."""
    return deal.options["scoring"] == "penalty" and not deal.options["penalty_two_double"]


def _points(deal, args):
    points = [0] * deal.players
    if deal.lowest_wins:
        for i, number in enumerate(args[1:], 1):
            points[deal.table.next(args[0], i)] = penalty(number) if _asks_cards(deal) else number
    elif deal.options["play_on"]:
        for place, seat in enumerate(args):
            points[seat] = deal.place_points(place)
    else:
        points[args[0]] = args[1]
    return tuple(points)
