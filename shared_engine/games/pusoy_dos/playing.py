# SPDX-FileCopyrightText: 2026 The Mano authors
# SPDX-License-Identifier: MIT
"""Plays and passes, and what follows from them (specification, sections 3 and 5)."""

from shared_engine.cards import STANDARD
from shared_engine.games.pusoy_dos import judging, partly
from shared_engine.games.pusoy_dos.combos import FLUSH, FOUR, FULL_HOUSE, SINGLE, STRAIGHT
from shared_engine.games.pusoy_dos.rounds import Round
from shared_engine.rulings import Note, Refusal


class Playing:
    """The acts play and pass of a Deal."""

    def refuse_play(self, seat, cards):
        refusal = self._turn_refusal(seat)
        if refusal:
            return refusal
        combo = partly.read(self.ladder, cards)
        return (judging.shape_refusal(self.ladder, cards, combo) or self._answer_refusal(combo)
                or self.seen.refusal(seat, cards) or self._holding_refusal(seat, cards))

    def refuse_pass(self, seat):
        refusal = self._turn_refusal(seat)
        if refusal is None and self.round.leading:
            return Refusal("must_lead", seat=seat)
        return refusal

    def _turn_refusal(self, seat):
        if self.phase == "deal":
            return Refusal("not_dealt", firm=True, seat=self.dealer)
        if self.phase != "play":
            return Refusal("hand_over", firm=True, seat=self.winner)
        if seat in self.order:
            return Refusal("no_cards", firm=True, seat=seat, seat_turn=self.turn)
        if self.options["passed_out"] and seat in self.round.passed:
            return Refusal("passed_out", seat=seat, seat_turn=self.turn)
        return None if seat == self.turn else Refusal("not_your_turn", seat=seat, seat_turn=self.turn)

    def _answer_refusal(self, combo):
        over = self.round.combo
        if over is None:
            return None
        return (judging.size_refusal(combo, over)
                or judging.strength_refusal(self.ladder, combo, over, self.round.by))

    def _holding_refusal(self, seat, cards):
        if len(cards) > self.counts[seat]:
            return Refusal("not_enough", seat=seat, count=self.counts[seat])
        duty = self.duty
        if cards and duty is not None and not any(partly.could_be(card, duty) for card in cards):
            return Refusal("needs_lowest", seat=seat, card=duty)
        return None

    def play_play(self, seat, cards):
        notes = self._opened_elsewhere(seat, cards)
        self.turn = seat
        combo = self._lay(seat, cards)
        if cards and self.counts[seat] == 0:
            return notes + self._goes_out(seat, cards, combo)
        if cards and self.counts[seat] == 1:
            notes.append(Note("last_card", seat=seat))
        return notes + self._go_on(combo) + _named(seat, combo)

    def _lay(self, seat, cards):
        self.seen.lay(seat, cards, self.moment)
        self.whispers.play(seat, cards)
        self.counts[seat] = max(0, self.counts[seat] - len(cards))
        combo = partly.read(self.ladder, cards) or partly.untold(len(cards))
        self.round.lay(seat, combo, cards, self.options["passed_out"])
        return combo

    def lie_under(self, seat, cards):
        """These cards lie on the table since this seat laid them; whoever sits before the turn has passed."""
        combo = partly.read(self.ladder, cards) or partly.untold(len(cards))
        self.round.lay(seat, combo, cards, False)
        for other in self.table.order(seat)[1:self.table.distance(seat, self.turn)]:
            if self.counts[other]:
                self.round.pass_(other)

    def _opened_elsewhere(self, seat, cards):
        # section 7: the claimed starter did not hold the card that opens
        if self.rounds == 0 and self.starter not in (None, seat) and self.opener in cards:
            return [Note("lowest_elsewhere", seat=seat, card=self.opener)]
        return []

    def play_pass(self, seat):
        self.turn = seat
        self.round.pass_(seat)
        return self._go_on()

    def _goes_out(self, seat, cards, combo):
        self.order.append(seat)
        left = self.holding()
        if self.options["play_on"] and len(left) > 1:
            return [Note("out", seat=seat, count=len(self.order))] + self._go_on(combo)
        if self.options["play_on"]:
            self.order += left
        return self.end_hand(cards)

    def holding(self):
        """The seats that hold cards."""
        return [seat for seat in range(self.players) if self.counts[seat]]

    def waiting(self):
        """The seats that may still answer what lies on the table, in the order of their turns."""
        return [seat for seat in self.table.order(self.turn)[1:]
                if self.counts[seat] and seat != self.round.by and seat not in self.round.passed]

    def _go_on(self, laid=None):
        """The turn goes on after a pass, or after the Combo that was laid."""
        waiting = self.waiting()
        if waiting and not (laid and self.options["auto_end_2D"] and self._unbeatable(laid)):
            self.turn = waiting[0]
            return []
        return self._end_round()

    def _unbeatable(self, combo):
        return combo.kind == SINGLE and combo.low == len(self.ladder.card) - 1

    def _end_round(self):
        last = self.turn if self.round.by is None else self.round.by
        holding = [seat for seat in self.table.order(last) if self.counts[seat]]
        self.turn = holding[0] if holding else last
        self.round = Round()
        self.rounds += 1
        return [Note("round_over", seat=self.turn)]


def _named(seat, combo):
    """Five cards are too many to read out, so they are named."""
    if combo.size < 5 or combo.kind is None:
        return []
    if combo.kind == STRAIGHT:
        return [Note("straight", seat=seat, card=combo.card)]
    if combo.kind == FLUSH:
        return [Note("flush", seat=seat, card=combo.card)]
    if combo.kind == FULL_HOUSE:
        return [Note("full_house", seat=seat, rank=STANDARD.rank(combo.card))]
    if combo.kind == FOUR:
        return [Note("four", seat=seat, rank=STANDARD.rank(combo.card))]
    return [Note("straight_flush", seat=seat, card=combo.card)]
