# SPDX-FileCopyrightText: 2026 The Mano authors
# SPDX-License-Identifier: MIT
"""How fast 3-2-5 is refereed, and how many presses it takes: whole deals told card by card through the device."""

from random import Random
from statistics import mean
from time import perf_counter

from shared_engine import registry
from shared_engine.games.three_two_five.ranking import PACK
from shared_engine.match import Match
from shared_engine.moves import NOBODY, Move
from shared_engine.setup import Setup
from tools.benches import presses
from tools.players import three_two_five
from tools.players.three_two_five import RandomDeal

DEALS = 300
PRESSED = 3  # matches told by keys


def bench() -> list[tuple[str, float, str]]:
    """(name, value, unit) of each measurement."""
    cards = presses.matches(three_two_five, "cards", PRESSED)["turn"]
    return _speed() + [("3-2-5: a trick told card by card, mean", round(3 * mean(cards), 1), "presses")]


def _speed() -> list[tuple[str, float, str]]:
    dice = Random(325)
    deals = [_moves_of(RandomDeal(dice, 0.02)) for _ in range(DEALS)]
    matches = [Match(_setup()) for _ in deals]
    begun = perf_counter()
    for match, moves in zip(matches, deals, strict=True):
        for move in moves:
            if match.enter([move]):
                raise AssertionError("a card of a real deal was refused")
    seconds = perf_counter() - begun
    entered = sum(len(moves) for moves in deals)
    return [
        ("3-2-5: refereed deals", round(DEALS / seconds), "deals/s"),
        ("3-2-5: refusal, play and log of a move", round(seconds / entered * 1e6, 1), "us"),
    ]


def _setup() -> Setup:
    return Setup(registry.game("three_two_five"), 3, {}, level="cards")


def _moves_of(deal: RandomDeal) -> list[Move]:
    opening = [Move(NOBODY, "deal", (0,)), Move(2, "trump", (PACK.parse_suit(deal.trump),))]
    return opening + [Move(seat, "play", (PACK.parse(card),)) for seat, card in deal.laid]
