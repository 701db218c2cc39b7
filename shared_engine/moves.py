# SPDX-FileCopyrightText: 2026 The Mano authors
# SPDX-License-Identifier: MIT
"""Moves: what somebody did, as one object, one line of text or a few bytes; both forms are lossless.

A line reads ``1530+ 1 discard 5H``: milliseconds since the match began, marks, seat ("-" for the table), act,
arguments. Lists are joined by commas; an argument of kind "text" is the rest of its line.
A record holds: act number, seat and marks, time since the record before, arguments.
"""

from shared_engine.rulings import LogError

NOBODY = 15

JOINED = 1      # belongs to the same gesture as the move before
OVERRULED = 2   # the rules refuse it, the table allowed it
ASSUMED = 4     # not seen by anybody: filled in when the table caught up
MARKS = ((JOINED, "+"), (OVERRULED, "!"), (ASSUMED, "~"))


class Act:
    """One thing that can be done in a game.

    kinds: its arguments in order, each of "card", "cards", "rank", "ranks", "suit", "seat", "number", "numbers",
    "text" (only as the last). optional: how many of them, at the end, may be left out.
    private: what it tells is for its seat's eyes only. timed: the clock or a race depends on its time.
    table: it may also be done by nobody in particular (NOBODY).
    """

    def __init__(self, name, kinds=(), private=False, timed=False, optional=0, table=False):
        self.name = name
        self.kinds = kinds
        self.private = private
        self.timed = timed
        self.table = table
        self._least = len(kinds) - optional
        self._seats = [i for i, kind in enumerate(kinds) if kind == "seat"]

    def complete(self, args):
        """True when there are as many arguments as the act takes."""
        return self._least <= len(args) <= len(self.kinds)

    def seats_exist(self, move, players):
        """True when the move and its arguments name only seats of this table."""
        if move.seat >= players and not (self.table and move.seat == NOBODY):
            return False
        return all([move.args[i] < players for i in self._seats])


class Move:
    """What a seat did: act name, arguments, time in ms since the match began, and marks."""

    __slots__ = ("seat", "act", "args", "at", "marks")

    def __init__(self, seat, act, args=(), at=0, marks=0):
        self.seat = seat
        self.act = act
        self.args = args
        self.at = at
        self.marks = marks

    def marked(self, mark):
        """True when the move carries this mark."""
        return self.marks & mark != 0

    def __eq__(self, other):
        return (isinstance(other, Move) and self.seat == other.seat and self.act == other.act
                and tuple(self.args) == tuple(other.args) and self.at == other.at and self.marks == other.marks)

    def __repr__(self):
        return "Move(%d, %s, %r)" % (self.seat, self.act, self.args)


