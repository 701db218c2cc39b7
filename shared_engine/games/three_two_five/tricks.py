# SPDX-FileCopyrightText: 2026 The Mano authors
# SPDX-License-Identifier: MIT
"""Ten tricks: follow suit if able, the winner leads (specification, sections 5 and 8)."""

from shared_engine.games.three_two_five.proofs import Proofs
from shared_engine.games.three_two_five.ranking import PACK
from shared_engine.games.three_two_five.roles import PLAYERS, TRICKS, harmed
from shared_engine.moves import NOBODY, Move
from shared_engine.amounts import amount
from shared_engine.rulings import Note, Refusal


class Tricks:
    """The acts play, win and take_back of a Deal.

    trick: (seat, card) laid in this trick so far. turned: the tricks taken, each as (its cards, winner).
    laid: card -> (seat, number of the trick, moment of the entry).
    """

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
        refusal = self._play_refusal()
        if refusal:
            return refusal
        if not self.ranking.in_pack(card):
            return Refusal("card_not_in_pack", firm=True, card=card)
        return self._turn_refusal(seat) or self._card_refusal(card)

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
        notes += self._judge(self.proofs.lay(seat, card, self.led, number))
        self.trick.append((seat, card))
        if PACK.known(card):
            self.laid[card] = (seat, number, self.moment)
        self.turn = self._next_to_play(seat)
        winner = self.ranking.winner(self.trick) if len(self.trick) == PLAYERS else None
        return notes if winner is None else notes + self._turn_trick(winner)

    def _start(self):
        # the table may have begun without the rest
        self.phase = "play"
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
        notes = [Note("trick", seat=winner, trick=len(self.turned), count=self.tricks[winner])]
        return notes + (self.close() if len(self.turned) == TRICKS else [])

    # -- a revoke: proved by the cards, or taken back in time

    def _judge(self, notes):
        award = amount(self.options["revoke_policy"]) if notes else None
        if award is None:
            return notes
        awards = []
        for note in notes:
            if note.code == "revoke":
                awards.append(self._award(note.facts["seat"], note.facts["trick"], award))
        return notes + awards

    def _award(self, offender, trick, count):
        seat = harmed(self.ranking, self.turned[trick - 1][0], offender)
        self.tricks[offender] -= count
        self.tricks[seat] += count
        return Note("award", seat=offender, seat_to=seat, count=count)

    def refuse_take_back(self, seat):
        if self.over:
            return Refusal("deal_over", firm=True)
        if self.options["revoke_policy"] != "undo":
            return Refusal("no_take_back", firm=True)
        cards, _ = self._open_trick()
        if seat not in [owner for owner, _ in cards[1:]]:
            return Refusal("nothing_to_take_back", firm=True, seat=seat)
        return None

    def play_take_back(self, seat):
        """His card and those laid behind it go back into the hands, so that he can follow."""
        cards, turned = self._open_trick()
        if turned:
            _, winner = self.turned.pop()
            self.tricks[winner] -= 1
        kept = [owner for owner, _ in cards].index(seat)
        for _, card in cards[kept:]:
            self.laid.pop(card, None)
        self.trick = cards[:kept]
        self.turn = seat
        self.read_again()

    def _open_trick(self):
        # a trick is open until the next one is led
        if self.trick or not self.turned:
            return self.trick, False
        return self.turned[-1][0], True

    def read_again(self):
        """Proofs from the beginning: the ranking has changed, or cards were taken back."""
        self.proofs = Proofs(self.ranking)
        for number, trick in enumerate([cards for cards, _ in self.turned] + [self.trick], 1):
            led = None
            for seat, card in trick:
                self.proofs.lay(seat, card, led, number)
                led = self.ranking.suits[trick[0][1]]
            missing = [seat for seat in range(PLAYERS) if seat not in dict(trick)]
            for seat in missing if number <= len(self.turned) else ():
                self.proofs.hide(seat)
