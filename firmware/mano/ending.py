# SPDX-FileCopyrightText: 2026 The Mano authors
# SPDX-License-Identifier: MIT
"""The match is over: who won, and the same again with two presses."""

from mano import rooms
from mano.screens import Screen
from mano.words import wrap
from shared_engine.moves import NOBODY, Move
from shared_engine.setup import Setup


def open_with(app):
    """Shows the end of the match."""
    if app.turn:
        app.turn.put_down()
    app.show(Ending(app))


class Ending(Screen):
    """OK: the same again. Right: another game. Down: the score board, a copy. BACK: undo."""

    def draw(self):
        app, match = self.app, self.app.match
        winners = match.score.winners or match.score.leaders()
        code = "ending.won" if len(winners) == 1 else "ending.shared"
        headline, flow = app.words.text(code, {"seat": winners[0], "seats": winners})
        lines = (wrap(flow, app.panel.columns) or app.visit("standing").score(app, 2)) + ["", ""]
        self.show(headline, lines[0], lines[1], app.words.label("ending.keys"))

    def press(self, key, tick):
        app = self.app
        if key == "ok":
            _same_again(app)
        elif key in ("right", "next"):
            app.later(lambda: app.visit("arranging").begin(app))
        elif key in ("down", "prev"):
            self._more()
        elif key == "back":
            app.session.undo()
            app.later(app.play)

    def _more(self):
        app, label, back = self.app, self.app.words.label, self._come_back
        entries = [(label("menu.score"), lambda: app.visit("score_board").board(app, back)),
                   (label("menu.copy"), lambda: app.visit("copying").copy(app, back))]
        app.show(app.visit("wheels").Rows(app, label("menu"), entries, back))

    def _come_back(self):
        rooms.leave(rooms.ROOMS)
        self.app.show(self)


def _same_again(app):
    old = app.match
    setup = old.setup
    dealer = old.score.next_dealer(old.deal.dealer)
    app.session.begin(Setup(setup.game, setup.players, setup.options, old.names, old.course.level))
    app.session.enter([Move(NOBODY, "deal", (dealer,))], app.board.now())
    app.later(app.play)
