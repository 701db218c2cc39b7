# SPDX-FileCopyrightText: 2026 The Mano authors
# SPDX-License-Identifier: MIT
"""Packs of cards. A card is a small int that fits in a byte, so hands, piles and logs are cheap.

A card may be only partly known: ``7?`` (rank told), ``?H`` (suit told) and ``?`` (laid, but not told) are
cards too, because a referee must be able to write down what happened even when nobody read the card out.
"""


class Pack:
    """One kind of pack: every rank in every suit, then loose cards that have neither.

    ranks, suits, loose: tuples of the texts that name them.
    suit_first: write "R7" rather than "7H", and choose the suit before the rank; loose cards then lie beside the suits.
    groups: rank indexes in four groups, for choosing a rank with up, left, right, down.
    suit_order: suit indexes in the same key order.
    alias: other spellings of a rank, as text -> text.
    """

    def __init__(self, ranks, suits, groups, suit_order, loose=(), suit_first=False, alias=None):
        self.ranks = ranks
        self.suits = suits
        self.loose = loose
        self.groups = groups
        self.suit_order = suit_order
        self.suit_first = suit_first
        self._alias = alias or {}
        self._read = {}     # names read so far: a log names the same cards again and again
        self._wide = len(suits)
        self.size = len(ranks) * len(suits) + len(loose)
        self._rank_only = self.size
        self._suit_only = self._rank_only + len(ranks)
        self.UNKNOWN = self._suit_only + len(suits)

    def card(self, rank, suit):
        """The card of these indexes; None for either means it was not told."""
        if rank is None:
            return self.UNKNOWN if suit is None else self._suit_only + suit
        return self._rank_only + rank if suit is None else rank * self._wide + suit

    def known(self, card):
        """True when the very card is known, not only its rank or suit."""
        return card < self.size

    def rank(self, card):
        """Rank index, or None where it is unknown or the card is loose."""
        if card < self.size:
            return card // self._wide if card < len(self.ranks) * self._wide else None
        return card - self._rank_only if card < self._suit_only else None

    def suit(self, card):
        """Suit index, or None where it is unknown or the card is loose."""
        if card < self.size:
            return card % self._wide if card < len(self.ranks) * self._wide else None
        return card - self._suit_only if self._suit_only <= card < self.UNKNOWN else None

    def text(self, card):
        """The card's short name: "10H", "R7", "W", "7?", "?H" or "?"."""
        if card == self.UNKNOWN:
            return "?"
        rank, suit = self.rank(card), self.suit(card)
        if rank is None and suit is None:
            return self.loose[card - len(self.ranks) * self._wide]
        first = "?" if rank is None else self.ranks[rank]
        second = "?" if suit is None else self.suits[suit]
        return second + first if self.suit_first else first + second

    def parse(self, text):
        """The card of a short name, in any case and spelling the pack knows; ValueError otherwise."""
        card = self._read.get(text)
        if card is None:
            card = self._read[text] = self._parse(text)
        return card

    def _parse(self, text):
        name = text.upper()
        if name == "?":
            return self.UNKNOWN
        if name in self.loose:
            return len(self.ranks) * self._wide + self.loose.index(name)
        suit, rank = (name[:1], name[1:]) if self.suit_first else (name[-1:], name[:-1])
        return self.card(_index(self.ranks, self._alias.get(rank, rank)), _index(self.suits, suit))

    def parse_rank(self, text):
        """The rank index of "7", "10", "T", "K" ...; ValueError otherwise."""
        name = text.upper()
        return _known(self.ranks, self._alias.get(name, name))

    def parse_suit(self, text):
        """The suit index of a suit's letter; ValueError otherwise."""
        return _known(self.suits, text.upper())


def _index(names, name):
    return None if name == "?" else _known(names, name)


def _known(names, name):
    if name not in names:
        raise ValueError("%r is none of %s" % (name, " ".join(names)))
    return names.index(name)


STANDARD = Pack(
    ranks=("2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K", "A"),
    suits=("C", "S", "H", "D"),
    groups=((12, 0, 1), (2, 3, 4), (5, 6, 7), (8, 9, 10, 11)),
    suit_order=(1, 2, 3, 0),
    alias={"T": "10"},
)
