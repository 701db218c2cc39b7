# SPDX-FileCopyrightText: 2026 The Mano authors
# SPDX-License-Identifier: MIT
"""Runs conformance vectors on Pusoy Dos (hosts only; the notation's codes are mapped to the engine's)."""

from shared_engine import registry
from shared_engine.cards import STANDARD
from shared_engine.games.pusoy_dos import opening
from shared_engine.games.pusoy_dos.combos import KINDS, Ladder
from shared_engine.games.pusoy_dos.deal import Deal
from shared_engine.games.pusoy_dos.judging import shape_refusal, size_refusal, strength_refusal
from shared_engine.games.pusoy_dos.points import count_twos, finish_points, penalty, pips
from shared_engine.games.pusoy_dos.seen import TWO_OF
from shared_engine.match import Match
from shared_engine.moves import NOBODY, Move
from shared_engine.setup import Setup

CODES = {
    "must_lead": "leader_must_play", "not_enough": "not_enough_cards", "needs_lowest": "must_include_lowest",
    "no_cards": "not_your_turn", "already_dealt": "phase", "not_dealt": "phase", "misdeal_too_late": "phase",
}
FAMILIES = {
    "invalid_combo": ("card_twice", "no_pair", "no_triple", "triples_off", "no_five", "no_such_size"),
    "wrong_size": ("needs_one", "needs_two", "needs_three", "needs_five"),
    "not_higher": ("lower_card", "lower_suit", "under_straight", "under_flush", "under_full", "under_four",
                   "under_straight_flush"),
    "already_played": ("card_laid", "card_out", "card_in_hand", "too_many_of_rank"),
}
SETUP = ("players", "dealer", "starter", "upcard", "cards_each", "lowest", "free_lead", "mid", "counts",
         "turn", "table", "by", "played", "points", "passed")


def _code(refusal):
    for family, codes in FAMILIES.items():
        if refusal.code in codes:
            return "illegal:" + family
    return "illegal:" + CODES.get(refusal.code, refusal.code)


def _cards(texts):
    return tuple([STANDARD.parse(text) for text in texts or ()])


