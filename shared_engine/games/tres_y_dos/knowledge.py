# SPDX-FileCopyrightText: 2026 The Mano authors
# SPDX-License-Identifier: MIT
"""What everybody at the table knows of the cards: the discard pile, and cards taken from it into hands.

The device may know more of the pile than players see; it uses that only to tell impossible entries apart
(specification, section 7; see possible.py for whole hands).
"""

from shared_engine.cards import STANDARD
from shared_engine.moves import NOBODY, Move
from shared_engine.rulings import Refusal

COPIES = 4      # cards of one rank in the pack


class Knowledge:
    """The discard pile bottom to top, and for each seat the cards it publicly took and has not discarded since."""

    def __init__(self, players):
        self.pile = []
        self.laid = []      # beside each card of the pile: (moment, seat), seat None for the upcard
        self.hands = [[] for _ in range(players)]

    @property
    def top(self):
        """The card on top of the discard pile, None when it is empty."""
        return self.pile[-1] if self.pile else None

    def lay(self, card, moment, seat=None):
        """A card goes on the discard pile."""
        self.pile.append(card)
        self.laid.append((moment, seat))

    def take(self, seat):
        """The top of the pile goes publicly into a hand; returns it."""
        self.laid.pop()
        card = self.pile.pop()
        if card != STANDARD.UNKNOWN:
            self.hands[seat].append(card)
        return card

    def leave_hand(self, seat, card):
        """A card was discarded. One not wholly told may be any that it fits, so those are no longer known."""
        hand = self.hands[seat]
        self.hands[seat] = [held for held in hand if not could_be(card, held)]

    def show(self, seat, cards):
        """The hand lies open on the table, so nobody else can hold its cards."""
        self.hands[seat] = [card for card in cards if card != STANDARD.UNKNOWN]

    def recycle(self, keep_top):
        """The pile becomes the stock; returns how many cards that gives. What lay in it is forgotten."""
        kept = 1 if keep_top and self.pile else 0
        freed = len(self.pile) - kept
        self.pile = self.pile[freed:]
        self.laid = self.laid[freed:]
        return freed

    def clash(self, seat, card):
        """None, or the Refusal telling why this seat cannot hold that card: it is known to be elsewhere."""
        return self.known_elsewhere(seat, card) or self._rank_clash(seat, card)

    def known_elsewhere(self, seat, card):
        """None, or the Refusal telling where this very card lies."""
        if not STANDARD.known(card):
            return None
        if card in self.pile:
            moment, layer = self.laid[self.pile.index(card)]
            if layer is None:
                return Refusal("card_was_upcard", card=card, mend=Move(NOBODY, "unsay", (moment,)))
            return Refusal("card_in_pile", card=card, seat=layer, mend=Move(NOBODY, "unsay", (moment,)))
        for other, hand in enumerate(self.hands):
            if other != seat and card in hand:
                return Refusal("card_in_hand", card=card, seat=other)
        return None

    def _rank_clash(self, seat, card):
        rank = STANDARD.rank(card)
        if rank is not None and self.elsewhere(seat, rank) >= COPIES:
            return Refusal("too_many_of_rank", rank=rank, count=self.elsewhere(seat, rank) + 1)
        return None

    def elsewhere(self, seat, rank):
        """How many cards of that rank are known to be out of this seat's hand."""
        count = of_rank(self.pile, rank)
        for other, hand in enumerate(self.hands):
            if other != seat:
                count += of_rank(hand, rank)
        return count


def of_rank(cards, rank):
    """How many of the cards are of that rank."""
    return len([card for card in cards if STANDARD.rank(card) == rank])


def could_be(one, other):
    """True when these may be the same card, as far as they are told."""
    for part in (STANDARD.rank, STANDARD.suit):
        if part(one) is not None and part(other) is not None and part(one) != part(other):
            return False
    return True
