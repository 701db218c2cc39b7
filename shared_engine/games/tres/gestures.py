# SPDX-FileCopyrightText: 2026 The Mano authors
# SPDX-License-Identifier: MIT
"""The arguments of a gesture: what each act still needs, given those chosen so far. One function an act."""

from shared_engine.asking import Ask
from shared_engine.games.tres.deck import NUMBERS, PACK, THIRD_DEGREE, VALUES, is_wild, value
from shared_engine.games.tres.laying import TRIPLE
from shared_engine.games.tres.presence import AWAY, LEFT

NOT_TOLD = ("not_told", PACK.UNKNOWN)
COMPLETE = ("draw", "keep", "expire", "tres", "catch", "dealt", "misdeal", "number", "three")


def asks(deal, act, args):
    """The next Ask, or None when the gesture is complete."""
    return None if act in COMPLETE else _ASKS[act](deal, args)


def absent(deal):
    """The seats that may come back."""
    return sorted(deal.presence.seats(AWAY) + deal.presence.seats(LEFT))


def _facts(deal, **more):
    facts = {"seat": deal.turn, "card": deal.road.top, "suit": deal.road.colour, "seat_window": deal.window}
    facts.update(more)
    return facts


def catchable(deal):
    """The info that names who may still be caught."""
    return () if deal.window is None else ("catch",)


def _stage(deal, kind, head, facts, choices=None, private=False, info=()):
    """A stage of a play: the clock runs, and whoever may be caught stays in view."""
    return Ask(kind, head, deal.turn, info + catchable(deal), facts, choices=choices, private=private, timed=True)


def _seats(head, seats):
    return Ask("seat", head, choices=seats)


def _everybody(deal, head):
    return _seats(head, list(range(deal.players)))


# -- laying


def _play(deal, args):
    if not args:
        if deal.whispering(deal.turn):
            return _own_card(deal)
        return _stage(deal, "card", "lays", _facts(deal))
    if len(args) == 1 and is_wild(args[0]) and deal.sizes[deal.turn] > 1:
        return _stage(deal, "suit", "names", _facts(deal, card_laid=args[0]))
    return None


def _own_card(deal):
    """A card of a hand told in private: those that fit come first."""
    view = deal.view(deal.turn)
    fit = view["playable"]
    rest = [card for card in view["hand"] if card not in fit]
    return _stage(deal, "card", "lays", _facts(deal, cards_fit=fit), fit + rest, True, ("fit",))


def _triple(deal, args):
    if deal.whispering(deal.turn):
        return _staged(deal, args)
    if not args:
        return _stage(deal, "rank", "triple_of", _facts(deal), list(range(NUMBERS)))
    if len(args) == 1 + TRIPLE:
        return None
    facts = _facts(deal, rank=args[0], count=len(args))
    return _stage(deal, "suit", "triple_colour", facts)


def _staged(deal, args):
    """A triple from a hand told in private: its cards one by one, in the order they are laid."""
    if len(args) == TRIPLE:
        return None
    hand = deal.view(deal.turn)["hand"]
    ranks = [PACK.rank(card) for card in hand]
    fits = [rank for rank in range(NUMBERS) if ranks.count(rank) >= TRIPLE]
    if args:
        fits = [PACK.rank(args[0])]
    for card in args:
        hand.remove(card)
    facts = _facts(deal, cards=args, count=len(args) + 1)
    choices = [card for card in hand if PACK.rank(card) in fits]
    return _stage(deal, "card", "stages", facts, choices, private=True)


def _sign(deal, args):
    return None if args else _which(deal, "which_sign", ("N", "U", "S"))


def _wild(deal, args):
    return None if args else _which(deal, "which_wild", ("W", "T"))


def _which(deal, head, codes):
    return _stage(deal, "choice", head, _facts(deal), codes)


# -- around the go


def _start(deal, args):
    return None if args else Ask("card", "first_card", deal.dealer, facts={"seat": deal.dealer}, ok=NOT_TOLD)


def _comes_back(deal, args):
    seats = absent(deal)
    return None if args or len(seats) == 1 else _seats("who_is_back", seats)


def _leave(deal, args):
    gone = deal.presence.seats(LEFT)
    return None if args else _seats("who_leaves", [seat for seat in range(deal.players) if seat not in gone])


def _miscount(deal, args):
    if not args:
        return _everybody(deal, "who_miscounts")
    if len(args) == 2:
        return None
    return Ask("number", "how_many", args[0], facts={"seat": args[0]}, choices=(1, 30))


def _position(deal, args):
    if not args:
        return _everybody(deal, "whose_go")
    if len(args) == 1:
        return Ask("card", "road_card", facts={"seat": args[0]})
    if len(args) == 2 and is_wild(args[1]):
        return Ask("suit", "road_colour", facts={"card": args[1]})
    return None


def _tell(deal, args):
    if not args:
        return _everybody(deal, "who_tells")
    if len(args) > deal.sizes[args[0]]:
        return None
    return Ask("card", "your_card", args[0], facts={"seat": args[0], "count": len(args)}, private=True)


def _drew(deal, args):
    missing = deal.whispers.awaits(deal.turn) - len(args)
    if missing <= 0:
        return None
    facts = {"seat": deal.turn, "count": missing}
    return Ask("card", "drew", deal.turn, facts=facts, private=True, timed=True)


# -- counting up


def _won(deal, args):
    if not args:
        return _everybody(deal, "who_won")
    if len(args) == 2:
        return None
    return Ask("number", "how_many_points", args[0], facts={"seat": args[0]}, choices=(0, 999))


def _values(deal, args):
    if "sum" in args:
        return _sum(deal, args[args.index("sum") + 1:])
    seat = deal.untold()[0]
    if len(args) == deal.sizes[seat]:
        return None
    facts = {"seat": seat, "count": len(args) + 1, "of": deal.sizes[seat], "points": sum(args)}
    return Ask("number", "counts", seat, facts=facts, choices=VALUES, ok=("sum", "sum"))


def _sum(deal, args):
    """Tens, then units: five presses with the one that began it."""
    seat = deal.untold()[0]
    if len(args) == 2:
        return None
    if args:
        facts = {"seat": seat, "number": args[0]}
        return Ask("number", "units", seat, ("units",), facts, choices=VALUES[:3])
    highest = deal.sizes[seat] * value(THIRD_DEGREE) // 10
    groups = VALUES[:3] + (tuple(range(10, highest + 1)),)
    tens = [tuple([ten for ten in group if ten <= highest]) for group in groups]
    return Ask("number", "tens", seat, ("tens",), {"seat": seat}, choices=tuple([group for group in tens if group]))


def _leftovers(deal, args):
    seat = deal.untold()[0]
    facts = {"seat": seat, "count": len(args) + 1, "of": deal.sizes[seat]}
    return None if len(args) == deal.sizes[seat] else Ask("card", "counts", seat, facts=facts)


_ASKS = {
    "play": _play, "triple": _triple, "sign": _sign, "wild": _wild,
    "start": _start, "comes_back": _comes_back, "leave": _leave, "miscount": _miscount, "position": _position,
    "tell": _tell, "drew": _drew,
    "won": _won, "values": _values, "sum": _sum, "leftovers": _leftovers,
}
