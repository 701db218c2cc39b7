# SPDX-FileCopyrightText: 2026 The Mano authors
# SPDX-License-Identifier: MIT
"""The beginning of a round (specification, section 2), putting the referee right, hands told in private."""

from shared_engine.games.tres.claims import Claims
from shared_engine.games.tres.deck import is_wild, sign
from shared_engine.games.tres.road import Road
from shared_engine.rulings import Note, Refusal


class Mending:
    """The acts start, misdeal, miscount, position, tell and drew of a Deal."""

    def refuse_start(self, seat, card):
        return None if self.phase == "start" else Refusal("already_started", firm=True)

    def play_start(self, seat, card):
        if sign(card) is not None:
            return (Note("again", card=card),)      # a sign goes under the stock
        return self.open_road(self.turn, card, None)

    def open_road(self, seat, card, colour):
        """That card lies on the road and this seat's go begins. Returns notes."""
        self.road.lay((card,), colour, self.moment)
        self.stock = max(0, self.stock - 1)
        self.begin(seat)
        return self.paused_note()

    def refuse_misdeal(self, seat):
        if self.winner is not None:
            return Refusal("round_over", firm=True, seat=self.winner)
        return Refusal("misdeal_too_late") if self.went else None

    def play_misdeal(self, seat):
        self.lay_out()
        return (Note("misdeal", seat=self.dealer),)

    def refuse_miscount(self, seat, size):
        if not 0 < size <= sum(self.copies):
            return Refusal("no_such_number", firm=True)
        return self._running_refusal()

    def play_miscount(self, seat, size):
        self.stock = max(0, self.stock + self.sizes[seat] - size)
        self.sizes[seat] = size
        self.presence.dealt[seat] = True    # who came back without a hand may be given one
        self.claims.forget(seat)
        self.whispers.forget(seat)

    def refuse_position(self, seat, road, colour=None):
        if self.winner is not None:
            return Refusal("round_over", firm=True, seat=self.winner)
        if is_wild(road) and colour is None:
            return Refusal("name_colour", firm=True, seat=seat, card=road)
        return None

    def play_position(self, seat, road, colour=None):
        self.stock = max(0, sum(self.copies) - sum(self.sizes))
        self.road = Road(self.copies)
        self.claims = Claims(self.players)
        self.window, self.depth = None, 0
        self.presence.standing[seat], self.presence.dealt[seat] = 0, True
        return self.open_road(seat, road, colour)

    def refuse_tell(self, seat, cards):
        if len(cards) != self.sizes[seat]:
            return Refusal("hand_size", firm=True, seat=seat, count=self.sizes[seat])
        if self.winner is not None:
            return Refusal("round_over", firm=True, seat=self.winner)
        return self.road.copies_refusal(cards)      # before the first card too, when no clock runs yet

    def play_tell(self, seat, cards):
        return self.whispers.tell(seat, cards, self.copies)

    def refuse_drew(self, seat, cards):
        if not 0 < len(cards) <= self.whispers.awaits(seat):
            return Refusal("not_drawn", firm=True, seat=seat)
        return self.road.copies_refusal(cards)

    def play_drew(self, seat, cards):
        return self.whispers.drew(seat, cards, self.copies)

    def _running_refusal(self):
        if self.winner is not None:
            return Refusal("round_over", firm=True, seat=self.winner)
        return None if self.running else Refusal("not_started", firm=True, seat=self.dealer)
