# SPDX-FileCopyrightText: 2026 The Mano authors
# SPDX-License-Identifier: MIT
"""A turn: draw one card, discard one card (specification, sections 3 and 4)."""

from shared_engine.cards import STANDARD
from shared_engine.rulings import Note, Refusal

HAND = 5


class Turning:
    """The acts draw_stock, take_discard, discard and pass of a Deal."""

    def rest_refusal(self):
        """None while cards are played, or why nothing can be: not yet dealt, or won already."""
        if self.over:
            return Refusal("deal_over", firm=True, seat=self.winner)
        return Refusal("not_dealt", firm=True, seat=self.dealer) if self.phase == "deal" else None

    def _turn_refusal(self, seat):
        refusal = self.rest_refusal()
        if refusal is None and seat != self.turn:
            return Refusal("not_your_turn", seat=seat, seat_turn=self.turn)
        return refusal

    def _draw_refusal(self, seat, nothing_left):
        refusal = self._turn_refusal(seat)
        if refusal is None and self.phase == "discard":
            refusal = Refusal("already_drew", seat=seat)
        if nothing_left:
            refusal = refusal or Refusal("pile_empty")
            refusal.firm = True     # no table can allow what is not there
        return refusal

    def refuse_draw_stock(self, seat):
        return self._draw_refusal(seat, self.stock == 0 and len(self.known.pile) <= self.options["keep_top"])

    def play_draw_stock(self, seat):
        notes = self._recycled() if self.stock == 0 else []
        self.stock -= 1
        if self.stock == 0 and self.options["recycle"] == "at_once":
            notes.extend(self._recycled())
        self._drawn(seat, None, STANDARD.UNKNOWN)
        return notes

    def _recycled(self):
        self.stock = self.known.recycle(self.options["keep_top"])
        if self.stock == 0:
            return []   # at once, but nothing lies there to be shuffled
        return [Note("reshuffle", seat=self.dealer, seat_turn=self.turn, stock=self.stock)]

    def refuse_take_discard(self, seat):
        return self._draw_refusal(seat, not self.known.pile)

    def play_take_discard(self, seat):
        taken = self.known.take(seat)
        self._drawn(seat, taken, taken)

    def _drawn(self, seat, taken, card):
        if self.whispers:
            self.whispers.draw(seat, card)
        self.turn, self.phase, self.taken, self.drawn = seat, "discard", taken, True
        self.sizes[seat] += 1
        if not self.owes_discard(seat):
            self.end_turn(seat)

    def refuse_discard(self, seat, card):
        refusal = self._turn_refusal(seat)
        if refusal is None and self.phase == "draw":
            refusal = Refusal("must_draw_first", seat=seat)
        if refusal is None:
            return self.take_back(seat, card) or self.known.clash(seat, card)
        refusal.firm = refusal.firm or self.sizes[seat] == 0
        return refusal

    def take_back(self, seat, card):
        """None, or the Refusal of the card taken from the pile in this turn (section 3)."""
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
        self.end_turn(seat)

    def lay(self, seat, card):
        """The card goes from the hand on the pile."""
        self.known.leave_hand(seat, card)
        if self.whispers:
            self.whispers.discard(seat, card)
        self.known.lay(card, self.moment, seat)
        self.sizes[seat] -= 1

    def refuse_pass(self, seat):
        return self.rest_refusal() or Refusal("no_pass", seat=seat)

    def play_pass(self, seat):
        self.end_turn(seat)

    def end_turn(self, seat):
        """The next seat in the direction of play has the turn."""
        self.turns += 1
        self.last = seat
        self.turn = self.table.next(seat)
        self.begin_turn()

    def owes_discard(self, seat):
        """True when this seat's turn ends with a discard: dealt too few, it only draws (section 7)."""
        return self.sizes[seat] + (self.phase == "draw") > HAND

    def begin_turn(self):
        """The turn begins with a draw; dealt too many, the seat only discards (section 7)."""
        self.phase = "draw" if self.sizes[self.turn] <= HAND else "discard"
        self.taken, self.drawn = None, False
