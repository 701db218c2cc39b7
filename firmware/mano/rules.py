# SPDX-FileCopyrightText: 2026 The Mano authors
# SPDX-License-Identifier: MIT
"""The rules to read, and the house rules to change."""

from mano.layout import spread
from mano.screens import Screen
from mano.wheels import Reading
from shared_engine.options import defaults

STEPS = (0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 12, 15, 18, 20, 21, 24, 25, 30, 40, 45, 50, 60, 75, 90, 100, 120, 150, 200,
         250, 300, 400, 500)


def reading(app, title, text, back):
    """The screen with a game's rules, under its name if that leaves room for the sign that more follows."""
    fits = len(title) + 2 <= app.panel.headline_columns
    return Reading(app, title if fits else app.words.label("rules.title"), text, back)


def change(app, plan, back):
    """The screen that changes the house rules of a plan."""
    app.show(HouseRules(app, plan, back))


class HouseRules(Screen):
    """Up and down go through the options, left and right through the values; OK is done.

    It opens at the first that the table should agree on: the screen before says how many there are to ask.
    Three keys have no up and down: there OK goes round all options, from the first shown to the one before it.
    """

    def __init__(self, app, plan, back):
        Screen.__init__(self, app)
        self.options = plan.game.about.OPTIONS
        self.chosen = plan.options
        self.usual = defaults(self.options)
        self.back = back
        asked = [i for i, option in enumerate(self.options) if option.unsure and option.name not in plan.options]
        self.index = self.first = asked[0] if asked else 0

    def draw(self):
        option = self.options[self.index]
        words, columns = self.app.words, self.app.panel.columns
        head = words.label("rules.unsure" if option.unsure else "rules.title")
        value = value_label(words, option, self._value(option))
        more = self._next_by_ok() is not None
        self.show(head, words.label("opt." + option.name), spread(columns, "◀", value, "▶"),
                  spread(columns, "%s%d/%d" % ("" if self._three() else "▲▼ ", self.index + 1, len(self.options)), "",
                         "OK " + words.label("ok.go_on") if more else words.label("rules.done")))

    def press(self, key, tick):
        if key in ("up", "down"):
            self.index = (self.index + (1 if key == "down" else -1)) % len(self.options)
        elif key in ("left", "right", "prev", "next"):
            self._turn(-1 if key in ("left", "prev") else 1)
        elif key == "ok" and self._next_by_ok() is not None:
            self.index = self._next_by_ok()
        elif key in ("ok", "back"):
            self.back()
            return
        self.draw()

    def _three(self):
        return self.app.board.GEOMETRY == "three"

    def _next_by_ok(self):
        """The option that OK leads to; None where OK is done."""
        index = (self.index + 1) % len(self.options)
        return index if self._three() and index != self.first else None

    def _value(self, option):
        return self.chosen.get(option.name, self.usual[option.name])

    def _turn(self, step):
        option = self.options[self.index]
        values = values_of(option)
        place = values.index(self._value(option)) + step
        self.chosen[option.name] = values[place % len(values)]


def values_of(option):
    """All values worth offering: the listed ones, then round numbers of its ranges."""
    values = list(option.values)
    for prefix in sorted(option.numbers):
        low, high = option.numbers[prefix]
        for number in STEPS:
            value = "%s:%d" % (prefix, number) if prefix else number
            if low <= number <= high and value not in values:
                values.append(value)
    return values


def value_label(words, option, value):
    """A value worded: its own word, the word of its range, or the bare number."""
    code = "opt." + option.name + "."
    if words.raw(code + str(value).lower()) is not None:
        return words.label(code + str(value).lower())
    if isinstance(value, str) and ":" in value:
        prefix, _, number = value.partition(":")
        return words.label(code + prefix, {"count": number})
    return str(value)
