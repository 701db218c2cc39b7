# SPDX-FileCopyrightText: 2026 The Mano authors
# SPDX-License-Identifier: MIT
"""Reading a journal: its frames in order, past what power cuts have torn; then where it ends is known."""

from shared_engine.frames import CHECK_SIZE, CHUNK, ERASED, HEAD_SIZE, SHORT, TORN, last_written, two


def frames(journal):
    """Yields (kind, payload) of every whole frame in order, then knows `end` and `tail`."""
    place = HEAD_SIZE
    while True:
        frame = frame_at(journal, place)
        if frame is None:
            behind = _behind_tear(journal, place)
            if behind is None:
                break
            place = behind
        else:
            yield frame[:2]
            place = frame[2]
    end = last_written(journal.row, place)
    journal.found_end(place, end, _frame_within(journal, place + 1, end))


def frame_at(journal, place):
    """(kind, payload, place behind it), or None when no whole frame stands there."""
    head = bytes(journal.row[place:place + 3])
    if len(head) < 3 or head[0] == ERASED:
        return None
    size, start = head[0] & 31, place + 1
    if size == SHORT:
        size, start = head[1] | head[2] << 8, place + 3
    end = start + size
    if end + CHECK_SIZE > len(journal.row):
        return None
    body = bytes(journal.row[place:end])
    if bytes(journal.row[end:end + CHECK_SIZE]) != journal.check(place, body):
        return None
    return head[0] >> 5, body[start - place:], end + CHECK_SIZE


def _behind_tear(journal, place):
    """The place behind the TORN frame that says the valid part ended at `place`, or None."""
    note = bytes((TORN << 5 | 2,)) + two(place)
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
