# SPDX-FileCopyrightText: 2026 The Mano authors
# SPDX-License-Identifier: MIT
"""The score board with the time that has passed, and the correction of old results."""

from mano import telling
from mano.screens import Screen
from mano.wheels import Reading, Wheel
from shared_engine.moves import NOBODY, Move


def score(app, count):
    """The first row of the score board in at most `count` lines, with as much of the names as there is room for."""
    rows = app.match.score.board()
    lines = []
    for letters in range(8, 0, -1) if rows and count else ():
        lines = _packed(_cells(app, rows[0][1], letters), app.panel.columns)
        if len(lines) <= count:
            break
    return lines[:count]


def _cells(app, values, letters):
    """["Ana:2", "Bea:0"]: names cut to so many letters."""
    return ["%s:%d" % (app.words.fact("seat", seat)[:letters], value) for seat, value in enumerate(values)]


def _packed(cells, columns):
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


def board(app, back):
    """The score board: every row, the deal's number, the time the match has taken."""
    words, match = app.words, app.match
    columns = app.panel.columns
    rows = []
    for code, values in match.score.board():
        rows += _packed([words.label("row." + code)] + _cells(app, values, 8), columns)
    edited = [str(number + 1) for number, result in enumerate(match.course.results) if result.edited]
    foot = words.label("board.foot", {"number": match.facts()["deal"], "time": time(app)})
    if edited:
        rows.append(words.label("board.edited", {"numbers": " ".join(edited)}))
    if app.session.trouble:
        foot += " " + words.label("trouble." + app.session.trouble)
    app.show(Reading(app, words.label("board"), "\n".join(rows + [foot]), back))


def correct(app, turn, back):
    """Which deal's result was wrong; then what it was."""
    results = app.match.course.results
    if not results:
        turn.message = telling.say(app, "note.no_results")
        turn.go_on()
        return
    items = [(app.words.label("deal.number", {"number": number + 1}), number) for number in range(len(results))]

    def take(number):
        Correction(app, turn, number).go_on()

    app.show(Wheel(app, items, take, len(items) - 1, app.words.label("correct.note"), back))


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
                self.turn.go_on()
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
