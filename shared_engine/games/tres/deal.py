# SPDX-FileCopyrightText: 2026 The Mano authors
# SPDX-License-Identifier: MIT
"""One round of Tres: signs, triples, the race and the clock. Sections are those of the specification."""

from shared_engine.deal import BaseDeal, gesture
from shared_engine.games.tres import asks, entering
from shared_engine.games.tres.calling import Calling
from shared_engine.games.tres.claims import Claims
from shared_engine.games.tres.counting import Counting
from shared_engine.games.tres.deck import PACK, copies
from shared_engine.games.tres.going import Going
from shared_engine.games.tres.laying import PENALTY, Laying
from shared_engine.games.tres.leaving import Leaving
from shared_engine.games.tres.mending import Mending
from shared_engine.games.tres.presence import AWAY, LEFT, Presence
from shared_engine.games.tres.road import Road
from shared_engine.games.tres.whispers import Whispers
from shared_engine.moves import Act, Move

HAND = 7


class Deal(Laying, Going, Calling, Leaving, Counting, Mending, BaseDeal):
    """phase: "start" until a number lies on the road, then "play" and "drawn", then "leftovers", "over".

    direction: 1 clockwise, -1 counter-clockwise. depth: Third Degrees in the chain that waits for an answer.
    sizes: cards each seat holds. go_started, window_since: ms since the match began.
    """

    PACK = PACK
    ACTS = (
        Act("start", ("card",)),
        Act("play", ("cards", "card"), timed=True, optional=1),     # the card: a wild's colour, "R?" or "?"
        Act("draw", timed=True),                # nothing playable, or the pile of a Third Degree
        Act("keep", timed=True),
        Act("tres", timed=True, table=True),
        Act("catch", timed=True, table=True),
        Act("expire", timed=True),
        Act("back"),                            # after expiries
        Act("leave"),
        Act("return"),                          # after leaving
        Act("leftovers", ("cards",)),
        Act("values", ("numbers",)),
        Act("sum", ("number",)),
        Act("won", ("number",)),
        Act("misdeal"),
        Act("miscount", ("number",)),           # this seat holds another number of cards
        Act("position", ("card", "card"), optional=1),  # this seat is to go: the road, a wild's colour
        Act("tell", ("cards",), private=True),
        Act("drew", ("cards",), private=True),
    )

    def __init__(self, players, options, dealer, score=None):
        BaseDeal.__init__(self, players, options, dealer)
        self.round = score.rounds + 1 if score else 1
        self.copies = copies(options["deck"])
        self.presence = Presence(score.standing if score else [0] * players)
        self.lay_out()

    def lay_out(self):
        """Deals: everything is as before the first card of the road."""
        self.presence.deal(self.options["deal_left"])
        dealt = self.presence.dealt
        hand = min(HAND, (sum(self.copies) - 1) // max(1, dealt.count(True)))
        self.sizes = [hand if holds else 0 for holds in dealt]
        self.hand = hand
        self.stock = sum(self.copies) - sum(self.sizes)
        self.road = Road(self.copies)
        self.claims = Claims(self.players)
        self.whispers = Whispers(self.players)
        self.direction = 1
        self.turn, self.phase = self.presence.next(self.dealer, 1), "start"
        self.depth = self.drawn = 0
        self.window = self.called = None
        self.go_started = self.window_since = self.called_at = 0
        self.winner = None
        self.points = [None] * self.players
        self.gain = 0
        self.unchecked = []     # seats whose sum was told without their cards
        self.proofs = []        # seats whose claim was proved false
        self.went = False       # somebody has acted

    @classmethod
    def at(cls, players, options, position):
        """A round as the table lies; cards not told of lie in the stock.

        position: dealer, and any of road and colour (cards), sizes, turn, direction, depth, standing (see
        presence.py).
        """
        deal = cls(players, options, position["dealer"])
        deal.presence.standing = list(position.get("standing", deal.presence.standing))
        deal.turn = deal.presence.next(deal.dealer, 1)
        deal.sizes = list(position.get("sizes", deal.sizes))
        deal.stock = max(0, sum(deal.copies) - sum(deal.sizes))
        deal.direction = position.get("direction", 1)
        deal.depth = position.get("depth", 0)
        if "road" in position:
            deal.open_road(position.get("turn", deal.turn), position["road"], position.get("colour"))
        return deal

    @property
    def running(self):
        """True while goes are taken."""
        return self.phase in ("play", "drawn")

    @property
    def due(self):
        """Cards of the pile that the turn-holder must draw or answer; 0 when there is none."""
        return PENALTY * self.depth

    def result(self):
        """Winner, points, then the cards each seat holds, then the standing of each for the next round."""
        return (self.winner, self.gain) + tuple(self.sizes) + tuple(self.presence.standing)

    def clock(self):
        """See BaseDeal.clock: a go has so many seconds from its beginning or its last forced draw."""
        off = self.options["clock"] == "off" or self.level == "score"
        if off or not self.running or self.paused:
            return None
        return self.go_started, self.options["clock"] * 1000, ("expire",)

    def facts(self):
        """The public position; suits, cards and seats are indexes, times are ms since the match began."""
        clock = self.clock()
        return {"turn": self.turn, "phase": self.phase, "dir": self.direction, "dealer": self.dealer,
                "road": self.road.top, "colour": self.road.colour, "stock": self.stock,
                "under": self.road.under, "sizes": self.sizes[:], "pending": self.due, "winner": self.winner,
                "away": self.presence.seats(AWAY), "left": self.presence.seats(LEFT), "paused": self.paused,
                "proofs": self.proofs[:], "untold": self.untold(), "unchecked": self.unchecked[:],
                "clock": clock and self.options["clock"], "go_started": self.go_started,
                "window": self.window, "window_since": self.window_since}

    def view(self, seat):
        """facts() and what this seat told in private: hand, and which of it is playable."""
        facts = self.facts()
        facts.update(self.whispers.view(seat, self))
        return facts

    def whispering(self, seat):
        """True when this seat has told its hand and keeps it in view."""
        return self.level == "hands" and self.whispers.told(seat)

    def asks(self, partial=()):
        """See asks.py."""
        return asks.asks(self, partial)

    def moves(self, partial):
        """See entering.py."""
        return entering.moves(self, partial)

    def catch_up(self, seat):
        """Skipped goes count as a number laid; who has one card drew and kept, else the round were over."""
        moves, turn, phase, depth = [], self.turn, self.phase, self.depth
        if not self.running or self.paused or not self.presence.here(seat):
            return []
        while (turn, phase) != (seat, "play") or depth:
            if depth or phase == "drawn":
                moves.append(Move(turn, "draw" if depth else "keep"))
                stays = depth and not self.options["third_degree_skips"]
                phase, depth = "play", 0
                turn = turn if stays else self.next(turn)
                continue
            if self.sizes[turn] > 1:
                moves.append(Move(turn, "play", ((PACK.UNKNOWN,),)))
            else:
                moves.extend([Move(turn, "draw"), Move(turn, "keep")])
            turn = self.next(turn)
        return gesture(moves, assumed=True)
