# SPDX-FileCopyrightText: 2026 The Mano authors
# SPDX-License-Identifier: MIT
"""What nvm and slots hold when the device starts: which of them tell the match, and in what order."""

from mano.stores_base import TROUBLE
from shared_engine import journal
from shared_engine.recorder import END, SETTINGS, START

_END = bytes((END << 5,))


class Finding:
    """nvm, slots: see NvmStore. report: called with the code of what is out of order.

    log: the Journal in nvm that goes on, or None. slot, slot_seal: number and seal of the slot it goes on from.
    seal: the highest in use.
    """

    def __init__(self, nvm, slots, report):
        self._nvm = nvm
        self._slots = slots
        self._report = report
        self.slot = None
        self.slot_seal = None
        found = slots.look() if slots else []
        self._seals = [slot.seal for slot, _ in found if slot]
        if any([slot and slot.version > journal.VERSION for slot, _ in found]):
            report("newer_version")
        log = self._found_log()
        self._choose_slot(found, log)
        self.seal = max(log.seal if log else 0, self.slot_seal or 0)
        # else its steps are all in the slot
        self.log = log if log and log.seal == self.seal else None

    def _found_log(self):
        """The Journal in nvm or None."""
        try:
            log = journal.opened(self._nvm) or self._mended()
        except TROUBLE:
            return None
        if log and log.version > journal.VERSION:
            self._report("newer_version")
            return None
        return log

    def _mended(self):
        # a head that changed by itself must not hide what stands behind it; a torn erase changes more than a byte
        log = None if journal.is_erased(self._nvm) else journal.mended(self._nvm)
        if log and log.frame_at(journal.HEAD_SIZE):
            self._report("damaged")
        return log

    def _choose_slot(self, found, log):
        """The latest whole slot; or one whose archive alone is damaged, when the log goes on from it."""
        for number, (slot, ends) in enumerate(found):
            fits = ends == 2 or (ends == 1 and log and log.seal == slot.seal)
            if fits and (self.slot is None or slot.seal > self.slot_seal):
                self.slot, self.slot_seal = number, slot.seal
        if self.slot is not None and found[self.slot][1] == 1:
            self._report("damaged")

    def story(self):
        """All frames of the match: those of the log, unless it goes on from the slot: then the slot's first."""
        log, (start, whole) = self.log, self._start_in_log()
        lost = log and log.seal != self.slot_seal       # a slot that it goes on from
        behind = _behind_damage(log) if log and not whole else None
        if behind:
            self._report("damaged")
        if whole:
            yield from log.frames()
        elif behind and not lost:
            log.start = behind      # the slot tells what is damaged; the steps behind it stand
            yield from self._slot_frames()
            yield from log.frames()
        elif start:
            self.log = None
            if lost or log.tail == "damaged":
                self._report("damaged")
            yield from start if lost else self._slot_frames()
        else:
            yield from self._slot_frames()
            yield from self._steps(log, lost) if log else ()
            if lost and self.slot is not None:
                self.log = None     # a match that comes from an older slot does not go on there
            if lost and log.seal in self._seals:
                self._report("damaged")     # the slot it goes on from is there, but not whole

    def _start_in_log(self):
        """(START and SETTINGS, if the log begins with a match; whether that is told to its END)."""
        start = []
        for frame in self.log.frames() if self.log else ():
            if frame[0] in (START, SETTINGS):
                start.append(frame)
            if not start or start[0][0] != START:
                return [], False
            if frame[0] == END:
                return start, True
        return start, False

    def _steps(self, log, lost):
        for frame in log.frames():
            if lost and frame[0] != SETTINGS:
                self._report("damaged")
                self.log = None
            else:
                yield frame

    def _slot_frames(self):
        return self._slots.frames(self.slot) if self.slot is not None else ()


def _behind_damage(log):
    """The place behind an END that stands behind damage, or None."""
    data = bytes(log.row[log.whole:log.end])
    place = data.find(_END)
    while place >= 0:
        frame = log.frame_at(log.whole + place)
        if frame:
            return frame[2]
        place = data.find(_END, place + 1)
    return None
