# SPDX-FileCopyrightText: 2026 The Mano authors
# SPDX-License-Identifier: MIT
"""Plain players of Tres with real cards, and what their keeper tells the device."""

from collections import Counter
from collections.abc import Iterator
from random import Random

from shared_engine.games.tres.deck import PACK
from shared_engine.match import Match
from shared_engine.moves import Move
from tools.players.tres_table import Table

GAME = "tres"
LEVELS = ("turns", "cards", "hands")
OPTIONS = {"clock": "off"}  # a table that tells a hand card by card pauses the clock first
MATCHES = {"turns": 60}  # the hands left at the end of a round differ much
WHISPERS = (0,)  # the seats that tell their hands at the level "hands"; the others do not

Event = tuple[str, list[tuple]]


class Players:
    """The table plays with cards of its own; each of its moves is told to the device's match in the device's gestures.

    Everybody lays what fits, a triple when he has one. At the level "turns" leftovers are told card by card or as
    sums, by lot; else as sums. whispers: the seats that tell their hands at the level "hands".
    """

    def __init__(self, rng: Random, match: Match, whispers: tuple[int, ...] = WHISPERS):
        self.rng = rng
        self.told = match.course.level != "turns"
        self.whispers = whispers if match.course.level == "hands" else ()
        self.known: dict[int, list[str]] = {}  # the hands as the device was told them
        self.table = Table(
            rng,
            match.setup.players,
            match.setup.options,
            told=self.told,
            restless=False,
            dealer=match.deal.dealer,
        )

    def events(self) -> Iterator[Event]:
        """Plays the match to its end. Yields (what happens, the gestures that tell it), in order."""
        go: list[tuple] = []
        hands: list[tuple] = []
        for table in self.table.play():
            move = table.last
            if move.act == "deal":
                self.known = {}
                yield "next deal", [("deal",)]
            elif move.act == "start":
                yield from self._road(move)
            elif move.act in ("leftovers", "values"):
                hands.append(self._values(move))
                if not table.deal.untold():
                    yield from self._leftovers(hands)
                    hands = []
            else:
                go.extend(self._gestures(move))
                if table.deal.phase != "drawn":
                    yield "go", go
                    go = []

    def _road(self, move: Move) -> Iterator[Event]:
        for seat in self.whispers if not self.known else ():
            self.known[seat] = self.table.hands[seat][:]
            yield "hand told", [("tell", seat, *map(PACK.parse, self.known[seat]))]
        if self.told:
            yield "first card", [("start", *move.args)]
        elif self.table.deal.phase != "start":
            yield "dealt", [("dealt",)]

    def _values(self, move: Move) -> tuple:
        return tuple(self.table.worth(move.seat))

    def _leftovers(self, hands: list[tuple]) -> Iterator[Event]:
        if not self.told and self.rng.random() < 0.5:
            yield "leftovers by cards", [("values", *values) for values in hands]
        else:
            yield "leftovers by sums", [("sum", *divmod(sum(values), 10)) for values in hands]

    def _gestures(self, move: Move) -> Iterator[tuple]:
        if move.seat in self.known:
            laid = [PACK.text(card) for card in move.args[0]] if move.act == "play" else []
            if move.act != "draw":
                yield from self._drawn(move.seat, laid)
            if len(laid) == 3:
                yield ("triple", *move.args[0])
                return
        yield self._gesture(move)

    def _drawn(self, seat: int, laid: list[str]) -> Iterator[tuple]:
        """Before an act of its own, which lays these, the seat tells what it drew since the last."""
        fresh = list((Counter(self.table.hands[seat] + laid) - Counter(self.known[seat])).elements())
        self.known[seat] = self.table.hands[seat][:]
        if fresh:
            yield ("drew", *map(PACK.parse, fresh))

    def _gesture(self, move: Move) -> tuple:
        if move.act != "play":
            return (move.act,)
        cards, colour = move.args[0], [PACK.suit(card) for card in move.args[1:]]
        if self.told:
            if len(cards) == 1:
                return ("play", *cards, *colour)
            return ("triple", PACK.rank(cards[0]), *[PACK.suit(card) for card in cards])
        if len(cards) > 1:
            return ("three",)
        name = PACK.text(cards[0])
        return ("number",) if name == "?" else ("wild", name) if name in "WT" else ("sign", name[1])
