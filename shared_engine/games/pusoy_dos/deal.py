# SPDX-FileCopyrightText: 2026 The Mano authors
# SPDX-License-Identifier: MIT
"""One hand of Pusoy Dos. Section numbers are those of the specification."""

from shared_engine.cards import STANDARD
from shared_engine.deal import BaseDeal
from shared_engine.games.pusoy_dos import asks, playing
from shared_engine.games.pusoy_dos.combos import Ladder
from shared_engine.games.pusoy_dos.rounds import Round
from shared_engine.games.pusoy_dos.seen import Seen
from shared_engine.games.pusoy_dos.seldom import RARE, put_away, seldom
from shared_engine.moves import Act
from shared_engine.table import table_of

# the part that rules on an act; plays and passes are always there
RULES = {"upcard": "opening", "starts": "opening", "misdeal": "opening", "miscount": "mending", "position": "mending",
         "finish": "ending", "left": "ending", "sum": "ending", "twos": "ending", "result": "outcome",
         "tell": "whispers"}


class Deal(BaseDeal):
    """phase: "deal" until somebody starts, "play", then "count" while losers' cards are told, at last "over".

    counts: cards each seat holds. order: seats that laid their last card, the first of them is the winner.
    leader: the seat that leads because it won the last hand, or None. whole: all 52 are dealt, and counted.
    last_play: how many cards it had, how many 2s, whether the best of them; None for what was not told.
    left: cards that losers told at the end, 2s without suits where only these were asked.
    costs: what the cards left to each seat cost; None where that is still to be told.
    told: the hand that each seat told in private, or None; see whispers.
    """

    PACK = STANDARD
    ACTS = (
        Act("upcard", ("card",)),           # three players: the odd card
        Act("starts", ("card",), optional=1),   # this seat starts; two players: with the lowest card dealt
        Act("play", ("cards",)),            # cards not told are "?"; none at all: nobody knows what was laid
        Act("pass"),
        Act("finish", ("number", "number"), optional=1),    # 2s in the last play; 1: the best among them
        Act("left", ("cards",)),            # this seat's cards at the end
        Act("sum", ("number",)),            # or what they count, which nobody checks
        Act("twos", ("number",)),           # or how many 2s are among them
        Act("misdeal"),
        Act("miscount", ("number",)),       # this seat holds another number of cards
        Act("position", ("numbers",)),      # this seat leads: cards each seat holds
        Act("result", ("numbers",)),        # this seat won: points of each seat
        Act("tell", ("cards",), private=True),
    )

    def __init__(self, players, options, dealer, score=None):
        BaseDeal.__init__(self, players, options, dealer)
        self.table = table_of(players, options)
        self.ladder = Ladder(options)
        won_before = score is not None and options["next_lead"] == "winner"
        self.leader = score.last_winner if won_before else None
        self.lay_out()

    def lay_out(self):
        """The cards are dealt, for the first time or again."""
        each = {2: self.options["cards_each"], 3: 17, 4: 13}[self.players]
        self.counts = [each] * self.players
        self.phase = "deal"
        self.turn = self.table.next(self.dealer)
        self.opener = None          # the card that opens the hand
        self.starter = None
        self.round = Round()
        self.rounds = 0             # rounds ended so far
        self.order = []
        self.points = None          # of this hand, per seat
        self.seen = Seen()
        self.told = [None] * self.players
        self.whole = False
        self.last_play = (0, None, None)
        self.left = []
        self.costs = [None] * self.players

    @classmethod
    def at(cls, players, options, position):
        """A hand as the table lies: see as_it_lies.py."""
        return seldom("as_it_lies").laid_out(cls(players, options, position["dealer"]), position)

    # -- acts

    def part(self, act):
        """See BaseDeal, and seldom.py."""
        return seldom(RULES[act]) if act in RULES else playing

    def play(self, move):
        """See BaseDeal. What only the phase before needed makes room."""
        phase = self.phase
        notes = BaseDeal.play(self, move)
        if self.phase != phase:
            put_away()
        return notes

    def put_away(self):
        """See BaseDeal."""
        put_away(RARE)

    def catch_up(self, seat):
        """See mending.py."""
        return seldom("mending").catch_up(self, seat)

    def begin(self, seat, counts):
        """Play begins with this seat, and these numbers of cards."""
        self.phase = "play"
        self.turn = seat
        self.counts = list(counts)
        self.order = [other for other in self.order if counts[other] == 0] + [
            other for other, count in enumerate(counts) if count == 0 and other not in self.order]

    # -- the position

    @property
    def winner(self):
        """The seat that laid its last card first, or None."""
        return self.order[0] if self.order else None

    @property
    def odd_card(self):
        """True when 52 cards do not come out even and the starter takes the one left."""
        return self.players == 3 and self.options["odd_card"] == "starter"

    @property
    def duty(self):
        """The card that the next play must contain, or None."""
        opening = self.rounds == 0 and self.round.leading and not self.seen.laid
        return self.opener if opening and self.options["include_lowest"] else None

    def holding(self):
        """The seats that hold cards."""
        return [seat for seat in range(self.players) if self.counts[seat]]

    def waiting(self):
        """The seats that may still answer what lies on the table, in the order of their turns."""
        return [seat for seat in self.table.order(self.turn)[1:]
                if self.counts[seat] and seat != self.round.by and seat not in self.round.passed]

    def result(self):
        """The winner, every seat's points, and, where time ends the match, the second of this hand's end."""
        ended = (self.at // 1000,) if self.options["end"].startswith("time") else ()
        return (self.winner,) + tuple(self.points) + ended

    def facts(self):
        """The public position as plain data.

        cards: on the table, by: who laid them. duty: card that the next play must contain. order: seats that
        went out. played: all cards laid. cards_twos: 2s that nobody has laid.
        """
        return {"turn": self.turn, "phase": self.phase, "dealer": self.dealer, "counts": self.counts[:],
                "leading": self.phase == "play" and self.round.leading, "by": self.round.by,
                "cards": list(self.round.cards), "passed": self.round.passed[:], "duty": self.duty,
                "order": self.order[:], "winner": self.winner, "hand_points": self.points,
                "played": self.seen.laid[:], "cards_twos": self.seen.twos_missing(),
                "direction": self.table.direction}

    def view(self, seat):
        """facts() and the hand this seat told in private, from low to high; None when it told none."""
        facts = self.facts()
        hand = self.told[seat]
        facts["hand"] = None if hand is None else self.ladder.sort(hand)
        return facts

    # -- what is asked

    def asks(self, partial=()):
        """See asks.py."""
        return asks.asks(self, partial)

    def moves(self, partial):
        """See asks.py."""
        return asks.moves(self, partial)
