# SPDX-FileCopyrightText: 2026 The Mano authors
# SPDX-License-Identifier: MIT
"""What a match writes into a journal, step by step; a whole match: see whole. `restoring` makes it again from that.

START   the time it begins at, what the device keeps with it, set-up and closed results, as lines of text
LOG     records of the log, each behind its length: what there was before this journal began
MOVE    one gesture of one move: its record
CHANGE  any other step: bytes cut from the end of the log, how many gestures stand undone then, records added
CLOSED  the deal that ended last, and its result: no news, but a start need not fold the deal again (see closed_deals)

The stores add: END (the match is whole; a second one: so is the slot), KEPT (a match, or a part of one, that is
kept for reading only) and SETTINGS (of the device).
"""

from shared_engine.frames import ASIDE
from shared_engine.moves import put

CLOSED = ASIDE
START = 1
LOG = 2
MOVE = 3
CHANGE = 4
END = 5
KEPT = 6
SETTINGS = 7


class Recorder:
    """Knows how much of a match is written, and words the rest as one frame.

    A gesture that was entered and undone before it could be written is not offered again after a restart.
    """

    def __init__(self, match):
        self.match = match
        self.written()

    def written(self):
        """From now on the match counts as written as it stands."""
        log = self.match.log
        log.changed = self._length = len(log)
        self._undone = len(self.match.undone)

    def change(self):
        """(kind, payload) of what happened since `written`, or None when nothing did."""
        log, undone = self.match.log, len(self.match.undone)
        cut, added = self._length - log.changed, log.data[log.changed:]
        if not cut and undone == self._undone:
            if not added:
                return None
            if added[0] + 1 == len(added):
                return MOVE, added[1:]
        return CHANGE, change(cut, undone, added)


def change(cut, undone, added):
    """The payload of a CHANGE."""
    payload = bytearray()
    put(payload, cut)
    put(payload, undone)
    payload.extend(added)
    return payload
