# SPDX-FileCopyrightText: 2026 The Mano authors
# SPDX-License-Identifier: MIT
"""Slots only: every step goes to the slot that lacks the one before, so the other is whole whatever happens.

Both slots hold the same frames but for the last step. When they are full, the older one is written anew under the
next seal, and the other is copied from it with the step after.
"""

from mano.stores_base import BaseStore
from shared_engine import journal
from shared_engine.recorder import SETTINGS

SPARE = 6144    # bytes left free for steps when a slot is written anew
ROOMY = 3072    # with less than that, closed deals are given up when a deal has ended


class DriveStore(BaseStore):
    """slots: Slots."""

    def __init__(self, slots):
        BaseStore.__init__(self)
        self._slots = slots
        self._later = None              # number of the slot that holds all
        self._seal = 0
        self._journals = [None, None]   # of the slots whose end is known
        self._lacking = []              # what the other slot has yet to get
        self._open()
        self.unheld = self.match is None

    def _open(self):
        found = self._slots.look(steps=True)
        for number, (slot, ends) in enumerate(found):
            if slot and slot.version > journal.VERSION:
                self._report("newer_version")
            elif ends == 2:
                best = found[self._later][0] if self._later is not None else None
                if best is None or (slot.seal, slot.whole) > (best.seal, best.whole):
                    self._later = number
                if slot.tail != "clean":
                    self._report(slot.tail)
            elif slot:
                self._report("torn")
            self._seal = max(self._seal, slot.seal if slot else 0)
        self._read(self._slot_frames(steps=True))

    def _slot_frames(self, steps=False):
        return self._slots.frames(self._later, steps) if self._later is not None else ()

    def begin(self, match):
        """A new match. Returns None or a code (see stores)."""
        kept = self.put_away() if self.match else []
        self._hold(match, {"match": self._seal + 1})
        self.unheld = True
        return self.tried(self._write_anew, None, kept)

    def boundary(self, match):
        """A deal has ended: makes room for the next. Returns None or a code (see stores)."""
        trouble = self.save(match)
        known = self._journals[self._later] if trouble is None else None
        if known is None or known.room > ROOMY:
            if trouble is None:
                self.note_result()
            return trouble
        self.tried(self._write_anew, match.course.deal_start)
        return trouble

    def _append(self, kind, payload):
        if self.unheld:
            return self._write_anew(None)
        other, frames = 1 - self._later, [(kind, payload)]
        if self._journals[other]:
            frames = self._lacking + frames
        else:
            self._slots.copy(self._later, other)
        known, self._journals[other] = self._journals[other], None   # until it is known to be whole
        slot, refusal = self._slots.append(other, known, frames)
        if refusal:
            mark = self.match.course.deal_start if self.match else None
            return refusal.code == "store_full" and self._write_anew(mark)
        self._later, self._journals[other], self._lacking = other, slot, [(kind, payload)]
        if kind != SETTINGS:
            self.recorder.written()
        return True

    def _write_anew(self, mark, kept=()):
        """All of the match in the older slot. mark: of the deal whose moves are kept. True when it stands."""
        if mark and mark.offset:
            kept = self.put_away(mark)
        frames = self.whole(mark) + [self.settings_frame()]
        older = 0 if self._later is None else 1 - self._later
        self._journals[older] = None
        self.missing = self._slots.write(older, self._seal + 1, frames, kept, SPARE)
        if self.missing:
            return False
        self._seal += 1
        self._later, self.unheld, self._journals = older, False, [None, None]
        if self.match:
            self.match.compact()
            self.recorder.written()
        return True
