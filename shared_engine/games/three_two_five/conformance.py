# SPDX-FileCopyrightText: 2026 The Mano authors
# SPDX-License-Identifier: MIT
"""Runs conformance vectors on 3-2-5 (hosts only; the notation's codes are mapped to the engine's)."""

from shared_engine import registry
from shared_engine.games.three_two_five.deal import Deal
from shared_engine.games.three_two_five.ranking import HAND, PACK
from shared_engine.games.three_two_five.roles import PLAYERS
from shared_engine.match import Match
from shared_engine.moves import NOBODY, Move
from shared_engine.setup import Setup

SETUP = ("players", "dealer", "trump", "prev_deltas", "scores", "hands_for_reference")
CODES = {"trump_fixed": "phase", "trump_first": "phase", "pulls_first": "phase", "pulling_done": "phase",
         "deal_over": "phase", "misdeal_too_late": "phase", "deal_running": "phase", "match_over": "phase",
         "not_this_way": "mode", "no_transfer": "mode", "transfer_twice": "mode", "no_take_back": "mode",
         "not_the_highest": "suit", "trump_lead": "suit", "card_twice": "card_already_played"}


class Runner:
    """One case. options: option values; setup: the table as it lies. ValueError for what it does not know."""

    def __init__(self, options, setup):
        for key in setup:
            if key not in SETUP:
                raise ValueError("unknown setup key: " + key)
        options = dict(options)
        players = options.pop("players", setup.get("players", PLAYERS))
        self.match = Match(Setup(registry.game("three_two_five"), players, options))
        position = _position(setup)
        self.match.play(Move(NOBODY, "deal", (position["dealer"],)))
        self.match.course.deal = Deal.at(PLAYERS, self.match.setup.options, position)
        self.match.score.points = list(setup.get("scores", self.match.score.points))
        self.match.score.deltas = list(setup.get("prev_deltas", self.match.score.deltas))

    def step(self, entry):
        """The verdict on one act."""
        if entry["act"] == "next_deal":
            return self._next_deal()
        try:
            moves = self._moves(entry)
        except CardError:
            return "illegal:card_not_in_pack"
        except SuitError:
            return "illegal:suit"
        refusal = self.match.refusal(moves[-1])     # what is told in private comes before the act itself
        for move in moves:
            refusal = refusal or self.match.enter([move])
        if refusal:
            code = CODES.get(refusal.code, refusal.code)
            return "ask:tie" if code == "tie" else "illegal:" + code
        return self._verdict()

    def state(self, name):
        """The value of one fact of the position."""
        facts = self.match.facts()
        if name == "trump":
            return None if facts["trump"] is None else PACK.suits[facts["trump"]]
        if name not in facts:
            raise ValueError("unknown state: " + name)
        return facts[name]

    def _verdict(self):
        for code, fact in (("revoke", "trick"), ("trick", "seat")):
            for note in self.match.notes:
                if note.code == code:
                    return "%s:%d" % (code, note.facts[fact])
        return "ok"

    def _moves(self, entry):
        act = entry["act"]
        translate = getattr(self, "_" + act, None)
        if translate is None and act not in ("waive", "misdeal", "take_back"):
            raise ValueError("unknown act: %s" % act)
        seat = entry.get("seat", self.match.deal.turn)
        return translate(seat, entry) if translate else [Move(seat, act)]

    def _trump(self, seat, entry):
        return [Move(seat, "trump", (_suit(entry["suit"]),))]

    def _turn7(self, seat, entry):
        return [Move(seat, entry["act"], (_card(entry["card"]),))]

    _random_trump = _play = _turn7

    def _next3(self, seat, entry):
        pick = (_suit(entry["pick"]),) if entry.get("pick") else ()
        return [Move(seat, "next3", (_cards(entry["cards"]),) + pick)]

    def _pull(self, seat, entry):
        return [Move(seat, "pull", (entry["from"],))]

    def _transfer(self, seat, entry):
        return [Move(seat, "transfer", (entry["to"],))]

    def _result(self, seat, entry):
        return [Move(NOBODY, "result", (tuple(entry["tricks"]),))]

    def _return(self, seat, entry):
        told = [Move(seat, act, (_card(entry[key]),))
                for act, key in (("took", "taken"), ("gives", "card")) if entry.get(key)]
        if told or entry.get("hand11"):
            told = [Move(seat, "tell", (_cards(entry.get("hand11") or _eleven(entry)),))] + told
        return told + [Move(seat, "return", (entry["to"],))]

    def _next_deal(self):
        if not self.match.deal.over or self.match.over:
            return "illegal:phase"
        self.match.enter(self.match.moves(("deal",)))
        return "ok"


class CardError(Exception):
    """A card that no pack of 3-2-5 has."""


class SuitError(Exception):
    """A suit that no pack has."""


def _suit(text):
    try:
        return PACK.parse_suit(text)
    except ValueError:
        raise SuitError(text)


def _eleven(entry):
    """The taker's hand where only the card that goes back was told."""
    told = [entry["card"]] if entry.get("card") and entry["card"] != entry.get("taken") else []
    return told + ["?"] * (HAND + 1 - len(told))


def _card(text):
    try:
        return PACK.parse(text)
    except ValueError:
        raise CardError(text)


def _cards(texts):
    return tuple([_card(text) for text in texts])


def _position(setup):
    position = {"dealer": setup.get("dealer", 0)}
    if setup.get("trump"):
        position["trump"] = PACK.parse_suit(setup["trump"])
    if "prev_deltas" in setup:
        position["deltas"] = setup["prev_deltas"]
    return position
