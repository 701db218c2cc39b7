# SPDX-FileCopyrightText: 2026 The Mano authors
# SPDX-License-Identifier: MIT
"""What a match writes into a journal, frame by frame. `restoring` makes the match from it again.

START   the time it begins at, what the device keeps with it, set-up and closed results, as lines of text
LOG     records of the log, each behind its length: what there was before this journal began
MOVE    one gesture of one move: its record
CHANGE  any other step: bytes cut from the end of the log, how many gestures stand undone then, records added

The stores add: END (the match is whole; a second one: so is the slot), KEPT (a match, or a part of one, that is
kept for reading only) and SETTINGS (of the device).
"""

from binascii import crc32

from shared_engine.moves import JOINED, Move, put

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
        return CHANGE, _change(cut, undone, added)


def whole(match, facts=None, since=None):
    """[(kind, payload)] that restore this match, with what may be put back.

    facts: see `start`. since: the Mark of a deal; those before it come as mere results (see Match.compact).
    """
    offset = since.offset if since else 0
    records, behind = match.log.data[offset:], _undone_records(match)
    frames = [(START, start(match, facts, since))]
    if records or behind:
        frames.append((LOG, records + behind))
    if behind:
        frames.append((CHANGE, _change(len(behind), len(match.undone), b"")))
    return frames


def start(match, facts=None, since=None):
    """The lines a match starts from, as bytes. facts: name -> int, kept for the device (the home seat)."""
    from shared_engine import textform  # only now and then, and large
    setup, results, at = match.setup, match.course.closed_before, match.course.began_at
    if since:
        setup, results, at = setup.with_changes(since.names, since.level), since.results, since.at
    lines = ["at %d" % at, "acts %d" % dialect(match.notation)]
    for name in facts or ():
        lines.append("keep %s %d" % (name, facts[name]))
    return "\n".join(lines + textform.beginning(setup, results)).encode()


def dialect(notation):
    """A number that changes with the acts of a game, since records name an act by its place among them."""
    acts = [act.name + "(" + ",".join(act.kinds) + ")" for act in notation.acts]
    return crc32(" ".join(acts).encode()) & 0xFFFF


def _change(cut, undone, added):
    payload = bytearray()
    put(payload, cut)
    put(payload, undone)
    payload.extend(added)
    return payload


def _undone_records(match):
    """What was undone, to lay behind the log as it was played: cutting it off undoes it again."""
    records = bytearray()
    before = match.course.at
    for moves in match.undone[::-1]:
        for i, move in enumerate(moves):
            at = max(move.at, before)   # as put_back would do it
            marks = move.marks | JOINED if i else move.marks & ~JOINED
            record = match.notation.encode(Move(move.seat, move.act, move.args, at, marks), before)
            records.append(len(record))
            records.extend(record)
            before = at
    return records
