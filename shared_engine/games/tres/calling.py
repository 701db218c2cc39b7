# SPDX-FileCopyrightText: 2026 The Mano authors
# SPDX-License-Identifier: MIT
"""TRES and CATCH: who leaves three cards says so before another catches him (specification, section 5).

Nobody is asked who caught: only the owner's cards change, so a catch may come from the table (NOBODY).
"""

from shared_engine.asking import Ask, Offer
from shared_engine.deal import BaseDeal
from shared_engine.rulings import Note, Refusal


class Calling:
    """The acts tres and catch of a Deal. window: the seat that may be caught, or None."""

    def refusal(self, move):
        """As in every game; the call that came too late is told by how much."""
        refusal = BaseDeal.refusal(self, move)
        if refusal and refusal.code == "no_window" and self.called not in (None, move.act):
            late = (move.at - self.called_at) // 10
            if self.called == "tres":
                return Refusal("tres_first", firm=True, hundredths=late)
            return Refusal("catch_first", firm=True, hundredths=late)
        return refusal

    def refuse_tres(self, seat):
        return None if seat == self.window else Refusal("no_window", firm=True)

    def play_tres(self, seat):
        self._called("tres")
        return (Note("safe", seat=seat),)

    def refuse_catch(self, seat):
        if self.window is None or seat == self.window:
            return Refusal("no_window", firm=True)
        return None

    def play_catch(self, seat):
        owner = self.window
        self._called("catch")
        if owner is None:       # the play that opened it was taken for another since
            return ()
        if owner == self.turn:
            self.go_started = self.at
        return self.give(owner, self.options["catch_draw"], Note("caught"))

    def _called(self, act):
        self.window = None
        self.called, self.called_at = act, self.at

    def race(self):
        """See BaseDeal.race. The keeper presses what he heard, or everybody has half of the keys."""
        if self.window is None:
            return None
        left, right = ("left", "right") if self.options["race"] == "voice" else ("left_keys", "right_keys")
        facts = {"seat": self.window, "count": self.sizes[self.window]}
        return self.window_since, Ask("acts", "has_three", self.window, facts=facts, timed=True,
                                      offers=[Offer(left, "tres"), Offer(right, "catch")])
