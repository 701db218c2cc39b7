# SPDX-FileCopyrightText: 2026 The Mano authors
# SPDX-License-Identifier: MIT
"""Plain players of Pusoy Dos with real cards in hidden hands, and what their keeper tells the device."""

from collections.abc import Iterator
from random import Random

from shared_engine.cards import STANDARD
from shared_engine.games.pusoy_dos import own_hand
from shared_engine.games.pusoy_dos.combos import KINDS, RANKS, beats
from shared_engine.games.pusoy_dos.keying import FOUR
from shared_engine.games.pusoy_dos.sweep import ONWARD
from shared_engine.match import Match

GAME = "pusoy_dos"
LEVELS = ("turns", "cards", "hands")
ACTS = ("play", "pass")
MORE_TOLD = {"five": "all"}
NAMES = {1: "one", 2: "two", 3: "three", 5: "five"}
CALLED = {1: "single", 2: "pair", 3: "three", 5: "five"}
HELD_BACK = 0.3  # how often somebody passes who need not

Event = tuple[str, list[tuple]]


class Players:
    """The table: everybody leads low and long, answers with the lowest play that wins, and sometimes holds it back.

    At the level "hands" three seats tell their hand at the start; the fourth follows from them.
    """

    def __init__(self, rng: Random, match: Match):
        self.rng = rng
        self.match = match

    def events(self) -> Iterator[Event]:
        """Plays the match to its end. Yields (what happens, the gestures that tell it), each to be entered first."""
        while not self.match.over:
            if self.match.deal.over:
                yield "next deal", [("deal",)]
            yield from self._hand()

    @property
    def _level(self) -> str:
        return self.match.course.level

    def _hand(self) -> Iterator[Event]:
        deal, ladder = self.match.deal, self.match.deal.ladder
        cards = list(range(STANDARD.size))
        self.rng.shuffle(cards)
        self.hands = [ladder.sort(cards[seat :: deal.players]) for seat in range(deal.players)]
        if self._level == "hands":
            for seat, hand in enumerate(self.hands[:-1]):
                yield "hand told", [("tell", seat, *sweep(ladder, hand))]
        starter = next(seat for seat, hand in enumerate(self.hands) if ladder.lowest in hand)
        yield "start", [("dealt",) if self._level == "hands" else ("dealt", starter)]
        while self.match.deal.phase == "play":  # another object after an undo
            yield from self._turn(self.match.deal.turn)
        if self.match.deal.phase == "count":
            twos = sum(STANDARD.rank(card) == 0 for card in self.last)
            yield "last play", [("finish", twos) if twos else ("finish_plain",)]

    def _turn(self, seat: int) -> Iterator[Event]:
        deal = self.match.deal
        play = self._lead(seat) if deal.round.leading else self._answer(seat)
        if play is None:
            yield from self._pass()
            return
        told = self._told(play)
        self.last = play
        self.hands[seat] = [card for card in self.hands[seat] if card not in play]
        yield CALLED[len(play)] + (", lead" if deal.round.leading else ""), [told]

    def _pass(self) -> Iterator[Event]:
        """When nobody is left who wants to answer, the keeper passes for all at once."""
        others = self.match.deal.waiting()
        alone = not others or any([self._answer(seat) for seat in others])
        yield ("pass", [("pass",)]) if alone else ("all pass", [("all_pass",)])

    def _lead(self, seat: int) -> tuple[int, ...]:
        """The longest play with the lowest card, a five only now and then."""
        hand, ladder = self.hands[seat], self.match.deal.ladder
        kinds = ["one", "two", "three"] + (list(own_hand.FIVES) if self.rng.random() < 0.7 else [])
        found = [play for kind in kinds for play in own_hand.plays(ladder, hand, kind) if hand[0] in play]
        return max(found, key=lambda play: (len(play), -ladder.classify(play).low))

    def _answer(self, seat: int) -> tuple[int, ...] | None:
        deal = self.match.deal
        on_table = deal.ladder.classify(self.last)
        kinds = own_hand.FIVES if on_table.size == 5 else (NAMES[on_table.size],)
        found = [play for kind in kinds for play in own_hand.plays(deal.ladder, self.hands[seat], kind)]
        higher = [play for play in found if beats(deal.ladder.classify(play), on_table)]
        if not higher or self.rng.random() < HELD_BACK:
            return None
        return min(higher, key=lambda play: deal.ladder.classify(play).low)

    # -- how the keeper tells it

    def _told(self, play) -> tuple:
        if self._level == "turns":
            return (NAMES[len(play)],)
        if self._level == "hands":
            return self._picked(play)
        return keyed(self.match.deal.ladder, play, self.match.setup.options["five"] == "all")

    def _picked(self, play) -> tuple:
        """From the hand that the device knows: whatever is asked is answered with the cards of the play."""
        partial: tuple = ("own_" + NAMES[len(play)],)
        while ask := self.match.asks(partial):
            kind = KINDS[self.match.deal.ladder.classify(play).kind]
            left = [card for card in play if card not in partial]
            partial += (kind if ask.kind == "choice" else next(card for card in left if card in ask.choices),)
        return partial


def keyed(ladder, play, wholly=False) -> tuple:
    """A play on the compass: kind first, then what decides. wholly: all five cards, not only what decides."""
    combo = ladder.classify(play)
    kind, rank, suit = KINDS[combo.kind], STANDARD.rank(combo.card), STANDARD.suit(combo.card)
    if len(play) == 1:
        return ("one", play[0])
    if len(play) == 2:
        return ("two", rank, *[STANDARD.suit(card) for card in play])
    if len(play) == 3:
        return ("three", rank, ({0, 1, 2, 3} - {STANDARD.suit(card) for card in play}).pop())
    decides = {
        "straight": ("straight", combo.card),
        "flush": ("flush", suit, rank),
        "full_house": ("full_house", rank),
        "four": ("four_up", rank, FOUR),
        "straight_flush": ("four_up", rank, suit),
    }
    return ("five", *decides[kind], *(_rest(kind, ladder.sort(play), rank) if wholly else ()))


def _rest(kind: str, play: list[int], rank: int) -> list[int]:
    """What is told of five sorted cards behind what decides; rank: that of the three or the four."""
    others = [card for card in play if STANDARD.rank(card) != rank]
    if kind == "straight":  # downwards from its top, to which an ace or a 2 may be the lowest
        downwards = sorted(others, key=lambda card: (rank - STANDARD.rank(card)) % RANKS)
        return [STANDARD.suit(card) for card in downwards]
    if kind == "flush":
        return [STANDARD.rank(card) for card in reversed(others)]
    if kind == "four":
        return others
    if kind == "straight_flush":
        return []
    missing = {0, 1, 2, 3} - {STANDARD.suit(card) for card in play if card not in others}
    return [missing.pop(), STANDARD.rank(others[0]), *[STANDARD.suit(card) for card in others]]


def sweep(ladder, hand) -> list:
    """The answers that tell a sorted hand: its suits, rank by rank."""
    steps: list = []
    told = 0
    for place in range(RANKS):
        suits = [STANDARD.suit(card) for card in hand if ladder.rank(card) == place]
        steps += suits
        told += len(suits)
        if told == len(hand):
            break
        steps += [ONWARD] if len(suits) < 4 else []
    return steps
