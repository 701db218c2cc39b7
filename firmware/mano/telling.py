# SPDX-FileCopyrightText: 2026 The Mano authors
# SPDX-License-Identifier: MIT
"""Rulings as messages: (headline, flowing text, tick at which it goes by itself or None to wait for a key)."""

from mano.board import ticks_after
from mano.words import upper, wrap

ECHO_MS = 800       # an act is read at a glance
RULING_MS = 5000    # what followed is read too, and then whose time it is


def say(app, code, facts=None, until=None):
    """The message of one code."""
    headline, flow = app.words.text(code, facts)
    return headline, flow, until


def refusal(app, ruling):
    """The rule in the table's words, the fact, and what is still possible."""
    return say(app, "no." + ruling.code, ruling.facts)


def echo(app, moves, notes):
    """What followed from a gesture, when there is a word for it; else the last public move, for a moment."""
    now = app.board.now()
    until = ticks_after(now, ECHO_MS)
    for note in notes:
        if app.words.raw("note." + note.code) is not None:
            headline, flow, _ = say(app, "note." + note.code, note.facts)
            timed = app.match.deal.clock() is not None
            return headline, flow, (ticks_after(now, RULING_MS) if timed else None) if flow else until
    if app.match.deal.over or moves[-1].act == "deal":
        return None     # the next screen says how the deal ended, or who deals
    headline = in_short(app, moves)
    return (upper(headline), "", until) if headline else None


def undone(app, moves):
    """What was taken back, as far as everybody may see it, and who goes on."""
    match = app.match
    what = in_short(app, moves, True)
    facts = {"what": what + "." if what and not what.endswith("?") else what, "seat": match.asks().seat}
    nobody = facts["seat"] is None or match.deal is None or match.deal.over
    headline, flow, _ = say(app, "note.undone" if nobody else "note.undone_to", facts)
    flow = flow if what else ""
    more = flow + "\n" + app.words.label("undone.more")
    fits = app.board.GEOMETRY != "three" and len(wrap(more, app.panel.columns)) <= 2
    return headline, more if fits else flow, None


def in_short(app, moves, untold=False):
    """A gesture in small type, as far as everybody may see it: its last move that tells something.

    untold: a move that tells nothing will do, where there is no other.
    """
    match, words = app.match, app.words
    shown = ""
    for move in moves:
        code = "did." + move.act
        if match.notation.act(move.act).private or words.raw(code) is None:
            continue
        tells = not move.args or move.args[0] != match.game.pack.UNKNOWN
        if tells or untold and not shown:
            shown = words.label(code, facts_of(match, move))
    return shown


def facts_of(match, move):
    """A move's arguments as facts, named by their kinds (a seat argument is seat_2)."""
    facts = {"seat": move.seat}
    for kind, value in zip(match.notation.act(move.act).kinds, move.args):
        facts["seat_2" if kind == "seat" else kind] = value
    return facts


def at_boundary(match):
    """True when the next undo would reopen a deal or take one away."""
    mark = match.course.deal_start
    if mark is None:
        return False
    last = match.log.last_gesture(mark.offset, mark.at)
    return bool(last) and any([move.act == "deal" for _, move in last])
