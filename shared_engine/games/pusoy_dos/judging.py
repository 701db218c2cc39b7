# SPDX-FileCopyrightText: 2026 The Mano authors
# SPDX-License-Identifier: MIT
"""Why a play is not accepted, in the table's words (specification, sections 2 and 3)."""

from shared_engine.cards import STANDARD
from shared_engine.games.pusoy_dos.combos import FLUSH, FOUR, FULL_HOUSE, STRAIGHT, beats
from shared_engine.rulings import Refusal


def refusal(deal, cards, combo):
    """Why these cards do not go on top of what lies on the table."""
    over = deal.round.combo
    return (shape_refusal(deal.ladder, cards, combo) or size_refusal(combo, over)
            or strength_refusal(deal.ladder, combo, over, deal.round.by))


def shape_refusal(ladder, cards, combo):
    """None, or why these cards are no play at all."""
    for i, card in enumerate(cards):
        if STANDARD.known(card) and card in cards[:i]:
            return Refusal("card_twice", firm=True, card=card)
    return None if combo is not None else _no_play(len(cards), ladder)


def _no_play(size, ladder):
    if size == 2:
        return Refusal("no_pair", count=size)
    if size == 3:
        return Refusal("no_triple" if ladder.triples else "triples_off", count=size)
    return Refusal("no_five" if size == 5 else "no_such_size", count=size)


def size_refusal(combo, over):
    """None, or how many cards it takes to answer that play."""
    if not combo.size or not over.size or combo.size == over.size:
        return None
    if over.size == 5:
        return Refusal("needs_five", count=combo.size)
    if over.size == 3:
        return Refusal("needs_three", count=combo.size)
    return Refusal("needs_two" if over.size == 2 else "needs_one", count=combo.size)


def strength_refusal(ladder, combo, over, seat):
    """None, or why `combo` is not higher than what this seat laid."""
    if beats(combo, over):
        return None
    if combo.kind != over.kind and combo.size == 5:
        return _kind_refusal(over.kind, seat)
    suit, suit_over = STANDARD.suit(combo.card), STANDARD.suit(over.card)
    if combo.kind == FLUSH and ladder.suit_first and suit != suit_over:
        return Refusal("lower_suit", seat=seat, suit=suit, suit_over=suit_over)
    return Refusal("lower_card", seat=seat, card=combo.card, card_over=over.card)


def _kind_refusal(kind, seat):
    if kind == STRAIGHT:
        return Refusal("under_straight", seat=seat)
    if kind == FLUSH:
        return Refusal("under_flush", seat=seat)
    if kind == FULL_HOUSE:
        return Refusal("under_full", seat=seat)
    return Refusal("under_four" if kind == FOUR else "under_straight_flush", seat=seat)
