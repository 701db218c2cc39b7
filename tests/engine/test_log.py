# SPDX-FileCopyrightText: 2026 The Mano authors
# SPDX-License-Identifier: MIT
"""The log: records one behind the other, found again from any of them."""

from shared_engine.log import Log
from shared_engine.moves import JOINED, Move
from shared_engine.rulings import LogError
from tests.engine.raising import raised, refused
from tests.engine.test_moves import NOTATION


def log_of(*moves):
    log = Log(NOTATION)
    before = 0
    for move in moves:
        log.append(move, before)
        before = move.at
    return log


FIRST = Move(0, "draw", (), 100)
SECOND = Move(0, "throw", (7,), 100, JOINED)
THIRD = Move(1, "draw", (), 250)


def test_moves_come_back_in_order_with_their_offsets():
    log = log_of(FIRST, SECOND, THIRD)
    assert [move for _, move in log.moves()] == [FIRST, SECOND, THIRD]
    offsets = [offset for offset, _ in log.moves()]
    assert offsets == [0, log.behind(0), log.behind(log.behind(0))]
    assert log.behind(offsets[2]) == len(log)


def test_reading_may_begin_at_any_record():
    log = log_of(FIRST, SECOND, THIRD)
    third = log.behind(log.behind(0))
    assert list(log.moves(third, 100)) == [(third, THIRD)]
    assert list(log.acts(third)) == [(third, "draw")]
    assert [act for _, act in log.acts(0)] == ["draw", "throw", "draw"]
    assert log.move_at(log.behind(0)).args == (7,)


def test_the_last_gesture_is_whole():
    assert [move for _, move in log_of(FIRST, SECOND, THIRD).last_gesture()] == [THIRD]
    assert [move for _, move in log_of(FIRST, SECOND).last_gesture()] == [FIRST, SECOND]
    assert log_of().last_gesture() == []


def test_what_is_cut_is_forgotten_and_noted_for_the_recorder():
    log = log_of(FIRST, SECOND, THIRD)
    log.changed = len(log)
    log.cut(log.behind(0))
    assert [move for _, move in log.moves()] == [FIRST]
    assert log.changed == len(log)


def test_a_move_fits_in_255_bytes_or_is_refused():
    longest = Move(0, "name", (0, "x" * 250), 0)
    assert len(NOTATION.encode(longest, 0)) == 255 + 1
    assert refused(log_of, longest).code == "record_too_large"
    fits = Move(0, "name", (0, "x" * 249), 0)
    assert list(log_of(fits).moves()) == [(0, fits)]


def test_a_record_that_is_not_whole_is_told():
    log = log_of(FIRST, THIRD)
    log.data = log.data[:-1]
    assert raised(LogError, list, log.moves()).line == log.behind(0)
