# SPDX-FileCopyrightText: 2026 The Mano authors
# SPDX-License-Identifier: MIT
"""Reading a journal: its frames in order, past what power cuts have torn; then where it ends is known."""

from shared_engine.frames import (
    CHECK_SIZE,
    CHUNK,
    ERASED,
    PLACE_SIZE,
    SHORT,
    TORN,
    last_written,
    two,
)

GLANCE = 36     # bytes that are read at once: a short frame whole


def frames(journal):
    """Yields (kind, payload) of every whole frame in order but TORN ones, then knows `end` and `tail`."""
    place = journal.start
    while True:
        frame = frame_at(journal, place)
        if frame is None:
            behind = _behind_tear(journal, place)
            if behind is None:
                break
            place = behind
        else:
            kind, payload, place = frame
            if kind != TORN or len(payload) > PLACE_SIZE:
                yield kind, payload
    end = last_written(journal.row, place)
    journal.found_end(place, end, _frame_within(journal, place + 1, end))


def frame_at(journal, place):
    """(kind, payload, place behind it), or None when no whole frame stands there."""
    found = journal.row[place:place + GLANCE]
    if len(found) < 3 or found[0] == ERASED:
        return None
    size, start = found[0] & 31, 1
    if size == SHORT:
        size, start = found[1] | found[2] << 8, 3
    end = start + size
    behind = end + CHECK_SIZE
    if place + behind > len(journal.row):
        return None     # a damaged length; to read so much of a file would take a board's whole heap
    if behind > len(found):
        found = journal.row[place:place + behind]
    if found[end:behind] != journal.check(place, found[:end]):
        return None
    return found[0] >> 5, bytes(found[start:end]), place + behind


def _behind_tear(journal, place):
    """The place behind the TORN frame that says the valid part ended at `place`, or None."""
    note = bytes((TORN << 5 | PLACE_SIZE,)) + two(place)
    begin, end = place + 1, last_written(journal.row, place)
    while begin < end:
        i = bytes(journal.row[begin:begin + CHUNK]).find(note)
        if i < 0:
            begin += CHUNK - len(note)
        else:
            frame = frame_at(journal, begin + i)
            if frame:
                return frame[2]
            begin += i + 1
    return None


def _frame_within(journal, start, end):
    # only so far: a good frame behind damage is near, and a slot full of rubbish must not delay the start
    return any(frame_at(journal, place) for place in range(start, min(end, start + CHUNK)))
