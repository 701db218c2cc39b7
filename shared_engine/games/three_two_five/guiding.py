# SPDX-FileCopyrightText: 2026 The Mano authors
# SPDX-License-Identifier: MIT
"""Before the play: the draw from 5, 3 and 2, and the steps of the deal guide (specification, 1 and 2)."""

from shared_engine.rulings import Note, Refusal


class Guiding:
    """The acts drawn, dealt and misdeal of a Deal."""

    def refuse_drawn(self, seat, dealer, five):
        if self.over or not self.first or self.phase != "trump":
            return Refusal("draw_too_late", firm=True)
        return Refusal("one_each", firm=True) if dealer == five else None

    def play_drawn(self, seat, dealer, five):
        self.dealer = dealer
        self._lay_out()
        notes = [Note("drawn", seat=dealer, seat_five=five)]
        if five != self.chooser:
            notes.append(Note("change_places", seat=five, seat_other=self.chooser))
        return notes

    def refuse_dealt(self, seat):
        if self.over:
            return Refusal("deal_over", firm=True)
        return None if self.steps else Refusal("already_dealt", firm=True)

    def play_dealt(self, seat):
        self.steps = self.steps[1:]

    def refuse_misdeal(self, seat):
        if self.over:
            return Refusal("deal_over", firm=True)
        return Refusal("misdeal_too_late") if self.begun else None

    def play_misdeal(self, seat):
        self.first = False      # the pack is ready
        self._lay_out()
        return (Note("misdeal", seat=self.dealer),)
