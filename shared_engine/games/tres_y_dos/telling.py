# SPDX-FileCopyrightText: 2026 The Mano authors
# SPDX-License-Identifier: MIT
"""Hands told in private: a whisper, not a duty."""

from shared_engine.games.tres_y_dos.possible import hand_refusal
from shared_engine.games.tres_y_dos.whispers import Whispers
from shared_engine.rulings import Refusal


def refuse_tell(deal, seat, cards):
    refusal = deal.rest_refusal()
    if refusal:
        return refusal
    if len(cards) != deal.sizes[seat]:
        return Refusal("not_five", firm=True, seat=seat, count=deal.sizes[seat])
    return hand_refusal(deal.known, seat, cards)


def play_tell(deal, seat, cards):
    if not deal.whispers:
        deal.whispers = Whispers(deal.players)
    return deal.whispers.tell(seat, cards)


def refuse_drew(deal, seat, card):
    if not deal.whispers or not deal.whispers.awaits(seat):
        return Refusal("not_drawn", firm=True, seat=seat)
    return hand_refusal(deal.known, seat, deal.whispers.with_drawn(seat, card))


def play_drew(deal, seat, card):
    return deal.whispers.drew(seat, card) if deal.whispers else ()     # else what came before was unsaid since
