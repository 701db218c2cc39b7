# SPDX-FileCopyrightText: 2026 The Mano authors
# SPDX-License-Identifier: MIT
"""What matches add up to: wins, how long turns last, how the score went."""

import csv
import statistics
from collections import Counter, defaultdict
from pathlib import Path

from shared_engine.match import Match
from shared_engine.moves import NOBODY
from tools.logs.telling import gestures, name_of

LONGEST_TURN = 300_000  # ms; who takes longer has left the table


def wins(matches: list[Match]) -> Counter[str]:
    """Matches won by each name; everybody who played is in it."""
    won: Counter[str] = Counter()
    for match in matches:
        won.update({name_of(match, seat): 0 for seat in range(match.setup.players)})
        won.update(name_of(match, seat) for seat in match.score.winners)
    return won


def turn_lengths(matches: list[Match]) -> dict[str, list[int]]:
    """The ms from the gesture before to each gesture of a name, breaks left out."""
    lengths: dict[str, list[int]] = defaultdict(list)
    for match in matches:
        before: int | None = None
        for gesture in gestures(match):
            move = gesture[0]
            if before is not None and move.seat != NOBODY and move.at - before <= LONGEST_TURN:
                lengths[name_of(match, move.seat)].append(move.at - before)
            before = move.at
    return dict(lengths)


def score_course(match: Match) -> list[list[int]]:
    """The first row of the score board after each deal, from before the first on."""
    score = match.game.Score(match.setup.players, match.setup.options)
    course = [list(score.board()[0][1])]
    for result in match.course.results:
        score.add(result.numbers)
        course.append(list(score.board()[0][1]))
    return course


def courses(match: Match) -> dict[str, list[int]]:
    """The score course by name."""
    course = score_course(match)
    return {name_of(match, seat): [values[seat] for values in course] for seat in range(match.setup.players)}


def write_tables(matches: dict[str, Match], folder: Path) -> list[Path]:
    """wins.csv, turns.csv (ms) and scores.csv (a line a deal); matches: name of the log -> Match."""
    every = list(matches.values())
    rows = [
        ("wins.csv", ["name", "matches_won"], [[name, count] for name, count in sorted(wins(every).items())]),
        ("turns.csv", ["name", "turns", "median_ms", "mean_ms", "longest_ms"], turn_rows(every)),
        ("scores.csv", ["log", "deal", "name", "score"], _score_rows(matches)),
    ]
    return [_write(folder / name, head, lines) for name, head, lines in rows]


def turn_rows(matches: list[Match]) -> list[list]:
    """[name, turns, median, mean and longest in ms] for each name."""
    return [
        [name, len(each), round(statistics.median(each)), round(statistics.mean(each)), max(each)]
        for name, each in sorted(turn_lengths(matches).items())
    ]


def _score_rows(matches: dict[str, Match]) -> list[list[object]]:
    return [
        [log, deal, name_of(match, seat), value]
        for log, match in matches.items()
        for deal, values in enumerate(score_course(match))
        for seat, value in enumerate(values)
    ]


def _write(path: Path, head: list[str], lines: list[list[object]]) -> Path:
    with path.open("w", newline="", encoding="utf-8") as file:
        writer = csv.writer(file)
        writer.writerow(head)
        writer.writerows(lines)
    return path
