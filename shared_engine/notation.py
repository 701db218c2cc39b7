# SPDX-FileCopyrightText: 2026 The Mano authors
# SPDX-License-Identifier: MIT
"""The two forms of a move, both lossless: a record of a few bytes, and a line of text (see lines).

A record holds: act number, seat and marks, time since the record before, arguments.
"""

from binascii import crc32

from shared_engine.moves import NOBODY, Move, put, take
from shared_engine.rulings import LogError


class Notation:
    """Writes and reads the moves of one game: its pack names the cards, its acts give the argument kinds."""

    def __init__(self, pack, acts):
        self.pack = pack
        self.acts = acts        # by number
        self.numbers = {act.name: i for i, act in enumerate(acts)}
        self._limits = {"card": pack.UNKNOWN + 1, "rank": len(pack.ranks), "suit": len(pack.suits), "seat": NOBODY}

    def act(self, name):
        """The Act of that name; KeyError where the game has none."""
        return self.acts[self.numbers[name]]

    def dialect(self):
        """A number that changes with the acts of a game, since records name an act by its place among them."""
        acts = [act.name + "(" + ",".join(act.kinds) + ")" for act in self.acts]
        return crc32(" ".join(acts).encode()) & 0xFFFF

    # -- bytes

    def encode(self, move, before):
        """The move as a record; before: time in ms of the record before it."""
        number = self.numbers[move.act]
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
        limit = self._limits.get(kind[:-1] if kind in LISTS else kind)
        if limit is not None and value and (max(value) if kind in LISTS else value) >= limit:
            raise ValueError(value)

    # -- text; people, files and tests read it, a match does not need it

    def text(self, move):
        """The move as one line."""
        from shared_engine import lines
        return lines.text(self, move)

    def parse(self, line, number=0):
        """The move of one line; number: the line's own number, for the LogError it raises when it is none."""
        from shared_engine import lines
        return lines.parse(self, line, number)


def _put_signed(out, number):
    put(out, number << 1 if number >= 0 else (-number << 1) - 1)


def _take_signed(data, i):
    number, i = take(data, i)
    return (-(number + 1) >> 1 if number & 1 else number >> 1), i


def put_list(out, values):
    """Appends how many whole numbers, then each of them."""
    put(out, len(values))
    for value in values:
        _put_signed(out, value)


def take_list(data, i):
    """(the tuple that `put_list` wrote at i, the place behind it)."""
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
LISTS = ("cards", "ranks", "numbers")
_WRITERS = {"cards": _put_bytes, "ranks": _put_bytes, "number": _put_signed, "numbers": put_list, "text": _put_text}
_READERS = {"card": _take_byte, "rank": _take_byte, "suit": _take_byte, "seat": _take_byte, "cards": _take_bytes,
            "ranks": _take_bytes, "number": _take_signed, "numbers": take_list, "text": _take_text}
