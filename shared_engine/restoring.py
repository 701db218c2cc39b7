# SPDX-FileCopyrightText: 2026 The Mano authors
# SPDX-License-Identifier: MIT
"""A match made again from the frames of its journal (see recorder): its log is folded once, at the end."""

from shared_engine.closed_deals import Deals
from shared_engine.heading_reading import HeadingReader
from shared_engine.moves import JOINED, take
from shared_engine.recorder import CHANGE, CLOSED, LOG, MOVE, START
from shared_engine.rulings import LogError


def restore(frames):
    """(Match, facts) of these (kind, payload); facts: what `whole.start` was given.

    Raises LogError "no_start" when they do not begin a match, "unknown_game", or "other_acts" when another
    version of the game wrote them.
    """
    restorer = None
    for kind, payload in frames:
        if kind == START:
            restorer = Restorer(payload)
        elif restorer is None:
            raise LogError("no_start")
        else:
            restorer.take(kind, payload)
    if restorer is None:
        raise LogError("no_start")
    return restorer.match(), restorer.facts


class Restorer:
    """Takes the frames of one match after the other; `match` folds what came of them."""

    def __init__(self, start):
        lines, at, acts, self.facts = read_start(start)
        heading = HeadingReader()
        for line in lines:
            heading.take(line)
        self._match = heading.match(at=at)
        if self._match.notation.dialect() != acts:
            raise LogError("other_acts", game=self._match.game.name)
        self._records = bytearray()
        self._at = at       # time of the last record
        self._undone = []
        self._deals = Deals()

    def take(self, kind, payload):
        """One more frame, of any kind but START."""
        if kind == MOVE:
            self._deals.add(len(self._records), payload[0], self._at)
            self._records.append(len(payload))
            self._records.extend(payload)
            self._at += take(payload, 2)[0]     # behind its act and seat
        elif kind == LOG:
            self._add(payload)
        elif kind == CLOSED:
            self._deals.close(payload)
        elif kind == CHANGE:
            cut, i = take(payload, 0)
            undone, i = take(payload, i)
            gestures = self._cut(cut)
            # of what was undone in one step, the device may have dropped the first again (a pause)
            dropped = max(0, len(self._undone) + len(gestures) - undone) if gestures else 0
            self._undone = (self._undone + gestures[dropped:])[:undone]
            self._add(payload[i:])

    def match(self):
        """The Match, its log folded."""
        self._match.log.data.extend(self._records)
        self._deals.fold(self._match.course)
        self._match.undone = self._undone
        return self._match

    def _add(self, records):
        offset, data = len(self._records), self._records
        data.extend(records)
        while offset < len(data):
            self._deals.add(offset, data[offset + 1], self._at)
            self._at += _time_passed(data, offset)
            offset += 1 + data[offset]

    def _cut(self, size):
        if not size:
            return []
        if size > len(self._records):
            raise LogError("bad_record", len(self._records))
        start = len(self._records) - size
        records = self._records[start:]
        self._records = self._records[:start]
        self._at -= _duration(records)
        self._deals.cut(start)
        return _gestures(self._match.notation, records, self._at)[::-1]


def read_start(start):
    """(lines of the set-up, time it begins at, number of the acts, facts) of a START frame."""
    lines, at, acts, facts = [], 0, None, {}
    for line in bytes(start).decode().split("\n"):
        words = line.split(" ")
        if words[0] == "at":
            at = int(words[1])
        elif words[0] == "acts":
            acts = int(words[1])
        elif words[0] == "keep":
            facts[words[1]] = int(words[2])
        else:
            lines.append(line)
    return lines, at, acts, facts


def _time_passed(records, i):
    """Milliseconds between the record that begins there and the one before it."""
    return take(records, i + 3)[0]      # behind its length, act and seat


def _duration(records):
    """Milliseconds from the time before these records to the last of them."""
    at = i = 0
    while i < len(records):
        at += _time_passed(records, i)
        i += 1 + records[i]
    return at


def _gestures(notation, records, before):
    """The records as lists of Moves, one a gesture, in order."""
    gestures: list = []
    i = 0
    while i < len(records):
        end = i + 1 + records[i]
        move = notation.decode(records, i + 1, end, before)
        if move.marked(JOINED) and gestures:
            gestures[-1].append(move)
        else:
            gestures.append([move])
        before = move.at
        i = end
    return gestures
