# SPDX-FileCopyrightText: 2026 The Mano authors
# SPDX-License-Identifier: MIT
"""One hand of Pusoy Dos. Section numbers are those of the specification."""

from shared_engine.cards import STANDARD
from shared_engine.deal import BaseDeal
from shared_engine.games.pusoy_dos import asks
from shared_engine.games.pusoy_dos.combos import Ladder
from shared_engine.games.pusoy_dos.ending import Ending
from shared_engine.games.pusoy_dos.mending import Mending
from shared_engine.games.pusoy_dos.opening import Opening
from shared_engine.games.pusoy_dos.playing import Playing
from shared_engine.games.pusoy_dos.points import TWO_OF
from shared_engine.games.pusoy_dos.rounds import Round
from shared_engine.games.pusoy_dos.seen import Seen
from shared_engine.games.pusoy_dos.whispers import Whispers
from shared_engine.moves import Act
from shared_engine.rulings import Refusal
from shared_engine.table import Table


class Deal(Opening, Playing, Ending, Mending, BaseDeal):
    """phase: "deal" until somebody starts, "play", then "count" while losers' cards are told, at last "over".

    counts: cards each seat holds. order: seats that laid their last card, the first of them is the winner.
    leader: the seat that leads because it won the last hand, or None. whole: all 52 are dealt, and counted.
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
        self.table = Table(players, -1 if options["direction"] == "ccw" else 1)
        self.ladder = Ladder(options)
        won_before = score is not None and options["next_lead"] == "winner"
        self.leader = score.last_winner if won_before else None
        self._lay_out()

    def _lay_out(self):
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
        self.whispers = Whispers(self.players)
        self.whole = False
        self.last_play = (0, None, None)
        self.costs = [None] * self.players      # what each loser's cards cost, once told

    @classmethod
    def at(cls, players, options, position):
        """A hand as the table lies.

        position: dealer, counts, turn; and any of cards (on the table) with by (who laid them), and played
        (all cards laid so far).
        """
        deal = cls(players, options, position["dealer"])
        deal.begin(position["turn"], position["counts"])
        deal.rounds = 1     # too late for a redeal
        deal.seen.lay(None, position.get("played", ()), None)
        # where it is the turn of who laid them, everybody else has passed
        if position.get("cards") and position["by"] != position["turn"]:
            deal.lie_under(position["by"], position["cards"])
        return deal

    @property
    def winner(self):
        """The seat that laid its last card first, or None."""
        return self.order[0] if self.order else None

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
                "played": self.seen.laid[:], "cards_twos": self.seen.missing(TWO_OF),
                "direction": self.table.direction}

    def view(self, seat):
        """facts() and the hand this seat told in private, from low to high; None when it told none."""
        facts = self.facts()
        hand = self.whispers.hands[seat]
        facts["hand"] = None if hand is None else self.ladder.sort(hand)
        return facts

    def asks(self, partial=()):
        """See asks.py."""
        return asks.asks(self, partial)

    def moves(self, partial):
        """See asks.py."""
        return asks.moves(self, partial)

    # -- private (interaction: a whisper, not a duty)

    def refuse_tell(self, seat, cards):
        if self.phase not in ("deal", "play"):
            return Refusal("hand_over", firm=True, seat=self.winner)
        if len(cards) != self.counts[seat]:
            return Refusal("not_all_told", firm=True, count=self.counts[seat])
        for i, card in enumerate(cards):
            if not STANDARD.known(card) or card in cards[:i]:
                return Refusal("card_twice", firm=True, card=card)
        return self.seen.refusal(seat, cards) if self.phase == "play" else None

    def play_tell(self, seat, cards):
        follows = sum(self.counts) == STANDARD.size and not self.seen.laid
        return self.whispers.tell(seat, cards, range(STANDARD.size) if follows else ())
