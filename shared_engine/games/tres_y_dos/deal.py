# SPDX-FileCopyrightText: 2026 The Mano authors
# SPDX-License-Identifier: MIT
"""One deal of Tres y Dos: draw, discard, show. Section numbers are those of the specification."""

from shared_engine.cards import STANDARD
from shared_engine.deal import BaseDeal, gesture
from shared_engine.games.tres_y_dos import asks
from shared_engine.games.tres_y_dos.knowledge import Knowledge
from shared_engine.games.tres_y_dos.showing import Showing
from shared_engine.games.tres_y_dos.turning import Turning
from shared_engine.games.tres_y_dos.whispers import Whispers
from shared_engine.moves import Act, Move
from shared_engine.rulings import Note, Refusal
from shared_engine.table import Table

HAND = 5


class Deal(Turning, Showing, BaseDeal):
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
        self.table = Table(players, -1 if options["direction"] == "ccw" else 1)
        self.fines = [0] * players  # marbles in the pot for wrong shows; they stay there when a deal is void
        self._lay_out()

    def _lay_out(self):
        self.sizes = [HAND] * self.players
        self.stock = self.most_stock
        self.known = Knowledge(self.players)
        self.whispers = Whispers(self.players)
        self.turn = self.table.next(self.dealer)
        self.phase = "deal"
        self.taken = None           # card taken from the pile in this turn
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
        for card in position.get("pile", [position.get("upcard", STANDARD.UNKNOWN)]):
            deal.known.lay(card, 0)
        deal.phase = "draw"
        deal.turn = position.get("turn", deal.turn)
        deal.stock = position.get("stock", deal.stock)
        for seat, cards in enumerate(position.get("known", ())):
            deal.known.hands[seat] = list(cards)
        return deal

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
        """facts() and what this seat told in private: hand, wins (holds a full house), wanted ranks."""
        facts = self.facts()
        facts.update(self.whispers.view(seat))
        return facts

    def asks(self, partial=()):
        """See asks.py."""
        return asks.asks(self, partial)

    def moves(self, partial):
        """See asks.py."""
        return asks.moves(self, partial)

    def catch_up(self, seat):
        """Skipped turns count as drawn from the stock and something discarded."""
        moves = []
        skipped = 0 if self.rest_refusal() else self.table.distance(self.turn, seat)
        for turn in self.table.order(self.turn)[:skipped]:
            if self.sizes[turn] <= HAND:
                moves.append(Move(turn, "draw_stock"))
            if self.sizes[turn] >= HAND:
                moves.append(Move(turn, "discard", (STANDARD.UNKNOWN,)))
        return gesture(moves, assumed=True)

    # -- the deal begins (section 2)

    def refuse_upcard(self, seat, card):
        return None if self.phase == "deal" else Refusal("already_dealt", firm=True)

    def play_upcard(self, seat, card):
        self.known.lay(card, self.moment)
        self.phase = "draw"

    def refuse_misdeal(self, seat):
        if self.over:
            return self.rest_refusal()
        return Refusal("misdeal_too_late") if self.turns else None

    def play_misdeal(self, seat):
        self._lay_out()
        return (Note("misdeal", seat=self.dealer),)

    def refuse_miscount(self, seat, size):
        possible = 0 < size < 10 and size <= self.stock + self.sizes[seat]
        return self.rest_refusal() or (None if possible else Refusal("no_such_number", firm=True))

    def play_miscount(self, seat, size):
        self.stock += self.sizes[seat] - size
        self.sizes[seat] = size
        self.whispers.forget(seat)
        if seat == self.turn and self.phase == "draw":
            self.begin_turn()
        elif seat == self.turn and not self.owes_discard(seat):
            self.end_turn(seat)

    def refuse_position(self, seat, stock, top):
        if self.over:
            return self.rest_refusal()
        most = self.most_stock
        return None if 0 <= stock <= most else Refusal("no_such_stock", firm=True, count=most)

    @property
    def most_stock(self):
        """How many cards the stock can hold while one lies on the pile and everybody holds five (section 2)."""
        return STANDARD.size - HAND * self.players - 1

    def play_position(self, seat, stock, top):
        self.known = Knowledge(self.players)
        self.whispers = Whispers(self.players)
        for _ in range(self.most_stock - stock):
            self.known.lay(STANDARD.UNKNOWN, self.moment)   # under the top lies what is nowhere else
        self.known.lay(top, self.moment)
        self.sizes = [HAND] * self.players
        self.turn, self.phase, self.stock, self.taken, self.last = seat, "draw", stock, None, None

    # -- private (interaction: a whisper, not a duty)

    def refuse_tell(self, seat, cards):
        refusal = self.rest_refusal()
        if refusal:
            return refusal
        if len(cards) != self.sizes[seat]:
            return Refusal("not_five", firm=True, seat=seat, count=self.sizes[seat])
        return self.known.hand_refusal(seat, cards)

    def play_tell(self, seat, cards):
        return self.whispers.tell(seat, cards)

    def refuse_drew(self, seat, card):
        if not self.whispers.awaits(seat):
            return Refusal("not_drawn", firm=True, seat=seat)
        return self.known.hand_refusal(seat, self.whispers.with_drawn(seat, card))

    def play_drew(self, seat, card):
        return self.whispers.drew(seat, card)
