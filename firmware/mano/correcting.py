# SPDX-FileCopyrightText: 2026 The Mano authors
# SPDX-License-Identifier: MIT
"""The result of an old deal was wrong: which, and what it was."""

from mano import rooms
from mano.screens import Screen
from shared_engine.moves import NOBODY, Move


def correct(app, turn, back):
    """Which deal's result was wrong; then what it was."""
    results = app.match.course.results
    if not results:
        rooms.leave(rooms.ROOMS)
        turn.message = turn.telling.say(app, "note.no_results")
        turn.go_on()
        return
    items = [(app.words.label("deal.number", {"number": number + 1}), number) for number in range(len(results))]

    def take(number):
        app.later(Correction(app, turn, number).go_on)      # its questions need the room that the menu has

    wheel = app.visit("wheels").Wheel   # not imported: what this module holds stays while its questions are asked
    app.show(wheel(app, items, take, len(items) - 1, app.words.label("correct.note"), back))


class Correction(Screen):
    """Asks the numbers of a result, one after the other, as the game's Score wants them."""

    def __init__(self, app, turn, number):
        Screen.__init__(self, app)
        self.turn = turn
        self.number = number
        self.partial = ()

    def go_on(self):
        """The next question, or the correction itself."""
        self.ask = self.app.match.score.result_asks(self.partial)
        if self.ask is None:
            self._enter()
            return
        self.picker = self.app.visit("choosing").picker_for(self.ask, self.app)
        self.app.show(self)

    def _enter(self):
        numbers = self.app.match.score.result_of(self.partial)
        refusal = self.app.session.enter([Move(NOBODY, "correct", (self.number, numbers))], self.app.board.now())
        rooms.leave(rooms.ROOMS)
        telling = self.turn.telling
        self.turn.message = telling.refusal(self.app, refusal) if refusal else telling.say(
            self.app, "note.corrected", {"number": self.number + 1})
        self.turn.go_on()

    def draw(self):
        headline, _ = self.app.words.text("head." + self.ask.head, self.ask.facts)
        drawn = self.app.lines(self.picker.labels(), ("", ""))
        self.show(headline, drawn[0], drawn[1], drawn[2])

    def press(self, key, tick):
        if key == "back" and not self.picker.back():
            if not self.partial:
                rooms.back_to(self.turn)
                return
            self.partial = self.partial[:-1]
            self.go_on()
            return
        answer = self.picker.press(key)
        if answer:
            self.partial += answer
            self.go_on()
        else:
            self.draw()
