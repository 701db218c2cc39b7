# SPDX-FileCopyrightText: 2026 The Mano authors
# SPDX-License-Identifier: MIT
"""How fast Pusoy Dos is judged: comparisons of plays, and whole hands told card by card."""

from itertools import combinations
from random import Random
from time import process_time

from shared_engine import registry
from shared_engine.cards import STANDARD
from shared_engine.games.pusoy_dos.about import OPTIONS
from shared_engine.games.pusoy_dos.combos import Ladder, beats
from shared_engine.match import Match
from shared_engine.moves import NOBODY, Move
from shared_engine.options import defaults
from shared_engine.setup import Setup
from tools.players.pusoy_dos import Players

PAIRS = 20_000
HANDS = 60


def bench() -> list[tuple[str, float, str]]:
    """(name, value, unit) of each measurement, by the processor's own clock."""
    ladder = Ladder(defaults(OPTIONS))
    pairs = _pairs(ladder, Random(4))
    return [
        ("Pusoy Dos: comparisons of five cards", round(_cards(ladder, pairs)), "comparisons/s"),
        ("Pusoy Dos: the same from their names", round(_names(ladder, pairs)), "comparisons/s"),
        *_hands(),
    ]


def _pairs(ladder: Ladder, chance: Random) -> list:
    """Plays of five of every kind, two by two, as they can lie on one table."""
    plays = [five for five in combinations(range(52), 5) if ladder.classify(five)]
    pairs: list = []
    while len(pairs) < PAIRS:
        one, other = chance.choice(plays), chance.choice(plays)
        if not set(one) & set(other):
            pairs.append((one, other))
    return pairs


def _cards(ladder: Ladder, pairs: list) -> float:
    begun = process_time()
    for one, other in pairs:
        beats(ladder.classify(one), ladder.classify(other))
    return PAIRS / (process_time() - begun)


def _names(ladder: Ladder, pairs: list) -> float:
    named = [
        ([STANDARD.text(card) for card in one], [STANDARD.text(card) for card in other])
        for one, other in pairs
    ]
    begun = process_time()
    for one, other in named:
        beats(
            ladder.classify([STANDARD.parse(text) for text in one]),
            ladder.classify([STANDARD.parse(text) for text in other]),
        )
    return PAIRS / (process_time() - begun)


def _hands() -> list[tuple[str, float, str]]:
    setup = Setup(registry.game("pusoy_dos"), 4, {"end": "hands:1"}, level="cards")
    told = [_moves_of(setup, Random(seed)) for seed in range(HANDS)]
    matches = [Match(setup) for _ in told]
    begun = process_time()
    for match, moves in zip(matches, told, strict=True):
        for move in moves:
            if match.enter([move]):
                raise AssertionError("a move of a real hand was refused")
    seconds = process_time() - begun
    entered = sum(len(moves) for moves in told)
    return [
        ("Pusoy Dos: refereed hands", round(HANDS / seconds), "hands/s"),
        ("Pusoy Dos: refusal, play and log of a move", round(seconds / entered * 1e6, 1), "us"),
    ]


def _moves_of(setup: Setup, chance: Random) -> list[Move]:
    """One hand of plain players, as the log keeps it."""
    match = Match(setup)
    match.enter([Move(NOBODY, "deal", (0,))])
    for _, gestures in Players(chance, match).events():
        for gesture in gestures:
            if match.enter(match.moves(gesture)):
                raise AssertionError(f"the players made {gesture}, which was refused")
    return [move for _, move in match.log.moves()]
