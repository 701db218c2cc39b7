# SPDX-FileCopyrightText: 2026 The Mano authors
# SPDX-License-Identifier: MIT
"""Runs conformance vectors on Tres (hosts only; the notation's codes are mapped to the engine's)."""

from shared_engine import registry
from shared_engine.games.tres.deal import Deal
from shared_engine.games.tres.deck import PACK
from shared_engine.games.tres.presence import AWAY, LEFT
from shared_engine.games.tres.score import Score
from shared_engine.match import Match
from shared_engine.moves import NOBODY, Move
from shared_engine.setup import Setup

SETUP = ("players", "dealer", "road", "colour", "counts", "turn", "dir", "away", "left", "pending",
         "expiries", "scores", "rounds_won", "round")
PHASE = ("too_few", "not_started", "already_started", "already_gone", "not_away", "round_runs", "all_counted",
         "counted", "match_over", "misdeal_too_late")
PLAIN = ("draw", "keep", "tres", "catch", "expire", "back", "leave", "return")
STATE = {"dir": "dir", "pending": "pending", "counts": "sizes", "phase": "phase"}


class Runner:
    """One case. options: option values; setup: the table as it lies. ValueError for what it does not know."""

    def __init__(self, options, setup):
        for key in setup:
            if key not in SETUP:
                raise ValueError("unknown setup key: " + key)
        options = dict(options)
        self.players = setup.get("players", options.pop("players", 4))
        game = registry.game("tres")
        game.Score = _score_at(setup)
        self.match = Match(Setup(game, self.players, options))
        self.match.play(Move(NOBODY, "deal", (setup.get("dealer", 0),)))
        position = _position(setup, self.players)
        self.match.course.deal = Deal.at(self.players, self.match.setup.options, position)

    def step(self, entry):
        """The verdict on one act."""
        act = entry.get("act")
        if act == "next_round":
            return self._next_round(entry)
        if act == "leftovers":
            return self._leftovers(entry["hands"])
        return self._enter(self._move(act, entry))

    def state(self, name):
        """The value of one fact of the position."""
        facts = self.match.facts()
        if name == "road":
            return None if facts["road"] is None else PACK.text(facts["road"])
        if name == "colour":
            return None if facts["colour"] is None else PACK.suits[facts["colour"]]
        name = STATE.get(name, name)
        if name not in facts:
            raise ValueError("unknown state: " + name)
        return facts[name]

    def _move(self, act, entry):
        seat = entry.get("seat", self.match.deal.dealer)
        if act == "play":
            return Move(seat, act, (tuple([PACK.parse(text) for text in entry["cards"]]),) + _colour(entry))
        if act == "start":
            return Move(seat, act, (PACK.parse(entry["card"]),))
        if act in PLAIN or act == "misdeal":
            return Move(seat, act)
        raise ValueError("unknown act: %s" % act)

    def _enter(self, move):
        due = self.match.deal.depth if move.act == "draw" else 0
        refusal = self.match.enter([move])
        if refusal and refusal.code == "too_many_copies":
            refusal = self.match.enter([move], overrule=True)   # the notation knows no such verdict
        if refusal:
            return "ignored" if move.act in ("tres", "catch") else _illegal(refusal)
        return self._verdict(move.act, {note.code: note for note in self.match.notes}, due)

    def _verdict(self, act, notes, due):
        if "round_over" in notes:
            return "round_over"
        if "proved" in notes:
            return "proved:held_playable"
        if act in ("expire", "leave", "back", "return") and "too_few" in notes:
            return "paused"
        if "caught" in notes:
            return "caught:%d" % notes["caught"].facts["seat"]
        if due:
            return "draws:%d" % notes["pile_drawn"].facts["count"]
        for code in ("again", "away", "safe"):
            if code in notes and act in ("start", "expire", "tres"):
                return code
        return "ok"

    def _leftovers(self, hands):
        deal = self.match.deal
        holding = sorted([int(seat) for seat in hands if hands[seat]])
        if deal.phase == "leftovers" and holding != sorted(deal.untold()):
            return "illegal:count_mismatch"
        moves = [Move(int(seat), "leftovers", (tuple([PACK.parse(card) for card in hands[seat]]),))
                 for seat in sorted(hands) if hands[seat] or deal.phase != "leftovers"]
        for refusal in [self.match.refusal(move) for move in moves]:
            if refusal and refusal.firm:
                return _illegal(refusal)
        self.match.enter(moves, overrule=True)      # as above: a card too many has no verdict
        return "ok"

    def _next_round(self, entry):
        if not self.match.deal.over:
            return "illegal:phase"
        refusal = self.match.enter(self.match.moves(("deal",)))
        if refusal:
            return _illegal(refusal)
        for key in ("card", "road", "start"):
            if entry.get(key):
                return self._enter(Move(self.match.deal.dealer, "start", (PACK.parse(entry[key]),)))
        return "ok"


def _colour(entry):
    """The colour named; one that the pack does not have is none."""
    named = (entry.get("colour") or "").upper()
    return (PACK.parse(named + "?"),) if named in PACK.suits else ()


def _illegal(refusal):
    return "illegal:" + ("phase" if refusal.code in PHASE else refusal.code)


def _score_at(setup):
    class ScoreSoFar(Score):
        """The standing the case begins with."""

        def __init__(self, players, options):
            Score.__init__(self, players, options)
            self.points = list(setup.get("scores", self.points))
            self.rounds_won = list(setup.get("rounds_won", self.rounds_won))
            self.rounds = setup.get("round", 1) - 1

    return ScoreSoFar


def _position(setup, players):
    standing = list(setup.get("expiries", [0] * players))
    for key, value in (("away", AWAY), ("left", LEFT)):
        for seat in setup.get(key, ()):
            standing[seat] = value
    position = {"dealer": setup.get("dealer", 0), "standing": standing}
    for key, name in (("counts", "sizes"), ("turn", "turn"), ("dir", "direction"), ("pending", "depth")):
        if key in setup:
            position[name] = setup[key]
    if setup.get("road"):
        position["road"] = PACK.parse(setup["road"])
    if setup.get("colour"):
        position["colour"] = PACK.parse(setup["colour"] + "?")
    return position
