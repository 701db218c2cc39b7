# SPDX-FileCopyrightText: 2026 The Mano authors
# SPDX-License-Identifier: MIT
"""Names: taken from the name book, or spelled with three presses a letter."""

from mano.picker import THREE, Split
from mano.screens import Screen
from mano.wheels import Wheel
from mano.words import upper
from shared_engine.setup import name_refusal

LETTERS = ("ABCDEFGH", "IJKLMNO", "PQRSTUVW", "XYZ.-'ÑÉ")
LONGEST = 8


def name_all(app, plan):
    """Asks the name of every seat, clockwise from the seat the box faces; then the match starts."""
    plan.names = []
    _name_next(app, plan)


def _name_next(app, plan):
    if len(plan.names) == plan.players:
        app.visit("arranging").start(app, plan)
        return

    def take(name):
        plan.names.append(name)
        _name_next(app, plan)

    ask_name(app, len(plan.names), plan.names, take, lambda: app.visit("arranging").choose_names(app, plan))


def ask_name(app, seat, taken, take, back):
    """One seat's name: from the book (names not yet taken), or spelled."""
    free = [name for name in app.visit("name_book").names(app.settings) if name not in taken]
    speller = Speller(app, seat, taken, take, back)
    if not free:
        app.show(speller)
        return
    wheel = Wheel(app, [(name, name) for name in free], take, back=back)
    wheel.note = app.words.label("name.seat", {"number": seat + 1})
    wheel.extras = {"down": (app.words.label("key.spell"), lambda: app.show(speller))}
    app.show(wheel)


class Speller(Screen):
    """Letters by the compass: group, pair, letter. OK ends the name, BACK takes a letter away."""

    def __init__(self, app, seat, taken, take, back):
        Screen.__init__(self, app)
        self.seat = seat
        self.taken = list(taken)
        self.take = take
        self.back = back
        self.name = ""
        self.note = app.words.label("name.seat", {"number": seat + 1})
        self.picker = self._letters()

    def _letters(self):
        groups = [[(letter, letter) for letter in group] for group in LETTERS]
        if self.app.board.GEOMETRY == "three":
            end = [(self.app.words.label("ok.end"), "")]
            return Split([entry for group in groups for entry in group] + end, THREE)
        return Split(groups, nested=True)

    def draw(self):
        labels = dict(self.picker.labels())
        if self.picker.at_start() and "ok" not in labels:
            labels["ok"] = self.app.words.label("ok.end")
        lines = self.app.lines(labels, (self.note, ""))
        self.show(upper(self.name) + "_", lines[0], lines[1], lines[2])

    def press(self, key, tick):
        if key == "back":
            self._back()
        elif key == "ok" and self.picker.at_start() and self.app.board.GEOMETRY != "three":
            self._end()
        else:
            self._pick(key)

    def _pick(self, key):
        answer = self.picker.press(key)
        if answer and not answer[0]:
            self._end()
            return
        if answer:
            letter = answer[0]
            self.name += letter if not self.name or letter in ".-'" else _small(letter)
            self.picker = self._letters()
        if len(self.name) == LONGEST:
            self._end()
        else:
            self.draw()

    def _back(self):
        if self.picker.back():
            self.draw()
        elif self.name:
            self.name = self.name[:-1]
            self.draw()
        else:
            self.back()

    def _end(self):
        taken = self.taken + [""]
        refusal = name_refusal(taken, len(taken) - 1, self.name)
        if refusal:
            self.note = self.app.words.label("name.taken")
            self.draw()
        else:
            self.take(self.name)


def _small(letter):
    return {"Ñ": "ñ", "É": "é"}.get(letter) or letter.lower()
