# SPDX-FileCopyrightText: 2026 The Mano authors
# SPDX-License-Identifier: MIT
"""Any move at all survives both forms; any bytes at all are a move or a LogError."""

from hypothesis import given
from hypothesis import strategies as st

from shared_engine.moves import NOBODY, Move
from shared_engine.rulings import LogError
from tests.engine.test_moves import ACTS, NOTATION

KINDS = {
    "card": st.integers(0, NOTATION.pack.UNKNOWN),
    "rank": st.integers(0, 12),
    "suit": st.integers(0, 3),
    "seat": st.integers(0, NOBODY - 1),
    "number": st.integers(-(2**40), 2**40),
    "text": st.text(st.characters(blacklist_categories=["Cs", "Cc", "Zl", "Zp"]), max_size=60),
}
for kind in ("card", "rank", "number"):
    KINDS[kind + "s"] = st.lists(KINDS[kind], max_size=20).map(tuple)


@st.composite
def moves(draw):
    act = draw(st.sampled_from(ACTS))
    args = tuple(draw(KINDS[kind]) for kind in act.kinds)
    return Move(
        draw(st.integers(0, NOBODY)), act.name, args, draw(st.integers(0, 2**40)), draw(st.integers(0, 7))
    )


@given(moves(), st.integers(0, 2**40))
def test_bytes_lose_nothing(move, gap):
    before = max(0, move.at - gap)
    record = NOTATION.encode(move, before)
    assert NOTATION.decode(record, 0, len(record), before) == move


@given(moves())
def test_text_loses_nothing(move):
    assert NOTATION.parse(NOTATION.text(move)) == move


@given(st.binary(max_size=40))
def test_any_bytes_are_a_move_or_a_clear_error(data):
    try:
        move = NOTATION.decode(data, 0, len(data), 0)
    except LogError as error:
        assert error.code == "bad_record"
    else:
        assert NOTATION.parse(NOTATION.text(move)).act == move.act


@given(st.text(max_size=40))
def test_any_line_is_a_move_or_a_clear_error(line):
    try:
        NOTATION.parse(line, 3)
    except LogError as error:
        assert error.line == 3
