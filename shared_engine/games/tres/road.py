# SPDX-FileCopyrightText: 2026 The Mano authors
# SPDX-License-Identifier: MIT
"""The road: top card, colour in force, cards seen since the last shuffle (specification, 3, 8 and 9)."""

from shared_engine.games.tres.deck import PACK, is_wild, sign
from shared_engine.moves import NOBODY, Move
from shared_engine.rulings import Refusal


class Road:
    """top: card, None before the start. colour: suit index, None where it was not told.

    under: cards below the top. copies: how often the deck holds each card.
    """

    def __init__(self, copies):
        self.copies = copies
        self.top = None
        self.colour = None
        self.under = 0
        self._forget()

    def lay(self, cards, named, moment):
        """Lays these cards, the last on top. named: the card that tells a wild's colour ("R?"), or None."""
        harmless = all(sign(card) is None for card in cards)
        for card in cards:
            self.under += self.top is not None
            self.top = card
            self._see(card, moment if harmless else None)
        self.colour = PACK.suit(self.top if named is None or not is_wild(self.top) else named)

    def may_match(self, card):
        """False when the card, as far as it is told, can certainly not be laid by itself."""
        if is_wild(card) or card == PACK.UNKNOWN:
            return True
        suit, rank, top_rank = PACK.suit(card), PACK.rank(card), PACK.rank(self.top)
        if suit is None or self.colour is None or suit == self.colour:
            return True
        if rank is None or top_rank is None:
            return not is_wild(self.top)
        return rank == top_rank

    def recycle(self):
        """All but the top goes into the stock; returns how many cards those are."""
        freed = self.under
        self.under = 0
        self._forget()
        if self.top is not None:
            self._see(self.top, None)
        return freed

    def count(self, cards):
        """These cards were seen in hands, so no others can be them."""
        for card in cards:
            self._see(card, None)

    def copies_refusal(self, cards):
        """None, or why these cannot have been seen besides the others: the deck does not hold so many."""
        for card in cards:
            if PACK.known(card) and self._seen[card] + cards.count(card) > self.copies[card]:
                moment = self._moments[card]
                mend = None if moment is None else Move(NOBODY, "unsay", (moment,))
                return Refusal("too_many_copies", mend=mend, card=card, count=self.copies[card])
        return None

    def _forget(self):
        self._seen = [0] * PACK.size
        self._moments = [None] * PACK.size      # when it was last seen, where unsaying that does no harm

    def _see(self, card, moment):
        if PACK.known(card):
            self._seen[card] += 1
            self._moments[card] = moment
