# SPDX-FileCopyrightText: 2026 The Mano authors
# SPDX-License-Identifier: MIT
"""The screens at the end of a round, and how hands are told."""

from shared_engine.asking import Ask, Offer
from shared_engine.games.tres.counting import THIRD_DEGREES, VALUES
from shared_engine.games.tres.go_asks import menu
from shared_engine.moves import Move


def screen(deal):
    """Whose hand is counted; at level "score" who was out, with how many points."""
    if deal.phase != "leftovers":
        return Ask("acts", "playing", offers=[Offer("arrows", "won")] + menu(deal, ("leave",)))
    seat = deal.untold()[0]
    facts = {"seat": seat, "count": deal.sizes[seat], "seat_winner": deal.winner}
    offers = [Offer("arrows", "values"), Offer("ok", "sum"), Offer("menu", "leftovers")]
    return Ask("acts", "count_up", seat, facts=facts, offers=offers + menu(deal, ("leave",)))


def over(deal):
    """Who has won the round."""
    facts = {"seat": deal.winner, "points": deal.gain}
    return Ask("acts", "round_won", deal.winner, facts=facts, offers=menu(deal, ("leave",)))


def ask_won(deal, args):
    if not args:
        return Ask("seat", "who_won", choices=list(range(deal.players)))
    if len(args) == 2:
        return None
    return Ask("number", "how_many_points", args[0], facts={"seat": args[0]}, choices=(0, 999))


def moves_won(deal, args):
    return [Move(args[0], "won", args[1:])]


def ask_values(deal, args):
    if "sum" in args:
        return ask_sum(deal, args[args.index("sum") + 1:])
    seat = deal.untold()[0]
    if len(args) == deal.sizes[seat]:
        return None
    facts = {"seat": seat, "count": len(args) + 1, "of": deal.sizes[seat], "points": sum(args)}
    return Ask("number", "counts", seat, facts=facts, choices=VALUES, ok=("sum", "sum"))


def moves_values(deal, args):
    if "sum" in args:       # changed over in the middle
        return moves_sum(deal, args[-2:])
    return [Move(deal.untold()[0], "values", (args,))]


def ask_sum(deal, args):
    """Tens, then units: five presses with the one that began it."""
    seat = deal.untold()[0]
    if len(args) == 2:
        return None
    if args:
        facts = {"seat": seat, "number": args[0]}
        return Ask("number", "units", seat, ("units",), facts, choices=VALUES[:3])
    highest = deal.sizes[seat] * THIRD_DEGREES // 10
    groups = VALUES[:3] + (tuple(range(10, highest + 1)),)
    tens = [tuple([ten for ten in group if ten <= highest]) for group in groups]
    return Ask("number", "tens", seat, ("tens",), {"seat": seat}, choices=tuple([group for group in tens if group]))


def moves_sum(deal, args):
    return [Move(deal.untold()[0], "sum", (args[0] * 10 + args[1],))]


def ask_leftovers(deal, args):
    seat = deal.untold()[0]
    facts = {"seat": seat, "count": len(args) + 1, "of": deal.sizes[seat]}
    return None if len(args) == deal.sizes[seat] else Ask("card", "counts", seat, facts=facts)


def moves_leftovers(deal, args):
    return [Move(deal.untold()[0], "leftovers", (args,))]
