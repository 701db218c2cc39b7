# SPDX-FileCopyrightText: 2026 The Mano authors
# SPDX-License-Identifier: MIT
"""The show: at any moment, by anybody (specification, section 5)."""

from shared_engine.cards import STANDARD
from shared_engine.games.tres_y_dos.hands import is_three_and_two
from shared_engine.rulings import Note, Refusal

HAND = 5
ALSO = {"show": "also", "show_ranks": "also_ranks", "agree": "also_agree"}
UNTOLD = (STANDARD.UNKNOWN,) * HAND


class Showing:
    """The acts show, show_ranks and agree of a Deal, and the same for hands shown at the same time as the winning one.

    A hand shown by its ranks is a hand of partly known cards, so one set of rules judges both.
    """

    @property
    def winner(self):
        """The seat that won the deal, or None. Among hands shown at the same time seat order decides."""
        if not self.right:
            return None
        first = self.turn if self.options["tie_from"] == "turn" else self.table.next(self.dealer)
        return min([(self.table.distance(first, seat), seat) for seat in self.right])[1]

    def holds_sixth(self, seat):
        """True when this seat holds six cards and names the sixth with its show."""
        return seat == self.turn and self._show_phase == "discard"

    def drew_unseen(self, seat, ranks):
        """True when these five ranks can only be shown after a draw from the stock that nobody told.

        Then a card this seat publicly took is the sixth, or the empty stock was made anew of the pile.
        """
        if seat != self.turn or self.phase != "draw" or len(ranks) < HAND:
            return False
        refusal = self.known.hand_refusal(seat, _of_ranks(ranks[:HAND]))
        if refusal is None:
            return False
        return refusal.code == "card_missing" or self.stock == 0 and refusal.code == "too_many_of_rank"

    @property
    def _show_phase(self):
        return self.shown_in or self.phase

    def refusal(self, move):
        """As in every game; but a show within the tie window of the winning one counts as simultaneous."""
        act, window = move.act, self.options["tie_window"]
        if self.over and window and act in ALSO and move.at - self.won_at <= window:
            act = ALSO[act]
        return getattr(self, "refuse_" + act)(move.seat, *move.args)

    def refuse_show(self, seat, cards, extra=None):
        return self.rest_refusal() or self._show_refusal(seat, cards, extra)

    def refuse_show_ranks(self, seat, ranks, extra=None):
        return self.refuse_show(seat, _of_ranks(ranks), extra)

    def refuse_agree(self, seat, extra=None):
        return self.refuse_show(seat, UNTOLD, extra)

    def refuse_also(self, seat, cards, extra=None):
        if not self.over:
            return Refusal("nobody_showed", firm=True)
        if seat in self.right:
            return Refusal("already_showed", firm=True, seat=seat)
        return self._show_refusal(seat, cards, extra)

    def refuse_also_ranks(self, seat, ranks, extra=None):
        return self.refuse_also(seat, _of_ranks(ranks), extra)

    def refuse_also_agree(self, seat, extra=None):
        return self.refuse_also(seat, UNTOLD, extra)

    def play_show(self, seat, cards, extra=None):
        ranks = [STANDARD.rank(card) for card in cards]
        if not is_three_and_two(ranks):
            return self._wrong(seat, ranks)
        notes = self._win(seat, extra)
        self.known.show(seat, cards)
        return notes

    def play_show_ranks(self, seat, ranks, extra=None):
        return self.play_show(seat, _of_ranks(ranks), extra)

    def play_agree(self, seat, extra=None):
        return self._win(seat, extra)

    play_also = play_show
    play_also_ranks = play_show_ranks
    play_also_agree = play_agree

    def _show_refusal(self, seat, cards, extra):
        return _number_refusal(cards) or self._moment_refusal(seat, extra) or self._hand_refusal(seat, cards, extra)

    def _moment_refusal(self, seat, extra):
        sixth = self.holds_sixth(seat)
        # at the level "score" nobody tells whose turn it is
        refusal = None if self.level == "score" else self._turn_of_show_refusal(seat, sixth, extra)
        if extra is not None and not sixth:
            refusal = refusal or Refusal("no_sixth", seat=seat)
            refusal.firm = True
        return refusal

    def _turn_of_show_refusal(self, seat, sixth, extra):
        if self.options["show_when"] == "own_turn" and not self._own_turn(seat):
            return Refusal("show_not_now", seat=seat, seat_turn=self.turn)
        if sixth and self.options["show_six"] == "discard_first":
            return Refusal("discard_first", seat=seat)
        if sixth and extra is None:
            return Refusal("needs_sixth", firm=True, seat=seat)
        return None if self.sizes[seat] == HAND + sixth else Refusal("not_five", seat=seat, count=self.sizes[seat])

    def _own_turn(self, seat):
        # after discarding, until the next player draws
        return seat == self.turn or self._show_phase == "draw" and seat == self.last

    def _hand_refusal(self, seat, cards, extra):
        refusal = None if extra is None else self.take_back(seat, extra)
        return refusal or self.known.hand_refusal(seat, cards, extra)

    def _wrong(self, seat, ranks):
        if self.options["wrong_show_penalty"] == "stake":
            self.fines[seat] += 1
        return (Note("wrong_show", seat=seat, seat_turn=self.turn, ranks=ranks),)

    def _win(self, seat, extra):
        if not self.right:
            self.won_at, self.shown_in = self.at, self.phase
        if extra is not None:
            self.lay(seat, extra)
        self.right.append(seat)
        self.phase, self.over = "over", True
        return (Note("deal_won", seat=self.winner),)


def _of_ranks(ranks):
    return tuple([STANDARD.card(rank, None) for rank in ranks])


def _number_refusal(cards):
    return None if len(cards) == HAND else Refusal("five_cards", firm=True, count=len(cards))
