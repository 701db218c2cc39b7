# SPDX-FileCopyrightText: 2026 The Mano authors
# SPDX-License-Identifier: MIT
"""Plain players of Tres y Dos with real cards in hidden hands, and what their keeper tells the device."""

from collections.abc import Iterator
from random import Random

from shared_engine.cards import STANDARD
from shared_engine.games.tres_y_dos.hands import is_three_and_two
from shared_engine.match import Match

GAME = "tres_y_dos"
LEVELS = ("turns", "cards", "hands")
WRONG_SHOWS = 0.05  # how often somebody misreads his hand in a turn

Event = tuple[str, list[tuple]]


class Players:
    """The table: everybody keeps pairs, throws what stands alone, and shows three and two when he has them.

    At the level "hands" every seat tells its hand at the start of a deal.
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
            yield from self._deal()

    @property
    def _told(self) -> bool:
        return self.match.course.level != "turns"

    def _deal(self) -> Iterator[Event]:
        cards = list(range(STANDARD.size))
        self.rng.shuffle(cards)
        deal = self.match.deal
        self.hands = [[cards.pop() for _ in range(5)] for _ in range(deal.players)]
        self.pile, self.stock = [cards.pop()], cards
        yield ("upcard", [("upcard", self.pile[0])]) if self._told else ("dealt", [("dealt",)])
        if self.match.course.level == "hands":
            yield from (
                ("hand told", [("tell", seat, *self.hands[seat], "checked")]) for seat in range(deal.players)
            )
        while not self.match.deal.over:  # another object after an undo
            yield from self._turn(self.match.deal.turn)

    def _turn(self, seat: int) -> Iterator[Event]:
        if self.rng.random() < WRONG_SHOWS:
            yield from self._misread(self.rng.randrange(len(self.hands)))
        hand, top = self.hands[seat], self.pile[-1] if self.pile else None
        takes = top is not None and _count(hand, top) in (1, 2)
        hand.append(self.pile.pop() if takes else self._from_stock())
        sixth = _sixth(hand, top if takes else None)
        if sixth is not None:
            yield from self._show(seat, takes, sixth)
            return
        thrown = self._choose(hand, top if takes else None)
        yield "turn", self._told_turn(hand, takes, thrown)
        hand.remove(thrown)
        self.pile.append(thrown)

    def _told_turn(self, hand, takes, thrown) -> list[tuple]:
        if not self._told:
            return [("take_discard",) if takes else ("draw_stock",)]
        if takes:
            return [("take_discard",), ("discard", thrown)]
        return [("drew", hand[-1], thrown) if self.match.course.level == "hands" else ("discard", thrown)]

    def _from_stock(self) -> int:
        if not self.stock:
            self.stock, self.pile = self.pile, []
            self.rng.shuffle(self.stock)
        return self.stock.pop()

    def _choose(self, hand, taken) -> int:
        fewest = min(_count(hand, card) for card in hand if card != taken)
        return self.rng.choice([card for card in hand if card != taken and _count(hand, card) == fewest])

    def _show(self, seat, takes, sixth) -> Iterator[Event]:
        five = [card for card in self.hands[seat] if card != sixth]
        shown = sorted(five, key=lambda card: (-_count(five, card), card))
        gesture = ("show", seat, *(STANDARD.rank(card) for card in shown))
        if takes and self._told:
            yield "winning card taken", [("take_discard",)]
        if self.match.asks(gesture):
            yield "show with a sixth card", [(*gesture, sixth)]
        else:
            yield "right show", [gesture]

    def _misread(self, seat) -> Iterator[Event]:
        ranks = sorted(STANDARD.rank(card) for card in self.hands[seat])
        if len(set(ranks)) == 3:  # three and two strangers, or two pairs: what people misread
            ranks.sort(key=lambda rank: -ranks.count(rank))
            yield "wrong show", [("show", seat, *ranks)]


def _sixth(hand, taken) -> int | None:
    """The card that goes when the other five are shown, which may not be the one just taken; None: no show."""
    for sixth in hand:
        if sixth != taken and is_three_and_two([STANDARD.rank(card) for card in hand if card != sixth]):
            return sixth
    return None


def _count(hand, card) -> int:
    return sum(_same(card, other) for other in hand)


def _same(one, other) -> bool:
    return STANDARD.rank(one) == STANDARD.rank(other)
