# SPDX-FileCopyrightText: 2026 The Mano authors
# SPDX-License-Identifier: MIT
"""Frames in a journal (see there): how they are written, one behind the other.

A frame is its kind and length, its payload and a check that also covers the seal and the place, so that neither a
remainder of older use nor a frame out of its place is ever taken for one of ours. Behind a torn frame the next one is
preceded by a TORN frame, which says where the valid part ended. Bad bytes without one are the tear of the last power
cut, or damage when a good frame lies behind them.
"""

from binascii import crc32
from struct import pack

from shared_engine.rulings import Refusal

HEAD_SIZE = 12
CHECK_SIZE = 3
AROUND = 3 + CHECK_SIZE     # bytes a frame takes besides its payload, at most
ASIDE = 0           # kind of a frame that tells nothing new
TORN = ASIDE        # the place where the valid part ended; no other aside is so short
PLACE_SIZE = 2
ERASED = 0xFF

# the first byte of a frame holds three bits of kind and five of length; 30: two bytes of length follow. So it is
# never 0xFF.
SHORT = 30
CHUNK = 256
_LONGEST = 0xFFFF


class Journal:
    """The frames of one row of bytes. Make one with `journal.create` or `journal.opened`.

    tail: "clean", "torn" (the last frame is not whole: a power cut) or "damaged" (good frames lie behind bad
    bytes; they are not used). end: where the next frame goes. Both hold once the frames have been read.
    start: where the first frame that is used stands; who knows what a damaged beginning told skips it.
    version: of the format, as its head tells.
    """

    def __init__(self, row, seal, version, fresh=False):
        self.row = row
        self.seal = seal
        self.version = version
        self.start = self.end = HEAD_SIZE
        self.tail = "clean"
        self._torn_at = None    # where the valid part ended, until a TORN frame has said so
        self._sure = fresh      # False while `end` has to be looked for

    # -- reading

    def read(self):
        """All frames as a list of (kind, payload)."""
        return list(self.frames())

    def frames(self):
        """See journal_reading."""
        return _reading().frames(self)

    def found_end(self, place, end, damaged):
        """Where the frames end, and where their valid part does, is known now; damaged: good frames lie behind it."""
        self.end = end
        self._torn_at = place if end > place else None
        self.tail = "damaged" if damaged else "clean" if self._torn_at is None else "torn"
        self._sure = True

    def frame_at(self, place):
        """(kind, payload, place behind it), or None when no whole frame stands there."""
        return _reading().frame_at(self, place)

    # -- writing

    def append(self, kind, payload):
        """Writes one frame. Returns None when it stands, or a Refusal: "store_full" or "store_broken".

        Nothing of a refused frame is ever read again. An OSError of the row goes through to the caller.
        """
        if not self._sure:
            self.read()
        start, data = self.end, b""
        if self._torn_at is not None:
            start += CHECK_SIZE     # else the note's first bytes might be those that the torn frame's check lacks
            data = self._frame(start, TORN, two(self._torn_at))
        data += self._frame(start + len(data), kind, payload)
        end = start + len(data)
        if end > len(self.row) or len(payload) > _LONGEST:
            return Refusal("store_full", firm=True, size=len(payload), room=self.room)
        self._sure = False
        try:
            self.row[start:end] = data
        except OSError:
            if bytes(self.row[start:end]) != data:
                raise
        if bytes(self.row[start:end]) != data:
            return Refusal("store_broken", firm=True)
        self.end, self._torn_at, self.tail, self._sure = end, None, "clean", True
        return None

    @property
    def whole(self):
        """The place behind the last whole frame, once the frames have been read."""
        return self.end if self._torn_at is None else self._torn_at

    @property
    def room(self):
        """The longest payload that still fits."""
        note = 0 if self._torn_at is None else CHECK_SIZE + 1 + PLACE_SIZE + CHECK_SIZE
        return min(_LONGEST, max(0, len(self.row) - self.end - note - AROUND))

    def _frame(self, place, kind, payload):
        size = len(payload)
        length = b"" if size < SHORT else two(size)
        body = bytes((kind << 5 | min(size, SHORT),)) + length + bytes(payload)
        return body + self.check(place, body)

    def check(self, place, body):
        """The check of a frame at that place."""
        return three(crc32(body, crc32(pack("<II", self.seal, place))))


def last_written(row, start):
    """The place behind the last byte from `start` on that is not erased; `start` when all are."""
    end = len(row)
    while end > start:
        begin = max(start, end - CHUNK)
        written = len(bytes(row[begin:end]).rstrip(b"\xff"))
        if written:
            return begin + written
        end = begin
    return start


def two(number):
    """A number in two bytes, the lower one first."""
    return number.to_bytes(2, "little")


def three(number):
    """A number in three bytes, the lowest first."""
    return (number & 0xFFFFFF).to_bytes(3, "little")


def four(number):
    """A number in four bytes, the lowest first."""
    return number.to_bytes(4, "little")


def _reading():
    # at the start only, or after a failure
    from shared_engine import journal_reading
    return journal_reading
