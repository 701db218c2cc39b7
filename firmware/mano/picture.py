# SPDX-FileCopyrightText: 2026 The Mano authors
# SPDX-License-Identifier: MIT
"""What a turn screen looks like: a ruling, the game's question, or the stage of a picker."""

from mano.board import CROSS
from mano.layout import ARROWS, spread
from mano.words import wrap


def draw(turn):
    """Puts a turn screen on the panel."""
    if turn.message:
        _draw_message(turn)
    elif turn.ask.kind == "acts":
        _draw_acts(turn)
    else:
        headline, _ = turn.app.words.text("head." + turn.ask.head, turn.ask.facts)
        _show_choices(turn, _so_far(turn, headline))


def label(app, offer, facts):
    """What an offer's key does, in a few letters."""
    return app.words.label("act." + offer.label, facts)


def _draw_message(turn):
    headline, flow, until = turn.message
    if flow or until is None:
        lines = _with_clock(turn, (wrap(flow, turn.app.panel.columns) + ["", ""])[:2] + [_hint(turn)])
        turn.show(headline, lines[0], lines[1], lines[2], mark=turn.refused is not None)
    else:
        _show_choices(turn, headline)


def _with_clock(turn, lines):
    """The lines with the clock of the go at the end of the lowest that has room for it."""
    clock, columns = turn.seconds(), turn.app.panel.columns
    for row in (2, 1, 0):
        if clock and len(lines[row]) + len(clock) < columns:
            lines[row] = spread(columns, lines[row], "", clock)
            break
    return lines


def _draw_acts(turn):
    headline, flow = turn.app.words.text("head." + turn.ask.head, turn.ask.facts)
    if turn.match.deal.over:
        _draw_result(turn, headline, flow)
    elif flow:
        turn.show_flow(headline, flow, _keys_in_a_line(turn))
    else:
        _show_choices(turn, headline)


def _draw_result(turn, headline, flow):
    """How the deal ended, where the match stands, and how long it has taken."""
    standing, columns = turn.app.visit("standing"), turn.app.panel.columns
    lines = wrap(flow, columns)[:2]
    lines += standing.score(turn.app, 2 - len(lines)) + ["", ""]
    turn.show(headline, lines[0], lines[1], spread(columns, _keys_in_a_line(turn), "", standing.time(turn.app)),
              mark=True)


def _keys_in_a_line(turn):
    ask = turn.ask
    ranks = _as_ranks(turn, {}) if turn.ranks() else None
    signs = dict(ARROWS, ok=ARROWS["knob"] if ranks else "OK ")
    parts = [signs[key] + text for key, text in _acts_by_key(turn)]
    offer = ask.offer("arrows")
    if offer:
        parts.append((ranks["ranks"] if ranks else "▲◀▶▼") + " " + label(turn.app, offer, ask.facts))
    while len(" ".join(parts)) > turn.app.panel.columns and len(parts) > 1:
        parts.pop()
    return " ".join(parts)


def _acts_by_key(turn):
    """[(key, what it does)] of OK and the keys that take an act at once, the likeliest first."""
    offers = [offer for offer in turn.ask.offers if offer.slot in CROSS]
    if offers and turn.app.board.GEOMETRY == "three":   # there no act has an arrow of its own
        labels = _labels(turn)
        return [(key, labels[key]) for key in ("ok", "prev", "next") if key in labels]
    offers = [turn.ask.offer("ok")] + offers
    return [(offer.slot, label(turn.app, offer, turn.ask.facts)) for offer in offers if offer]


def _show_choices(turn, headline):
    lines = turn.app.lines(_labels(turn), _info(turn))
    turn.show(headline, lines[0], lines[1], lines[2])


def _labels(turn):
    ask = turn.ask
    labels = dict(turn.picker.labels())
    if ask.kind == "acts":
        offer = ask.offer("ok")
        if offer and "ok" not in labels:
            labels["ok"] = label(turn.app, offer, ask.facts)
    elif ask.ok is not None and "ok" not in labels:
        labels["ok"] = turn.app.words.label("ok." + ask.ok[0], ask.facts)
    return _as_ranks(turn, labels) if turn.ranks() else labels


def _as_ranks(turn, labels):
    """What the keys are while each of them is a rank: from the first to the last of them, and OK on the knob."""
    ranks = [turn.app.words.fact("rank", rank) for rank in turn.ranks()]
    shown = {"ranks": ranks[0] + "-" + ranks[-1]}
    if "ok" in labels:
        shown["knob"] = labels["ok"]
    return shown


def _info(turn):
    words, ask = turn.app.words, turn.ask
    info = [words.label("info." + code, ask.facts) for code in ask.info] + ["", ""]
    clock = turn.seconds()
    if clock:
        info[1] = clock
    if not turn.app.session.saved:
        info[0] = words.label("info.not_saved")
    return info


def _so_far(turn, headline):
    """The headline with what has been chosen of a card."""
    rank = turn.picker.rank_told()
    if rank is None:
        return headline
    return headline.split(" ")[0] + " " + turn.app.words.fact("rank", rank) + "_"


def _hint(turn):
    """The last line under a ruling: what the keys do now."""
    refused = turn.refused
    if refused and refused[1].mend:
        return turn.app.words.label("hint.mend")
    if refused and turn.ask and turn.ask.offer("arrows"):
        return turn.app.words.label("hint.arrows")
    return _keys_in_a_line(turn) if turn.resting() else ""
