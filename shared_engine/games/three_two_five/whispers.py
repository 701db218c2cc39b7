# SPDX-FileCopyrightText: 2026 The Mano authors
# SPDX-License-Identifier: MIT
"""A taker's hand, told to the device alone: which cards may be given back (specification, section 3).

Nothing in here may reach facts(), another seat's screen or the public log.
"""

from shared_engine.games.three_two_five.ranking import HAND, PACK
from shared_engine.rulings import Refusal


class Whispers:
    """hands: for each seat its cards as told, or None. taken: the card it has just pulled, where it was told."""

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

    def took_refusal(self, seat, card):
        """None, or why the card pulled cannot be this one."""
        hand = self.hands[seat]
        if hand is None:
            return Refusal("tell_first", firm=True, seat=seat)
        if PACK.UNKNOWN not in hand:
            return None if card in hand else Refusal("not_in_hand", firm=True, card=card)
        return Refusal("card_twice", firm=True, card=card) if PACK.known(card) and card in hand else None

    def took(self, seat, card):
        """The seat told which card it pulled."""
        self.taken[seat] = card
        hand = self.hands[seat]
        if hand and PACK.UNKNOWN in hand:
            hand[hand.index(PACK.UNKNOWN)] = card

    def return_refusal(self, seat, card, ranking):
        """None, or why this card may not be given back."""
        hand = self.hands[seat]
        if hand is None:
            return Refusal("tell_first", firm=True, seat=seat)
        if card not in hand:
            return Refusal("not_in_hand", firm=True, card=card)
        if PACK.known(card) and card == self.taken[seat] and not self.options["may_return_taken"]:
            return Refusal("return_taken", card=card)
        suit = ranking.suits[card]
        # a card not told may be of any suit: only what is sure is refused
        alike = len([held for held in hand if suit is None or ranking.suits[held] in (None, suit)]) - 1
        if alike < self.options["retain"]:
            return Refusal("retain", card=card, suit=suit, count=self.options["retain"])
        return None

    def may_return(self, seat, ranking):
        """The cards of the hand that may be given back; [] where the hand was not told."""
        return [card for card in sorted(self.hands[seat] or ()) if not self.return_refusal(seat, card, ranking)]

    def gives(self, seat, card):
        """The seat told which card it gives back."""
        if self.told(seat) and card in self.hands[seat]:
            self.hands[seat].remove(card)

    def returned(self, seat):
        """The exchange is over; the hand stays sure where everything about it was told."""
        self.taken[seat] = None
        if self.told(seat) and (len(self.hands[seat]) != HAND or PACK.UNKNOWN in self.hands[seat]):
            self.forget(seat)