class Notation:
    """Writes and reads the moves of one game: its pack names the cards, its acts give the argument kinds."""

    def __init__(self, pack, acts):
        self.pack = pack
        self.acts = acts
        self._numbers = {act.name: i for i, act in enumerate(acts)}
        self._limits = {"card": pack.UNKNOWN + 1, "rank": len(pack.ranks), "suit": len(pack.suits), "seat": NOBODY}

    def act(self, name):
        """The Act of that name; KeyError where the game has none."""
        return self.acts[self._numbers[name]]

    # -- bytes

    def encode(self, move, before):
        """The move as a record; before: time in ms of the record before it."""
        number = self._numbers[move.act]
        out = bytearray((number, move.seat | move.marks << 4))
        put(out, move.at - before)
        for kind, value in zip(self.acts[number].kinds, move.args):
            if kind in _BYTE:
                out.append(value)
            else:
                _WRITERS[kind](out, value)
        return out

    def decode(self, data, start, end, before):
        """The move whose record is data[start:end]. Raises LogError when the bytes are no move of this game."""
        try:
            act = self.acts[data[start]]
            seat = data[start + 1]
            gap, i = take(data, start + 2)
            args = []
            for kind in act.kinds:
                if i >= end:
                    break
                value, i = _READERS[kind](data, i)
                self._demand_in_range(kind, value)
                args.append(value)
            if i == end:
                return Move(seat & 15, act.name, tuple(args), before + gap, seat >> 4)
        except (IndexError, ValueError):
            pass
        raise LogError("bad_record", start)

    def _demand_in_range(self, kind, value):
        limit = self._limits.get(kind[:-1] if kind in _LISTS else kind)
        if limit is not None and value and (max(value) if kind in _LISTS else value) >= limit:
            raise ValueError(value)

    # -- text

    def text(self, move):
        """The move as one line."""
        marks = "".join([sign for mark, sign in MARKS if move.marks & mark])
        seat = "-" if move.seat == NOBODY else str(move.seat)
        parts = [str(move.at) + marks, seat, move.act]
        for kind, value in zip(self.act(move.act).kinds, move.args):
            parts.append(self._word(kind, value))
        return " ".join(parts)

    def parse(self, line, number=0):
        """The move of one line; number: the line's own number, for the LogError it raises when it is none."""
        parts = line.split(" ", 3)
        if len(parts) < 3:
            raise LogError("bad_line", number, text=line)
        at, marks = self._time(parts[0], number)
        if parts[2] not in self._numbers:
            raise LogError("unknown_act", number, text=parts[2])
        try:
            seat = NOBODY if parts[1] == "-" else _seat(parts[1])
        except ValueError:
            raise LogError("bad_seat", number, text=parts[1])
        args = self._args(self.act(parts[2]).kinds, parts[3] if len(parts) > 3 else "", number)
        return Move(seat, parts[2], args, at, marks)

    def _time(self, word, number):
        marks = 0
        for mark, sign in MARKS:
            if sign in word:
                marks |= mark
                word = word.replace(sign, "")
        try:
            return _natural(word), marks
        except ValueError:
            raise LogError("bad_time", number, text=word)

    def _args(self, kinds, rest, number):
        args = []
        for kind in kinds:
            if not rest and kind != "text":
                break
            word, rest = (rest, "") if kind == "text" else (rest.split(" ", 1) + [""])[:2]
            try:
                args.append(self._value(kind, word))
            except ValueError:
                raise LogError("bad_argument", number, text=word)
        if rest:
            raise LogError("bad_argument", number, text=rest)
        return tuple(args)

    def _word(self, kind, value):
        if kind in _LISTS:
            return ",".join([self._word(kind[:-1], one) for one in value]) or "-"
        if kind == "card":
            return self.pack.text(value)
        if kind == "rank":
            return self.pack.ranks[value]
        return self.pack.suits[value] if kind == "suit" else str(value)

    def _value(self, kind, word):
        if kind in _LISTS:
            return tuple([self._value(kind[:-1], one) for one in word.split(",")]) if word != "-" else ()
        if kind == "card":
            return self.pack.parse(word)
        if kind == "rank":
            return self.pack.parse_rank(word)
        if kind == "suit":
            return self.pack.parse_suit(word)
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


def put(out, number):
    """Appends a number from 0 on, seven bits a byte."""
    while number > 127:
        out.append(number & 127 | 128)
        number >>= 7
    out.append(number)


def take(data, i):
    """(the number that `put` wrote at i, the place behind it)."""
    number = shift = 0
    while data[i] > 127:
        number |= (data[i] & 127) << shift
        shift += 7
        i += 1
    return number | data[i] << shift, i + 1


def _put_signed(out, number):
    put(out, number << 1 if number >= 0 else (-number << 1) - 1)


def _take_signed(data, i):
    number, i = take(data, i)
    return (-(number + 1) >> 1 if number & 1 else number >> 1), i


def _put_list(out, values):
    put(out, len(values))
    for value in values:
        _put_signed(out, value)


def _take_list(data, i):
    count, i = take(data, i)
    values = []
    for _ in range(count):
        value, i = _take_signed(data, i)
        values.append(value)
    return tuple(values), i


def _put_bytes(out, values):
    put(out, len(values))
    out.extend(bytes(values))


def _take_bytes(data, i):
    count, i = take(data, i)
    if i + count > len(data):
        raise IndexError
    return tuple(data[i:i + count]), i + count


def _put_text(out, text):
    raw = text.encode()
    put(out, len(raw))
    out.extend(raw)


def _take_text(data, i):
    count, i = take(data, i)
    return bytes(data[i:i + count]).decode(), i + count


def _take_byte(data, i):
    return data[i], i + 1


_BYTE = ("card", "rank", "suit", "seat")
_LISTS = ("cards", "ranks", "numbers")
_WRITERS = {"cards": _put_bytes, "ranks": _put_bytes, "number": _put_signed, "numbers": _put_list, "text": _put_text}
_READERS = {"card": _take_byte, "rank": _take_byte, "suit": _take_byte, "seat": _take_byte, "cards": _take_bytes,
            "ranks": _take_bytes, "number": _take_signed, "numbers": _take_list, "text": _take_text}
