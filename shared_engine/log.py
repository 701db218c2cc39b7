# SPDX-FileCopyrightText: 2026 The Mano authors
# SPDX-License-Identifier: MIT
"""The log of a match in memory: records one behind the other, each behind its length, decoded on demand."""

from shared_engine.moves import JOINED
from shared_engine.rulings import LogError, Refusal


class Log:
    """An append-only row of moves; only undo shortens it. notation: how the game's moves are written.

    changed: the offset from which it may differ from what was last saved; the recorder sets it back.
    """

    def __init__(self, notation):
        self.notation = notation
        self.data = bytearray()
        self.changed = 0

    def __len__(self):
        """Length in bytes; also the offset of the next record."""
        return len(self.data)

    def append(self, move, before):
        """Writes the move; before: time of the move before it. Raises ValueError(Refusal) when it is too large."""
        record = self.notation.encode(move, before)
        if len(record) > 255:
            raise ValueError(Refusal("record_too_large", firm=True))
        self.data.append(len(record))
        self.data.extend(record)

    def cut(self, offset):
        """Forgets everything from that offset on."""
        self.data = self.data[:offset]
        self.changed = min(self.changed, offset)

    def moves(self, start=0, before=0, stop=None):
        """Yields (offset, Move) from `start` on, those before `stop`; before: time of the move before the first.

        Raises LogError on bad bytes.
        """
        stop = len(self.data) if stop is None else stop
        while start < stop:
            end = self.behind(start)
            if end > len(self.data):
                raise LogError("bad_record", start)
            move = self.notation.decode(self.data, start + 1, end, before)
            yield start, move
            before = move.at
            start = end

    def behind(self, offset):
        """The offset of the record behind the one at `offset`."""
        return offset + 1 + self.data[offset]

    def acts(self, offset, stop=None):
        """Yields (offset, act name) from `offset` on, those before `stop`, without decoding the rest of the records."""
        stop = len(self.data) if stop is None else stop
        while offset < stop:
            yield offset, self.notation.acts[self.data[offset + 1]].name
            offset = self.behind(offset)

    def move_at(self, offset):
        """The move of the record at `offset`; its time counts from the record before it."""
        return self.notation.decode(self.data, offset + 1, self.behind(offset), 0)

    def last_gesture(self, start=0, before=0):
        """[(offset, Move)] of the last gesture at or behind `start`; [] when there is none."""
        last: list = []
        for entry in self.moves(start, before):
            if not entry[1].marked(JOINED):
                last = []
            last.append(entry)
        return last
