# SPDX-FileCopyrightText: 2026 The Mano authors
# SPDX-License-Identifier: MIT
"""Logs for people: a list of matches, and a replay gesture by gesture."""

from collections.abc import Iterator
from typing import Any

from mano.words import Words

from shared_engine.match import Match
from shared_engine.moves import JOINED, Move
from tools.logs.reading import Text
from tools.logs.sentences import words_of

KINDS = {  # of facts whose names do not say what they are
    "top": "card",
    "road": "card",
    "hand": "cards",
    "played": "cards",
    "pile_cards": "cards",
    "trump": "suit",
    "led": "suit",
    "colour": "suit",
}
HANDS = ("known",)  # the cards that are known of each seat, told with its number in the log


def listed(text: Text) -> str:
    """One line about a match."""
    match = text.match
    moves = sum(1 for _ in match.log.moves(0, match.course.began_at))
    names = " ".join(name_of(match, seat) for seat in range(match.setup.players))
    state = (
        "won by " + " ".join(name_of(match, seat) for seat in match.score.winners)
        if match.score.winners
        else ("ended" if match.over else "unfinished")
    )
    broken = f", {len(text.complaints)} against the rules" if text.complaints else ""
    return f"{text.path.name}: {names}, {len(match.course.results)} deals, {moves} moves, {state}{broken}"


def name_of(match: Match, seat: int) -> str:
    """The name of a seat, or its number from 1."""
    return match.names[seat] or str(seat + 1)


def replayed(match: Match) -> Iterator[str]:
    """One text a gesture: time, moves, and what changed on the table."""
    again = Match(match.setup, match.course.closed_before, match.course.began_at)
    words = words_of(again)
    facts: dict[str, Any] = {}
    for gesture in gestures(match):
        for move in gesture:
            again.play(move)
        words.names = again.names
        now = again.facts()
        changed = [_fact(words, name, now[name]) for name in sorted(now) if now[name] != facts.get(name)]
        told = " ".join(again.notation.text(move).split(" ", 1)[1] for move in gesture)
        yield f"{clock(gesture[0].at)}  {told}\n" + "".join(f"           {each}\n" for each in changed)
        facts = now


def _fact(words: Words, name: str, value: Any) -> str:
    if name in HANDS:
        told = [f"{seat} {words.fact('cards', hand)}" for seat, hand in enumerate(value) if hand]
        return f"{name} {', '.join(told)}"
    return f"{name} {words.fact(KINDS.get(name, name), value)}"


def gestures(match: Match) -> Iterator[list[Move]]:
    """The moves of the log, those of one gesture together."""
    gesture: list[Move] = []
    for _, move in match.log.moves(0, match.course.began_at):
        if gesture and not move.marked(JOINED):
            yield gesture
            gesture = []
        gesture.append(move)
    if gesture:
        yield gesture


def clock(ms: int) -> str:
    """Time since the match began: "1:02:03.4"."""
    seconds = ms // 1000
    return f"{seconds // 3600}:{seconds // 60 % 60:02d}:{seconds % 60:02d}.{ms // 100 % 10}"
