# SPDX-FileCopyrightText: 2026 The Mano authors
# SPDX-License-Identifier: MIT
"""A taker's hand, told to the device alone: which cards may be given back (specification, section 3).

Nothing in here may reach facts(), another seat's screen or the public log.
"""

from shared_engine.games.three_two_five.ranking import HAND, PACK
from shared_engine.rulings import Refusal


class Whispers:
    """hands: for each seat its cards as told, or None. taken: the card just pulled, where that was told."""

    def __init__(self, players, options):
        self.options = options
        self.hands = [None] * players
        self.taken = [None] * players

    def told(self, seat):
        """True when this seat has told its hand and it is still sure."""
        return self.hands[seat] is not None

    def tell(self, seat, cards):
        """The seat told its hand."""
        self.hands[seat] = list(cards)
        self.taken[seat] = None

    def pulled(self, taker, giver):
        """A card went over unseen: the taker's hand has one not told yet, the giver's is no longer sure."""
        self.forget(giver)
        if self.told(taker):
            self.hands[taker].append(PACK.UNKNOWN)

    def forget(self, seat):
        """The hand is no longer sure."""
        self.hands[seat] = self.taken[seat] = None

    def whole(self, seat):
        """The hand where every card of it was told, else None."""
        hand = self.hands[seat]
        return None if PACK.UNKNOWN in hand else sorted(hand)

    def took_refusal(self, seat, card):
        """None, or why the card that this seat, which told its hand, pulled cannot be this one."""
        hand = self.hands[seat]
        if PACK.UNKNOWN not in hand:
            return None if card in hand else Refusal("not_in_hand", firm=True, card=card)
        return Refusal("card_twice", firm=True, card=card) if PACK.known(card) and card in hand else None

    def took(self, seat, card):
        """The seat told which card it pulled."""
        self.taken[seat] = card
        self.hands[seat] = self._with(seat, card)

    def return_refusal(self, seat, card, ranking):
        """None, or why this seat, which told its hand, may not give this card back."""
        hand = self.hands[seat]
        if card not in hand:
            return Refusal("not_in_hand", firm=True, card=card)
        return self._rule(hand, self.taken[seat], card, ranking)

    def may_return(self, seat, ranking, taken=None):
        """The cards that may be given back; taken: the card pulled, where not told yet."""
        hand = self._with(seat, taken)
        taken = self.taken[seat] if taken is None else taken
        return [card for card in sorted(hand) if not self._rule(hand, taken, card, ranking)]

    def _with(self, seat, card):
        # the hand with the pulled card in the place of the one not told
        hand = self.hands[seat]
        if card is None or PACK.UNKNOWN not in hand:
            return hand
        place = hand.index(PACK.UNKNOWN)
        return hand[:place] + [card] + hand[place + 1:]

    def _rule(self, hand, taken, card, ranking):
        if PACK.known(card) and card == taken and not self.options["may_return_taken"]:
            return Refusal("return_taken", card=card)
        suit = ranking.suits[card]
        # a card not told may be of any suit: only what is sure is refused
        alike = len([held for held in hand if suit is None or ranking.suits[held] in (None, suit)]) - 1
        if alike < self.options["retain"]:
            return Refusal("retain", card=card, suit=suit, count=self.options["retain"])
        return None

    def gives(self, seat, card):
        """The seat told which card it gives back."""
        if card in self.hands[seat]:
            self.hands[seat].remove(card)

    def returned(self, seat):
        """The exchange is over; the hand stays sure where everything about it was told."""
        self.taken[seat] = None
        if self.told(seat) and (len(self.hands[seat]) != HAND or PACK.UNKNOWN in self.hands[seat]):
            self.forget(seat)
