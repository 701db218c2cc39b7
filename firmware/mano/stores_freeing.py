# SPDX-FileCopyrightText: 2026 The Mano authors
# SPDX-License-Identifier: MIT
"""nvm is freed: a slot takes over what it holds, or without one it begins anew with less.

Order of a hand-over: write the older slot, read it back, only then erase nvm, and tell there once more what the slot
tells: the match on the table then survives the loss of the drive.
"""

from shared_engine import closed_deals, frames, journal
from shared_engine.recorder import END


def begin(store, kept):
    """The store holds a new match; kept: the KEPT frame of the one before. Returns None or a code (see stores)."""
    return None if hand_over(store, None, kept) else store.tried(_begin_in_nvm, store)


def boundary(store, mark, trouble):
    """Makes room for the deal after the one of that Mark. trouble: of the last save. Returns None or a code."""
    if hand_over(store, mark):
        return None
    if trouble:     # nvm is full of what is long past: better an unsafe moment than a match unsaved to its end
        trouble = store.tried(_begin_in_nvm, store, mark)
    return trouble


def free(store, mark):
    """For a step that nvm cannot take as it is: True when all is written. mark: of the deal whose moves are kept."""
    return hand_over(store, mark) or (store.unheld and _begin_in_nvm(store, mark))


def renew(store, told=()):
    """Makes nvm go on from the slot; False when no slot holds the match. told: the frames of the slot.

    In nvm they end with END, else they do not count. Where they leave little room for steps they are not told.
    """
    if store.slot_seal is None or store.slot_seal != store.seal:
        return False
    if told and store.match:
        told = told + closed_deals.note(store.match) + [(END, b"")]
    return _begin_log(store, told if _size(told) + store.spare < len(store.nvm) else ())


def _begin_log(store, told):
    """nvm begins anew with these frames; False when it does not take them."""
    store.log = None
    _erase(store)
    log = journal.create(store.nvm, store.seal)
    if log is None or any([log.append(*frame) for frame in told]):
        return False
    store.log = log
    return True


def _size(told):
    return frames.HEAD_SIZE + sum([len(payload) + frames.AROUND for _, payload in told])


def _erase(store):
    if not journal.is_erased(store.nvm):
        journal.give_up(store.nvm)
        store.nvm[0:len(store.nvm)] = b"\xff" * len(store.nvm)


def hand_over(store, mark, kept=()):
    """Writes the older slot and erases nvm. mark: of the deal whose moves are kept. True when the slot stands."""
    if store.slots is None:
        store.missing = "no_drive"
        return False
    if mark and mark.offset:
        kept = store.put_away(mark)
    told = store.whole(mark) + [store.settings_frame()]
    older = 0 if store.slot is None else 1 - store.slot
    store.missing = store.slots.write(older, store.seal + 1, told, kept)
    if store.missing:
        return False
    store.slot, store.slot_seal = older, store.seal + 1
    store.seal, store.log, store.unheld = store.slot_seal, None, False
    if store.match:
        store.match.compact()
        store.recorder.written()
    store.tried(renew, store, told)
    return True


def _begin_in_nvm(store, mark=None):
    """Without a slot: the log begins with the match, or with the deal of that Mark. False: there is no room."""
    told = [store.settings_frame()]
    if store.match:
        told = store.whole(mark) + told + [(END, b"")]
    if _size(told) > len(store.nvm):
        return False        # what is in nvm already stays there
    store.unheld = True
    store.seal += 2     # a slot may have been begun in vain under the next seal
    if not _begin_log(store, told):
        return False
    store.unheld = False
    if store.match:
        if mark:
            store.match.compact()
        store.recorder.written()
    return True
