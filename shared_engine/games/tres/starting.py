# SPDX-FileCopyrightText: 2026 The Mano authors
# SPDX-License-Identifier: MIT
"""The beginning of a round: the first card of the road, and dealing anew (specification, section 2)."""

from shared_engine.games.tres.deck import sign
from shared_engine.games.tres.seldom import put_away
from shared_engine.rulings import Note, Refusal


def refuse_start(deal, seat, card):
    return None if deal.phase == "start" else Refusal("already_started", firm=True)


def play_start(deal, seat, card):
    if sign(card) is not None:
        return (Note("again", card=card),)      # a sign goes under the stock
    return open_road(deal, deal.turn, card, None)


def open_road(deal, seat, card, colour):
    """That card lies on the road and this seat's go begins. Returns notes."""
    put_away()
    deal.road.lay((card,), colour, deal.moment)
    deal.stock = max(0, deal.stock - 1)
    deal.begin(seat)
    return deal.paused_note()


def refuse_misdeal(deal, seat):
    if deal.winner is not None:
        return Refusal("round_over", firm=True, seat=deal.winner)
    return Refusal("misdeal_too_late") if deal.went else None


def play_misdeal(deal, seat):
    deal.lay_out()
    return (Note("misdeal", seat=deal.dealer),)
