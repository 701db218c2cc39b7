# SPDX-FileCopyrightText: 2026 The Mano authors
# SPDX-License-Identifier: MIT
"""Checksummed frames over any row of bytes, one behind the other; a power cut loses at most the last.

The row is anything with ``len(row)``, ``row[a:b]`` and ``row[a:b] = bytes`` of the same length: non-volatile
memory, a bytearray, a file (see the stores). An erased byte reads 0xFF; only erased bytes are ever written.

It begins with a head: magic, version, a *seal* (a number that no other use of the row shares), a check, and two
bytes that are written only when the row is given up, before it is erased: a torn erase must not leave the half of it.
A frame is its kind and length, its payload and a check that also covers the seal and the place, so that
neither a remainder of older use nor a frame out of its place is ever taken for one of ours.

Behind a torn frame the next one is preceded by a TORN frame, which says where the valid part ended. Bad
bytes without one are the tear of the last power cut, or damage when a good frame lies behind them.
"""

from binascii import crc32

from shared_engine.rulings import Refusal

VERSION = 1
MAGIC = b"Ma"
HEAD_SIZE = 12
CHECK_SIZE = 3
AROUND = 3 + CHECK_SIZE     # bytes a frame takes besides its payload, at most
TORN = 0
ERASED = 0xFF

# the first byte of a frame holds three bits of kind and five of length; 30: two bytes of length follow. So it is
# never 0xFF.
_SHORT = 30
_TOLD = 10              # bytes of the head before the mark that it is given up
_CHUNK = 256
_LONGEST = 0xFFFF


class Journal:
    """The frames of one row of bytes. Make one with `create` or `opened`.

    tail: "clean", "torn" (the last frame is not whole: a power cut) or "damaged" (good frames lie behind bad
    bytes; they are not used). end: where the next frame goes. Both hold once the frames have been read.
    version: of the format, as its head tells.
    """

    def __init__(self, row, seal, version=VERSION, fresh=False):
        self.row = row
        self.seal = seal
        self.version = version
        self.end = HEAD_SIZE
        self.tail = "clean"
        self._torn_at = None    # where the valid part ended, until a TORN frame has said so
        self._sure = fresh      # False while `end` has to be looked for

    # -- reading

    def read(self):
        """All frames as a list of (kind, payload)."""
        return list(self.frames())

    def frames(self):
        """Yields (kind, payload) of every whole frame in order, then knows `end` and `tail`."""
        place = HEAD_SIZE
        while True:
            frame = self.frame_at(place)
            if frame is None:
                behind = self._behind_tear(place)
                if behind is None:
                    break
                place = behind
            else:
                yield frame[:2]
                place = frame[2]
        self._found_end(place)

    def _found_end(self, place):
        self.end = _last_written(self.row, place)
        self._torn_at = place if self.end > place else None
        self.tail = "clean" if self._torn_at is None else "torn"
        if self._frame_within(place + 1, self.end):
            self.tail = "damaged"
        self._sure = True

    def frame_at(self, place):
        """(kind, payload, place behind it), or None when no whole frame stands there."""
        head = bytes(self.row[place:place + 3])
        if len(head) < 3 or head[0] == ERASED:
            return None
        size, start = head[0] & 31, place + 1
        if size == _SHORT:
            size, start = head[1] | head[2] << 8, place + 3
        end = start + size
        if end + CHECK_SIZE > len(self.row):
            return None
        body = bytes(self.row[place:end])
        if bytes(self.row[end:end + CHECK_SIZE]) != self._check(place, body):
            return None
        return head[0] >> 5, body[start - place:], end + CHECK_SIZE

    def _behind_tear(self, place):
        """The place behind the TORN frame that says the valid part ended at `place`, or None."""
        note = bytes((TORN << 5 | 2,)) + _two(place)
        begin, end = place + 1, _last_written(self.row, place)
        while begin < end:
            i = bytes(self.row[begin:begin + _CHUNK]).find(note)
            if i < 0:
                begin += _CHUNK - len(note)
            else:
                frame = self.frame_at(begin + i)
                if frame:
                    return frame[2]
                begin += i + 1
        return None

    def _frame_within(self, start, end):
        # only so far: a good frame behind damage is near, and a slot full of rubbish must not delay the start
        return any(self.frame_at(place) for place in range(start, min(end, start + _CHUNK)))

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
            data = self._frame(start, TORN, _two(self._torn_at))
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
        note = 0 if self._torn_at is None else CHECK_SIZE + 1 + 2 + CHECK_SIZE
        return min(_LONGEST, max(0, len(self.row) - self.end - note - AROUND))

    def _frame(self, place, kind, payload):
        size = len(payload)
        length = b"" if size < _SHORT else _two(size)
        body = bytes((kind << 5 | min(size, _SHORT),)) + length + bytes(payload)
        return body + self._check(place, body)

    def _check(self, place, body):
        return _three(crc32(body, crc32(_four(self.seal) + _four(place))))


def create(row, seal):
    """Writes the head over erased bytes; returns the Journal, or None when the row does not take it."""
    head = MAGIC + bytes((VERSION,)) + _four(seal)
    head += _three(crc32(head))
    row[0:_TOLD] = head
    return Journal(row, seal, fresh=True) if bytes(row[0:_TOLD]) == head else None


def opened(row):
    """The Journal of a row that has a whole head, or None. Its version may be newer than VERSION."""
    head = bytes(row[0:_TOLD])
    return _of_head(row, head) if _is_head(head) and not is_given_up(row) else None


def mended(row):
    """The Journal of a row of whose head one byte has changed by itself, or None."""
    head = bytearray(row[0:_TOLD])
    if head == b"\xff" * len(head):
        return None     # never written: not worth 2,560 tries
    for i in range(len(head)):
        found = head[i]
        for head[i] in range(256):
            if _is_head(head) and not is_given_up(row):
                return _of_head(row, head)
        head[i] = found
    return None


def give_up(row):
    """Says of a row that it is not to be read again, before it is erased."""
    for place in range(_TOLD, HEAD_SIZE):
        if bytes(row[place:place + 1]) == b"\xff":     # else a power cut has begun with it
            row[place:place + 1] = b"\0"


def is_given_up(row):
    """True when `give_up` has said so. A single byte of it may have changed by itself."""
    return ERASED not in bytes(row[_TOLD:HEAD_SIZE])


def is_erased(row):
    """True when every byte is still to be written."""
    return _last_written(row, 0) == 0


def _is_head(head):
    return len(head) == _TOLD and head[:2] == MAGIC and head[7:] == _three(crc32(head[:7]))


def _of_head(row, head):
    return Journal(row, head[3] | head[4] << 8 | head[5] << 16 | head[6] << 24, head[2])


def _last_written(row, start):
    """The place behind the last byte from `start` on that is not erased; `start` when all are."""
    end = len(row)
    while end > start:
        begin = max(start, end - _CHUNK)
        written = len(bytes(row[begin:end]).rstrip(b"\xff"))
        if written:
            return begin + written
        end = begin
    return start


def _two(number):
    return bytes((number & 255, number >> 8))


def _three(number):
    return bytes((number & 255, number >> 8 & 255, number >> 16 & 255))


def _four(number):
    return _three(number) + bytes((number >> 24 & 255,))
