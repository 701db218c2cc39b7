# SPDX-FileCopyrightText: 2026 The Mano authors
# SPDX-License-Identifier: MIT
"""The deal guide: so many cards each, then the first card of the road."""

from shared_engine.asking import Ask, Offer
from shared_engine.games.tres.deck import PACK
from shared_engine.games.tres.go_asks import menu
from shared_engine.moves import Move


def screen(deal):
    """Who deals how many, and who goes first."""
    facts = {"seat": deal.dealer, "seat_first": deal.turn, "count": deal.hand, "round": deal.round,
             "direction": deal.direction}
    offers = [Offer("ok", "dealt")]
    if deal.level in ("cards", "hands"):
        offers.append(Offer("arrows", "start"))
    acts = ("tell", "leave") if deal.level == "hands" else ("leave",)
    return Ask("acts", "guide", deal.dealer, facts=facts, offers=offers + menu(deal, acts))


def ask_start(deal, args):
    if args:
        return None
    return Ask("card", "first_card", deal.dealer, facts={"seat": deal.dealer}, ok=("not_told", PACK.UNKNOWN))


def moves_start(deal, args):
    return [Move(deal.dealer, "start", args or (PACK.UNKNOWN,))]


moves_dealt = moves_start


def moves_misdeal(deal, args):
    return [Move(deal.dealer, "misdeal")]
