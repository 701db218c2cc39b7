# SPDX-FileCopyrightText: 2026 The Mano authors
# SPDX-License-Identifier: MIT
"""Moves as bytes and as text: nothing is lost, and what is no move is told."""

from shared_engine.cards import STANDARD
from shared_engine.moves import ASSUMED, JOINED, NOBODY, OVERRULED, Act, Move, put, take
from shared_engine.notation import Notation
from shared_engine.rulings import LogError
from tests.engine.raising import raised

ACTS = (
    Act("draw"),
    Act("throw", ("card",)),
    Act("show", ("cards", "card"), optional=1),
    Act("ranks", ("ranks",)),
    Act("trump", ("suit",)),
    Act("pull", ("seat", "rank")),
    Act("count", ("number",)),
    Act("results", ("number", "numbers")),
    Act("name", ("seat", "text"), table=True),
)
NOTATION = Notation(STANDARD, ACTS)
LINES = (
    "0 0 draw",
    "1530+ 1 throw 10H",
    "1530!~ 14 throw ?",
    "99999999 - name 3 Ana María",
    "5 - name 0 ",
    "7 2 show KC,KD,KH,7C,7D",
    "7 2 show KC,?,7?,?D,7D 3S",
    "7 2 show - 3S",
    "8 3 ranks K,10,2",
    "8 3 trump H",
    "8 3 pull 2 A",
    "9 0 count -128",
    "9 0 count 70000",
    "9 0 results 3 -1,0,1,200",
    "9 0 results 3 -",
)


def test_a_line_reads_back_as_it_was_written():
    for line in LINES:
        assert NOTATION.text(NOTATION.parse(line)) == line


def test_bytes_read_back_as_they_were_written():
    for line in LINES:
        move = NOTATION.parse(line)
        for before in (0, move.at):
            record = NOTATION.encode(move, before)
            assert NOTATION.decode(record, 0, len(record), before) == move, line


def test_a_record_lies_anywhere_in_a_row_of_bytes():
    record = NOTATION.encode(NOTATION.parse(LINES[5]), 0)
    row = b"before" + bytes(record) + b"behind"
    assert NOTATION.decode(row, 6, 6 + len(record), 0) == NOTATION.parse(LINES[5])


def test_a_move_is_six_bytes_or_fewer():
    assert len(NOTATION.encode(Move(3, "throw", (7,), at=1500000, marks=JOINED), 1496000)) <= 6


def test_marks_are_kept_apart():
    move = NOTATION.parse("5+! 1 draw")
    assert move.marked(JOINED) and move.marked(OVERRULED) and not move.marked(ASSUMED)


def test_the_table_is_written_as_a_dash():
    assert NOTATION.parse("0 - draw").seat == NOBODY
    assert NOTATION.text(Move(NOBODY, "draw")) == "0 - draw"


def test_moves_are_the_same_when_everything_is():
    one = Move(1, "throw", (5,), 10, JOINED)
    assert one == Move(1, "throw", [5], 10, JOINED)
    assert one != Move(2, "throw", (5,), 10, JOINED)
    assert one != Move(1, "draw", (5,), 10, JOINED)
    assert one != Move(1, "throw", (6,), 10, JOINED)
    assert one != Move(1, "throw", (5,), 11, JOINED)
    assert one != Move(1, "throw", (5,), 10)
    assert one != "throw"


NO_LINES = (
    ("bad_line", "0 draw"),
    ("bad_line", ""),
    ("bad_time", "x 0 draw"),
    ("bad_time", "-5 0 draw"),
    ("bad_time", "² 0 draw"),
    ("bad_time", "+ 0 draw"),
    ("bad_seat", "0 15 draw"),
    ("bad_seat", "0 -1 draw"),
    ("bad_seat", "0 ² draw"),
    ("bad_seat", "0 Ana draw"),
    ("unknown_act", "0 0 dance"),
    ("bad_argument", "0 0 throw 7X"),
    ("bad_argument", "0 0 throw 7H 8H"),
    ("bad_argument", "0 0 draw 7H"),
    ("bad_argument", "0 0 pull -1 A"),
    ("bad_argument", "0 0 pull 15 A"),
    ("bad_argument", "0 0 count five"),
    ("bad_argument", "0 0 show 7H,,8H"),
    ("bad_argument", "0 0 results 1 1,x"),
    ("bad_argument", "0 0 trump ?"),
)


def test_what_is_no_line_is_told_with_its_number():
    for code, line in NO_LINES:
        error = raised(LogError, NOTATION.parse, line, 12)
        assert (error.code, error.line) == (code, 12), line


NO_RECORDS = (
    b"",
    b"\x00",
    b"\x00\x00",
    b"\x00\x00\x80",
    b"\xff\x00\x00",
    b"\x00\x00\x00\x00",
    b"\x01\x00\x00\xf0",
    b"\x03\x00\x00\x01\x0d",
    b"\x04\x00\x00\x04",
    b"\x05\x00\x00\x0f\x00",
    b"\x05\x00\x00\x00\x0d",
    b"\x02\x00\x00\x09\x01\x02",
    b"\x08\x00\x00\x00\x02\xff\xfe",
)


def test_bytes_that_are_no_move_are_told():
    for record in NO_RECORDS:
        assert raised(LogError, NOTATION.decode, record, 0, len(record), 0).code == "bad_record", record


def test_an_act_takes_its_arguments_and_leaves_out_only_the_optional():
    show, draw = NOTATION.act("show"), NOTATION.act("draw")
    assert [show.complete((1,) * count) for count in range(4)] == [False, True, True, False]
    assert [draw.complete((1,) * count) for count in range(2)] == [True, False]


def test_an_act_names_only_seats_of_the_table():
    pull, name = NOTATION.act("pull"), NOTATION.act("name")
    assert pull.seats_exist(Move(3, "pull", (2, 9)), 4)
    assert not pull.seats_exist(Move(4, "pull", (2, 9)), 4)
    assert not pull.seats_exist(Move(3, "pull", (4, 0)), 4)
    assert not pull.seats_exist(Move(NOBODY, "pull", (2, 0)), 4)
    assert name.seats_exist(Move(NOBODY, "name", (2, "Ana")), 4)
    assert not name.seats_exist(Move(NOBODY, "name", (4, "Ana")), 4)
    assert not name.seats_exist(Move(4, "name", (2, "Ana")), 4)


def test_small_numbers_take_one_byte():
    for number, size in ((0, 1), (127, 1), (128, 2), (16383, 2), (16384, 3)):
        out = bytearray()
        put(out, number)
        assert len(out) == size
        assert take(b"x" + bytes(out), 1) == (number, 1 + size)
