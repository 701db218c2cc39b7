# SPDX-FileCopyrightText: 2026 The Mano authors
# SPDX-License-Identifier: MIT
"""Thirty cards, and how they rank once trump is known (specification, sections 1, 2 and 6)."""

from shared_engine.cards import Pack
from shared_engine.rulings import Refusal

PACK = Pack(
    ranks=("7", "8", "9", "10", "J", "Q", "K", "A"),
    suits=("C", "S", "H", "D"),
    groups=((7, 6), (5, 4), (3, 2), (1, 0)),    # pairs: eight ranks in two presses
    suit_order=(1, 2, 3, 0),
    alias={"T": "10"},
)
HAND = 10
SEVEN = 0
TRUMP = 16      # added to a trump's rank: more than any rank, and room above the ace for the sevens


def kept_sevens(options):
    """The two sevens in the pack; where they are permanent trumps the first is the higher."""
    letters = options["kept_sevens"]
    if letters in ("HS", "SH"):
        letters = options["sevens_order"]
    return [PACK.card(SEVEN, PACK.suits.index(letter)) for letter in letters]


class Ranking:
    """The cards with this trump (suit index, None while it is not fixed).

    suits: the suit each card counts in when leading, following and returning, None where it was not told.
    worth: how high it is in that suit, trumps above everything; None where it was not wholly told.
    Both are lists with the card as index.
    """

    def __init__(self, options, trump):
        self.trump = trump
        self.sevens = kept_sevens(options)
        self.suits = [PACK.suit(card) for card in range(PACK.UNKNOWN + 1)]
        self.worth = [self._plain_worth(card) for card in range(PACK.UNKNOWN + 1)]
        if options["sevens"] == "trumps" and trump is not None:
            self._raise_sevens()

    def _plain_worth(self, card):
        if not PACK.known(card):
            return None
        return PACK.rank(card) + (TRUMP if PACK.suit(card) == self.trump else 0)

    def _raise_sevens(self):
        self.suits[PACK.card(SEVEN, None)] = self.trump
        for place, seven in enumerate(self.sevens):
            self.suits[seven] = self.trump
            self.worth[seven] = TRUMP + len(PACK.ranks) + len(self.sevens) - place

    def in_pack(self, card):
        """False for the sevens that were thrown out."""
        return not PACK.known(card) or PACK.rank(card) != SEVEN or card in self.sevens

    def cards_refusal(self, cards):
        """None, or why these cards cannot all be told: one is not in the pack, or told twice."""
        for i, card in enumerate(cards):
            if not self.in_pack(card):
                return Refusal("card_not_in_pack", firm=True, card=card)
            if PACK.known(card) and card in cards[:i]:
                return Refusal("card_twice", firm=True, card=card)
        return None

    def size(self, suit):
        """How many cards of the pack count in this suit."""
        return len([card for card in range(PACK.size) if self.suits[card] == suit and self.in_pack(card)])

    def value(self, card, led):
        """What the card is worth where that suit was led: -1 when it neither follows nor is a trump."""
        return self.worth[card] if self.suits[card] in (led, self.trump) else -1

    def winner(self, trick):
        """The seat that takes these (seat, card); None when not all of them were told."""
        if None in [self.worth[card] for _, card in trick]:
            return None
        led = self.suits[trick[0][1]]
        return max([(self.value(card, led), seat) for seat, card in trick])[1]

    def beaten(self, trick, seat):
        """True when this seat cannot have taken the trick, because of the cards told."""
        told = [(owner, card) for owner, card in trick if self.worth[card] is not None]
        own = [card for owner, card in told if owner == seat]
        led = self.suits[trick[0][1]] if trick else None
        if not own or led is None:
            return False
        return max([self.value(card, led) for _, card in told]) > self.value(own[0], led)
