# SPDX-FileCopyrightText: 2026 The Mano authors
# SPDX-License-Identifier: MIT
"""A journal: checksummed frames over any row of bytes, one behind the other; a power cut loses at most the last.

The row is anything with ``len(row)``, ``row[a:b]`` and ``row[a:b] = bytes`` of the same length: non-volatile
memory, a bytearray, a file (see the stores). An erased byte reads 0xFF. Frames go only where bytes are erased; the
head may go over what a slot held before.

It begins with a head: magic, version, a *seal* (a number that no other use of the row shares), a check, and two
bytes that are written only when the row is given up, before it is erased: a torn erase must not leave the half of it.
Behind the head stand the frames (see `frames`).
"""

from binascii import crc32

from shared_engine.frames import ERASED, HEAD_SIZE, Journal, four, last_written, three

VERSION = 1
MAGIC = b"Ma"
_TOLD = 10              # bytes of the head before the mark that it is given up


def create(row, seal):
    """Writes the head; returns the Journal, or None when the row does not take it."""
    head = MAGIC + bytes((VERSION,)) + four(seal)
    head += three(crc32(head)) + b"\xff\xff"      # a slot is not erased first: whatever it held, it is not given up
    row[0:HEAD_SIZE] = head
    return Journal(row, seal, VERSION, fresh=True) if bytes(row[0:HEAD_SIZE]) == head else None


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
    return last_written(row, 0) == 0


def _is_head(head):
    return len(head) == _TOLD and head[:2] == MAGIC and head[7:] == three(crc32(head[:7]))


def _of_head(row, head):
    return Journal(row, head[3] | head[4] << 8 | head[5] << 16 | head[6] << 24, head[2])
