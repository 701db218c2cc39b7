# SPDX-FileCopyrightText: 2026 The Mano authors
# SPDX-License-Identifier: MIT
"""Where the match stands, in the few lines that a screen has for it."""

from mano.words import shortened


def score(app, count):
    """The first row of the score board in at most `count` lines, with as much of the names as there is room for.

    Where there is no room for all, those who lead come first.
    """
    rows = app.match.score.board()
    if not rows or not count:
        return []
    names, points = seat_names(app), rows[0][1]
    for letters in range(8, 0, -1):
        told = cells(names, points, letters)
        lines = packed(told, app.panel.columns)
        if len(lines) <= count:
            return lines
    first = app.match.score.leaders()
    order = first + [seat for seat in range(len(told)) if seat not in first]
    return packed([told[seat] for seat in order], app.panel.columns)[:count]


def seat_names(app):
    """What each seat is called."""
    return [app.words.fact("seat", seat) for seat in range(app.match.setup.players)]


def cells(names, values, letters=8):
    """["Ana:2", "Bea:0"]: names cut to so many letters."""
    return ["%s:%d" % cell for cell in zip(shortened(names, letters), values)]


def packed(cells, columns):
    """Lines of cells, none of them broken."""
    lines = [cells[0]]
    for cell in cells[1:]:
        if len(lines[-1]) + 1 + len(cell) > columns:
            lines.append(cell)
        else:
            lines[-1] += " " + cell
    return lines


def time(app):
    """How long the match has taken: hours and minutes, "0:23"."""
    minutes = app.session.time(app.board.now()) // 60000
    return "%d:%02d" % (minutes // 60, minutes % 60)
