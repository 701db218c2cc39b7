# SPDX-FileCopyrightText: 2026 The Mano authors
# SPDX-License-Identifier: MIT
"""Memories that wear and tear: nvm as on an RP2040 and slots on a drive, with every write taken apart.

A memory performs its writes at once and notes each as an Operation. `torn` then gives all the states in which a
power cut inside that operation may leave the memory.
"""

from mano.stores_drive import DriveStore
from mano.stores_nvm import NvmStore
from mano.stores_slots import SIZE, Slots

SECTOR = 4096
ERASED = 0xFF
LONG = 64  # bytes
EDGES = (0, 1, 9, 10, 11, 12, 13, 20, 64, 256, 1000, 2048, 4000)  # how far an erase may have come


class Operation:
    """One program, erase or write. old, new: a whole region from `start` on; first, last: what changes in it."""

    def __init__(self, memory, kind, start, old, new, first=0, last=None):
        self.memory, self.kind, self.start, self.old, self.new = memory, kind, start, old, new
        self.first = first
        self.last = len(new) if last is None else last

    def __repr__(self):
        return f"{self.kind} of {self.last - self.first} bytes of {self.memory.name} at {self.start + self.first}"

    def put(self, state):
        """The region holds this now."""
        self.memory.data[self.start : self.start + len(state)] = state

    def torn(self, chance, stride=1):
        """Each state of the region after a cut, once; of a long write only every stride-th byte is cut."""
        seen = {self.new}
        for state in self._torn(chance, stride if self.last - self.first > LONG else 1):
            if state not in seen:
                seen.add(state)
                yield state

    def _torn(self, chance, stride):
        if self.kind == "erase":
            yield from self._torn_at(EDGES + (len(self.new) - 1,))
            yield from self._torn_from_behind()
            yield from (self._in_disorder(chance) for _ in range(4))
            return
        for done in range(self.first, self.last, stride):
            half = bytes([_some_bits(self.old[done], self.new[done], chance)])
            yield self.new[:done] + self.old[done:]
            yield self.new[:done] + half + self.old[done + 1 :]
        yield from (self._in_disorder(chance) for _ in range(min(4, self.last - self.first)))
        if self.kind == "write":  # the sectors were erased, and not all of them written again
            blank = bytes([ERASED]) * len(self.new)
            yield blank
            yield self.new[: self.last] + blank[self.last :]
            yield chance.randbytes(len(self.new))

    def _torn_at(self, places):
        return (self.new[:done] + self.old[done:] for done in places)

    def _torn_from_behind(self):
        return (self.old[:kept] + self.new[kept:] for kept in EDGES)

    def _in_disorder(self, chance):
        before, behind = self.new[: self.first], self.old[self.last :]
        pairs = zip(self.old[self.first : self.last], self.new[self.first : self.last])
        return before + bytes(_some_bits(old, new, chance) for old, new in pairs) + behind


def _some_bits(old, new, chance):
    """Bits on their way from old to new: each has changed or not."""
    way = chance.randrange(256)
    return old & ~way & 255 | new & way


class Memory:
    """Bytes; every change is noted in `operations`. name: for messages."""

    def __init__(self, size, name, operations):
        self.data = bytearray([ERASED]) * size
        self.name = name
        self.operations = operations
        self.erases = self.programmed = 0

    def __len__(self):
        return len(self.data)

    def __getitem__(self, part):
        return bytes(self.data[part])

    def perform(self, kind, start, new, first=0, last=None):
        operation = Operation(self, kind, start, self[start : start + len(new)], bytes(new), first, last)
        self.operations.append(operation)
        operation.put(new)


class Nvm(Memory):
    """As CircuitPython writes it on an RP2040: erased bytes are programmed, anything else erases the sector."""

    def __init__(self, operations, size=SECTOR):
        super().__init__(size, "nvm", operations)

    def __setitem__(self, part, new):
        start = part.start
        assert len(new) == part.stop - start
        if self.data[part].count(ERASED) == len(new):
            self._program(start, new)
            return
        merged = self.data[:start] + bytearray(new) + self.data[start + len(new) :]
        self.perform("erase", 0, bytes([ERASED]) * len(self))
        self.erases += 1
        if merged.count(ERASED) < len(merged):
            self._program(0, merged)

    def _program(self, start, new):
        self.perform("program", start, new)
        self.programmed += len(new)


class SlotRow(Memory):
    """A preallocated file. A write rewrites its sectors; a cut may leave less in them than there was."""

    def __init__(self, number, operations):
        super().__init__(SIZE, f"slot {number}", operations)
        self.mode = None
        self.openings = 0  # for writing: no sector is erased more often
        self._touched = set()

    def open(self, mode="rb"):
        self.mode = mode
        self._touched = set()

    def close(self):
        """The sectors written while it was open, and the one of its folder, are erased once each."""
        if self._touched:
            self.erases += 1 + len(self._touched)
            self.openings += 1
        self.mode = None

    def __getitem__(self, part):
        assert self.mode, "the file is closed"
        return bytes(self.data[part])

    def __setitem__(self, part, new):
        assert self.mode == "r+b", "the file is not open for writing"
        assert len(new) == part.stop - part.start
        first, behind = part.start // SECTOR * SECTOR, -(-part.stop // SECTOR) * SECTOR
        self._touched.update(range(first, behind, SECTOR))
        self.programmed += len(new)
        whole = self[first : part.start] + bytes(new) + self[part.stop : behind]
        self.perform("write", first, whole, part.start - first, part.stop - first)


class EmulatedSlots(Slots):
    """A pair of slots in memory: two SlotRows. locked: the errno that every write raises, or None."""

    def __init__(self, rows):
        self.locked = None
        self._rows = rows

    @property
    def rows(self):
        return self._rows

    def _prepare(self):
        if self.locked:
            raise OSError(self.locked)


BOARDS = {  # what a Hardware may have
    "nvm and slots": {},
    "nvm alone": {"slots": False},
    "slots alone": {"nvm": False},
}


class Hardware:
    """What a board keeps when the power goes: nvm, slots, or both. operations: all writes in order."""

    def __init__(self, nvm=True, slots=True, size=SECTOR):
        self.operations: list[Operation] = []
        self.nvm = Nvm(self.operations, size) if nvm else None
        self.slots = EmulatedSlots([SlotRow(number, self.operations) for number in (0, 1)]) if slots else None

    @property
    def memories(self):
        return ([self.nvm] if self.nvm else []) + (self.slots.rows if self.slots else [])

    def store(self, slots=None):
        """Switches on: the store, opened as on a board. slots: others over the same rows."""
        slots = slots or self.slots
        return NvmStore(self.nvm, slots) if self.nvm else DriveStore(slots)

    def contents(self):
        """A copy of all that is kept, for `restore`."""
        return [bytes(memory.data) for memory in self.memories]

    def restore(self, contents):
        """All memories hold this again."""
        for memory, data in zip(self.memories, contents):
            memory.data[:] = data
        del self.operations[:]
