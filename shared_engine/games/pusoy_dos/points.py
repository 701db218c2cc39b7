# SPDX-FileCopyrightText: 2026 The Mano authors
# SPDX-License-Identifier: MIT
"""What a hand brings (specification, sections 4 and 5)."""

from shared_engine.cards import STANDARD
from shared_engine.games.pusoy_dos.seen import TWO_OF

PLACES = (5, 3, 1)              # in order of going out, when the hand is played on
DEAREST = 13                    # this many cards or more cost three each
DEAR = 10                       # this many cost two each


def count_twos(ladder, cards):
    """(2s among these cards, whether the highest card of all is one of them); None for what was not told."""
    ranks = [STANDARD.rank(card) for card in cards]
    told = [rank for rank in ranks if rank is not None]
    if told and len(cards) < 4:
        ranks = told = told[:1] * len(cards)    # these are all of one rank
    if len(told) < len(ranks):
        return None, None
    twos = [card for card, rank in zip(cards, ranks) if rank == TWO_OF]
    return len(twos), _best_among(ladder.card[-1], twos)


def _best_among(best, twos):
    # it is the 2D where the suits have their usual order
    if best in twos or len(twos) == 4:
        return True
    others = [card for card in twos if STANDARD.suit(card) not in (None, STANDARD.suit(best))]
    return False if len(others) == len(twos) else None


def finish_points(options, size, twos, best):
    """Points for going out with so many cards and 2s; best: the highest card of all among them.

    None when the points hang on what was not told.
    """
    rule, extra = options["two_bonus"], options["two_D_extra"]
    if options["two_scope"] == "all_twos" and (size > 3 or twos is not None and twos < size):
        return 1
    if twos == 0 or rule == "off" and not extra:
        return 1
    if twos is None or extra and best is None:
        return None
    return _bonus(rule, twos) + (extra if best else 0)


def _bonus(rule, twos):
    if rule == "off":
        return 1
    return 2 ** twos if rule == "double_each" else 2 * twos


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


def place_points(place, players):
    """Points for going out in this place, 0 being the first; the last player has none."""
    return PLACES[place] if place < min(len(PLACES), players - 1) else 0


def for_cards_left(options):
    """True when points are for cards left in hand, and the fewest win."""
    return options["scoring"] != "positive"
