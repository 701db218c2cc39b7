# SPDX-FileCopyrightText: 2026 The Mano authors
# SPDX-License-Identifier: MIT
"""Hands told to the device in private: at the beginning, and what is drawn from then on."""

from shared_engine.games.tres.seldom import seldom
from shared_engine.rulings import Refusal


def refuse_tell(deal, seat, cards):
    if len(cards) != deal.sizes[seat]:
        return Refusal("hand_size", firm=True, seat=seat, count=deal.sizes[seat])
    if deal.winner is not None:
        return Refusal("round_over", firm=True, seat=deal.winner)
    return deal.road.copies_refusal(cards)      # before the first card too, when no clock runs yet


def play_tell(deal, seat, cards):
    if deal.whispers is None:
        deal.whispers = seldom("whispers").Whispers(deal.players)
    return deal.whispers.tell(seat, cards, deal.copies)


def refuse_drew(deal, seat, cards):
    if not 0 < len(cards) <= deal.awaits(seat):
        return Refusal("not_drawn", firm=True, seat=seat)
    return deal.road.copies_refusal(cards)


def play_drew(deal, seat, cards):
    return deal.whispers.drew(seat, cards, deal.copies)
