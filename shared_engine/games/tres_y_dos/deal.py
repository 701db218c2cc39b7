# SPDX-FileCopyrightText: 2026 The Mano authors
# SPDX-License-Identifier: MIT
"""One deal of Tres y Dos: draw, discard, show. Section numbers are those of the specification."""

from shared_engine.cards import STANDARD
from shared_engine.deal import BaseDeal
from shared_engine.games.tres_y_dos import asks
from shared_engine.games.tres_y_dos.knowledge import Knowledge
from shared_engine.games.tres_y_dos.seldom import JUDGES, PART_OF, PRIVATE, RARE, put_away, seldom
from shared_engine.games.tres_y_dos.turning import HAND, Turning
from shared_engine.moves import Act
from shared_engine.table import table_of


class Deal(Turning, BaseDeal):
    """phase: "deal" until the upcard lies, then "draw" and "discard" in turn, at last "over".

    sizes: cards each seat holds, 5 between turns unless it was dealt a wrong number.
    """

    PACK = STANDARD
    ACTS = (
        Act("upcard", ("card",)),
        Act("draw_stock"),
        Act("take_discard"),
        Act("discard", ("card",)),
        Act("pass"),
        # shown: five cards, and the sixth as discard where there is one; "agree": the whole table saw that it is right
        Act("show", ("cards", "card"), timed=True, optional=1),
        Act("show_ranks", ("ranks", "card"), timed=True, optional=1),
        Act("agree", ("card",), timed=True, optional=1),
        # the same, at the same time as the hand that won
        Act("also", ("cards", "card"), optional=1),
        Act("also_ranks", ("ranks", "card"), optional=1),
        Act("also_agree", ("card",), optional=1),
        Act("misdeal"),
        Act("miscount", ("number",)),                       # this seat holds another number of cards
        Act("position", ("number", "card")),                # this seat is to draw: cards in the stock, top discard
        Act("tell", ("cards",), private=True),
        Act("drew", ("card",), private=True),
    )

    def __init__(self, players, options, dealer, score=None):
        BaseDeal.__init__(self, players, options, dealer)
        self.table = table_of(players, options)
        self.fines = [0] * players  # marbles in the pot for wrong shows; they stay there when a deal is void
        self.lay_out()

    def lay_out(self):
        """Begins the deal, or begins it anew."""
        self.sizes = [HAND] * self.players
        self.stock = self.most_stock
        self.known = Knowledge(self.players)
        self.whispers = None        # hands told in private, once there are any
        self.turn = self.table.next(self.dealer)
        self.phase = "deal"
        self.taken = None           # card taken from the pile in this turn
        self.drawn = False          # who has the turn has drawn; dealt too many, he throws without
        self.last = None            # who finished the turn before this one
        self.turns = 0
        self.right = []             # seats that showed a right hand
        self.won_at = 0             # time of the first of them in ms
        self.shown_in = None        # and the phase it was shown in

    @classmethod
    def at(cls, players, options, position):
        """A deal as the table lies.

        position: dealer, and any of turn, stock, upcard or pile (bottom to top), known (cards per seat).
        """
        deal = cls(players, options, position["dealer"])
        seldom("mending").put(deal, position)
        return deal

    @property
    def most_stock(self):
        """How many cards the stock can hold while one lies on the pile and everybody holds five (section 2)."""
        return STANDARD.size - HAND * self.players - 1

    @property
    def winner(self):
        """The seat that won the deal, or None. Among hands shown at the same time seat order decides."""
        if not self.right:
            return None
        first = self.turn if self.options["tie_from"] == "turn" else self.table.next(self.dealer)
        return min([(self.table.distance(first, seat), seat) for seat in self.right])[1]

    def holds_sixth(self, seat):
        """True when this seat holds six cards and names the sixth with its show; once won, as the first was shown."""
        return seat == self.turn and (self.shown_in or self.phase) == "discard"

    def told(self, seat):
        """True when this seat has told its hand and the device still knows it."""
        return self.whispers is not None and self.whispers.told(seat)

    def refusal(self, move):
        """See BaseDeal. Once the deal is won, a show is judged as what it means then."""
        if not self.over or move.act not in PART_OF:
            return BaseDeal.refusal(self, move)
        act = seldom("showing").meant(self, move)
        return getattr(self.part(act), "refuse_" + act)(self, move.seat, *move.args)

    def part(self, act):
        """See BaseDeal, and seldom.py."""
        return seldom(PART_OF[act]) if act in PART_OF else None

    def put_away(self):
        """See BaseDeal."""
        put_away(RARE if self.whispers else RARE + PRIVATE + JUDGES)

    def result(self):
        """The winner, then the fines of every seat where there were any."""
        return (self.winner,) + (tuple(self.fines) if any(self.fines) else ())

    def facts(self):
        """The public position: turn, phase, top, pile (size), stock, sizes, winner, dealer, pot, fines."""
        pot = 0 if self.over else self.options["stake"] * self.players + sum(self.fines)
        facts = {"turn": self.turn, "phase": self.phase, "top": self.known.top, "pile": len(self.known.pile),
                 "stock": self.stock, "sizes": self.sizes[:], "winner": self.winner, "dealer": self.dealer,
                 "pot": pot, "fines": self.fines[:], "known": [hand[:] for hand in self.known.hands]}
        if self.options["show_pile"]:
            facts["pile_cards"] = self.known.pile[:]
        return facts

    def view(self, seat):
        """facts() and what this seat told in private: hand (None: not told), wins, wanted ranks (see Whispers)."""
        facts = self.facts()
        facts.update(self.whispers.view(seat) if self.whispers else {"hand": None, "wins": False, "wanted": []})
        return facts

    def asks(self, partial=()):
        """See asks.py."""
        return asks.asks(self, partial)

    def moves(self, partial):
        """See asks.py."""
        return asks.moves(self, partial)

    def catch_up(self, seat):
        """See mending.py."""
        return seldom("mending").catch_up(self, seat)
