# SPDX-FileCopyrightText: 2026 The Mano authors
# SPDX-License-Identifier: MIT
"""What the stores have in common: the match they hold, how it is read from frames, and its settings."""

from shared_engine.moves import put
from shared_engine.recorder import KEPT, SETTINGS, START, Recorder

TROUBLE = (OSError, RuntimeError, IndexError, ValueError)   # what a worn or missing memory may raise


class BaseStore:
    """A store; for its attributes and codes see stores."""

    def __init__(self):
        self.reports = []
        self.missing = None     # why nothing can be handed over or archived at present
        self.match = None
        self.recorder = None
        self.facts = {}         # name -> int, written with the match; "match": a number of its own
        self._settings = {}
        self.unheld = True      # nothing of the match is written anywhere

    def load(self):
        """The Match left on the table, or None."""
        return self.match

    def kept(self):
        """Yields an archive.Record for each match and part that is kept besides, the latest first."""
        from mano.archive import Record
        for kind, payload in self._slot_frames():
            if kind == KEPT:
                yield Record(payload)

    def _slot_frames(self):
        """All frames of the slot that holds the match."""
        return ()

    def settings(self):
        """name -> text."""
        return dict(self._settings)

    # -- reading

    def _read(self, frames):
        """Takes over the match and the settings that these frames tell."""
        restorer = None
        try:
            for kind, payload in frames:
                if kind == SETTINGS:
                    self._settings = _parsed(payload)
                elif kind == START:
                    from shared_engine.restoring import Restorer
                    restorer = Restorer(payload)
                elif restorer:
                    restorer.take(kind, payload)
            if restorer:
                self._hold(restorer.match(), restorer.facts)
        except (ValueError, KeyError, IndexError):
            self._report("unreadable")

    def _hold(self, match, facts):
        self.match = match
        self.facts = facts
        self.recorder = Recorder(match)

    def _report(self, code):
        if code not in self.reports:
            self.reports.append(code)

    def whole(self, mark):
        """The frames of the match it holds, from the deal of that Mark on (None: all of it); [] without a match."""
        if not self.match:
            return []
        from shared_engine.whole import whole
        return whole(self.match, self.facts, mark)

    # -- writing

    def save(self, match):
        """What happened since the last save. Returns None or a code (see stores)."""
        if match is not self.match:
            return self.begin(match)
        change = self.recorder.change()
        if change:
            return self.tried(self._append, *change)
        return "not_saved" if self.unheld else None

    def note_result(self):
        """The next start need not fold the deal that has just ended. Nothing is lost when that cannot be written."""
        from shared_engine import closed_deals
        for frame in closed_deals.note(self.match):
            self.tried(self._append, *frame)

    def keep_settings(self, values):
        """Keeps these texts. Returns None or a code (see stores)."""
        self._settings = dict(values)
        return self.tried(self._append, *self.settings_frame())

    def begin(self, match):
        """A new match. Returns None or a code (see stores)."""
        raise NotImplementedError

    def _append(self, kind, payload):
        """Writes one frame; True when it is written, else False or one of TROUBLE."""
        raise NotImplementedError

    def tried(self, write, *arguments):
        """None when write(*arguments) has written, else "not_saved"."""
        try:
            return None if write(*arguments) else "not_saved"
        except TROUBLE + (MemoryError,):    # the next save may find room again
            return "not_saved"

    def settings_frame(self):
        """(kind, payload) of the settings as they are."""
        lines = ["%s %s" % (name, self._settings[name]) for name in self._settings]
        return SETTINGS, "\n".join(lines).encode()

    def put_away(self, until=None):
        """The KEPT frame of the match it holds, as [(kind, payload)]; [] when nothing was played.

        until: the Mark of a deal; only what lies before it.
        """
        match = self.match
        records = match.log.data[:until.offset] if until else match.log.data
        if not records:
            return []
        from shared_engine.whole import start
        payload = bytearray()
        begin = start(match, self.facts)
        put(payload, len(begin))
        payload.extend(begin)
        payload.extend(records)
        return [(KEPT, payload)]


def _parsed(payload):
    settings = {}
    for line in bytes(payload).decode().split("\n"):
        name, _, text = line.partition(" ")
        if name:
            settings[name] = text
    return settings
