# SPDX-FileCopyrightText: 2026 The Mano authors
# SPDX-License-Identifier: MIT
"""Hands told to the device in private. Nothing in here may reach facts() or a refusal to another seat."""

from shared_engine.cards import STANDARD
from shared_engine.rulings import Note


class Whispers:
    """For each seat its hand as told, or None."""

    def __init__(self, players):
        self.hands = [None] * players

    def told(self, seat):
        """True when the device knows this seat's hand."""
        return self.hands[seat] is not None

    def holder(self, card):
        """The seat that told of this card, or None."""
        for seat, hand in enumerate(self.hands):
            if hand is not None and card in hand:
                return seat
        return None

    def tell(self, seat, cards, rest):
        """The seat told its hand; returns a note without names when two hands cannot both be right.

        rest: cards that all hands together make up, if the last hand follows from the others; else ().
        """
        self.hands[seat] = list(cards)
        told = [card for hand in self.hands for card in hand or ()]
        if len(set(told)) < len(told):
            return [Note("hands_clash")]
        untold = [other for other, hand in enumerate(self.hands) if hand is None]
        if len(untold) == 1 and rest:
            self.hands[untold[0]] = [card for card in rest if card not in told]
        return []

    def took(self, seat, card, count):
        """The seat took the odd card and holds so many now; its hand was told without that card."""
        hand = self.hands[seat]
        if hand is not None and len(hand) < count:
            if card is None or not STANDARD.known(card) or card in hand:
                self.forget(seat)
            else:
                hand.append(card)

    def play(self, seat, cards):
        """The seat laid these. A hand that this proves wrong is forgotten."""
        for other, hand in enumerate(self.hands):
            if hand is None:
                continue
            if other == seat and len([card for card in cards if card in hand]) == len(cards) > 0:
                self.hands[other] = [card for card in hand if card not in cards]
            elif other == seat or any(card in hand for card in cards):
                self.forget(other)

    def forget(self, seat):
        """The hand is no longer sure."""
        self.hands[seat] = None
