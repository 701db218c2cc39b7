# SPDX-FileCopyrightText: 2026 The Mano authors
# SPDX-License-Identifier: MIT
"""A match goes through a journal and comes out the same; on CPython and on the device's Python."""

from shared_engine import frames, journal, recorder, registry, whole
from shared_engine.match import Match
from shared_engine.restoring import restore
from shared_engine.rulings import LogError
from shared_engine.setup import Setup
from tests.players import Table


class Chance:
    """Random numbers that are the same on all interpreters."""

    def __init__(self, seed):
        self.state = seed

    def randrange(self, stop):
        self.state = (self.state * 1103515245 + 12345) % 2**31
        return (self.state >> 8) % stop

    def choice(self, row):
        return row[self.randrange(len(row))]


def a_match(level="cards"):
    return Match(Setup(registry.game("tres_y_dos"), 4, {"wins_to": 5}, ("Ana", "Bea"), level))


def recorded(match, steps, size=8192):
    """A row into which that many steps of the match were written, one frame each."""
    row = bytearray(b"\xff" * size)
    log = journal.create(row, 5)
    for frame in whole.whole(match):
        assert log.append(*frame) is None
    record, table = recorder.Recorder(match), Table(match, Chance(7))
    for number in range(steps):
        _step(match, table, number)
        change = record.change()
        if change:
            assert log.append(*change) is None
            record.written()
    return row


def _step(match, table, number):
    if number % 9 > 6:
        match.undo()
    elif number % 18 == 4:
        match.put_back()
    else:
        mending = bool(match.undone)
        assert table.gesture()
        if mending:
            match.mended()


def bare(gestures):
    return [[(move.seat, move.act, tuple(move.args)) for move in moves] for moves in gestures]


def test_a_match_is_resumed_with_what_may_be_put_back():
    for level in ("turns", "cards", "hands"):
        match = a_match(level)
        row = recorded(match, 98)
        resumed, _ = restore(journal.opened(row).frames())
        assert resumed.log.data == match.log.data
        assert resumed.facts() == match.facts()
        assert bare(resumed.undone) == bare(match.undone)
        assert len(match.undone) > 0


def test_a_torn_last_frame_loses_that_step_alone():
    match = a_match()
    row = recorded(match, 40)
    whole = len(journal.opened(row).read())
    used = len(bytes(row).rstrip(b"\xff"))
    row[used - 2 : used] = b"\xff\xff"
    log = journal.opened(row)
    assert len(log.read()) == whole - 1
    assert log.tail == "torn"


def test_the_match_goes_on_behind_a_compaction():
    match = a_match("score")
    recorded(match, 30)
    assert len(match.course.marks) > 1
    before = match.facts()
    match.compact()
    resumed, facts = restore(whole.whole(match, {"home": 3}))
    assert (resumed.facts(), facts) == (before, {"home": 3})
    assert len(resumed.course.marks) == 1


def test_frames_that_begin_no_match_are_refused():
    for story in ([], [(recorder.MOVE, b"\0\0\0")]):
        try:
            restore(story)
            raise AssertionError("that was no match")
        except LogError as error:
            assert error.code == "no_start"


def test_a_match_of_other_acts_is_refused():
    start = whole.start(a_match()).replace(b"acts ", b"acts 1")
    try:
        restore([(recorder.START, start)])
        raise AssertionError("its acts have other numbers")
    except LogError as error:
        assert error.code == "other_acts"


def test_a_move_costs_few_bytes():
    for level, most in (("turns", 9), ("cards", 10)):
        match = a_match(level)
        table, record = Table(match, Chance(7)), recorder.Recorder(match)
        size = 0
        for _ in range(60):
            assert table.gesture()
            size += len(record.change()[1]) + 1 + frames.CHECK_SIZE
            record.written()
        assert size <= most * len(list(match.log.moves()))
