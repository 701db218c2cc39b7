# SPDX-FileCopyrightText: 2026 The Mano authors
# SPDX-License-Identifier: MIT
"""Gestures taken back and put back again. What the match has come to then is folded anew from the last deal on."""

from shared_engine.moves import JOINED, OVERRULED


def undo(match):
    """See Match.undo."""
    entries = _last_gesture(match)
    if not entries or entries[0][0] == 0 and match.course.closed_before:
        return []   # the deal before it is no longer kept, so nothing would lie on the table
    cut(match, entries)
    moves = [move for _, move in entries]
    match.undone.append(moves)
    match.notes = []
    return moves


def put_back(match):
    """See Match.put_back."""
    while match.undone:
        moves = match.undone[-1]
        allowed = any([move.marked(OVERRULED) for move in moves])
        for move in moves:
            move.marks &= ~(JOINED | OVERRULED)
        refusal = match.enter(moves, overrule=allowed)
        if refusal:
            return refusal
        match.undone.pop()
    return None


def cut(match, entries):
    """Cuts these (offset, Move) from the end of the log."""
    offset, course = entries[0][0], match.course
    match.log.cut(offset)
    course.marks = [mark for mark in course.marks if mark.offset < offset]
    replay_deal(course)


def replay_deal(course):
    """Folds the last deal again from the log."""
    start = 0
    if course.marks:
        mark = course.marks.pop()
        course.return_to(mark)
        start = mark.offset
    else:
        course.start()
    for offset, move in course.log.moves(start, course.at):
        course.fold(offset, move)


def _last_gesture(match):
    for mark in match.course.marks[::-1]:
        entries = match.log.last_gesture(mark.offset, mark.at)
        if not entries[0][1].marked(JOINED):    # else the deal was opened in the same go as what came before it
            return entries
    return match.log.last_gesture(0, match.course.began_at)
