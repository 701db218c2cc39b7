# SPDX-FileCopyrightText: 2026 The Mano authors
# SPDX-License-Identifier: MIT
"""The act tell: a hand told to the device in private.

Nothing that was told may reach facts() or a refusal to another seat.
"""

from shared_engine.cards import STANDARD
from shared_engine.rulings import Note, Refusal


def refuse_tell(deal, seat, cards):
    if deal.phase not in ("deal", "play"):
        return Refusal("hand_over", firm=True, seat=deal.winner)
    if len(cards) != deal.counts[seat]:
        return Refusal("not_all_told", firm=True, count=deal.counts[seat])
    for i, card in enumerate(cards):
        if not STANDARD.known(card) or card in cards[:i]:
            return Refusal("card_twice", firm=True, card=card)
    return deal.seen.refusal(seat, cards) if deal.phase == "play" else None


def play_tell(deal, seat, cards):
    deal.told[seat] = list(cards)
    told = [card for hand in deal.told for card in hand or ()]
    if len(set(told)) < len(told):
        return [Note("hands_clash")]    # without names: two hands cannot both be right
    untold = [other for other, hand in enumerate(deal.told) if hand is None]
    if len(untold) == 1 and sum(deal.counts) == STANDARD.size and not deal.seen.laid:
        deal.told[untold[0]] = [card for card in range(STANDARD.size) if card not in told]
    return []


def took(deal, seat, card):
    """The seat took the odd card; its hand was told without that card."""
    hand = deal.told[seat]
    if len(hand) < deal.counts[seat]:
        if card is None or not STANDARD.known(card) or card in hand:
            deal.told[seat] = None
        else:
            hand.append(card)


def laid(deal, seat, cards):
    """The seat laid these. A hand that this proves wrong is forgotten."""
    for other, hand in enumerate(deal.told):
        if hand is None:
            continue
        if other == seat and len([card for card in cards if card in hand]) == len(cards) > 0:
            deal.told[other] = [card for card in hand if card not in cards]
        elif other == seat or any([card in hand for card in cards]):
            deal.told[other] = None
