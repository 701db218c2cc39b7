# SPDX-FileCopyrightText: 2026 The Mano authors
# SPDX-License-Identifier: MIT
"""One deal of 3-2-5: trump, pulling, ten tricks. Section numbers are those of the specification."""

from shared_engine.deal import BaseDeal
from shared_engine.games.three_two_five import asks
from shared_engine.games.three_two_five.proofs import Proofs
from shared_engine.games.three_two_five.ranking import PACK, Ranking
from shared_engine.games.three_two_five.roles import AWARDED, PLAYERS, quotas
from shared_engine.games.three_two_five.seldom import PART_OF, put_away, seldom
from shared_engine.games.three_two_five.tricks import Tricks
from shared_engine.moves import Act
from shared_engine.rulings import Note
from shared_engine.table import table_of


class Deal(Tricks, BaseDeal):
    """phase: "trump" until it is fixed, "pull" while cards are owed, "play", at last "over".

    steps: what the deal guide still has to say, of "pack", "five", "rest". quota, tricks: by seat; a transfer
    may shift the quota. awarded: (offender, harmed) for each trick that a revoke cost. transfers: (giver, taker) of
    this deal; transferred_before: those of the one before. pulls: all exchanges in order as (taker, giver); settled:
    how many are done; exchange: the one in which the taker now holds eleven cards, or None. whispers: hands told in
    private, None where nobody told his.
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
        self.table = table_of(PLAYERS, options)
        self.deltas = list(score.deltas) if score else [0] * PLAYERS
        self.transferred_before = score.transfers if score else []
        self.dealer_before = score.dealer if score else None
        self.first = score is None or score.deals == 0
        self.lay_out()

    def lay_out(self):
        """Begins the deal, or begins it anew."""
        self.enter("trump")
        self.steps = (["pack"] if self.first else []) + ["five", "rest"]
        self.chooser = self.turn = self.table.next(self.dealer)
        self.quota = quotas(self.table, self.dealer)
        self.pulls = self._debts() if any(self.deltas) else []
        self.settled = 0
        self.exchange = None
        self.transfers = []
        self.whispers = None
        self.tricks = [0] * PLAYERS
        self.awarded = []
        self.trick = []
        self.turned = []
        self.laid = {}
        self.set_trump(None)

    def enter(self, phase):
        """The next phase begins; what only the one before needed makes room."""
        self.phase = phase
        put_away()

    def _debts(self):
        # whose deal gives the seats their order in pulling (section 3)
        previous = self.options["pull_roles"] == "previous" and self.dealer_before is not None
        roles_from = self.dealer_before if previous else self.dealer
        return seldom("debts").schedule(self.table, roles_from, self.deltas, self.options["pull_interleave"])

    def set_trump(self, suit):
        """From now on this suit is trump (None: not fixed yet)."""
        self.trump = suit
        self.ranking = Ranking(self.options, suit)
        self.proofs = seldom("revoking").proofs_again(self) if self.begun else Proofs(self.ranking)

    @classmethod
    def at(cls, players, options, position):
        """A deal as the table lies. position: dealer, and what position.put knows."""
        deal = cls(players, options, position["dealer"])
        seldom("position").put(deal, position)
        return deal

    @property
    def pulls_left(self):
        """Exchanges still to be made."""
        return len(self.pulls) - self.settled

    @property
    def due(self):
        """The exchange that comes next, as (taker, giver); None when all are made."""
        return self.pulls[self.settled] if self.pulls_left else None

    def told(self, seat):
        """True when this seat has told its hand and it is still sure."""
        return self.whispers is not None and self.whispers.told(seat)

    def part(self, act):
        """See BaseDeal, and seldom.py."""
        return seldom(PART_OF[act]) if act in PART_OF else None

    def close(self):
        """The deal is over; returns its Note."""
        self.enter("over")
        self.over = True
        return [Note("deal_ended", seat=self.dealer)]

    def result(self):
        """Tricks taken by seat, the dealer, then what goes over: all that the score needs (see score)."""
        codes = [PLAYERS * giver + taker for giver, taker in self.transfers]
        codes += [AWARDED + PLAYERS * offender + harmed for offender, harmed in self.awarded]
        return tuple(self.tricks) + (self.dealer,) + tuple(codes)

    def facts(self):
        """See position.py."""
        return seldom("position").facts(self)

    def view(self, seat):
        """See position.py."""
        return seldom("position").view(self, seat)

    def asks(self, partial=()):
        """See asks.py."""
        return asks.asks(self, partial)

    def moves(self, partial):
        """See asks.py."""
        return asks.moves(self, partial)

    def catch_up(self, seat):
        """See catching_up.py."""
        return seldom("catching_up").moves(self, seat)
