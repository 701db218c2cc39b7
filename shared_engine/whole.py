# SPDX-FileCopyrightText: 2026 The Mano authors
# SPDX-License-Identifier: MIT
"""A whole match as frames of a journal (see recorder), as stores write it when they begin or make room."""

from shared_engine.heading import beginning
from shared_engine.moves import JOINED, Move
from shared_engine.recorder import CHANGE, LOG, START, change


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
        frames.append((CHANGE, change(len(behind), len(match.undone), b"")))
    return frames


def start(match, facts=None, since=None):
    """The lines a match starts from, as bytes. facts: name -> int, kept for the store (the match's number)."""
    setup, results, at = match.setup, match.course.closed_before, match.course.began_at
    if since:
        setup, results, at = setup.with_changes(since.names, since.level), since.results, since.at
    lines = ["at %d" % at, "acts %d" % match.notation.dialect()]
    for name in facts or ():
        lines.append("keep %s %d" % (name, facts[name]))
    return "\n".join(lines + beginning(setup, results)).encode()


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
