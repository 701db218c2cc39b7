# SPDX-FileCopyrightText: 2026 The Mano authors
# SPDX-License-Identifier: MIT
"""One deal of 3-2-5: trump, pulling, ten tricks. Section numbers are those of the specification."""

from shared_engine.deal import BaseDeal, gesture
from shared_engine.games.three_two_five import asks
from shared_engine.games.three_two_five.counting import tricks_refusal
from shared_engine.games.three_two_five.guiding import Guiding
from shared_engine.games.three_two_five.pulling import Pulling
from shared_engine.games.three_two_five.ranking import PACK, Ranking
from shared_engine.games.three_two_five.roles import PLAYERS, quotas, schedule, table_of
from shared_engine.games.three_two_five.tricks import Tricks
from shared_engine.games.three_two_five.trumping import Trumping
from shared_engine.games.three_two_five.whispers import Whispers
from shared_engine.moves import Act, Move
from shared_engine.rulings import Note, Refusal


class Deal(Guiding, Trumping, Pulling, Tricks, BaseDeal):
    """phase: "trump" until it is fixed, "pull" while cards are owed, "play", at last "over".

    steps: what the deal guide still has to say, of "pack", "five", "rest". quota, tricks: by seat; a transfer
    may shift the quota. transfers: (giver, taker) of this deal; transferred_before: those of the one before.
    """

    PACK = PACK
    ACTS = (
        Act("drawn", ("seat", "seat")),             # who drew the 2 and deals, who drew the 5
        Act("dealt"),                               # the step the guide shows is done
        Act("trump", ("suit",)),
        Act("turn7", ("card",)),
        Act("next3", ("cards", "suit"), optional=1),    # the suit where it was picked
        Act("random_trump", ("card",)),
        Act("pull", ("seat",)),                     # from whom
        Act("return", ("seat",)),                   # to whom
        Act("waive"),
        Act("transfer", ("seat",)),                 # the giver to this taker: a trick in place of a card
        Act("play", ("card",)),
        Act("win"),                                 # this seat took the trick
        Act("take_back"),                           # this seat's card in the open trick
        Act("result", ("numbers",), table=True),    # tricks taken by seat
        Act("misdeal"),
        Act("tell", ("cards",), private=True),      # the taker's hand
        Act("took", ("card",), private=True),
        Act("gives", ("card",), private=True),
    )

    def __init__(self, players, options, dealer, score=None):
        BaseDeal.__init__(self, players, options, dealer)
        self.table = table_of(options)
        self.deltas = list(score.deltas) if score else [0] * PLAYERS
        self.transferred_before = score.transfers if score else []
        self._dealer_before = score.dealer if score else None
        self.first = score is None or score.deals == 0
        self._lay_out()

    def _lay_out(self):
        self.steps = (["pack"] if self.first else []) + ["five", "rest"]
        self.chooser = self.turn = self.table.next(self.dealer)
        self.quota = quotas(self.table, self.dealer)
        self.pulls = schedule(self.table, self._roles_from(), self.deltas, self.options["pull_interleave"])
        self.settled = 0
        self.exchange = None
        self.transfers = []
        self.whispers = Whispers(PLAYERS, self.options)
        self.phase = "trump"
        self.tricks = [0] * PLAYERS
        self.trick = []
        self.turned = []
        self.laid = {}
        self.set_trump(None)

    def _roles_from(self):
        # whose deal gives the seats their order in pulling (section 3)
        previous = self.options["pull_roles"] == "previous" and self._dealer_before is not None
        return self._dealer_before if previous else self.dealer

    def set_trump(self, suit):
        """From now on this suit is trump (None: not fixed yet)."""
        self.trump = suit
        self.ranking = Ranking(self.options, suit)
        self.read_again()

    @classmethod
    def at(cls, players, options, position):
        """A deal as the table lies. position: dealer, and any of trump, deltas (of the deal before, by seat),
        dealer_before, transfers (of the deal before, as (giver, taker))."""
        deal = cls(players, options, position["dealer"])
        deal.deltas = list(position.get("deltas", deal.deltas))
        deal.transferred_before = position.get("transfers", ())
        deal._dealer_before = position.get("dealer_before", deal.table.next(deal.dealer, -1))
        deal._lay_out()
        if position.get("trump") is not None:
            deal.play_trump(deal.chooser, position["trump"])
            deal.steps = []
        return deal

    def result(self):
        """Tricks by seat, the dealer, then each transfer as 3 * giver + taker: all that the score needs."""
        codes = [PLAYERS * giver + taker for giver, taker in self.transfers]
        return tuple(self.tricks) + (self.dealer,) + tuple(codes)

    def facts(self):
        """The public position.

        turn: who leads or follows. schedule: all pulls as [taker, giver]; exchange: the one that is due.
        trick: the cards laid, as [seat, card]; number: of the trick; led: suit to follow.
        voids: suits each seat has shown to be out of; revokes: proved, as [seat, trick]; doubtful: suits that
        somebody revoked in. steps: what is left of the deal guide.
        """
        return {"turn": self.turn, "phase": self.phase, "dealer": self.dealer, "chooser": self.chooser,
                "trump": self.trump, "quota": self.quota[:], "tricks": self.tricks[:],
                "schedule": [list(pull) for pull in self.pulls], "pulls_left": self.pulls_left,
                "exchange": list(self.exchange or self.due or ()),
                "transfers": [list(transfer) for transfer in self.transfers],
                "trick": [list(laid) for laid in self.trick], "led": self.led, "number": len(self.turned) + 1,
                "voids": [self.proofs.voids(seat) for seat in range(PLAYERS)],
                "revokes": [list(revoke) for revoke in self.proofs.revokes],
                "doubtful": self.proofs.doubtful[:], "steps": self.steps[:]}

    def view(self, seat):
        """facts() and what this seat told in private: hand (None when not told), cards_returnable."""
        facts = self.facts()
        facts["hand"] = sorted(self.whispers.hands[seat]) if self.whispers.told(seat) else None
        facts["cards_returnable"] = self.whispers.may_return(seat, self.ranking)
        return facts

    def asks(self, partial=()):
        """See asks.py."""
        return asks.asks(self, partial)

    def moves(self, partial):
        """See asks.py."""
        return asks.moves(self, partial)

    def catch_up(self, seat):
        """Who laid before this seat laid something; a seat that has laid already took the trick and leads."""
        if self.phase != "play" or (seat == self.turn and len(self.trick) < PLAYERS):
            return []
        laid = [owner for owner, _ in self.trick]
        if not laid and self.level == "turns":
            return gesture([Move(seat, "win")], assumed=True)
        moves = []
        for other in self.table.order(self.turn):
            if other == seat and seat not in laid:
                return gesture(moves, assumed=True)
            if other not in laid:
                moves.append(Move(other, "play", (PACK.UNKNOWN,)))
        return gesture(moves + [Move(seat, "win")], assumed=True)

    def cards_refusal(self, cards):
        """None, or why these cards cannot all be in one hand: one is not in the pack, or told twice."""
        for i, card in enumerate(cards):
            if not self.ranking.in_pack(card):
                return Refusal("card_not_in_pack", firm=True, card=card)
            if PACK.known(card) and card in cards[:i]:
                return Refusal("card_twice", firm=True, card=card)
        return None

    # -- the end (section 7)

    def refuse_result(self, seat, numbers):
        if self.over:
            return Refusal("deal_over", firm=True)
        return tricks_refusal(numbers)

    def play_result(self, seat, numbers):
        notes = [Note("counted_otherwise", seat=other, count=self.tricks[other])
                 for other in range(PLAYERS) if numbers[other] < self.tricks[other]]
        self.tricks = list(numbers[:PLAYERS])
        return notes + self.close()

    def close(self):
        """The deal is over; returns its Note."""
        self.phase, self.over = "over", True
        return [Note("deal_ended", seat=self.dealer)]
