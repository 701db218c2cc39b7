# SPDX-FileCopyrightText: 2026 The Mano authors
# SPDX-License-Identifier: MIT
"""nvm + slots: every step is appended to non-volatile memory; when that fills, a slot takes over what it holds.

Order of a hand-over: write the older slot, read it back, only then erase nvm. A slot and the log in nvm that goes
on from it share their seal; of two seals the higher one is the later. Without slots the log tells the whole match,
from START to END; when it has no END, the power went while nvm was freed, and of the match its start remains.
"""

from mano.stores_base import BaseStore
from shared_engine import journal
from shared_engine.recorder import END, SETTINGS, whole

ROOMY = 3       # nvm is roomy while a third of it is free


class NvmStore(BaseStore):
    """nvm: bytes that can be programmed once between two erases. slots: Slots, or None."""

    def __init__(self, nvm, slots):
        BaseStore.__init__(self)
        self._nvm = nvm
        self._slots = slots
        self._log = None        # the Journal in nvm that the next step goes to
        self._seal = 0          # the highest in use
        self._slot = None       # number of the slot the log goes on from, and its seal
        self._slot_seal = None
        self._open()
        # nothing of the match is written, or nothing that could be gone on from
        self._unheld = self._match is None or (self._log is None and self._slot_seal != self._seal)

    # -- at start

    def _open(self):
        # a match does without it
        from mano.stores_opening import Finding
        found = Finding(self._nvm, self._slots, self._report)
        self._slot, self._slot_seal, self._seal = found.slot, found.slot_seal, found.seal
        self._read(found.story())
        self._log = found.log
        if self._log and self._log.tail != "clean":
            self._report(self._log.tail)

    def _slot_frames(self):
        return self._slots.frames(self._slot) if self._slot is not None else ()

    # -- saving

    def begin(self, match, facts=None):
        """A new match; facts: name -> int, kept with it. Returns None or a code (see stores)."""
        kept = self._put_away() if self._match else []
        self._hold(match, dict(facts or {}, match=self._seal + 1))
        self._log, self._slot_seal, self._unheld = None, None, True
        if self._hand_over(None, kept):
            return None
        return self._tried(self._begin_in_nvm)

    def boundary(self, match):
        """A deal has ended: makes room for the next. Returns None or a code (see stores)."""
        trouble = self.save(match)
        if trouble is None and self._log and self._log.room > len(self._nvm) // ROOMY:
            return None
        if self._hand_over(match.course.deal_start):
            return None
        if trouble:     # nvm is full of what is long past: better an unsafe moment than a match unsaved to its end
            trouble = self._tried(self._begin_in_nvm, match.course.deal_start)
        return trouble

    def _append(self, kind, payload):
        if self._log is None and not self._renew():
            return self._hand_over(self._mark()) or (self._unheld and self._begin_in_nvm(self._mark()))
        refusal = self._log.append(kind, payload)
        if refusal is None and kind != SETTINGS:
            self._recorder.written()
        return refusal is None or (refusal.code == "store_full" and self._hand_over(self._mark()))

    def _mark(self):
        return self._match.course.deal_start if self._match else None

    def _renew(self):
        """Makes nvm go on from the slot; False when no slot holds the match."""
        if self._slot_seal is None or self._slot_seal != self._seal:
            return False
        self._erase()
        self._log = journal.create(self._nvm, self._seal)
        return self._log is not None

    def _erase(self):
        if not journal.is_erased(self._nvm):
            journal.give_up(self._nvm)
            self._nvm[0:len(self._nvm)] = b"\xff" * len(self._nvm)

    def _hand_over(self, mark, kept=()):
        """Writes the older slot and erases nvm. mark: of the deal whose moves are kept. True when the slot stands."""
        if self._slots is None:
            self.missing = "no_drive"
            return False
        if mark and mark.offset:
            kept = self._put_away(mark)
        frames = (whole(self._match, self.facts, mark) if self._match else []) + [self._settings_frame()]
        older = 0 if self._slot is None else 1 - self._slot
        self.missing = self._slots.write(older, self._seal + 1, frames, kept)
        if self.missing:
            return False
        self._slot, self._slot_seal = older, self._seal + 1
        self._seal, self._log, self._unheld = self._slot_seal, None, False
        if self._match:
            self._match.compact()
            self._recorder.written()
        self._tried(self._renew)
        return True

    def _begin_in_nvm(self, mark=None):
        """Without a slot: the log begins with the match, or with the deal of that Mark. False: there is no room."""
        frames = [self._settings_frame()]
        if self._match:
            frames = whole(self._match, self.facts, mark) + frames + [(END, b"")]
        if sum([len(payload) + journal.AROUND for _, payload in frames]) > len(self._nvm) - journal.HEAD_SIZE:
            return False        # what is in nvm already stays there
        self._log, self._unheld = None, True
        self._erase()
        self._seal += 1
        log = journal.create(self._nvm, self._seal)
        if log is None or any([log.append(*frame) for frame in frames]):
            return False
        self._log, self._unheld = log, False
        if self._match:
            if mark:
                self._match.compact()
            self._recorder.written()
        return True
