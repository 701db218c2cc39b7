# SPDX-FileCopyrightText: 2026 The Mano authors
# SPDX-License-Identifier: MIT
"""nvm + slots: every step is appended to non-volatile memory; when that fills, it is freed (see stores_freeing).

A slot and the log in nvm that goes on from it share their seal; of two seals the higher one is the later. The log
begins with the match itself, from START to END, so that it does without the drive; only of a deal or a match that is
too long for both does it go on from the slot. When it has a START and no END, the power went while nvm was freed: the
slot tells the match; where there are no slots, its start remains. What is damaged before END the slot tells as well.
"""

from mano.stores_base import BaseStore
from shared_engine.recorder import SETTINGS


class NvmStore(BaseStore):
    """nvm: bytes that can be programmed once between two erases. slots: Slots, or None.

    log: the Journal in nvm that the next step goes to. seal: the highest in use. slot, slot_seal: number of the slot
    the log goes on from, and its seal. spare: with less than so many bytes left nvm is freed when a deal has ended.
    """

    def __init__(self, nvm, slots):
        BaseStore.__init__(self)
        self.nvm = nvm
        self.slots = slots
        self.spare = len(nvm) // 3
        self.log = None
        self.seal = 0
        self.slot = None
        self.slot_seal = None
        self._open()
        # nothing of the match is written, or nothing that could be gone on from
        self.unheld = self.match is None or (self.log is None and self.slot_seal != self.seal)

    # -- at start

    def _open(self):
        # a match does without it
        from mano.stores_opening import Finding
        found = Finding(self.nvm, self.slots, self._report)
        self.slot, self.slot_seal, self.seal = found.slot, found.slot_seal, found.seal
        self._read(found.story())
        self.log = found.log
        if self.log and self.log.tail != "clean":
            self._report(self.log.tail)

    def _slot_frames(self):
        return self.slots.frames(self.slot) if self.slot is not None else ()

    # -- saving

    def begin(self, match):
        """A new match. Returns None or a code (see stores)."""
        kept = self.put_away() if self.match else []
        self._hold(match, {"match": self.seal + 1})
        self.log, self.slot_seal, self.unheld = None, None, True
        return self._freeing().begin(self, kept)

    def boundary(self, match):
        """A deal has ended: makes room for the next. Returns None or a code (see stores)."""
        trouble = self.save(match)
        if trouble is None and self.log and self.log.room > self.spare:
            self.note_result()
            return None
        return self._freeing().boundary(self, match.course.deal_start, trouble)

    def _append(self, kind, payload):
        if self.log is None and not self._freeing().renew(self):
            return self._freeing().free(self, self._mark())
        refusal = self.log.append(kind, payload)
        if refusal is None and kind != SETTINGS:
            self.recorder.written()
        return refusal is None or (refusal.code == "store_full" and self._freeing().hand_over(self, self._mark()))

    def _mark(self):
        return self.match.course.deal_start if self.match else None

    def _freeing(self):
        # at the ends of deals
        from mano import stores_freeing
        return stores_freeing
