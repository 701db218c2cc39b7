# SPDX-FileCopyrightText: 2026 The Mano authors
# SPDX-License-Identifier: MIT
"""Who deals first is drawn by lot."""

from mano.wheels import Wheel
from shared_engine.moves import NOBODY, Move


def draw_lot(app):
    """Draws the first dealer from real entropy, shows the lot, and deals on OK."""
    players = app.match.setup.players
    seat = fair(app.board, players)

    def deal(dealer):
        app.session.enter([Move(NOBODY, "deal", (dealer,))], app.board.now())
        app.later(app.play)

    wheel = Wheel(app, [(app.words.label("dealer", {"seat": seat}), seat)], deal, ok="ok.go_on")
    wheel.note = app.words.label("dealer.lot")
    wheel.extras = {"down": (app.words.label("key.again"), lambda: draw_lot(app))}
    app.show(wheel)


def fair(board, count):
    """A number below `count`, each equally likely."""
    while True:
        byte = board.entropy(1)[0]
        if byte < 256 - 256 % count:    # else the low numbers would come more often
            return byte % count
