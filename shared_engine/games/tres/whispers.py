# SPDX-FileCopyrightText: 2026 The Mano authors
# SPDX-License-Identifier: MIT
"""Hands told to the device in private. Nothing in here may reach facts() or a refusal to another seat."""

from shared_engine.games.tres.deck import PACK, THIRD_DEGREE
from shared_engine.rulings import Note


class Whispers:
    """For each seat its hand as told, or None. Cards drawn but not yet told stand as unknown."""

    def __init__(self, players):
        self.hands = [None] * players
        self.fresh = [()] * players     # what the seat drew last, when it told that

    def told(self, seat):
        """True when this seat has told its hand and the device still knows it."""
        return self.hands[seat] is not None

    def awaits(self, seat):
        """How many cards this seat, which told its hand, drew without telling which."""
        return self.hands[seat].count(PACK.UNKNOWN)

    def tell(self, seat, cards, copies):
        """The seat told its hand; returns a note without names when the told hands cannot all be right."""
        self.hands[seat] = list(cards)
        return self._clashes(copies)

    def drew(self, seat, cards, copies):
        """The seat told which cards it drew. If it drew none so far as is known, the hand is no longer sure."""
        hand = self.hands[seat]
        if hand is None or hand.count(PACK.UNKNOWN) < len(cards):
            self.forget(seat)
            return ()
        for card in cards:
            hand[hand.index(PACK.UNKNOWN)] = card
        self.fresh[seat] = tuple(cards)
        return self._clashes(copies)

    def forget(self, seat):
        """The hand is no longer sure."""
        self.hands[seat] = None

    def draw(self, seat, count):
        """The seat drew so many unseen cards."""
        if self.told(seat):
            self.hands[seat].extend([PACK.UNKNOWN] * count)
            self.fresh[seat] = ()

    def lay(self, seat, cards):
        """The seat laid these. If one is not in its hand the telling was wrong, and the hand is forgotten."""
        for card in cards:
            hand = self.hands[seat]
            if hand is None:
                return
            if card in hand:
                hand.remove(card)
            elif PACK.UNKNOWN in hand:
                hand.remove(PACK.UNKNOWN)
            else:
                self.forget(seat)

    def view(self, seat, deal):
        """hand (sorted) of a seat that told it, and playable: those of its cards that may be laid now."""
        hand = sorted(self.hands[seat])
        return {"hand": hand, "playable": [card for card in hand if self._playable(seat, card, deal)]}

    def _playable(self, seat, card, deal):
        if not PACK.known(card) or deal.road.top is None:
            return False
        if deal.phase == "drawn" and self.fresh[seat] and card not in self.fresh[seat]:
            return False
        if deal.depth:
            return card == THIRD_DEGREE and deal.depth < deal.options["chain_cap"]
        if card == THIRD_DEGREE and deal.options["third_degree_strict"]:
            colour = deal.road.colour
            return colour is None or colour not in [PACK.suit(held) for held in self.hands[seat]]
        return deal.road.may_match(card)

    def _clashes(self, copies):
        seen = [0] * PACK.size
        for hand in self.hands:
            for card in hand or ():
                if PACK.known(card):
                    seen[card] += 1
        return (Note("hands_clash"),) if any(seen[card] > copies[card] for card in range(PACK.size)) else ()
