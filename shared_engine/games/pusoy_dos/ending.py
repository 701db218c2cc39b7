# SPDX-FileCopyrightText: 2026 The Mano authors
# SPDX-License-Identifier: MIT
"""How a hand ends: what still has to be told, and the points (specification, sections 4, 5 and 7)."""

from shared_engine.cards import STANDARD
from shared_engine.games.pusoy_dos.points import (
    TWO_OF,
    count_twos,
    finish_points,
    penalty,
    pips,
    place_points,
)
from shared_engine.games.pusoy_dos.seen import COPIES
from shared_engine.rulings import Note, Refusal


class Ending:
    """The acts finish, left, sum, twos and result of a Deal, and everything counted at its end.

    last_play: how many cards it had, how many 2s, whether the best of them; None for what was not told.
    costs: what the cards left to each seat cost; None where that is still to be told.
    """

    @property
    def lowest_wins(self):
        """True when points are for cards left in hand."""
        return self.options["scoring"] != "positive"

    @property
    def wants_finish(self):
        """True while the points hang on cards of the last play that were not told."""
        return (self.phase == "count" and not self.lowest_wins and not self.options["play_on"]
                and finish_points(self.options, *self.last_play) is None)

    @property
    def wants_left(self):
        """The seat whose cards left are to be told next, or None."""
        if self.phase == "count" and self.lowest_wins:
            for seat in self.table.order(self.winner):
                if self.costs[seat] is None:
                    return seat
        return None

    def end_hand(self, cards):
        """The last card was laid, with this play. Returns notes."""
        self.last_play = (len(cards),) + count_twos(self.ladder, cards)
        self.phase = "count"
        for seat in range(self.players):
            self.costs[seat] = self._known_cost(seat)
        return self._counted() or [Note("last_play", seat=self.winner)]

    def _known_cost(self, seat):
        count = self.counts[seat]
        if count == 0:
            return 0
        if self.options["scoring"] == "pips":
            return None
        doubled = self.options["penalty_two_double"] and self.seen.missing(TWO_OF)
        return None if doubled else penalty(count)

    def _counted(self):
        """Closes the hand when nothing is left to be told; returns notes."""
        if self.wants_finish or self.wants_left is not None:
            return []
        self.points = self._points()
        self.phase, self.over = "over", True
        return [Note("hand_won", seat=self.winner, count=self.points[self.winner])] + self._mismatch()

    def _points(self):
        if self.lowest_wins:
            return self.costs[:]
        points = [0] * self.players
        if self.options["play_on"]:
            for place, seat in enumerate(self.order):
                points[seat] = self.place_points(place)
        else:
            points[self.winner] = finish_points(self.options, *self.last_play)
        return points

    def place_points(self, place):
        """Points for going out in this place, 0 being the first; the last player has none."""
        return 0 if place == self.players - 1 else place_points(place)

    def _mismatch(self):
        # section 7: what nobody has seen must be what the losers hold
        unseen, held = self.seen.unseen(), sum(self.counts)
        return [Note("mismatch", unseen=unseen, held=held)] if self.whole and unseen != held else []

    # -- what the table tells at the end

    def _counting_refusal(self, seat):
        if self.phase != "count":
            return Refusal("hand_over" if self.over else "hand_runs", firm=True, seat=self.turn)
        if not self.lowest_wins or self.costs[seat] is not None:
            return Refusal("nothing_to_tell", firm=True, seat=seat)
        return None

    def refuse_finish(self, seat, twos, best=None):
        if not self.wants_finish or seat != self.winner:
            return Refusal("nothing_to_tell", firm=True, seat=seat)
        most = min(self.last_play[0], COPIES)
        if not 0 <= twos <= most:
            return Refusal("too_many_twos", firm=True, seat=seat, count=most)
        if finish_points(self.options, self.last_play[0], twos, best) is None:
            return Refusal("best_two_untold", firm=True, card=self.ladder.card[-1])
        return None

    def play_finish(self, seat, twos, best=None):
        self.last_play = (self.last_play[0], twos, best)
        return self._counted()

    def refuse_left(self, seat, cards):
        refusal = self._counting_refusal(seat)
        if refusal is None and (len(cards) != self.counts[seat]
                                or None in [STANDARD.rank(card) for card in cards]):
            return Refusal("not_all_told", firm=True, count=self.counts[seat])
        return refusal or self.seen.refusal(seat, cards)

    def play_left(self, seat, cards):
        cards = [card for card in cards if STANDARD.rank(card) is not None]
        if self.options["scoring"] == "pips":
            return self._cost(seat, pips(cards))
        twos = len([card for card in cards if STANDARD.rank(card) == TWO_OF])
        return self._cost(seat, penalty(self.counts[seat], twos))

    def refuse_sum(self, seat, total):
        refusal = self._counting_refusal(seat)
        return refusal or (None if total >= 0 else Refusal("no_such_number", firm=True, count=total))

    def play_sum(self, seat, total):
        return self._cost(seat, total)

    def refuse_twos(self, seat, twos):
        refusal = self._counting_refusal(seat)
        most = min(self.counts[seat], len(self.seen.missing(TWO_OF)))
        if refusal is None and not 0 <= twos <= most:
            return Refusal("too_many_twos", firm=True, seat=seat, count=most)
        return refusal

    def play_twos(self, seat, twos):
        return self._cost(seat, penalty(self.counts[seat], twos))

    def _cost(self, seat, points):
        self.costs[seat] = points
        return self._counted()

    # -- the short way: only the hand's outcome

    def refuse_result(self, seat, numbers):
        if self.over:
            return Refusal("hand_over", firm=True, seat=self.winner)
        if len(numbers) != self.players or min(numbers) < 0:
            return Refusal("no_such_result", firm=True)
        return None

    def play_result(self, seat, numbers):
        self.order = [seat]
        self.points = list(numbers)
        self.phase, self.over = "over", True
        return [Note("hand_won", seat=seat, count=numbers[seat])]
