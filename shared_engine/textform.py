# SPDX-FileCopyrightText: 2026 The Mano authors
# SPDX-License-Identifier: MIT
"""A whole match as text, for people, files and bug reports: a header, results of old deals, then the log.

::

    mano 1
    game tres_y_dos
    players 4
    level turns
    option wins_to 5
    name 0 Ana
    result 2 1 0            (the dealer, then the game's own numbers; "edited" behind it when it was corrected)
    0 - deal 1
    1530 0 draw_stock
"""

from shared_engine.heading import beginning
from shared_engine.heading_reading import HeadingReader
from shared_engine.moves import JOINED
from shared_engine.rulings import LogError


def write(match, private=False):
    """The match as a list of lines. Private moves leave only on request, and never while their deal is played."""
    return list(lines(match, private))


def lines(match, private=False):
    """Yields the lines of `write` one by one: a whole list is more than a board has room for."""
    yield from beginning(match.setup, match.course.closed_before)
    told = _played_out(match) if private else 0
    headless = False
    for offset, move in match.log.moves(0, match.course.began_at):
        if match.notation.act(move.act).private and offset >= told:
            headless = headless or not move.marked(JOINED)
            continue
        if headless:
            move.marks &= ~JOINED   # the first of its gesture stayed at home
        headless = False
        yield match.notation.text(move)


def _played_out(match):
    """The offset of the log before which every deal is over."""
    course = match.course
    return len(match.log) if match.over or course.deal is None or course.deal.over else course.deal_start.offset


def read(lines, at=0):
    """The Match of these lines, its log folded but not judged: see Match.status().

    at: time of the last move before the log begins. Raises LogError with the line's number for anything
    that is no log, or a ValueError carrying a Refusal for a set-up that cannot be.
    """
    reader = HeadingReader()
    match = None
    for number, line in enumerate(lines, 1):
        line = line.strip()
        if not line or line.startswith("#"):
            continue
        if match is None and not line[0].isdigit():
            reader.take(line, number)
            continue
        match = match or reader.match(number, at)
        _play(match, line, number)
    return match or reader.match(len(lines), at)


def _play(match, line, number):
    move = match.notation.parse(line, number)
    if move.at < match.course.at:
        raise LogError("time_runs_back", number, text=line)
    refusal = match.refusal(move)
    if refusal and refusal.firm:
        raise LogError("impossible_move", number, rule=refusal.code, text=line)
    match.play(move)
