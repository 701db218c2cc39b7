# SPDX-FileCopyrightText: 2026 The Mano authors
# SPDX-License-Identifier: MIT
"""A table of plain Tres players with real cards, who tell the referee what they do.

The table follows the referee's counts with a real stock and real hands, so it notices every card that the referee
would make or lose. It judges by itself whether a card fits.
"""

from collections.abc import Iterator
from random import Random

from shared_engine import registry
from shared_engine.games.tres.deck import PACK
from shared_engine.match import Match
from shared_engine.moves import NOBODY, Move
from shared_engine.rulings import Refusal
from shared_engine.setup import Setup

GAME = "tres"


def fits(card: str, top: str, colour: str) -> bool:
    """Whether this card, by its short name, goes on that one with this colour in force."""
    return card in "WT" or card[0] == colour or (top not in "WT" and card[1] == top[1])


class Table:
    """One match at a real table.

    hands, stock, road: short names of cards; the road's top is its last. last: the move just made.
    told: players name their cards; otherwise only signs are told, as at the level "turns". liars: seats that sometimes
    draw though a card of theirs fits. restless: players leave, return, let the clock run out, and shout TRES and
    CATCH. dealer: by lot unless given.
    """

    def __init__(
        self,
        rng: Random,
        players: int,
        options: dict | None = None,
        told: bool = True,
        liars: tuple = (),
        restless: bool = True,
        dealer: int | None = None,
    ):
        self.rng = rng
        self.match = Match(Setup(registry.game(GAME), players, options or {}))
        self.told = told
        self.liars = liars
        self.restless = restless
        self.hands: list[list[str]] = []
        self.stock: list[str] = []
        self.road: list[str] = []
        self.colour = ""
        self.now = 0
        self.moves = 0
        self.last = Move(NOBODY, "deal", (rng.randrange(players) if dealer is None else dealer,))
        self._open(self.last)

    @property
    def deal(self):
        """The referee's deal."""
        return self.match.deal

    def play(self) -> Iterator["Table"]:
        """Plays the match to its end; yields itself after every move."""
        while not self.match.over:
            self._step()
            self.moves += 1
            yield self

    def attempt(self, seat: int, act: str, *args) -> Refusal | None:
        """Tells the referee; the cards follow what it says."""
        self.now += self.rng.randrange(100, 5000)
        self.last = Move(seat, act, args, self.now)
        refusal = self.match.enter([self.last])
        if refusal is None:
            self._hand_out()
        return refusal

    def _do(self, seat, act, *args):
        refusal = self.attempt(seat, act, *args)
        assert refusal is None, (act, args, refusal.code, refusal.facts)

    def _open(self, move):
        """Shuffles and deals."""
        self.last = move
        self.match.enter([move])
        self.stock = [PACK.text(card) for card, count in enumerate(self.deal.copies) for _ in range(count)]
        self.rng.shuffle(self.stock)
        self.hands = [[] for _ in self.deal.sizes]
        self.road = []
        self._hand_out()

    def _hand_out(self):
        """Every seat takes as many cards as the referee says it now holds."""
        for seat, size in enumerate(self.deal.sizes):
            while len(self.hands[seat]) < size:
                if not self.stock:
                    self.stock, self.road = self.road[:-1], self.road[-1:]
                    self.rng.shuffle(self.stock)
                self.hands[seat].append(self.stock.pop())

    # -- what happens next

    def _step(self):
        deal = self.deal
        if deal.over:
            self._open(self.match.moves(("deal",))[0])
        elif deal.phase == "start":
            self._turn_up()
        elif deal.phase == "leftovers":
            self._count(deal.untold()[0])
        elif not (self.restless and (self._wander() or self._call())):
            self._go(deal.turn)

    def _turn_up(self):
        if self.deal.paused:
            self._come_back()
            return
        card = self.stock.pop()
        if card in "WT" or card[1] in "NUS":
            self.stock.insert(0, card)
        else:
            self.road, self.colour = [card], card[0]
        self._do(self.deal.dealer, "start", PACK.parse(card))

    def _count(self, seat):
        cards = tuple(PACK.parse(card) for card in self.hands[seat])
        if self.rng.random() < 0.5 and self.told:
            self._do(seat, "leftovers", cards)
        else:
            self._do(seat, "values", tuple(self.worth(seat)))

    def worth(self, seat: int) -> list[int]:
        """What the cards of that hand count, one by one."""
        return [_worth(card) for card in self.hands[seat]]

    def _wander(self):
        """Perhaps somebody leaves, comes back or sleeps. True when somebody did."""
        deal, chance = self.deal, self.rng.random()
        if deal.paused or chance < 0.05:
            return self._come_back()
        if chance < 0.07:
            return self.attempt(self.rng.randrange(deal.players), "leave") is None
        if chance < 0.12:
            self._do(deal.turn, "expire")
            return True
        return False

    def _come_back(self):
        facts = self.deal.facts()
        away = [(seat, "back") for seat in facts["away"]] + [(seat, "return") for seat in facts["left"]]
        if away:
            self._do(*self.rng.choice(away))
        return bool(away)

    def _call(self):
        """Perhaps somebody shouts. True when it counted."""
        window, chance = self.deal.window, self.rng.random()
        if window is not None and chance < 0.4:
            self._do(window, "tres")
        elif window is not None and chance < 0.7:
            self._do(NOBODY, "catch")
        else:
            return False
        return True

    def _go(self, seat):
        if self.deal.depth:
            self._answer(seat)
        elif self.deal.phase == "drawn":
            drawn = self.hands[seat][-1:] if self.deal.drawn else []
            if drawn and fits(drawn[0], self.road[-1], self.colour):
                self._lay(seat, drawn)
            else:
                self._do(seat, "keep")
        else:
            self._choose(seat)

    def _answer(self, seat):
        capped = self.deal.depth >= self.deal.options["chain_cap"]
        if "T" in self.hands[seat] and not capped and self.rng.random() < 0.8:
            self._lay(seat, ["T"])
        else:
            self._do(seat, "draw")

    def _choose(self, seat):
        hand = self.hands[seat]
        playable = [card for card in hand if fits(card, self.road[-1], self.colour)]
        if not playable or seat in self.liars and self.rng.random() < 0.3:
            self._do(seat, "draw")
            return
        card = self.rng.choice(playable)
        alike = [other for other in hand if other[1:] == card[1:]]
        alike.remove(card)
        cards = [card]
        if len(alike) >= 2 and card[-1].isdigit():
            cards += alike[:2]
            self.rng.shuffle(cards)
        self._lay(seat, cards)

    def _lay(self, seat, cards):
        for card in cards:
            self.hands[seat].remove(card)
        self.road.extend(cards)
        named = self.rng.choice("RYG") if cards[-1] in "WT" else ""
        self.colour = named or cards[-1][0]
        colour = (PACK.parse(named + "?" if self.told else "?"),) if named else ()
        self._do(seat, "play", tuple(self._tell(card) for card in cards), *colour)

    def _tell(self, card):
        if self.told or card in "WT":
            return PACK.parse(card)
        return PACK.parse("?" + card[1]) if card[1] in "NUS" else PACK.UNKNOWN


def _worth(card):
    if card in "WT":
        return 30 if card == "W" else 50
    return 20 if card[1] in "NUS" else int(card[1])
