# SPDX-FileCopyrightText: 2026 The Mano authors
# SPDX-License-Identifier: MIT
"""The deal guide: who deals, who cuts, how many cards, to which side, and the upcard."""

from shared_engine.asking import Ask, Offer
from shared_engine.cards import STANDARD
from shared_engine.games.tres_y_dos.asks import NOT_TOLD
from shared_engine.games.tres_y_dos.turning import HAND
from shared_engine.moves import Move


def screen(deal):
    """The guide."""
    table = deal.table
    facts = {"seat": deal.dealer, "seat_first": table.next(deal.dealer), "count": HAND, "direction": table.direction,
             "seat_cut": table.next(deal.dealer, -1)}      # section 2: away from the first receiver
    if deal.level in ("cards", "hands"):
        offers = [Offer("ok", "dealt"), Offer("arrows", "upcard")]
    else:
        offers = [Offer("ok", "dealt", "dealt_up")]
    return Ask("acts", "guide", deal.dealer, facts=facts, offers=offers)


def ask_upcard(deal, args):
    return None if args else Ask("card", "turned_up", ok=NOT_TOLD)


def moves_upcard(deal, args):
    return [Move(deal.dealer, "upcard", args)]


def moves_dealt(deal, args):
    return [Move(deal.dealer, "upcard", (STANDARD.UNKNOWN,))]
