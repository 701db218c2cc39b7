# SPDX-FileCopyrightText: 2026 The Mano authors
# SPDX-License-Identifier: MIT
"""False claims proved by counting (specification, section 9).

Who laid more cards that fitted than he has drawn since held one of them.
"""

from shared_engine.games.tres.deck import PACK, ROUNDABOUT, THIRD_DEGREE

NOTHING_PLAYABLE = "playable"
NO_SUCH_COLOUR = "colour"       # third_degree_strict: a Third Degree claims it


class Claim:
    """What a seat said it did not hold. spare: fitting cards it may lay before that is proved wrong."""

    def __init__(self, kind, rank, colour):
        self.kind = kind
        self.rank = rank
        self.colour = colour
        self.spare = 0

    def covers(self, card):
        """True when the claim certainly denied this card."""
        if card in (ROUNDABOUT, THIRD_DEGREE):
            return self.kind == NOTHING_PLAYABLE
        suit, rank = PACK.suit(card), PACK.rank(card)
        return suit is not None and suit == self.colour or rank is not None and rank == self.rank

    def same(self, other):
        """True when both deny the same cards."""
        return (self.kind, self.rank, self.colour) == (other.kind, other.rank, other.colour)


class Claims:
    """The open claims of every seat in this round."""

    def __init__(self, players):
        self._open = [[] for _ in range(players)]

    def claim(self, seat, kind, road):
        """The seat says so with that road before it."""
        new = Claim(kind, PACK.rank(road.top) if kind == NOTHING_PLAYABLE else None, road.colour)
        for old in self._open[seat]:
            if old.same(new) and old.spare == new.spare:
                return      # both count alike from here on
        self._open[seat].append(new)

    def drew(self, seat, count):
        """The seat drew so many cards, of its own or as a penalty."""
        for claim in self._open[seat]:
            claim.spare += count

    def laid(self, seat, cards):
        """The seat laid these; returns the kinds of the claims that this proves false and closes."""
        proved = []
        for claim in self._open[seat][:]:
            claim.spare -= len([card for card in cards if claim.covers(card)])
            if claim.spare < 0:
                self._open[seat].remove(claim)
                proved.append(claim.kind)
        return proved

    def forget(self, seat):
        """Its number of cards was put right, so the counting means nothing any more."""
        self._open[seat] = []
