# SPDX-FileCopyrightText: 2026 The Mano authors
# SPDX-License-Identifier: MIT
"""Hands told to the device in private: nothing in here may reach facts(), another seat's refusal, or the log text."""

from shared_engine.cards import STANDARD
from shared_engine.games.tres_y_dos.hands import holds_three_and_two, ranks_wanted
from shared_engine.rulings import Note


class Whispers:
    """For each seat its hand as told, or None. A card drawn but not yet told stands as unknown."""

    def __init__(self, players):
        self.hands = [None] * players

    def told(self, seat):
        """True when this seat has told its hand and the device still knows it."""
        return self.hands[seat] is not None

    def tell(self, seat, cards):
        """The seat told its hand; returns a note without names when two hands cannot both be right."""
        self.hands[seat] = list(cards)
        return self._clashes()

    def forget(self, seat):
        """The hand is no longer sure."""
        self.hands[seat] = None

    def draw(self, seat, card):
        """The seat drew this card (unknown from the stock)."""
        if self.told(seat):
            self.hands[seat].append(card)

    def awaits(self, seat):
        """True when the seat drew a card and has not told which."""
        return self.told(seat) and STANDARD.UNKNOWN in self.hands[seat]

    def with_drawn(self, seat, card):
        """The hand with the drawn card in the place of the unknown one."""
        hand = self.hands[seat][:]
        hand[hand.index(STANDARD.UNKNOWN)] = card
        return hand

    def drew(self, seat, card):
        """The seat told which card it drew."""
        if not self.awaits(seat):
            return ()   # what came before was unsaid since
        self.hands[seat] = self.with_drawn(seat, card)
        return self._clashes()

    def discard(self, seat, card):
        """The seat discarded. When that card is not told, or not in its hand, the hand is no longer sure."""
        hand = self.hands[seat]
        if hand is None:
            return
        if not STANDARD.known(card):
            self.forget(seat)
        elif card in hand:
            hand.remove(card)
        elif STANDARD.UNKNOWN in hand:
            hand.remove(STANDARD.UNKNOWN)
        else:
            self.forget(seat)

    def hand(self, seat):
        """The hand of that seat, sorted; None when it was not told."""
        return sorted(self.hands[seat]) if self.told(seat) else None

    def view(self, seat):
        """hand (sorted, None when not told), wins (five of them make three and two), wanted (ranks)."""
        hand = self.hand(seat)
        if hand is None:
            return {"hand": None, "wins": False, "wanted": []}
        ranks = [STANDARD.rank(card) for card in hand if STANDARD.known(card)]
        return {"hand": hand, "wins": holds_three_and_two(ranks), "wanted": ranks_wanted(ranks)}

    def _clashes(self):
        seen = []
        for hand in self.hands:
            for card in hand or ():
                if STANDARD.known(card):
                    seen.append(card)
        return (Note("hands_clash"),) if len(set(seen)) < len(seen) else ()
