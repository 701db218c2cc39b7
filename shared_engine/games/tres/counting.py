# SPDX-FileCopyrightText: 2026 The Mano authors
# SPDX-License-Identifier: MIT
"""The end of a round: what the others hold counts for the one who is out (specification, section 6)."""

from shared_engine.games.tres.deck import VALUES, value
from shared_engine.rulings import Note, Refusal

NOT_TOLD = -1


class Counting:
    """The acts leftovers (cards), values (numbers), sum (unchecked) and won (the result alone) of a Deal.

    points: per seat what its hand is worth, None until that is told.
    """

    def untold(self):
        """The seats whose hands are still to be counted, in order after the winner."""
        if self.phase != "leftovers":
            return []
        others = [(self.winner + steps) % self.players for steps in range(1, self.players)]
        return [seat for seat in others if self.sizes[seat] and self.points[seat] is None]

    def count_up(self):
        """The round has its winner; it is over once no hand is left to count. Returns notes."""
        self.phase, self.window = "leftovers", None
        if self.untold():
            return []
        self.phase, self.over = "over", True
        self.gain = sum([points or 0 for points in self.points])
        return [Note("round_won", seat=self.winner, points=self.gain)]

    def refuse_leftovers(self, seat, cards):
        return (self._hand_refusal(seat, len(cards)) or self.road.copies_refusal(cards)
                or _value_refusal(seat, [value(card) for card in cards]))

    def play_leftovers(self, seat, cards):
        self.road.count(cards)
        return self._told(seat, sum([value(card) or 0 for card in cards]))

    def refuse_values(self, seat, values):
        return self._hand_refusal(seat, len(values)) or _value_refusal(seat, values)

    def play_values(self, seat, values):
        return self._told(seat, sum(values))

    def refuse_sum(self, seat, points):
        highest = max(VALUES[3]) * self.sizes[seat]
        refusal = self._hand_refusal(seat, self.sizes[seat])
        if refusal is None and not 0 <= points <= highest:
            return Refusal("sum_too_high", firm=True, seat=seat, count=self.sizes[seat], highest=highest)
        return refusal

    def play_sum(self, seat, points):
        self.unchecked.append(seat)
        return self._told(seat, points)

    def refuse_won(self, seat, points):
        if self.winner is not None:
            return Refusal("round_over", firm=True, seat=self.winner)
        return None if points >= 0 else Refusal("no_such_number", firm=True)

    def play_won(self, seat, points):
        self.winner, self.gain = seat, points
        self.phase, self.over = "over", True
        self.window, self.depth = None, 0
        self.sizes = [NOT_TOLD] * self.players      # nobody told how the hands stood
        return [Note("round_won", seat=seat, points=points)]

    def _hand_refusal(self, seat, count):
        if self.phase != "leftovers":
            runs = self.winner is None
            return Refusal("round_runs", firm=True) if runs else Refusal("all_counted", firm=True)
        if seat not in self.untold():
            return Refusal("counted", firm=True, seat=seat)
        if count != self.sizes[seat]:
            return Refusal("count_mismatch", firm=True, seat=seat, count=count, holds=self.sizes[seat])
        return None

    def _told(self, seat, points):
        self.points[seat] = points
        return self.count_up()


def _value_refusal(seat, values):
    if any(not any(one in group for group in VALUES) for one in values):
        return Refusal("no_such_value", firm=True, seat=seat)
    return None
