# SPDX-FileCopyrightText: 2026 The Mano authors
# SPDX-License-Identifier: MIT
"""What 3-2-5 asks, and which moves a finished gesture makes. The screens: see tricks_asks.py and its like."""

from shared_engine.asking import Offer
from shared_engine.games.three_two_five import tricks_asks
from shared_engine.games.three_two_five.seldom import PART_OF, seldom
from shared_engine.moves import Move


def asks(deal, partial):
    """The next Ask for this partial gesture, or None when it is complete."""
    if partial:
        ask = getattr(_asks_of(partial[0]), "ask_" + partial[0], None)
        return ask and ask(deal, partial[1:])
    if deal.over:
        return seldom("counting_asks").over(deal)
    ask = _asks_now(deal).screen(deal)
    for offer in _at_any_time(deal):
        if not [other for other in ask.offers if other.act == offer.act]:
            ask.offers.append(offer)
    return ask


def moves(deal, partial):
    """The moves of a complete gesture; where its screens tell none of their own, the act of its name."""
    act, args = partial[0], tuple(partial[1:])
    screens = _asks_of(act)
    make = getattr(screens, "moves_" + act, None)
    return make(deal, args) if make else [Move(screens.doer(deal), act, args)]


def _asks_of(act):
    """The module with that gesture."""
    return tricks_asks if act in tricks_asks.GESTURES else seldom(PART_OF[act] + "_asks")


def _asks_now(deal):
    """The module with the turn screen."""
    if deal.steps and (deal.steps[0] != "rest" or deal.phase != "trump"):
        return seldom("guiding_asks")
    if deal.level == "score":
        return seldom("counting_asks")
    if deal.phase == "trump":
        return seldom("trumping_asks")
    return seldom("pulling_asks") if deal.exchange or deal.phase == "pull" else tricks_asks


def _at_any_time(deal):
    offers = [Offer("arrows" if deal.level == "score" else "menu", "result")]
    if not deal.begun:
        offers.append(Offer("menu", "misdeal"))
    elif deal.options["revoke_policy"] == "undo":
        offers.append(Offer("menu", "take_back"))
    return offers
