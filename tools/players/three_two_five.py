# SPDX-FileCopyrightText: 2026 The Mano authors
# SPDX-License-Identifier: MIT
"""Plain players of 3-2-5 who hold real cards and sometimes revoke; what is true is told apart from the engine."""

from collections.abc import Iterable, Iterator
from random import Random

from shared_engine.games.three_two_five.ranking import PACK
from shared_engine.games.three_two_five.telling_asks import ONWARD
from shared_engine.match import Match

GAME = "three_two_five"
OPTIONS = {"end": "deals:3"}  # at the table a match has no end of its own
LEVELS = ("score", "turns", "cards", "hands")
REVOKES = 0.02  # how often somebody who could follow does not

Event = tuple[str, list[tuple]]

RANKS = ("7", "8", "9", "10", "J", "Q", "K", "A")
SUITS = "CSHD"
KEPT_BACK = 2  # who gives a card back must be left with so many of its suit


def pack_of(kept: str) -> list[str]:
    """The thirty cards by their short names; kept: the suits of the two sevens."""
    return [rank + suit for rank in RANKS[1:] for suit in SUITS] + ["7" + suit for suit in kept]


class RandomDeal:
    """Ten tricks, played to the right from the leader on.

    slips: how often a player who could follow does not. permanent: sevens are trumps, that of hearts the highest.
    pulls: (taker, giver) of each card pulled before the play.
    laid: (seat, card) thirty times. winners: of the tricks. revokes: (seat, trick) of every slip.
    exchanged: of each pull (the taker's hand before it, the card pulled, the card given back).
    """

    def __init__(
        self,
        random: Random,
        slips: float,
        permanent: bool = False,
        kept: str = "HS",
        leader: int = 2,
        pulls: Iterable[tuple[int, int]] = (),
    ):
        self.random = random
        self.slips = slips
        self.permanent = permanent
        self.trump = random.choice(SUITS)
        pack = pack_of(kept)
        random.shuffle(pack)
        self.hands = [pack[0:10], pack[10:20], pack[20:30]]
        self.exchanged = [self._exchange(taker, giver) for taker, giver in pulls]
        self.laid: list[tuple[int, str]] = []
        self.winners: list[int] = []
        self.revokes: list[tuple[int, int]] = []
        for trick in range(1, 11):
            leader = self._trick(leader, trick)
            self.winners.append(leader)

    def _exchange(self, taker: int, giver: int) -> tuple[list[str], str, str]:
        before, hand, others = self.hands[taker][:], self.hands[taker], self.hands[giver]
        pulled = self.random.choice(others)
        held = [self._suit(card) for card in [*hand, pulled]]
        given = self.random.choice([card for card in hand if held.count(self._suit(card)) > KEPT_BACK])
        hand[hand.index(given)], others[others.index(pulled)] = pulled, given
        return before, pulled, given

    def _trick(self, leader: int, trick: int) -> int:
        led = ""
        values = []
        for seat in (leader, (leader - 1) % 3, (leader - 2) % 3):
            card = self._choice(self.hands[seat], led)
            if led and self._suit(card) != led and self._following(self.hands[seat], led):
                self.revokes.append((seat, trick))
            led = led or self._suit(card)
            self.hands[seat].remove(card)
            self.laid.append((seat, card))
            values.append((self._height(card, led), seat))
        return max(values)[1]

    def _choice(self, hand: list[str], led: str) -> str:
        following = self._following(hand, led)
        if following and self.random.random() >= self.slips:
            return self.random.choice(following)
        return self.random.choice([card for card in hand if card not in following] or hand)

    def _following(self, hand: list[str], led: str) -> list[str]:
        return [card for card in hand if self._suit(card) == led]

    def _suit(self, card: str) -> str:
        return self.trump if self.permanent and card[0] == "7" else card[-1]

    def _height(self, card: str, led: str) -> int:
        if self.permanent and card[0] == "7":
            return 301 if card == "7H" else 300
        if card[-1] not in (led, self.trump):
            return 0
        return RANKS.index(card[:-1]) + (200 if card[-1] == self.trump else 100)


class Players:
    """The table: real cards are played; cards pulled go back, since which ones went over is not told anyway.

    At the level "hands" every taker tells his hand first, then what he pulls and gives: there other cards go back.
    """

    def __init__(self, rng: Random, match: Match):
        self.rng = rng
        self.match = match

    def events(self) -> Iterator[Event]:
        """Plays the match to its end.

        Yields (what happens, the gestures that tell it); they are entered before the next is asked for.
        """
        while not self.match.over:
            if self.match.deal.over:
                yield "next deal", [("deal",)]
            deal = self.match.deal
            pulls = deal.pulls[:] if deal.level == "hands" else ()
            cards = RandomDeal(self.rng, REVOKES, leader=deal.chooser, pulls=pulls)
            yield from self._whole(cards) if deal.level == "score" else self._deal(cards)

    def _whole(self, cards: RandomDeal) -> Iterator[Event]:
        deal = self.match.deal
        five, three = (cards.winners.count(seat) for seat in deal.table.order(deal.chooser)[:2])
        yield "whole deal", [("result", five) if five == 10 else ("result", five, three)]

    def _deal(self, cards: RandomDeal) -> Iterator[Event]:
        while self.match.deal.steps != ["rest"]:  # another object after an undo
            yield "guide", [("dealt",)]
        yield "trump", [("trump", PACK.parse_suit(cards.trump))]
        yield "guide", [("dealt",)]
        yield from self._exchanges(cards)
        if self.match.deal.level == "turns":
            yield from (("trick", [("win", seat)]) for seat in cards.winners)
        else:
            yield from (("turn", [self._told(PACK.parse(name))]) for _, name in cards.laid)

    def _exchanges(self, cards: RandomDeal) -> Iterator[Event]:
        for hand, pulled, given in cards.exchanged:
            if not self.match.deal.told(self.match.deal.due[0]):
                yield "hand told", [("tell", *sweep(hand))]
            yield "exchange told", [("pull",), ("took", PACK.parse(pulled), PACK.parse(given))]
        while self.match.deal.due:
            yield "exchange", [("exchange",)]

    def _told(self, card: int) -> tuple:
        led = self.match.deal.led
        if led is None:
            return ("play", card)
        return ("follow", PACK.rank(card)) if PACK.suit(card) == led else ("no_suit", card)


def sweep(hand: list[str]) -> list:
    """The answers that tell a hand: its suits, rank by rank from the ace down."""
    steps: list = []
    for rank in reversed(RANKS):
        steps += [PACK.parse_suit(card[-1]) for card in hand if card[:-1] == rank] + [ONWARD]
    while steps[-1] == ONWARD:
        steps.pop()
    return steps
