# SPDX-FileCopyrightText: 2026 The Mano authors
# SPDX-License-Identifier: MIT
"""Runs conformance vectors on Tres y Dos (hosts only; the notation's codes are mapped to the engine's)."""

from shared_engine import registry
from shared_engine.cards import STANDARD
from shared_engine.course import Result
from shared_engine.games.tres_y_dos.deal import Deal
from shared_engine.match import Match
from shared_engine.moves import NOBODY, Move
from shared_engine.setup import Setup

IMPOSSIBLE = ("card_twice", "card_in_pile", "card_was_upcard", "card_in_hand", "card_missing", "taken_missing",
              "too_many_of_rank")
CODES = {"take_back_rank": "take_back", "discard_first": "show_not_now", "no_sixth": "five_cards",
         "misdeal_too_late": "phase", "deal_running": "phase", "not_dealt": "phase", "already_showed": "deal_over"}
SETUP = ("players", "dealer", "upcard", "pile", "stock", "turn", "wins", "known")


class Runner:
    """One case. options: option values; setup: the table as it lies. Raises ValueError for what it does not know."""

    def __init__(self, options, setup):
        for key in setup:
            if key not in SETUP:
                raise ValueError("unknown setup key: " + key)
        options = dict(options)
        self.players = setup.get("players", options.pop("players", 4))
        wins = setup.get("wins", [0] * self.players)
        before = [Result(0, (seat,)) for seat in range(self.players) for _ in range(wins[seat])]
        self.match = Match(Setup(registry.game("tres_y_dos"), self.players, _options(options)), before)
        self.before = self.match.score.marbles[:]
        position = _position(setup)
        self.match.play(Move(NOBODY, "deal", (position["dealer"],)))
        self.match.course.deal = Deal.at(self.players, self.match.setup.options, position)

    def step(self, entry):
        """The verdict on one act."""
        act = entry.get("act")
        if act == "show_many":
            return self._show_many(entry["shows"])
        if act == "next_deal":
            return self._next_deal(entry)
        return self._enter(self._move(act, entry), entry.get("upcard") or "?")

    def state(self, name):
        """The value of one fact of the position."""
        facts = self.match.facts()
        if name == "top":
            return None if facts["top"] is None else STANDARD.text(facts["top"])
        if name == "net_stakes":
            return self._net_stakes(facts)
        if name not in facts:
            raise ValueError("unknown state: " + name)
        return facts[name]

    def _net_stakes(self, facts):
        stake = 0 if self.match.deal.over else self.match.setup.options["stake"]
        fines = [0] * self.players if self.match.deal.over else facts["fines"]
        return [net - before - stake - fine for net, before, fine in zip(facts["marbles"], self.before, fines)]

    def _move(self, act, entry):
        seat = entry.get("seat", self.match.deal.dealer)
        extra = (STANDARD.parse(entry["extra"]),) if entry.get("extra") else ()
        if act in ("show", "also"):
            return Move(seat, act, (tuple([STANDARD.parse(text) for text in entry["cards"]]),) + extra)
        if act in ("show_ranks", "also_ranks"):
            return Move(seat, act, (tuple([STANDARD.parse_rank(str(rank)) for rank in entry["ranks"]]),) + extra)
        if act == "discard":
            return Move(seat, act, (STANDARD.parse(entry["card"]),))
        if act in ("draw_stock", "take_discard", "pass", "misdeal"):
            return Move(seat, act)
        raise ValueError("unknown act: %s" % act)

    def _enter(self, move, upcard="?"):
        refusal = self.match.enter([move])
        if refusal:
            code = "impossible_card" if refusal.code in IMPOSSIBLE else CODES.get(refusal.code, refusal.code)
            return "illegal:" + code
        codes = [note.code for note in self.match.notes]
        if "deal_won" in codes:
            return "win"
        if move.act == "misdeal":
            self._turn_up(upcard)
        if "wrong_show" in codes:
            return "wrong_show"
        return "ok:reshuffle" if "reshuffle" in codes else "ok"

    def _show_many(self, shows):
        if not shows:
            raise ValueError("show_many shows nothing")
        verdicts = []
        for show in shows:
            act = "also" if "win" in verdicts else "show"
            verdicts.append(self._enter(self._move(act + "_ranks" if "ranks" in show else act, show)))
        for verdict in ("win", "wrong_show"):
            if verdict in verdicts:
                return verdict
        return verdicts[0]

    def _next_deal(self, entry):
        refusal = self.match.enter(self.match.moves(("deal",)))
        if refusal:
            return "illegal:" + CODES.get(refusal.code, refusal.code)
        self._turn_up(entry.get("upcard") or "?")
        return "ok"

    def _turn_up(self, text):
        self.match.enter([Move(self.match.deal.dealer, "upcard", (STANDARD.parse(text),))])


def _options(options):
    # the specification writes the window in seconds
    return {name: 500 if name == "tie_window" and options[name] in (0.5, "0.5 s") else options[name]
            for name in options}


def _position(setup):
    position = {key: setup[key] for key in setup if key in ("dealer", "turn", "stock")}
    position.setdefault("dealer", 0)
    if "upcard" in setup:
        position["upcard"] = STANDARD.parse(setup["upcard"])
    if "pile" in setup:
        position["pile"] = [STANDARD.parse(text) for text in setup["pile"]]
    if "known" in setup:
        position["known"] = [[STANDARD.parse(text) for text in cards] for cards in setup["known"]]
    return position
