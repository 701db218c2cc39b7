# SPDX-FileCopyrightText: 2026 The Mano authors
# SPDX-License-Identifier: MIT
"""After a mend: shall what was undone be played again?"""

from mano import rooms, telling
from mano.screens import Screen


def offer(app, turn):
    """Offers to play again what was undone after the entry that has just been mended."""
    app.show(PutBack(app, turn))


class PutBack(Screen):
    """OK plays it again, BACK leaves it undone."""

    def __init__(self, app, turn):
        Screen.__init__(self, app)
        self.turn = turn

    def draw(self):
        app, match = self.app, self.app.match
        columns = app.panel.columns
        lines = [telling.in_short(app, moves) for moves in reversed(match.undone)] + ["", ""]
        lines = [line if len(line) <= columns else line[:columns - 1] + "…" for line in lines[:2]]
        self.show(app.words.label("put_back"), lines[0], lines[1], app.words.label("put_back.keys"))

    def press(self, key, tick):
        turn = self.turn
        if key == "ok":
            refusal = self.app.session.put_back()
            turn.message = telling.refusal(self.app, refusal) if refusal else None
        elif key != "back":
            return
        self.app.session.leave_undone()
        if self.app.match.over:
            self.app.match_ended()
        else:
            rooms.back_to(turn)
