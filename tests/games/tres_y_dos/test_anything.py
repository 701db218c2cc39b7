# SPDX-FileCopyrightText: 2026 The Mano authors
# SPDX-License-Identifier: MIT
"""Whatever a table does: nothing breaks, nothing is lost, a refusal changes nothing, and all of it can be undone."""

import random
import re

from shared_engine import textform
from shared_engine.games.tres_y_dos.words_en import WORDS
from shared_engine.match import Match
from tests.games.tres_y_dos.anything import Anything

GESTURES = 60


def state(match):
    course = match.course
    views = [match.deal.view(seat) for seat in range(match.setup.players)] if match.deal else None
    return (
        match.facts(),
        bytes(match.log.data),
        list(match.names),
        course.level,
        course.paused,
        match.over,
        views,
    )


def test_matches_of_any_kind(repeats):
    for seed in range(repeats(250, 10_000)):
        table = Anything(random.Random(seed))
        began = state(table.match)
        for _ in range(GESTURES):
            try_one(table)
        match = table.match
        reads_back(match)
        while match.undo():
            conserved(match)
        assert state(match) == began, seed


def try_one(table):
    match = table.match
    if table.chance.random() < 0.1:
        undo_and_perhaps_put_back(table)
        return
    moves, allowed = table.gesture()
    before = state(match)
    asked_only = [match.refusal(move) for move in moves]
    assert state(match) == before, "to ask changes nothing"
    refusal = match.enter(moves, overrule=allowed)
    if refusal:
        assert state(match) == before, (refusal, moves)
        worded(refusal, "no.")
        assert not allowed or refusal.firm
    elif len(moves) == 1:
        assert allowed or asked_only == [None]
        if match.notation.act(moves[0].act).private:
            assert match.facts() == before[0], "what is told in private changes nothing in public"
    for note in match.notes:
        worded(note, "note.")
    conserved(match)


def undo_and_perhaps_put_back(table):
    match = table.match
    before = state(match)
    count = table.chance.randint(1, 4)
    for _ in range(count):
        match.undo()
    conserved(match)
    if table.chance.random() < 0.5:
        refusal = match.put_back()
        assert refusal is None or match.undone
        if refusal is None and match.status() == []:
            assert match.facts() == before[0]
    match.undone.clear()


def conserved(match):
    """Every card of the pack is in the stock, on the pile or in a hand; the upcard to come lies on the stock."""
    facts = match.facts()
    if match.deal is None:
        return
    to_turn_up = facts["phase"] == "deal"
    assert facts["stock"] + facts["pile"] + sum(facts["sizes"]) + to_turn_up == 52, facts
    assert min([facts["stock"]] + facts["sizes"]) >= 0
    assert sum(facts["marbles"]) == 0
    assert sum(facts["wins"]) == len(match.course.results)


def worded(said, prefix):
    """Everything its sentence speaks of is among its facts."""
    text = WORDS.get(prefix + said.code, "")
    missing = [name for name in re.findall(r"{(\w+)}", text) if name not in said.facts]
    assert not missing, (said.code, missing)


def reads_back(match):
    lines = textform.write(match)
    again = textform.read(lines)
    assert textform.write(again) == lines
    assert again.facts() == match.facts()
    loaded = Match(match.setup)
    loaded.load(match.log.data)
    assert state(loaded) == state(match)
    assert loaded.status() == match.status() == []
