# SPDX-FileCopyrightText: 2026 The Mano authors
# SPDX-License-Identifier: MIT
"""Whatever is undone, put back, mended, corrected or renamed: the match is what its log says, no more and no less."""

import random

import pytest

from shared_engine import registry, textform, whole
from shared_engine.course import Result
from shared_engine.match import Match
from shared_engine.moves import NOBODY, Move
from shared_engine.restoring import restore
from shared_engine.setup import LEVELS
from tests.players import Table
from tests.stores.evenings import new_match, told


def fresh_fold(match):
    """A match made of nothing but set-up, old results and log."""
    again = Match(match.setup, match.course.closed_before, match.course.began_at)
    again.load(bytes(match.log.data))
    again.undone = match.undone
    return again


def something(match, table, chance):
    """One random thing a table may do with its log."""
    what = chance.randrange(40)
    if what < 12:
        match.undo()
    elif what < 17:
        match.put_back()
    elif what == 17 and match.course.results:
        number = chance.randrange(len(match.course.results))
        numbers = chance.choice(match.course.results).numbers
        match.enter([Move(NOBODY, "correct", (number, numbers), table.at)])
    elif what == 18:
        match.enter([Move(NOBODY, "name", (0, chance.choice(("Ana", "Xu", ""))), table.at)])
    elif what == 19:
        match.enter([Move(NOBODY, "level", (chance.randrange(len(LEVELS)),), table.at)])
    elif what == 20 and match.deal:
        match.enter([Move(NOBODY, "unsay", (chance.randrange(match.deal.moment + 1),), table.at)])
    elif what == 21:
        match.enter([Move(NOBODY, "go_on" if match.course.paused else "pause", (), table.at)])
    elif what == 22:
        match.compact()
    elif not match.over:
        mending = bool(match.undone)
        table.gesture()
        if mending:
            match.mended()


@pytest.mark.parametrize("game", registry.game_names())
def test_random_undo_and_correction_equal_a_fresh_fold(game, repeats, record_property):
    chance = random.Random(3)
    steps = repeats(4000, 100000) // len(registry.game_names())
    match = new_match(game, "cards")
    table = Table(match, chance)
    for _ in range(steps):
        something(match, table, chance)
        assert told(match) == told(fresh_fold(match))
        if len(match.log) > 3000:
            match = new_match(game, chance.choice(LEVELS))
            table = Table(match, chance)
    record_property("figure", f"{steps} random steps of undo, put back and correction in {game}")


@pytest.mark.parametrize("game", registry.game_names())
def test_what_was_undone_is_offered_again_after_a_restart(game):
    chance = random.Random(8)
    match = new_match(game, "cards")
    table = Table(match, chance)
    for _ in range(200):
        something(match, table, chance)
        resumed, facts = restore(whole.whole(match, {"home": 2}))
        assert told(resumed) == told(match)
        assert facts == {"home": 2}


def test_put_back_after_a_mend_skips_what_was_mended():
    match = new_match("tres_y_dos", "cards")
    match.enter([Move(NOBODY, "deal", (0,))])
    match.enter([Move(0, "upcard", (9,))])
    for seat, card in ((3, 20), (2, 21), (1, 22)):
        match.enter([Move(seat, "draw_stock"), Move(seat, "discard", (card,))])
    for _ in range(3):
        match.undo()
    match.enter([Move(3, "draw_stock"), Move(3, "discard", (30,))])
    match.mended()
    assert match.put_back() is None
    assert [move.args[0] for _, move in match.log.moves() if move.act == "discard"] == [30, 21, 22]


def test_undo_reaches_back_to_the_deals_still_in_the_log_and_no_further():
    match = new_match("tres_y_dos", "score")
    for _ in range(2):
        match.enter(match.moves(("deal",)) if match.deal else [Move(NOBODY, "deal", (0,))])
        match.enter([Move(match.deal.dealer, "upcard", (match.game.pack.UNKNOWN,))])
        match.enter([Move(2, "agree")])
    match.compact()
    while match.undo():
        pass
    assert match.facts()["wins"] == [0, 0, 1, 0]
    assert match.deal is not None
    assert [move.act for _, move in match.log.moves()] == ["deal"]


def test_undo_at_move_1000_folds_one_deal():
    match = new_match("tres_y_dos", "turns", wins_to=5)
    match.course = type(match.course)(
        match.setup, match.log, [Result(0, (seat,)) for seat in (0, 0, 1, 1, 2)]
    )
    Table(match, random.Random(1)).play(1000)
    number = len(list(match.log.moves()))
    in_last_deal = len(list(match.log.moves(match.course.deal_start.offset, match.course.deal_start.at)))
    folds = counted_folds(match)
    match.undo()
    assert number > 1000
    assert 0 < len(folds) <= in_last_deal < number


@pytest.mark.parametrize("act", [("name", (0, "Xu")), ("level", (0,)), ("pause", ()), ("close", ())])
def test_undo_of_what_is_no_move_of_the_deal_folds_one_deal_too(act):
    match = new_match("tres_y_dos", "score")
    Table(match, random.Random(1)).play(12)
    match.enter([Move(NOBODY, *act)])
    in_last_deal = len(list(match.log.moves(match.course.deal_start.offset, match.course.deal_start.at)))
    before = told(fresh_fold(match))
    folds = counted_folds(match)
    match.undo()
    assert len(folds) < in_last_deal < len(list(match.log.moves()))
    assert told(match) != before


def counted_folds(match):
    """A list that grows by one with every move folded from now on."""
    folds, fold = [], match.course.fold
    match.course.fold = lambda offset, move: folds.append(move) or fold(offset, move)
    return folds


def test_time_is_the_same_after_an_undo():
    match = new_match("tres_y_dos", "turns")
    match.enter([Move(NOBODY, "deal", (0,), 700)])
    match.enter([Move(0, "upcard", (52,), 900)])
    match.enter([Move(3, "draw_stock", (), 5000)])
    match.undo()
    assert match.course.at == 900
    assert textform.write(match)[-2:] == ["700 - deal 0", "900 0 upcard 2?"]
