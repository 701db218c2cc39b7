# SPDX-FileCopyrightText: 2026 The Mano authors
# SPDX-License-Identifier: MIT
"""Who has the turn is told, where arrows cannot: a table of many seats, a board of three keys."""

from mano import rooms
from mano.wheels import Rows


def ask(app, turn):
    """Which seat has the turn? What was skipped is caught up."""
    players = app.match.setup.players
    seats = [(app.match.asks().seat or 0) + i for i in range(1, players)]
    entries = [(app.words.fact("seat", seat % players), _catcher(turn, seat % players)) for seat in seats]
    app.show(Rows(app, app.words.label("whose_turn"), entries, lambda: rooms.back_to(turn)))


def _catcher(turn, seat):
    def take():
        rooms.back_to(turn)
        turn.catch_up(seat)
    return take
