# SPDX-FileCopyrightText: 2026 The Mano authors
# SPDX-License-Identifier: MIT
"""What a hand brings (specification, sections 4 and 5)."""

from shared_engine.cards import STANDARD

TWO_OF = 0                      # index of the rank 2 in the pack
PLACES = (5, 3, 1)              # in order of going out, when the hand is played on
DEAREST = 13                    # this many cards or more cost three each
DEAR = 10                       # this many cost two each


def finish_points(ladder, options, cards):
    """Points for going out with these cards; None when too little was told of them."""
    told = [STANDARD.rank(card) for card in cards if STANDARD.rank(card) is not None]
    if options["two_scope"] == "all_twos" and (len(cards) > 3 or any(rank != TWO_OF for rank in told)):
        return 1
    if len(told) < len(cards):
        return None
    twos = [card for card in cards if STANDARD.rank(card) == TWO_OF]
    extra = _extra(ladder, options["two_D_extra"], twos)
    return None if extra is None else _bonus(options["two_bonus"], len(twos)) + extra


def _bonus(rule, twos):
    if rule == "off" or not twos:
        return 1
    return 2 ** twos if rule == "double_each" else 2 * twos


def _extra(ladder, extra, twos):
    # the extra is for the highest card of all, which is the 2D where the suits have their usual order
    best = ladder.card[-1]
    if not extra or not twos or len(twos) == 4 or best in twos:
        return extra if extra and twos else 0
    return 0 if all(STANDARD.suit(card) not in (None, STANDARD.suit(best)) for card in twos) else None


def penalty(cards, twos=0):
    """Points for this many cards left; twos: how many 2s among them double it, each once."""
    each = 3 if cards >= DEAREST else 2 if cards >= DEAR else 1
    return cards * each * 2 ** twos


def pips(cards):
    """Face value of cards whose ranks are known: 10 for 10, J, Q and K, 1 for the ace, 2 for the 2."""
    total = 0
    for card in cards:
        rank = STANDARD.rank(card)
        total += 1 if rank == 12 else min(rank + 2, 10)
    return total


def place_points(place):
    """Points for going out in this place, 0 being the first."""
    return PLACES[place] if place < len(PLACES) else 0
