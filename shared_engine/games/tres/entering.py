# SPDX-FileCopyrightText: 2026 The Mano authors
# SPDX-License-Identifier: MIT
"""Which moves a finished gesture makes. The gestures: see asks.py and gestures.py."""

from shared_engine.games.tres.deck import PACK
from shared_engine.games.tres.gestures import absent
from shared_engine.games.tres.presence import LEFT
from shared_engine.moves import NOBODY, Move

OF_THE_GO = ("draw", "keep", "expire")
BY_THE_SEAT_NAMED = ("won", "leave", "miscount")


def moves(deal, partial):
    """The moves of a complete gesture."""
    act, args = partial[0], tuple(partial[1:])
    if act in _LAID:
        return [Move(deal.turn, "play", _LAID[act](deal, args))]
    if act in OF_THE_GO:
        return [Move(deal.turn, act)]
    if act in BY_THE_SEAT_NAMED:
        return [Move(args[0], act, args[1:])]
    return [_OTHERS[act](deal, args)]


# -- what is laid, as the arguments of play


def _card(deal, args):
    return ((args[0],),) + _named(args[1:])


def _triple(deal, args):
    if deal.whispering(deal.turn):      # staged card by card
        return (args,)
    return (tuple([PACK.card(args[0], suit) for suit in args[1:]]),)


def _three(deal, args):
    return ((PACK.UNKNOWN,) * 3,)


def _number(deal, args):
    return ((PACK.UNKNOWN,),)


def _sign(deal, args):
    return ((PACK.card(PACK.parse_rank(args[0]), None),),)


def _wild(deal, args):
    return ((PACK.parse(args[0]),), PACK.UNKNOWN)


def _named(suits):
    return tuple([PACK.card(None, suit) for suit in suits])


# -- the rest


def _tres(deal, args):
    return Move(NOBODY if deal.window is None else deal.window, "tres")


def _catch(deal, args):
    return Move(NOBODY, "catch")


def _start(deal, args):
    return Move(deal.dealer, "start", args or (PACK.UNKNOWN,))


def _misdeal(deal, args):
    return Move(deal.dealer, "misdeal")


def _comes_back(deal, args):
    seat = args[0] if args else absent(deal)[0]
    return Move(seat, "return" if deal.presence.standing[seat] == LEFT else "back")


def _position(deal, args):
    return Move(args[0], "position", (args[1],) + _named(args[2:]))


def _tell(deal, args):
    return Move(args[0], "tell", (args[1:],))


def _drew(deal, args):
    return Move(deal.turn, "drew", (args,))


def _values(deal, args):
    if "sum" in args:       # changed over in the middle
        return _sum(deal, args[-2:])
    return Move(deal.untold()[0], "values", (args,))


def _sum(deal, args):
    return Move(deal.untold()[0], "sum", (args[0] * 10 + args[1],))


def _leftovers(deal, args):
    return Move(deal.untold()[0], "leftovers", (args,))


_LAID = {"play": _card, "triple": _triple, "three": _three, "number": _number, "sign": _sign, "wild": _wild}
_OTHERS = {
    "tres": _tres, "catch": _catch, "start": _start, "dealt": _start, "misdeal": _misdeal,
    "comes_back": _comes_back, "position": _position, "tell": _tell, "drew": _drew,
    "values": _values, "sum": _sum, "leftovers": _leftovers,
}
