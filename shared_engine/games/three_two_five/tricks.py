# SPDX-FileCopyrightText: 2026 The Mano authors
# SPDX-License-Identifier: MIT
"""Ten tricks: follow suit if able, the winner leads (specification, section 5)."""

from shared_engine.games.three_two_five.ranking import PACK
from shared_engine.games.three_two_five.roles import PLAYERS, TRICKS, after_transfers
from shared_engine.games.three_two_five.seldom import seldom
from shared_engine.moves import NOBODY, Move
from shared_engine.rulings import Note, Refusal


class Tricks:
    """The acts play and win of a Deal.

    trick: (seat, card) laid in this trick so far. turned: the tricks taken, each as (its cards, winner).
    laid: card -> (seat, number of the trick, moment of the entry).
    """

    @property
    def held(self):
        """Tricks by seat, those gone over that were awarded for a revoke; below nought for who had too few."""
        return after_transfers(self.tricks, self.awarded)

    @property
    def begun(self):
        """True when the play of the cards has begun."""
        return bool(self.trick or self.turned)

    @property
    def led(self):
        """The suit to follow; None for the leader, or where it was not told."""
        return self.ranking.suits[self.trick[0][1]] if self.trick else None

    def _play_refusal(self):
        if self.over:
            return Refusal("deal_over", firm=True)
        if self.phase == "trump":
            return Refusal("trump_first", seat=self.chooser)
        if self.phase == "pull":
            return Refusal("pulls_first", seat=self.due[0], seat_from=self.due[1], count=self.pulls_left)
        return None

    # -- card by card

    def refuse_play(self, seat, card):
        return (self._play_refusal() or self.ranking.cards_refusal((card,))
                or self._turn_refusal(seat) or self._card_refusal(card))

    def _turn_refusal(self, seat):
        if len(self.trick) == PLAYERS:      # not all told: who leads next has taken it
            return self._beaten_refusal(seat)
        if seat == self.turn:
            return None
        return Refusal("not_your_turn", firm=seat in dict(self.trick), seat=seat, seat_turn=self.turn)

    def _card_refusal(self, card):
        if card in self.laid:
            seat, trick, moment = self.laid[card]
            mend = Move(NOBODY, "unsay", (moment,))
            return Refusal("card_already_played", mend=mend, card=card, seat=seat, trick=trick)
        forbidden = self.options["first_lead_trump"] == "forbidden" and not self.begun
        if forbidden and self.ranking.suits[card] == self.trump:
            return Refusal("trump_lead", card=card, suit=self.trump)
        return None

    def play_play(self, seat, card):
        self._start()
        notes = self._turn_trick(seat) if len(self.trick) == PLAYERS else []
        number = len(self.turned) + 1
        proved = self.proofs.lay(seat, card, self.led, number)
        if proved:
            notes += proved + seldom("revoking").awards(self, proved)
        self.trick.append((seat, card))
        if PACK.known(card):
            self.laid[card] = (seat, number, self.moment)
        self.turn = self._next_to_play(seat)
        winner = self.ranking.winner(self.trick) if len(self.trick) == PLAYERS else None
        return notes if winner is None else notes + self._turn_trick(winner)

    def _start(self):
        # the table may have begun without the rest
        if not self.begun:
            self.enter("play")
        self.steps = []
        self.exchange = None

    def _next_to_play(self, seat):
        laid = [owner for owner, _ in self.trick]
        for steps in (1, 2):
            if self.table.next(seat, steps) not in laid:
                return self.table.next(seat, steps)
        return seat

    # -- the winner told

    def refuse_win(self, seat):
        return self._play_refusal() or self._beaten_refusal(seat)

    def _beaten_refusal(self, seat):
        if self.ranking.beaten(self.trick, seat):
            return Refusal("beaten", seat=seat, card=dict(self.trick)[seat])
        return None

    def play_win(self, seat):
        self._start()
        for other in range(PLAYERS):
            if other not in dict(self.trick):
                self.proofs.hide(other)
        return self._turn_trick(seat)

    def _turn_trick(self, winner):
        self.turned.append((self.trick, winner))
        self.trick = []
        self.tricks[winner] += 1
        self.turn = winner
        notes = [Note("trick", seat=winner, trick=len(self.turned), count=self.held[winner])]
        return notes + (self.close() if len(self.turned) == TRICKS else [])
