# SPDX-FileCopyrightText: 2026 The Mano authors
# SPDX-License-Identifier: MIT
"""Plays of which not every card was told. What was told is taken at its word; what was not is left open.

The usual ways to tell five cards: a straight by its ranks (``9H,8?,7?,6?,5?``), a flush by suit and top card
(``9H,?H,?H,?H,?H``), a full house or four by the rank that decides (``9?,9?,9?,?,?``).
"""

from shared_engine.games.pusoy_dos.combos import (
    FLUSH,
    FOUR,
    FULL_HOUSE,
    PAIR,
    RANKS,
    SINGLE,
    STEP,
    STRAIGHT,
    TRIPLE,
    Combo,
    untold,
)


def read(ladder, cards):
    """The Combo of these cards, not all of them told; None when they are proved to be no play."""
    ranks = [ladder.rank(card) for card in cards]
    suits = [ladder.suit(card) for card in cards]
    if len(cards) < 4:
        return _same_rank(ladder, ranks, suits)
    return _five(ladder, ranks, suits) if len(cards) == 5 else None


def _told(parts):
    return [part for part in parts if part is not None]


def _same_rank(ladder, ranks, suits):
    told = _told(ranks)
    size = len(ranks)
    if told and min(told) != max(told) or size == 3 and not ladder.triples:
        return None
    rank = told[0] if told else None
    if size == 3:
        low, high = (0, RANKS) if rank is None else (rank, rank)
        return Combo(TRIPLE, size, low, high, ladder.of(rank, None))
    if size == 1:
        return _spread(SINGLE, ladder, rank, suits[0])
    best = max([-1] + _told(suits))
    return _spread(PAIR, ladder, rank, best if best == 3 or len(_told(suits)) == 2 else None)


def _spread(kind, ladder, rank, suit):
    low = (rank or 0) * 4 + (suit or 0)
    high = (RANKS - 1 if rank is None else rank) * 4 + (3 if suit is None else suit)
    return Combo(kind, 1 if kind == SINGLE else 2, low, high, ladder.of(rank, suit))


def _five(ladder, ranks, suits):
    told = _told(ranks)
    counts = sorted([told.count(rank) for rank in set(told)])
    most = counts[-1] if counts else 0
    if most == 4:
        return _grouped(FOUR, ladder, told)
    if most == 3 and len(counts) <= 2:
        return _grouped(FULL_HOUSE, ladder, told)
    if most > 1:
        return None if len(told) == 5 or most > 4 else untold(5)
    return _runs_and_suits(ladder, ranks, suits, told)


def _grouped(kind, ladder, told):
    rank = [rank for rank in told if told.count(rank) > 2][0]
    return Combo(kind, 5, kind * STEP + rank, kind * STEP + rank, ladder.of(rank, None))


def _runs_and_suits(ladder, ranks, suits, told):
    bits = 0
    for rank in told:
        bits |= 1 << rank
    if len(told) == 5 and bits in ladder.rungs:
        return _straight(ladder, ladder.rungs[bits], ranks, suits)
    if len(set(_told(suits))) == 1 and (len(told) == 5 or None not in suits):
        return _flush(ladder, told, _told(suits)[0])
    if len(told) < 5:
        return untold(5)
    # five ranks that are no straight can only be a flush
    return None if _told(suits) else _any_flush(ladder, max(told))


def _straight(ladder, rung, ranks, suits):
    place, top = rung
    suit = suits[ranks.index(top)]
    base = STRAIGHT * STEP + place * 4
    low, high = (0, 3) if suit is None else (suit, suit)
    return Combo(STRAIGHT, 5, base + low, base + high, ladder.of(top, suit))


def _flush(ladder, told, suit):
    # the top card is told first, so the best of those told is the top
    low, high = (max(told), max(told)) if told else (0, RANKS - 1)
    card = ladder.of(max(told) if told else None, suit)
    low, high = ladder.flush_strength(low, suit), ladder.flush_strength(high, suit)
    return Combo(FLUSH, 5, FLUSH * STEP + low, FLUSH * STEP + high, card)


def _any_flush(ladder, top):
    base = FLUSH * STEP
    return Combo(FLUSH, 5, base + ladder.flush_strength(top, 0), base + ladder.flush_strength(top, 3),
                 ladder.of(top, None))
