# SPDX-FileCopyrightText: 2026 The Mano authors
# SPDX-License-Identifier: MIT
"""Combinations: what cards laid together are, and which beats which (specification, section 2).

A card's *power* is its place in the order of all 52, 0 for the lowest: 4 * rank place + suit place.
"""

from shared_engine.cards import STANDARD

SINGLE, PAIR, TRIPLE, STRAIGHT, FLUSH, FULL_HOUSE, FOUR, STRAIGHT_FLUSH = range(8)
KINDS = ("single", "pair", "triple", "straight", "flush", "full_house", "four", "straight_flush")
STEP = 64               # strengths of one kind of five lie below this
HIGHEST = STEP * 8      # above every strength
TWO = 12                # place of the 2 among the ranks, 3 being 0
RANKS = 13


class Combo:
    """A play on the table.

    kind: one of the constants above; None where it was not told. size: number of cards, 0 where not told.
    low, high: the least and the greatest strength it can have; equal when what decides was told.
    card: the card that decides, as far as it was told.
    """

    __slots__ = ("kind", "size", "low", "high", "card")

    def __init__(self, kind, size, low, high, card):
        self.kind = kind
        self.size = size
        self.low = low
        self.high = high
        self.card = card


def untold(size):
    """The Combo of so many cards of which nothing is known, or which are no play that the table allowed."""
    # the strength of one card or a pair is a power, that of a triple a rank
    high = STANDARD.size - 1 if size in (1, 2) else RANKS if size == 3 else HIGHEST
    return Combo(None, size, 0, high, STANDARD.UNKNOWN)


class Ladder:
    """The order of cards and plays under one table's options."""

    def __init__(self, options):
        suits = [options["suit_order"].index(suit) for suit in STANDARD.suits]
        self.power = bytes([(card // 4 + TWO) % RANKS * 4 + suits[card % 4] for card in range(STANDARD.size)])
        self.card = bytes([_place(self.power, power) for power in range(STANDARD.size)])
        self.triples = options["triples"]
        self.suit_first = options["flush_compare"] == "suit"
        self.rungs = _rungs(options["straights"])

    @property
    def lowest(self):
        """The card that opens: the 3 of the lowest suit."""
        return self.card[0]

    def rank(self, card):
        """Place of the card's rank, 3 being 0 and the 2 the highest; None where it was not told."""
        rank = STANDARD.rank(card)
        return None if rank is None else (rank + TWO) % RANKS

    def suit(self, card):
        """Place of the card's suit, 0 the lowest; None where it was not told."""
        suit = STANDARD.suit(card)
        return None if suit is None else self.power[suit] % 4

    def of(self, rank, suit):
        """The card of these places; None for either means it was not told."""
        return STANDARD.card(None if rank is None else (rank + 1) % RANKS,
                             None if suit is None else self.card[suit] % 4)

    def sort(self, cards):
        """The known cards from the lowest to the highest."""
        return [self.card[power] for power in sorted([self.power[card] for card in cards])]

    def allows(self, size):
        """True when so many cards may be a play at this table."""
        return size in (1, 2, 5) or size == 3 and self.triples

    def classify(self, cards):
        """The Combo of these known cards, or None when they are no play."""
        power = self.power
        size = len(cards)
        if size == 1:
            own = power[cards[0]]
            return Combo(SINGLE, 1, own, own, cards[0])
        if size == 5:
            a, b, c, d, e = cards
            return self._five(power[a], power[b], power[c], power[d], power[e])
        if size == 2:
            return self._pair(power[cards[0]], power[cards[1]])
        return self._triple([power[card] for card in cards]) if size == 3 else None

    def _pair(self, a, b):
        if a >> 2 != b >> 2 or a == b:
            return None
        best = a if a > b else b
        return Combo(PAIR, 2, best, best, self.card[best])

    def _triple(self, told):
        a, b, c = told
        if not self.triples or not a >> 2 == b >> 2 == c >> 2 or a in (b, c) or b == c:
            return None
        return Combo(TRIPLE, 3, a >> 2, a >> 2, self.card[max(told)])

    def _five(self, a, b, c, d, e):
        ranks = 1 << (a >> 2) | 1 << (b >> 2) | 1 << (c >> 2) | 1 << (d >> 2) | 1 << (e >> 2)
        suited = not (a ^ b | a ^ c | a ^ d | a ^ e) & 3
        rung = self.rungs.get(ranks)
        if rung:
            return self._straight(rung, (a, b, c, d, e), suited)
        if suited:
            return self._flush((a, b, c, d, e))
        # only two ranks: they may be three and two, or four and one
        rest = ranks & (ranks - 1)
        return self._grouped([a, b, c, d, e]) if not rest & (rest - 1) else None

    def _straight(self, rung, told, suited):
        place, top = rung
        for power in told:
            if power >> 2 == top:
                break
        kind = STRAIGHT_FLUSH if suited else STRAIGHT
        strength = kind * STEP + place * 4 + (power & 3)
        return Combo(kind, 5, strength, strength, self.card[power])

    def _flush(self, told):
        top = max(told)
        if len(set(told)) < 5:
            return None
        strength = FLUSH * STEP + self.flush_strength(top >> 2, top & 3)
        return Combo(FLUSH, 5, strength, strength, self.card[top])

    def flush_strength(self, rank, suit):
        """Which comes first, the suit or the top card, is a house rule."""
        return suit * RANKS + rank if self.suit_first else rank * 4 + suit

    def _grouped(self, told):
        told.sort()
        middle = told[2] >> 2       # belongs to the three or the four
        same = [power for power in told if power >> 2 == middle]
        if len(set(told)) < 5:
            return None
        kind = FOUR if len(same) == 4 else FULL_HOUSE
        strength = kind * STEP + middle
        return Combo(kind, 5, strength, strength, self.card[same[-1]])


def beats(combo, over):
    """False when `combo` is proved not to be higher. Both have the same size, or one was not told."""
    return combo.high > over.low


def _place(power, wanted):
    for card in range(len(power)):
        if power[card] == wanted:
            return card
    return None


def _rungs(rule):
    """Which five ranks are a straight: their bits -> (place on the ladder, rank of the card that decides).

    From low to high A-2-3-4-5, 2-3-4-5-6, then 3-4-5-6-7 up to 10-J-Q-K-A. Where a house rule puts one of the
    first two on top, its 2 decides.
    """
    ace, six = 0b1100000000111, 0b1000000001111
    order = [(0b11111 << low, low + 4) for low in range(8)]
    if rule != "no_twos":
        order = ([] if rule in ("top_a5", "top_both") else [(ace, 2)]) + (
            [] if rule in ("top_26", "top_both") else [(six, 3)]) + order
    if rule in ("top_26", "top_both"):
        order.append((six, TWO))
    if rule in ("top_a5", "top_both"):
        order.append((ace, TWO))
    return {ranks: (place, top) for place, (ranks, top) in enumerate(order)}
