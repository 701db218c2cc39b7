# SPDX-FileCopyrightText: 2026 The Mano authors
# SPDX-License-Identifier: MIT
"""Cards that everybody has seen in this hand: laid, or turned up at the deal."""

from shared_engine.cards import STANDARD
from shared_engine.moves import NOBODY, Move
from shared_engine.rulings import Refusal

TWO_OF = 0      # index of the rank 2 in the pack
COPIES = 4      # cards of one rank in it


class Seen:
    """Every card laid, with who laid it and when; and the card turned up at the deal."""

    def __init__(self):
        self.laid = []
        self._by = []           # beside each card: (seat, moment)
        self.turned_up = None
        self.taker = None       # the seat that took it; None when it is out of play

    def turn_up(self, card):
        """A card was turned up at the deal."""
        self.turned_up = card

    def lay(self, seat, cards, moment):
        """These cards were laid."""
        for card in cards:
            self.laid.append(card)
            self._by.append((seat, moment))

    def refusal(self, seat, cards):
        """None, or why this seat cannot lay these: one of them is known to be elsewhere."""
        for card in cards:
            if not STANDARD.known(card):
                continue
            if card in self.laid:
                layer, moment = self._by[self.laid.index(card)]
                mend = None if moment is None else Move(NOBODY, "unsay", (moment,))
                return Refusal("card_laid", card=card, seat=layer, mend=mend)
            if card == self.turned_up and self.taker != seat:
                return self._turned_up_refusal(card)
        return self.rank_refusal(cards)

    def _turned_up_refusal(self, card):
        if self.taker is None:
            return Refusal("card_out", card=card)
        return Refusal("card_in_hand", card=card, seat=self.taker)

    def rank_refusal(self, cards):
        """None, or of which rank these and the cards laid would be more than there are."""
        for rank in {STANDARD.rank(card) for card in cards if STANDARD.rank(card) is not None}:
            count = len([card for card in self.laid + list(cards) if STANDARD.rank(card) == rank])
            if count > COPIES:
                return Refusal("too_many_of_rank", rank=rank, count=count)
        return None

    def twos_missing(self):
        """The 2s that nobody has seen laid; a card laid untold may be one of them."""
        first = STANDARD.card(TWO_OF, 0)
        return [card for card in range(first, first + COPIES) if card not in self.laid]

    def unseen(self):
        """How many of the 52 have not been laid; a card laid twice counts once, one not told is some card."""
        known = [card for card in self.laid if STANDARD.known(card)]
        return STANDARD.size - len(set(known)) - (len(self.laid) - len(known))
