# SPDX-FileCopyrightText: 2026 The Mano authors
# SPDX-License-Identifier: MIT
"""What a round of Tres asks, and which moves a finished gesture makes. The arguments: see gestures.py."""

from shared_engine.asking import Ask, Offer
from shared_engine.games.tres import gestures
from shared_engine.games.tres.deck import PACK, is_wild
from shared_engine.games.tres.presence import LEFT
from shared_engine.moves import NOBODY, Move

IN_THE_MENU = ("leave", "misdeal", "miscount", "position")
SIGN_KEYS = (Offer("up", "number"), Offer("left", "sign"), Offer("right", "three"), Offer("down", "wild"))


def asks(deal, partial):
    """The next Ask for this partial gesture, or None when it is complete."""
    if partial:
        return gestures.asks(deal, partial[0], partial[1:])
    if deal.over:
        facts = {"seat": deal.winner, "points": deal.gain}
        return Ask("acts", "round_won", deal.winner, facts=facts, offers=_menu(deal, ("leave",)))
    if deal.phase == "start":
        return _guide(deal)
    if deal.phase == "leftovers":
        return _count_up(deal)
    if deal.level == "score":
        return Ask("acts", "playing", None, facts=deal.facts(),
                   offers=[Offer("arrows", "won")] + _menu(deal, ("leave",)))
    return _go(deal)


def moves(deal, partial):
    """The moves of a complete gesture."""
    act, args = partial[0], tuple(partial[1:])
    if act in ("draw", "keep", "expire"):
        return [Move(deal.turn, act)]
    if act in ("tres", "catch"):
        return [Move(deal.window if act == "tres" and deal.window is not None else NOBODY, act)]
    if act in ("start", "dealt", "misdeal"):
        card = args or (PACK.UNKNOWN,)
        return [Move(deal.dealer, "misdeal") if act == "misdeal" else Move(deal.dealer, "start", card)]
    if act == "comes_back":
        return _returns(deal, args)
    if act in ("values", "sum", "leftovers", "drew"):
        return _counted(deal, act, args)
    if act == "position":
        return [Move(args[0], act, (args[1],) + _colour(args[2:]))]
    if act == "tell":
        return [Move(args[0], act, (args[1:],))]
    if act in ("won", "leave", "miscount"):
        return [Move(args[0], act, args[1:])]
    return [_laid(deal, act, args)]


def _laid(deal, act, args):
    if act == "play":
        return Move(deal.turn, "play", ((args[0],),) + _colour(args[1:]))
    if act == "triple" and not deal.whispers.told(deal.turn):
        cards = tuple([PACK.card(args[0], suit) for suit in args[1:]])
        return Move(deal.turn, "play", (cards,))
    if act == "triple":
        return Move(deal.turn, "play", (args,))
    if act == "three":
        return Move(deal.turn, "play", ((PACK.UNKNOWN,) * 3,))
    if act == "number":
        return Move(deal.turn, "play", ((PACK.UNKNOWN,),))
    if act == "sign":
        return Move(deal.turn, "play", ((PACK.card(PACK.parse_rank(args[0]), None),),))
    return Move(deal.turn, "play", ((PACK.parse(args[0]),), PACK.UNKNOWN))


def _colour(suits):
    return tuple([PACK.card(None, suit) for suit in suits])


def _returns(deal, args):
    absent = gestures.absent(deal)
    seat = args[0] if args else absent[0]
    return [Move(seat, "return" if deal.presence.standing[seat] == LEFT else "back")]


def _counted(deal, act, args):
    if act == "drew":
        return [Move(deal.turn, act, (args,))]
    seat = deal.untold()[0]
    if act == "sum" or "sum" in args:       # perhaps changed over in the middle
        return [Move(seat, "sum", (args[-2] * 10 + args[-1],))]
    return [Move(seat, act, (args,))]


# -- the screens between gestures


def _menu(deal, acts=IN_THE_MENU):
    first = ("comes_back",) if gestures.absent(deal) else ()
    return [Offer("menu", act) for act in first + tuple(acts)]


def _guide(deal):
    facts = {"seat": deal.dealer, "seat_first": deal.turn, "count": deal.hand, "round": deal.round,
             "direction": deal.direction}
    offers = [Offer("ok", "dealt")]
    if deal.level in ("cards", "hands"):
        offers.append(Offer("arrows", "start"))
    return Ask("acts", "guide", deal.dealer, facts=facts, offers=offers + _menu(deal, ("leave",)))


def _count_up(deal):
    seat = deal.untold()[0]
    facts = {"seat": seat, "count": deal.sizes[seat], "seat_winner": deal.winner}
    offers = [Offer("arrows", "values"), Offer("ok", "sum"), Offer("menu", "leftovers")]
    return Ask("acts", "count_up", seat, facts=facts, offers=offers + _menu(deal, ("leave",)))


def _go(deal):
    facts = deal.facts()
    facts.update({"seat": deal.turn, "card": deal.road.top, "suit": deal.road.colour, "count": deal.due})
    called = _race_offers(deal)
    if deal.paused:
        return Ask("acts", "paused", None, facts=facts, offers=_menu(deal))
    if deal.whispers.told(deal.turn):
        return _private_go(deal, facts, called)
    offers = [_plain_act(deal)]
    if deal.level == "turns":
        offers.extend(SIGN_KEYS)
    else:
        offers.append(Offer("arrows", "play"))
        offers.extend(_triple(deal))
    whisper = [Offer("menu", "tell")] if deal.level == "hands" else []
    return Ask("acts", _head(deal), deal.turn, _info(deal), facts, offers + called + _menu(deal) + whisper,
               timed=True)


def _private_go(deal, facts, called):
    facts.update(deal.view(deal.turn))
    offers = [_plain_act(deal)]
    if deal.whispers.awaits(deal.turn):
        offers.append(Offer("arrows", "drew"))
    else:
        offers.append(Offer("arrows", "play"))
        offers.extend(_triple(deal))
    return Ask("acts", _head(deal), deal.turn, ("hand",), facts, offers + called + _menu(deal), private=True,
               timed=True)


def _plain_act(deal):
    if deal.phase == "drawn":
        return Offer("ok", "keep")
    return Offer("ok", "draw", "pay" if deal.depth else None)


def _triple(deal):
    possible = deal.depth == 0 and (deal.phase == "play" or deal.options["drawn_triple"])
    return [Offer("ok_held", "triple")] if possible else []


def _race_offers(deal):
    if deal.window is None:
        return []
    return [Offer("show", "catch"), Offer("menu", "tres")]


def _head(deal):
    if deal.phase == "drawn":
        return "drawn" if deal.drawn else "none_left"
    if deal.depth:
        return "pile_capped" if deal.depth >= deal.options["chain_cap"] else "pile_due"
    return "goes_on" if _colour_named(deal) else "goes"


def _info(deal):
    if deal.road.top == PACK.UNKNOWN:
        return ("stock",)
    return ("on_colour" if _colour_named(deal) else "on", "stock")


def _colour_named(deal):
    """True when the road shows no colour of its own, but the table knows which was named."""
    return is_wild(deal.road.top) and deal.road.colour is not None
