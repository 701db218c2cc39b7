# SPDX-FileCopyrightText: 2026 The Mano authors
# SPDX-License-Identifier: MIT
"""An evening at a table that plays at random, undoes, mends and puts back, with a store that saves every step."""

import importlib
import random

from shared_engine import registry
from shared_engine.match import Match
from shared_engine.moves import NOBODY, Move
from shared_engine.setup import Setup
from tests.players import Table


def new_match(game, level, players=None, **options):
    about = registry.game(game).about
    players = players or about.USUAL_PLAYERS
    names = ("Ana", "Bea", "Carl", "Dora", "Eva", "Finn", "Gil")[:players]
    return Match(Setup(registry.game(game), players, options, names, level))


class Evening:
    """One match; `step` is one press that changes something, and what the store said of it."""

    def __init__(self, match, store, seed=0):
        self.match = match
        self.store = store
        self.chance = random.Random(seed)
        self.table = Table(match, self.chance)

    def step(self):
        """Something happens; returns False when the match is over and nothing is left to do."""
        if self.match.over:
            return False
        what = self.chance.randrange(20)
        if what == 0 and self.match.undone:
            self.match.put_back()
        elif what < 3 and self.match.undo():
            pass
        else:
            self._play()
        return True

    def _play(self):
        mending = bool(self.match.undone)
        if not self.table.gesture():
            raise AssertionError("the table found nothing to play")
        if mending:
            self.match.mended()

    def save(self):
        """As the session does after every step."""
        match = self.match
        if match.deal is not None and match.deal.over:
            return self.store.boundary(match)
        return self.store.save(match)


class Players:
    """Plain players with real cards play the match to its end; a step is one gesture."""

    def __init__(self, match, store, seed=0):
        self.match = match
        self.store = store
        match.enter([Move(NOBODY, "deal", (0,))])
        name = "tools.players." + match.game.name
        self._events = importlib.import_module(name).Players(random.Random(seed), match).events()

    def steps(self):
        """Plays on; yields what the store said of each step."""
        yield self.store.save(self.match)
        for _, gestures in self._events:
            for gesture in gestures:
                moves = self.match.moves(gesture)
                moves[0].at = self.match.course.at + 4000
                refusal = self.match.enter(moves)
                assert refusal is None, refusal
                if self.match.deal.over:
                    yield self.store.boundary(self.match)
                else:
                    yield self.store.save(self.match)


def told(match):
    """All that a resumed match must agree on. What was undone has lost nothing but, perhaps, some of its time."""
    if match is None:
        return None
    mark = match.course.deal_start
    results = [(result.dealer, result.numbers, result.edited) for result in match.course.results]
    undone = [[(move.seat, move.act, tuple(move.args)) for move in moves] for moves in match.undone]
    return (
        match.game.name,
        tuple(match.names),
        match.course.level,
        match.course.at,
        match.course.paused,
        results,
        bytes(match.log.data[mark.offset :]) if mark else bytes(match.log.data),
        undone,
        match.facts(),
    )


def told_of_play(match):
    """As told, but for what may be put back: what was undone before it could be written is not offered again."""
    all_told = told(match)
    return all_told and all_told[:7] + all_told[8:]
