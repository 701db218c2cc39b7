# SPDX-FileCopyrightText: 2026 The Mano authors
# SPDX-License-Identifier: MIT
"""The score board: every row of it, and the time that has passed."""

from mano.standing import cells, packed, seat_names, time
from mano.wheels import Reading


def board(app, back):
    """The score board: every row, the deal's number, the time the match has taken."""
    words, match = app.words, app.match
    columns = app.panel.columns
    rows, names = [], seat_names(app)
    for code, values in match.score.board():
        rows += packed([words.label("row." + code)] + cells(names, values), columns)
    edited = [str(number + 1) for number, result in enumerate(match.course.results) if result.edited]
    foot = words.label("board.foot", {"number": match.facts()["deal"], "time": time(app)})
    if edited:
        rows.append(words.label("board.edited", {"numbers": " ".join(edited)}))
    if app.session.trouble:
        foot += " " + words.label("trouble." + app.session.trouble)
    app.show(Reading(app, words.label("board"), "\n".join(rows + [foot]), back))
