# SPDX-FileCopyrightText: 2026 The Mano authors
# SPDX-License-Identifier: MIT
"""How fast Tres is refereed: whole rounds told card by card, beside RLCard's UNO where that is installed.

RLCard lists the legal actions before each step and keeps no log; Mano judges the act it is told and logs it.
"""

from random import Random
from time import perf_counter

from shared_engine.match import Match
from shared_engine.moves import Move
from tools.players.tres_table import Table

MATCHES = 60
UNO_GAMES = 200


def bench() -> list[tuple[str, float | str, str]]:
    """(name, value, unit) of each measurement; the value is a text where nothing could be measured."""
    matches = [Table(Random(seed), 4) for seed in range(MATCHES)]
    told = [_moves_of(table) for table in matches]
    again = [Match(table.match.setup) for table in matches]
    begun = perf_counter()
    for match, moves in zip(again, told, strict=True):
        for move in moves:
            if match.enter([move]):
                raise AssertionError("an act of a real match was refused")
    seconds = perf_counter() - begun
    entered = sum(len(moves) for moves in told)
    rounds = sum(len(match.course.results) for match in again)
    return [
        ("Tres: refereed moves", round(entered / seconds), "moves/s"),
        ("Tres: refereed rounds", round(rounds / seconds), "rounds/s"),
        ("Tres: refusal, play and log of a move", round(seconds / entered * 1e6, 1), "us"),
        *_rlcard(),
    ]


def _moves_of(table: Table) -> list[Move]:
    for _ in table.play():
        pass
    return [move for _, move in table.match.log.moves()]


def _rlcard() -> list[tuple[str, float | str, str]]:
    try:
        from rlcard.games.uno import Game
    except ImportError:
        return [("RLCard's UNO", "not installed (pip install rlcard)", "")]
    dice = Random(4)
    game, steps = Game(num_players=4), 0
    begun = perf_counter()
    for _ in range(UNO_GAMES):
        game.init_game()
        while not game.is_over():
            game.step(dice.choice(game.get_legal_actions()))
            steps += 1
    seconds = perf_counter() - begun
    return [
        ("RLCard's UNO, random play: moves", round(steps / seconds), "moves/s"),
        ("RLCard's UNO, random play: rounds", round(UNO_GAMES / seconds), "rounds/s"),
    ]
