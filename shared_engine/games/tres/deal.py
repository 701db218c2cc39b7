# SPDX-FileCopyrightText: 2026 The Mano authors
# SPDX-License-Identifier: MIT
"""One round of Tres: signs, triples, the race and the clock. Sections are those of the specification."""

from shared_engine.deal import BaseDeal
from shared_engine.games.tres import asks
from shared_engine.games.tres.calling import Calling
from shared_engine.games.tres.claims import Claims
from shared_engine.games.tres.deck import PACK, copies
from shared_engine.games.tres.going import Going
from shared_engine.games.tres.laying import PENALTY, Laying
from shared_engine.games.tres.presence import Presence
from shared_engine.games.tres.road import Road
from shared_engine.games.tres.seldom import AT_THE_END, BEFORE_THE_END, PART_OF, RARE, put_away, seldom
from shared_engine.moves import Act

HAND = 7


class Deal(Laying, Going, Calling, BaseDeal):
    """phase: "start" until a number lies on the road, then "play" and "drawn", then "leftovers", "over".

    direction: 1 clockwise, -1 counter-clockwise. depth: Third Degrees in the chain that waits for an answer.
    sizes: cards each seat holds. points: per seat what its hand is worth, None until that is told.
    go_started, window_since: ms since the match began. whispers: hands told in private, None where nobody told his.
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
        put_away()      # what the round before needed
        self.presence.deal(self.options["deal_left"])
        dealt = self.presence.dealt
        hand = min(HAND, (sum(self.copies) - 1) // max(1, dealt.count(True)))
        self.sizes = [hand if holds else 0 for holds in dealt]
        self.hand = hand
        self.stock = sum(self.copies) - sum(self.sizes)
        self.road = Road(self.copies)
        self.claims = Claims(self.players)
        self.whispers = None
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
        """A round as the table lies. position: dealer, and what position.put knows."""
        deal = cls(players, options, position["dealer"])
        seldom("position").put(deal, position)
        return deal

    def part(self, act):
        """See BaseDeal, and seldom.py."""
        return seldom(PART_OF[act]) if act in PART_OF else None

    def put_away(self):
        """See BaseDeal."""
        put_away(RARE + (() if self.phase == "start" else AT_THE_END if self.running else BEFORE_THE_END))

    @property
    def running(self):
        """True while goes are taken."""
        return self.phase in ("play", "drawn")

    @property
    def due(self):
        """Cards of the pile that the turn-holder must draw or answer; 0 when there is none."""
        return PENALTY * self.depth

    def untold(self):
        """The seats whose hands are still to be counted, in order after the winner."""
        if self.phase != "leftovers":
            return []
        others = [(self.winner + steps) % self.players for steps in range(1, self.players)]
        return [seat for seat in others if self.sizes[seat] and self.points[seat] is None]

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
        """See position.py."""
        return seldom("position").facts(self)

    def view(self, seat):
        """See position.py."""
        return seldom("position").view(self, seat)

    def told(self, seat):
        """True when this seat has told its hand and the device still knows it."""
        return self.whispers is not None and self.whispers.told(seat)

    def awaits(self, seat):
        """How many cards this seat drew without telling which; 0 where it has not told its hand."""
        return self.whispers.awaits(seat) if self.told(seat) else 0

    def whispering(self, seat):
        """True when this seat has told its hand and keeps it in view."""
        return self.level == "hands" and self.told(seat)

    def asks(self, partial=()):
        """See asks.py."""
        return asks.asks(self, partial)

    def moves(self, partial):
        """See asks.py."""
        return asks.moves(self, partial)

    def catch_up(self, seat):
        """See catching_up.py."""
        return seldom("catching_up").moves(self, seat)
