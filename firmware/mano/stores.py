# SPDX-FileCopyrightText: 2026 The Mano authors
# SPDX-License-Identifier: MIT
"""Where a match is saved, one kind of store a board: what a screen confirms has been written before.

::

    store = open_store(board)
    store.reports           codes of what was found at start: "torn" (the entry under way when the power went is
                            missing), "damaged" (bytes changed by themselves; all before them is kept), "newer_version",
                            "unreadable"
    store.load()            the Match left on the table, its undone gestures included, or None
    store.begin(match)      a new match; the one before goes to the archive
    store.save(match)       after every enter, undo, put_back, before the screen shows it
    store.boundary(match)   when a deal has ended: makes room while nobody waits
    store.kept()            yields the archived matches and parts of matches, the latest first: see `archive`
    store.facts             name -> int, kept with the match: "match" is a number of its own
    store.settings(), store.keep_settings(values)     texts by name

begin, save, boundary and keep_settings return None when all of the match is written, else "not_saved" (the next
save tries again) or "no_store". None of them raises. store.missing is None, or why the drive could not be written
at the last deal's end, so that old matches are lost and nvm will fill: "no_drive", "drive_in_use" (a computer holds
it), "drive_full", "drive_broken".

nvm + slots (RP2040): steps go to non-volatile memory, which is only erased once a slot on the drive is known to hold
all there was in it. Slots only (other boards): steps go to two slots in turn.
"""

SMALLEST_NVM = 1024     # below it there is no room for a deal (pybadge and pygamer have 256 bytes)


def open_store(board):
    """The store of this board; what it holds has been read."""
    nvm = board.nvm if board.nvm is not None and len(board.nvm) >= SMALLEST_NVM else None
    if nvm is None and board.slot_dir is None:
        from mano.nostore import NoStore
        return NoStore()
    if nvm is None:
        from mano.stores_drive import DriveStore
        from mano.stores_slots import Slots
        return DriveStore(Slots(board.slot_dir))
    from mano.stores_nvm import NvmStore
    return NvmStore(nvm, SlotsAtTimes(board.slot_dir) if board.slot_dir is not None else None)


class SlotsAtTimes:
    """Slots of a store that needs them only at the ends of deals: their module, 6 KB of heap, is loaded anew then."""

    def __init__(self, folder):
        self._folder = folder

    def _slots(self):
        from mano.stores_slots import Slots
        return Slots(self._folder)

    def look(self):
        """See Slots."""
        return self._slots().look()

    def frames(self, number):
        """See Slots."""
        return self._slots().frames(number)

    def write(self, number, seal, frames, kept):
        """See Slots."""
        return self._slots().write(number, seal, frames, kept)
