# SPDX-FileCopyrightText: 2026 The Mano authors
# SPDX-License-Identifier: MIT
"""A move as one line of text.

It reads ``1530+ 1 discard 5H``: milliseconds since the match began, marks, seat ("-" for the table), act,
arguments. Lists are joined by commas; an argument of kind "text" is the rest of its line.
"""

from shared_engine.moves import ASSUMED, JOINED, NOBODY, OVERRULED, Move
from shared_engine.notation import LISTS
from shared_engine.rulings import LogError

MARKS = ((JOINED, "+"), (OVERRULED, "!"), (ASSUMED, "~"))


def text(notation, move):
    """The move as one line."""
    marks = "".join([sign for mark, sign in MARKS if move.marks & mark])
    seat = "-" if move.seat == NOBODY else str(move.seat)
    parts = [str(move.at) + marks, seat, move.act]
    for kind, value in zip(notation.act(move.act).kinds, move.args):
        parts.append(_word(notation.pack, kind, value))
    return " ".join(parts)


def parse(notation, line, number=0):
    """The move of one line; number: the line's own number, for the LogError it raises when it is none."""
    parts = line.split(" ", 3)
    if len(parts) < 3:
        raise LogError("bad_line", number, text=line)
    at, marks = _time(parts[0], number)
    if parts[2] not in notation.numbers:
        raise LogError("unknown_act", number, text=parts[2])
    try:
        seat = NOBODY if parts[1] == "-" else _seat(parts[1])
    except ValueError:
        raise LogError("bad_seat", number, text=parts[1])
    args = _args(notation.pack, notation.act(parts[2]).kinds, parts[3] if len(parts) > 3 else "", number)
    return Move(seat, parts[2], args, at, marks)


def _time(word, number):
    marks = 0
    for mark, sign in MARKS:
        if sign in word:
            marks |= mark
            word = word.replace(sign, "")
    try:
        return _natural(word), marks
    except ValueError:
        raise LogError("bad_time", number, text=word)


def _args(pack, kinds, rest, number):
    args = []
    for kind in kinds:
        if not rest and kind != "text":
            break
        word, rest = (rest, "") if kind == "text" else (rest.split(" ", 1) + [""])[:2]
        try:
            args.append(_value(pack, kind, word))
        except ValueError:
            raise LogError("bad_argument", number, text=word)
    if rest:
        raise LogError("bad_argument", number, text=rest)
    return tuple(args)


def _word(pack, kind, value):
    if kind in LISTS:
        return ",".join([_word(pack, kind[:-1], one) for one in value]) or "-"
    if kind == "card":
        return pack.text(value)
    if kind == "rank":
        return pack.ranks[value]
    return pack.suits[value] if kind == "suit" else str(value)


def _value(pack, kind, word):
    if kind in LISTS:
        return tuple([_value(pack, kind[:-1], one) for one in word.split(",")]) if word != "-" else ()
    if kind == "card":
        return pack.parse(word)
    if kind == "rank":
        return pack.parse_rank(word)
    if kind == "suit":
        return pack.parse_suit(word)
    if kind == "seat":
        return _seat(word)
    return word if kind == "text" else int(word)


def _natural(word):
    if not word.isdigit():
        raise ValueError(word)
    return int(word)


def _seat(word):
    seat = _natural(word)
    if seat >= NOBODY:
        raise ValueError(word)
    return seat