class Runner:
    """One case. options: option values; setup: the table as it lies.

    Raises ValueError for what it does not know.
    """

    def __init__(self, options, setup):
        for key in setup:
            if key not in SETUP:
                raise ValueError("unknown setup key: " + key)
        self.setup = setup
        self.players = setup.get("players", options.get("players", len(setup.get("counts", [0] * 4))))
        options = {name: value for name, value in options.items() if name != "players"}
        if "cards_each" in setup and self.players == 2:
            options["cards_each"] = setup["cards_each"]
        self.match = Match(Setup(registry.game("pusoy_dos"), self.players, options))
        self.options = self.match.setup.options
        self.ladder = Ladder(self.options)
        self.match.play(Move(NOBODY, "deal", (setup.get("dealer", 0),)))
        self._lay_out()

    def _lay_out(self):
        setup, course = self.setup, self.match.course
        if setup.get("mid") or "counts" in setup:
            course.deal = Deal.at(self.players, self.options, self._position())
            for seat in setup.get("passed", ()):
                course.deal.round.pass_(seat)
        else:
            self._start(setup)
        if "points" in setup:
            course.score.points = list(setup["points"])

    def _start(self, told):
        """The hand begins: told may give starter, upcard, lowest, cards_each and free_lead."""
        deal = self.match.deal
        if "upcard" in told:
            opening.play_upcard(deal, deal.dealer, STANDARD.parse(told["upcard"]))
        if "cards_each" in told:
            deal.counts = [told["cards_each"]] * self.players
        lowest = _cards([told["lowest"]] if "lowest" in told else [])
        starter = deal.leader if deal.leader is not None else told.get("starter", 0)
        opening.play_starts(deal, starter, *lowest)
        if told.get("free_lead"):
            deal.opener = None

    def _position(self):
        setup = self.setup
        position = {"dealer": setup.get("dealer", 0), "counts": setup.get("counts", self.match.deal.counts)}
        position["played"] = _cards(setup.get("played"))
        position["cards"] = _cards(setup.get("table"))
        position["turn"], position["by"] = self._seats(position["counts"])
        # a list of cards laid may leave out those that lie on the table
        position["played"] = [card for card in position["played"] if card not in position["cards"]]
        position["played"] += position["cards"]
        return position

    def _seats(self, counts):
        """(turn, by) where the setup gives only one of them, or neither."""
        table = self.match.deal.table
        turn, by = self.setup.get("turn"), self.setup.get("by")
        if turn is None:
            first = self.setup.get("starter", 0) if by is None else table.next(by)
            turn = [seat for seat in table.order(first) if counts[seat]][0]
        if by is None:
            by = [seat for seat in table.order(turn) if counts[seat]][-1]
        return turn, by

    def step(self, entry):
        """The verdict on one act, or the answer of a pure function."""
        act = entry.get("act")
        stepper = getattr(self, "_step_" + str(act), None)
        if stepper is None:
            raise ValueError("unknown act: %s" % act)
        return stepper(entry)

    def _step_classify(self, entry):
        combo = self.ladder.classify(_cards(entry["cards"]))
        return "invalid" if combo is None else KINDS[combo.kind]

    def _step_beats(self, entry):
        cards = _cards(entry["cards"])
        combo, over = self.ladder.classify(cards), self.ladder.classify(_cards(entry["over"]))
        refusal = shape_refusal(self.ladder, cards, combo)
        if refusal is None and over is not None:
            refusal = size_refusal(combo, over) or strength_refusal(self.ladder, combo, over, 0)
        return _code(refusal) if refusal else "ok"

    def _step_finish_points(self, entry):
        cards = _cards(entry["cards"])
        return finish_points(self.options, len(cards), *count_twos(self.ladder, cards))

    def _step_penalty(self, entry):
        return [self._cost(left) for left in entry["cards_left"]]

    def _cost(self, left):
        if isinstance(left, int):
            return penalty(left)
        cards = _cards(left)
        if self.options["scoring"] == "pips":
            return pips(cards)
        twos = len([card for card in cards if STANDARD.rank(card) == TWO_OF])
        return penalty(len(cards), twos if self.options["penalty_two_double"] else 0)

    def _step_play(self, entry):
        cards = _cards(entry["cards"])
        if not cards and self.match.deal.phase == "play":   # to the engine: laid, and nobody saw what
            return "illegal:invalid_combo"
        return self._enter(entry, (cards,))

    def _step_pass(self, entry):
        return self._enter(entry)

    def _enter(self, entry, args=()):
        refusal = self.match.enter([Move(entry["seat"], entry["act"], args, entry.get("at", 0))])
        if refusal:
            return _code(refusal)
        codes = [note.code for note in self.match.notes]
        if self.match.deal.phase != "play":
            return "hand_over"
        return "out" if "out" in codes else "round_end" if "round_over" in codes else "ok"

    def _step_misdeal(self, entry):
        deal = self.match.deal
        starter = deal.starter
        refusal = self.match.enter([Move(entry.get("seat", deal.dealer), "misdeal")])
        if refusal:
            return _code(refusal)
        told = {"starter": 0 if starter is None else starter}
        told.update({key: entry[key] for key in entry if key in SETUP})
        self._start(told)
        return "ok"

    def _step_next_hand(self, entry):
        if not self.match.deal.over:
            return "illegal:phase"
        refusal = self.match.enter(self.match.moves(("deal",)))
        if refusal:
            return _code(refusal)
        self._start(entry)
        return "ok"

    def state(self, name):
        """The value of one fact of the position."""
        facts = self.match.facts()
        if name == "next_dealer":
            return self.match.score.next_dealer(self.match.deal.dealer)
        if name == "table":
            return [STANDARD.text(card) for card in facts["cards"]]
        if name not in facts:
            raise ValueError("unknown state: " + name)
        return facts[name]
