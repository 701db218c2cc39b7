# SPDX-FileCopyrightText: 2026 The Mano authors
# SPDX-License-Identifier: MIT
"""What public play proves: who was out of which suit, and who cannot have been (specification, section 8)."""

from shared_engine.games.three_two_five.ranking import HAND, PACK
from shared_engine.games.three_two_five.roles import PLAYERS
from shared_engine.rulings import Note

SUITS = len(PACK.suits)


class Proofs:
    """Reads the cards as they are laid. Tricks are counted from 1.

    claims: (seat, suit, trick, card thrown) of every failure to follow that may still be honest.
    revokes: (seat, trick) of those proved false. doubtful: suits in which somebody revoked, nobody knows who.
    """

    def __init__(self, ranking):
        self.ranking = ranking
        self.claims = []
        self.revokes = []
        self.doubtful = []
        self._unseen = [ranking.size(suit) for suit in range(SUITS)]
        self._out = [[] for _ in range(SUITS)]      # by suit, the seats that have claimed to be out of it
        self._untold = 0                # cards laid without their suit being told
        self._left = [HAND] * PLAYERS   # cards in each hand

    def lay(self, seat, card, led, trick):
        """This seat laid a card; led: the suit to follow, None for the leader. Returns Notes of proofs."""
        suit = self.ranking.suits[card]
        self._left[seat] -= 1
        if suit is None:
            self._untold += 1
            return []
        self._unseen[suit] -= 1
        notes = self._proved(seat, suit, card, trick) if self.claims else []
        if led is not None and suit != led:
            self.claims.append((seat, led, trick, card))
            if seat not in self._out[led]:
                self._out[led].append(seat)
        return notes + self._doubts() if len(self.claims) > 1 else notes

    def hide(self, seat):
        """This seat laid a card that nobody told."""
        self._left[seat] -= 1
        self._untold += 1

    def voids(self, seat):
        """The suits this seat has shown to be out of, in order of showing."""
        suits = []
        for claimer, suit, _, _ in self.claims:
            if claimer == seat and suit not in suits:
                suits.append(suit)
        return suits

    def _proved(self, seat, suit, card, trick):
        notes = []
        for claim in self.claims:
            if claim[0] == seat and claim[1] == suit:
                self.revokes.append((seat, claim[2]))
                notes.append(Note("revoke", seat=seat, suit=suit, trick=claim[2], card=claim[3],
                                  card_now=card, trick_now=trick))
        if notes:
            self.claims = [claim for claim in self.claims if claim[:2] != (seat, suit)]
            self._out[suit].remove(seat)
        return notes

    def _doubts(self):
        notes = []
        for suit in range(SUITS):
            if suit not in self.doubtful and self._too_many(suit):
                self.doubtful.append(suit)
                notes.append(Note("inconsistent", suit=suit))
        return notes

    def _too_many(self, suit):
        # fewer than two seats out of it leave room; a card laid untold may have been of this suit
        out = self._out[suit]
        if len(out) < 2:
            return False
        room = sum([self._left[seat] for seat in range(PLAYERS) if seat not in out])
        return self._unseen[suit] - self._untold > room
