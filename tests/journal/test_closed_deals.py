# SPDX-FileCopyrightText: 2026 The Mano authors
# SPDX-License-Identifier: MIT
"""A start does not play closed deals again; whatever the table did to them, nobody can tell."""

import random

import pytest

from shared_engine import closed_deals, registry
from shared_engine.course import Course
from shared_engine.moves import NOBODY, Move
from shared_engine.recorder import CLOSED, Recorder
from shared_engine.restoring import restore
from shared_engine.whole import whole
from tests.journal.test_undo import something
from tests.players import Table
from tests.stores.evenings import new_match, told


class Evening:
    """A match whose steps are frames; when a deal has ended, its result is noted as the stores do."""

    def __init__(self, game="tres_y_dos", seed=1, **options):
        self.chance = random.Random(seed)
        self.match = new_match(game, "cards", **options)
        self.table = Table(self.match, self.chance)
        self._begin()

    def _begin(self):
        self.course = self.match.course
        self.frames = whole(self.match)
        self.recorder = Recorder(self.match)

    def note(self, results=True):
        """What happened since the last time, and the result when a deal is over."""
        if self.match.course is not self.course:  # it forgot its closed deals
            self._begin()
        change = self.recorder.change()
        if change:
            self.frames.append(change)
            self.recorder.written()
        if results and change:
            self.frames += closed_deals.note(self.match)

    def deals(self, number):
        """That many deals are played to their ends, and the next is begun."""
        while len(self.match.course.results) < number or self.match.deal.over:
            assert self.table.gesture()
            self.note()

    def does(self, act, *args, seat=NOBODY):
        assert self.match.enter([Move(seat, act, args)]) is None
        self.note()

    def resumed(self):
        match, _ = restore(self.frames)
        return match


def marks(match):
    return [
        (mark.offset, [vars(result) for result in mark.results], mark.names, mark.level, mark.at)
        for mark in match.course.marks
    ]


@pytest.fixture
def evening(monkeypatch):
    monkeypatch.setattr(closed_deals, "LONG_DEAL", 0)
    evening = Evening(wins_to=5)
    evening.deals(3)
    return evening


@pytest.fixture
def folded(monkeypatch):
    """The acts that are folded."""
    acts, fold = [], Course.fold
    monkeypatch.setattr(
        Course, "fold", lambda course, at, move: acts.append(move.act) or fold(course, at, move)
    )
    return acts


def test_only_the_deal_on_the_table_is_played_again(evening, folded):
    assert told(evening.resumed()) == told(evening.match)
    assert folded.count("deal") == 1


def test_a_deal_that_has_just_ended_still_lies_on_the_table(evening):
    while not evening.match.deal.over:
        evening.table.gesture()
        evening.note()
    assert evening.resumed().deal.over
    assert told(evening.resumed()) == told(evening.match)


def test_undo_reaches_back_into_a_deal_that_was_not_played_again(evening):
    resumed = evening.resumed()
    while len(evening.match.course.results) > 1:
        assert resumed.undo() == evening.match.undo() != []
    assert told(resumed) == told(evening.match)


def test_a_deal_taken_back_and_won_by_another_counts_as_it_was_played_at_last(evening):
    first = evening.match.course.results[-1].numbers
    while evening.match.course.results[-1].numbers == first:
        while len(evening.match.course.results) > 2:
            evening.match.undo()
            evening.note()
        evening.deals(3)
    assert told(evening.resumed()) == told(evening.match)


def test_what_the_table_changed_meanwhile_holds(evening, folded):
    evening.does("name", 1, "Xu")
    evening.does("correct", 0, (3,))
    evening.does("level", 1)
    evening.deals(4)
    del folded[:]
    resumed = evening.resumed()
    assert told(resumed) == told(evening.match)
    assert marks(resumed) == marks(evening.match)
    assert folded.count("deal") == 2, "the one with the correction too"


def test_who_dealt_at_last_counts_not_who_was_to_deal(monkeypatch):
    monkeypatch.setattr(closed_deals, "LONG_DEAL", 0)
    evening = Evening("three_two_five")
    evening.does("deal", 0)
    evening.does("drawn", 2, 1, seat=0)
    evening.deals(1)
    assert evening.match.course.results[0].dealer == 2
    assert told(evening.resumed()) == told(evening.match)


def test_a_correction_outlasts_a_later_word_on_the_deal(monkeypatch):
    monkeypatch.setattr(closed_deals, "LONG_DEAL", 0)
    evening = Evening("tres")
    while not evening.match.course.results:
        evening.table.gesture()
        evening.note()
    winner = evening.match.deal.winner
    evening.does("correct", 0, ((winner + 1) % 4, 7))
    evening.does("leave", seat=winner)
    assert evening.match.course.results[0].numbers[:2] == ((winner + 1) % 4, 7)
    evening.does("deal", 0)
    assert told(evening.resumed()) == told(evening.match)


def test_an_entry_unsaid_in_a_deal_that_was_over_has_it_played_again(evening, folded):
    while not evening.match.deal.over:
        evening.table.gesture()
        evening.note()
    evening.match.enter([Move(NOBODY, "unsay", (1,))])
    evening.note(results=False)
    evening.does("deal", 0)
    del folded[:]
    assert told(evening.resumed()) == told(evening.match)
    assert folded.count("deal") == 2


def test_a_note_of_another_log_is_left_alone(evening, folded):
    evening.frames = [(kind, b"\1" + data[1:] if kind == CLOSED else data) for kind, data in evening.frames]
    assert told(evening.resumed()) == told(evening.match)
    assert folded.count("deal") == 4


def test_a_deal_of_which_only_the_result_was_told_is_not_worth_a_note():
    match = new_match("tres_y_dos", "score")
    table = Table(match, random.Random(1))
    while match.deal is None or not match.deal.over:
        table.gesture()
    assert closed_deals.note(match) == []


@pytest.mark.parametrize("game", registry.game_names())
def test_random_steps_equal_the_match_that_was_never_switched_off(game, repeats, monkeypatch):
    taken_over, take_over = [], Course.take_over
    monkeypatch.setattr(closed_deals, "LONG_DEAL", 0)
    monkeypatch.setattr(
        Course, "take_over", lambda course, *deal: taken_over.append(deal) or take_over(course, *deal)
    )
    for seed in range(repeats(6, 200)):
        evening = Evening(game, seed)
        for step in range(300):
            something(evening.match, evening.table, evening.chance)
            evening.note()
            if step % 25 == 0:
                resumed = evening.resumed()
                assert told(resumed) == told(evening.match)
                assert marks(resumed) == marks(evening.match)
    assert taken_over
