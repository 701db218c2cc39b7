# SPDX-FileCopyrightText: 2026 The Mano authors
# SPDX-License-Identifier: MIT
"""The plain screens of set-up and menus: a wheel of things to take one of, rows to choose from, a text to read.

A match does without them most of the time, so they are a module of their own, which rooms.leave() drops.
"""

from mano.layout import ARROWS, spread
from mano.screens import Screen
from mano.words import upper, wrap


class Wheel(Screen):
    """Take one of a row of things: left and right turn it, OK takes, up and down are extras.

    items: [(headline, value)]. take: called with the value. extras: key -> (label, function); on three keys they lie
    on the wheel behind the items.
    note: a small text above the last line. brief: a value's short name, for the neighbours.
    """

    def __init__(self, app, items, take, index=0, note="", back=None, ok="ok.take", brief=None):
        Screen.__init__(self, app)
        self.items = items
        self.take = take
        self.index = index
        self.note = note
        self.back = back
        self.extras = {}
        self.ok = ok
        self.brief = brief

    def value(self):
        """The item in front."""
        return self.items[self.index % len(self.items)][1]

    def draw(self):
        last = ["OK " + self.app.words.label(self.ok)]
        if self.app.board.GEOMETRY != "three":
            last += [ARROWS[key] + self.extras[key][0] for key in ("up", "down") if key in self.extras]
        names = self._names()
        self.show(upper(names[self.index]), self._neighbours(names), self.note, " ".join(last))

    def _names(self):
        names = [name for name, _ in self.items]
        if self.app.board.GEOMETRY == "three":
            names += [self.extras[key][0] for key in ("up", "down") if key in self.extras]
        return names

    def _neighbours(self, names):
        if len(names) < 2:
            return ""
        columns = self.app.panel.columns
        before, behind = [self.brief(self.items[index][1]) if self.brief and index < len(self.items) else names[index]
                          for index in ((self.index - 1) % len(names), (self.index + 1) % len(names))]
        if len(names) == 2:
            before = ""     # it is the one behind as well
        room = columns - 5      # two arrows, a space at each and one between the names
        before = before[:max(room // 2, room - len(behind))]
        return spread(columns, "◀ " + before, "", behind[:room - len(before)] + " ▶")

    def press(self, key, tick):
        if key in ("left", "prev", "right", "next"):
            step = -1 if key in ("left", "prev") else 1
            self.index = (self.index + step) % len(self._names())
            self.draw()
        elif key == "ok" and self.index < len(self.items):
            self.take(self.value())
        elif key == "ok":
            extras = [self.extras[key][1] for key in ("up", "down") if key in self.extras]
            extras[self.index - len(self.items)]()
        elif key == "back" and self.back:
            self.back()
        elif key in self.extras:
            self.extras[key][1]()


class Rows(Screen):
    """Choose from a list, three to a page: up, left and down take a row, right turns the page.

    On three keys the rows are turned like a wheel instead. entries: [(label, function)].
    """

    KEYS = ("up", "left", "down")
    SIGNS = ("▲ ", "◀ ", "▼ ")

    def __init__(self, app, title, entries, back):
        Screen.__init__(self, app)
        self.title = title
        self.entries = entries
        self.back = back
        self.first = 0

    def draw(self):
        three = self.app.board.GEOMETRY == "three"
        signs = ("OK ", "   ", "   ") if three else self.SIGNS
        page = self.entries[self.first:self.first + 3]
        lines = [sign + label for sign, (label, _) in zip(signs, page)] + ["", "", ""]
        more = "▶" if len(self.entries) > (1 if three else 3) else ""
        self.show(upper(self.title) + (" " + more if more else ""), lines[0], lines[1], lines[2])

    def press(self, key, tick):
        step = 1 if self.app.board.GEOMETRY == "three" else 3
        if key in ("right", "next", "prev"):
            last = (len(self.entries) - 1) // step * step
            self.first += -step if key == "prev" else step
            self.first = 0 if self.first > last else last if self.first < 0 else self.first
            self.draw()
        elif key == "back":
            self.back()
        elif key == "ok" and step == 1:
            self.entries[self.first][1]()
        elif key in self.KEYS and self.first + self.KEYS.index(key) < len(self.entries):
            self.entries[self.first + self.KEYS.index(key)][1]()


class Reading(Screen):
    """A longer text, page by page; left and right turn, OK or BACK leaves. text: paragraphs, one a line."""

    def __init__(self, app, title, text, back):
        Screen.__init__(self, app)
        self.title = title
        self.lines = wrap(text, app.panel.columns)
        self.back = back
        self.first = 0

    def draw(self):
        lines = (self.lines[self.first:self.first + 3] + ["", "", ""])[:3]
        more = " ▶" if self.first + 3 < len(self.lines) else ""
        self.show(upper(self.title) + more, lines[0], lines[1], lines[2])

    def press(self, key, tick):
        if key in ("left", "prev", "up") and self.first:
            self.first -= 3
        elif key in ("right", "next", "down") and self.first + 3 < len(self.lines):
            self.first += 3
        elif key in ("ok", "back"):
            self.back()
            return
        self.draw()
