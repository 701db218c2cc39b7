# SPDX-FileCopyrightText: 2026 The Mano authors
# SPDX-License-Identifier: MIT
"""Switching the same hardware on many thousand times.

What a slot tells follows from its bytes alone, and a match from its frames. So bytes and frames that were met a
moment ago are not read and folded again; all others are, by the code of the device.
"""

from functools import lru_cache
from unittest.mock import patch

from shared_engine import restoring
from shared_engine.restoring import Restorer
from tests.stores.evenings import told
from tests.stores.memories import EmulatedSlots

LATELY = 8  # slots, and matches, remembered


class Restarts:
    """Switches one piece of hardware on, to look and never to play on: equal frames make the same Match object."""

    def __init__(self, hardware, told=told):
        self._hardware = hardware
        self._slots = SlotsReadOnce(hardware.slots.rows) if hardware.slots else None
        self._told = lru_cache(LATELY)(told)

    def switch_on(self):
        """(the store, opened as on a board; what its match tells)."""
        with patch.object(restoring, "Restorer", FoldedOnce):
            store = self._hardware.store(self._slots)
        return store, self._told(store.load())


class SlotsReadOnce(EmulatedSlots):
    """Slots that are read again only when one of their bytes has changed."""

    def __init__(self, rows):
        super().__init__(rows)
        self._read_once = lru_cache(LATELY)(self._read)

    def _look(self, number, steps=False):
        return self._read_once(super()._look, number, steps, bytes(self.rows[number].data))

    def frames(self, number, steps=False):
        """See Slots."""
        return self._read_once(super().frames, number, steps, bytes(self.rows[number].data))

    def _read(self, read, number, steps, _):
        found = read(number, steps)
        return found if isinstance(found, tuple) else list(found)


class FoldedOnce:
    """A Restorer that folds its frames only when they are not those of a match folded before."""

    def __init__(self, start):
        self._start = bytes(start)
        self._frames = []
        self.facts = {}

    def take(self, kind, payload):
        """See Restorer."""
        self._frames.append((kind, bytes(payload)))

    def match(self):
        """See Restorer; frames that are none of a match raise here."""
        match, self.facts = _folded(self._start, tuple(self._frames))
        return match


@lru_cache(LATELY)
def _folded(start, frames):
    restorer = Restorer(start)
    for frame in frames:
        restorer.take(*frame)
    return restorer.match(), restorer.facts
