# SPDX-FileCopyrightText: 2026 The Mano authors
# SPDX-License-Identifier: MIT
"""What a round of Tres asks between gestures: its turn screens. What a gesture itself asks: see gestures.py."""

from shared_engine.asking import Ask, Offer
from shared_engine.games.tres import gestures
from shared_engine.games.tres.deck import PACK, is_wild

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


def _menu(deal, acts=IN_THE_MENU):
    first = ("comes_back",) if gestures.absent(deal) else ()
    return [Offer("menu", act) for act in first + tuple(acts)]


def _guide(deal):
    facts = {"seat": deal.dealer, "seat_first": deal.turn, "count": deal.hand, "round": deal.round,
             "direction": deal.direction}
    offers = [Offer("ok", "dealt")]
    if deal.level in ("cards", "hands"):
        offers.append(Offer("arrows", "start"))
    menu = ("tell", "leave") if deal.level == "hands" else ("leave",)
    return Ask("acts", "guide", deal.dealer, facts=facts, offers=offers + _menu(deal, menu))


def _count_up(deal):
    seat = deal.untold()[0]
    facts = {"seat": seat, "count": deal.sizes[seat], "seat_winner": deal.winner}
    offers = [Offer("arrows", "values"), Offer("ok", "sum"), Offer("menu", "leftovers")]
    return Ask("acts", "count_up", seat, facts=facts, offers=offers + _menu(deal, ("leave",)))


def _go(deal):
    facts = deal.facts()
    facts.update({"seat": deal.turn, "card": deal.road.top, "suit": deal.road.colour, "count": deal.due,
                  "seat_window": deal.window})
    called = _race_offers(deal)
    if deal.paused:
        return Ask("acts", "paused", None, facts=facts, offers=_menu(deal))
    if deal.whispering(deal.turn):
        return _private_go(deal, facts, called)
    offers = [_plain_act(deal)]
    if deal.level == "turns":
        offers.extend(SIGN_KEYS)
    else:
        offers.append(Offer("arrows", "play"))
        offers.extend(_triple(deal))
    menu = _menu(deal, (("tell",) if deal.level == "hands" else ()) + IN_THE_MENU)
    return Ask("acts", _head(deal), deal.turn, _info(deal), facts, offers + called + menu, timed=True)


def _private_go(deal, facts, called):
    view = deal.view(deal.turn)
    facts.update({"cards_hand": view["hand"], "cards_fit": view["playable"]})
    offers = [_plain_act(deal)]
    if deal.whispers.awaits(deal.turn):
        offers.append(Offer("arrows", "drew"))
    else:
        offers.append(Offer("arrows", "play"))
        offers.extend(_triple(deal))
    return Ask("acts", _head(deal), deal.turn, ("fit",) + gestures.catchable(deal), facts,
               offers + called + _menu(deal), private=True, timed=True)


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
    if deal.window is not None:
        return gestures.catchable(deal) + ("stock",)
    if deal.road.top == PACK.UNKNOWN:
        return ("stock",)
    return ("on_colour" if _colour_named(deal) else "on", "stock")


def _colour_named(deal):
    """True when the road shows no colour of its own, but the table knows which was named."""
    return is_wild(deal.road.top) and deal.road.colour is not None
