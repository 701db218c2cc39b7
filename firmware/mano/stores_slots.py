# SPDX-FileCopyrightText: 2026 The Mano authors
# SPDX-License-Identifier: MIT
"""Two files on the drive, each in a folder and flash sectors of its own, written in turn: one of them is always whole.

A slot is a journal: what restores a match, END, KEPT matches (the latest first), a second END. Writing in place
touches no sector but the file's and its folder's; files are made once, with padding between them.
"""

import os

from shared_engine import journal
from shared_engine.recorder import END, KEPT

SIZE = 16384            # bytes of a slot
PADDING = 4096          # an erase sector of flash
CHUNK = 256
CLOSING = 16            # bytes for the last END, and a few to spare
BROKEN, FULL, READ_ONLY = 5, 28, 30     # errno


class FileRow:
    """The bytes of a file, for a Journal. Open it while it is used."""

    def __init__(self, path):
        self._path = path
        self._file = None
        self._size = 0

    def open(self, mode="rb"):
        """mode: "rb", or "r+b" to write."""
        self._file = open(self._path, mode)     # noqa: SIM115 (it stays open while the journal is written)
        self._size = self._file.seek(0, 2)

    def close(self):
        """Everything written is on the drive."""
        if self._file:
            self._file.close()
            self._file = None

    def __len__(self):
        return self._size

    def __getitem__(self, part):
        self._file.seek(part.start)
        return self._file.read(part.stop - part.start)

    def __setitem__(self, part, data):
        self._file.seek(part.start)
        self._file.write(data)


class Slots:
    """The pair of slots in one folder."""

    def __init__(self, folder):
        self._folder = folder.rstrip("/")
        self._rows = [FileRow(path) for path in self._paths()]

    def look(self, steps=False):
        """For each slot (Journal or None, how many ENDs: 1 when only its archive is not whole, 2 when all is).

        steps: read also what was appended behind the last END.
        """
        return [self._look(number, steps) for number in (0, 1)]

    def _look(self, number, steps=False):
        row = self._rows[number]
        try:
            row.open()
        except OSError:
            return None, 0
        try:
            found = journal.opened(row) or journal.mended(row)
            if found is None or found.version > journal.VERSION:
                return found, 0
            return found, sum([kind == END for kind, _ in _frames(found, steps)])
        finally:
            row.close()

    def frames(self, number, steps=False):
        """Yields (kind, payload) of a slot up to its last END, with steps also those behind."""
        row = self._rows[number]
        row.open()
        try:
            yield from _frames(journal.opened(row) or journal.mended(row), steps)
        finally:
            row.close()

    def write(self, number, seal, frames, kept, spare=0):
        """Writes a slot anew and reads it back. Returns None, or why it is not whole (see stores).

        frames: what restores the match. kept: new KEPT frames; those of the other slot follow as space allows.
        spare: bytes to leave free for steps behind them.
        """
        try:
            self._prepare()
            self._write(number, seal, frames, kept, spare)
        except OSError as error:
            return {READ_ONLY: "drive_in_use", FULL: "drive_full"}.get(error.args[0], "drive_broken")
        found, ends = self._look(number)
        return None if found and found.seal == seal and ends == 2 else "drive_broken"

    def copy(self, source, target):
        """Makes one slot the same as the other. Raises OSError."""
        source, target = self._rows[source], self._rows[target]
        source.open()
        target.open("r+b")
        try:
            for place in range(0, len(source), CHUNK):
                target[place:place + CHUNK] = source[place:place + CHUNK]
        finally:
            source.close()
            target.close()

    def append(self, number, slot, frames):
        """Writes steps behind all that a slot holds; slot: its Journal if known. Returns (Journal, None or a Refusal).

        Raises OSError.
        """
        row = self._rows[number]
        row.open("r+b")
        try:
            slot = slot or journal.opened(row) or journal.mended(row)
            for frame in frames:
                refusal = slot.append(*frame)
                if refusal:
                    return slot, refusal
            return slot, None
        finally:
            row.close()

    def _write(self, number, seal, frames, kept, spare):
        row = self._rows[number]
        row.open("r+b")
        try:
            slot = journal.create(row, seal)
            if slot is None or any([slot.append(*frame) for frame in frames + [(END, b"")]]):
                raise OSError(BROKEN)
            for kind, payload in self._all_kept(kept, 1 - number):
                if len(payload) + spare + CLOSING > slot.room or slot.append(kind, payload):
                    break
            slot.append(END, b"")
            if spare:
                _erase(row, slot.end)   # so that the end of the steps is found
        finally:
            row.close()

    def _all_kept(self, kept, other):
        yield from kept
        if self._look(other)[1]:
            for frame in self.frames(other):
                if frame[0] == KEPT:
                    yield frame

    # -- making them

    def _prepare(self):
        if not self.made():
            self.make()

    def made(self):
        """Whether the files are there."""
        return all([_size(path) == SIZE for path in self._paths()])

    def make(self):
        """Makes the files, which takes a Pico six seconds; raises OSError when that cannot be."""
        _fill(self._folder + "/save.pad", PADDING)
        for path in self._paths():
            folder = path[:path.rfind("/")]
            try:
                os.mkdir(folder)
            except OSError:
                pass    # it is there; else the file tells
            _fill(path, SIZE)
            _fill(folder + "/pad", PADDING)

    def _paths(self):
        return ["%s/save%d/slot" % (self._folder, number) for number in (0, 1)]


def _frames(slot, steps):
    # unless there are steps, what lies behind the second END is left of an older use; looking through it takes long
    ends = 0
    for frame in slot.frames():
        yield frame
        ends += frame[0] == END
        if ends == 2 and not steps:
            break


def _erase(row, start):
    while start < len(row):
        end = min(len(row), start + CHUNK)
        row[start:end] = b"\xff" * (end - start)
        start = end


def _size(path):
    try:
        return os.stat(path)[6]
    except OSError:
        return 0


def _fill(path, size):
    if _size(path) == size:
        return
    with open(path, "wb") as file:
        for _ in range(size // PADDING):    # in pieces of less than a block each would rewrite the drive's tables
            file.write(b"\xff" * PADDING)
