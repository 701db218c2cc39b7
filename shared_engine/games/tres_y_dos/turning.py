# SPDX-FileCopyrightText: 2026 The Mano authors
# SPDX-License-Identifier: MIT
"""A turn: draw one card, discard one card (specification, sections 3 and 4)."""

from shared_engine.cards import STANDARD
from shared_engine.rulings import Note, Refusal

HAND = 5


class Turning:
    """The acts draw_stock, take_discard, discard and pass of a Deal."""

    def _turn_refusal(self, seat):
        if self.over:
            return Refusal("deal_over", firm=True, seat=self.winner)
        if self.phase == "deal":
            return Refusal("not_dealt", firm=True, seat=self.dealer)
        return None if seat == self.turn else Refusal("not_your_turn", seat=seat, seat_turn=self.turn)

    def _draw_refusal(self, seat):
        refusal = self._turn_refusal(seat)
        if refusal is None and self.phase == "discard":
            return Refusal("already_drew", seat=seat)
        return refusal

    def refuse_draw_stock(self, seat):
        refusal = self._draw_refusal(seat)
        if refusal is None and self.stock == 0 and len(self.known.pile) <= self.options["keep_top"]:
            return Refusal("pile_empty", firm=True)
        return refusal

    def play_draw_stock(self, seat):
        notes = []
        if self.stock == 0:
            notes.append(self._recycle())
        self.stock = max(0, self.stock - 1)
        if self.stock == 0 and self.options["recycle"] == "at_once":
            notes.append(self._recycle())
        self.whispers.draw(seat, STANDARD.UNKNOWN)
        self._drawn(seat, None)
        return notes

    def _recycle(self):
        self.stock = self.known.recycle(self.options["keep_top"])
        return Note("reshuffle", seat=self.dealer, seat_turn=self.turn, stock=self.stock)

    def refuse_take_discard(self, seat):
        refusal = self._draw_refusal(seat)
        if refusal is None and not self.known.pile:
            return Refusal("pile_empty", firm=True)
        return refusal

    def play_take_discard(self, seat):
        self.taken = self.known.take(seat)
        self.whispers.draw(seat, self.taken)
        self._drawn(seat, self.taken)

    def _drawn(self, seat, taken):
        self.turn, self.phase, self.taken = seat, "discard", taken
        self.sizes[seat] += 1
        if self.sizes[seat] <= HAND:    # dealt too few: draws without discarding (section 7)
            self._end_turn(seat)

    def refuse_discard(self, seat, card):
        refusal = self._turn_refusal(seat)
        if refusal:
            return refusal
        if self.phase == "draw":
            return Refusal("must_draw_first", seat=seat)
        return self.take_back(seat, card) or self.known.clash(seat, card)

    def take_back(self, seat, card):
        rule, taken = self.options["take_back"], self.taken
        if taken is None or rule == "off":
            return None
        rank = STANDARD.rank(taken)
        if rule == "same_rank" and rank is not None and STANDARD.rank(card) == rank:
            return Refusal("take_back_rank", seat=seat, card=card, rank=rank)
        if taken == card and STANDARD.known(card):
            return Refusal("take_back", seat=seat, card=card, rank=rank)
        return None

    def play_discard(self, seat, card):
        self.turn = seat
        self.lay(seat, card)
        self._end_turn(seat)

    def lay(self, seat, card):
        self.known.leave_hand(seat, card)
        self.whispers.discard(seat, card)
        self.known.lay(card, self.moment, seat)
        self.sizes[seat] -= 1

    def refuse_pass(self, seat):
        return Refusal("deal_over", firm=True) if self.over else Refusal("no_pass", seat=seat)

    def play_pass(self, seat):
        self._end_turn(seat)

    def _end_turn(self, seat):
        self.turns += 1
        self.last = seat
        self.turn = self.table.next(seat)
        self.begin_turn()

    def begin_turn(self):
        # dealt too many: discards without drawing (section 7)
        self.phase = "draw" if self.sizes[self.turn] <= HAND else "discard"
        self.taken = None
