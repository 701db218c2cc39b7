# SPDX-FileCopyrightText: 2026 The Mano authors
# SPDX-License-Identifier: MIT
"""Putting the referee right: how many cards a seat holds, who leads, whose turn it is."""

from shared_engine.deal import gesture
from shared_engine.games.pusoy_dos.rounds import Round
from shared_engine.moves import Move
from shared_engine.rulings import Refusal


class Mending:
    """The acts miscount and position of a Deal, and turns that nobody entered."""

    def _running_refusal(self):
        if self.phase in ("count", "over"):
            return Refusal("hand_over", firm=True, seat=self.winner)
        return None

    def refuse_miscount(self, seat, count):
        if self.phase == "deal":
            return Refusal("not_dealt", firm=True, seat=self.dealer)
        refusal = self._running_refusal()
        if refusal is None and (seat in self.order or not 0 < count <= self.PACK.size):
            return Refusal("no_such_number", firm=True, count=count)
        return refusal

    def play_miscount(self, seat, count):
        self.counts[seat] = count
        self.whispers.forget(seat)
        return []

    def refuse_position(self, seat, counts):
        refusal = self._running_refusal()
        if refusal is None and (len(counts) != self.players or not self._may_lead(seat, counts)):
            return Refusal("no_such_position", firm=True)
        return refusal

    def _may_lead(self, seat, counts):
        """True when this seat and another hold cards; all do, unless the hand is played on."""
        least = 2 if self.options["play_on"] else self.players
        return min(counts) >= 0 and counts[seat] > 0 and len([count for count in counts if count]) >= least

    def play_position(self, seat, counts):
        self.whole = False
        self.round = Round()
        self.rounds += 1    # no card has to open
        self.begin(seat, counts)
        for other in range(self.players):
            self.whispers.forget(other)
        return []

    def catch_up(self, seat):
        """Skipped turns count as passes; a lead that nobody entered as a play of which nothing is known."""
        if self.phase != "play" or seat == self.turn:
            return []
        moves = [Move(self.turn, "play", ((),))] if self.round.leading else [Move(self.turn, "pass")]
        for other in self.waiting():
            if other == seat:
                return gesture(moves, assumed=True)
            moves.append(Move(other, "pass"))
        # everybody passed: the round is over, and who laid last has the turn
        return gesture(moves, assumed=True) if seat == self.round.by and self.counts[seat] else []
