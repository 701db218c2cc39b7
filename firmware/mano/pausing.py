# SPDX-FileCopyrightText: 2026 The Mano authors
# SPDX-License-Identifier: MIT
"""A break: the match stands still, and so does its clock."""

from mano import rooms
from mano.screens import Screen
from shared_engine.moves import NOBODY, Move


def pause(app, turn):
    """The table takes a break."""
    app.session.enter([Move(NOBODY, "pause")], app.board.now())
    stand_still(app, turn)


def stand_still(app, turn):
    """The match is paused: it waits for OK."""
    app.show(Pause(app, turn))


class Pause(Screen):
    """The match stands still until OK."""

    def __init__(self, app, turn):
        Screen.__init__(self, app)
        self.turn = turn

    def draw(self):
        label = self.app.words.label
        self.show(label("pause"), "", label("pause.note"), label("pause.keys"))

    def press(self, key, tick):
        if key == "ok":
            self.app.session.enter([Move(NOBODY, "go_on")], tick)
            rooms.back_to(self.turn)
