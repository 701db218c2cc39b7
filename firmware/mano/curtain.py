# SPDX-FileCopyrightText: 2026 The Mano authors
# SPDX-License-Identifier: MIT
"""The curtain before a private screen: it names whose turn to look it is and shows no fact of any seat."""

from mano.board import ticks_between
from mano.gathering import COVER_MS
from mano.layout import spread
from mano.screens import Screen, Word
from mano.words import upper


class Curtain(Screen):
    """Only OK lifts it, and only a press that began after it fell. lift, back, show: what OK, BACK, SHOW do then."""

    shows_clock = True

    def __init__(self, app, seat, lift, back, show):
        Screen.__init__(self, app)
        self.seat = seat
        self._does = {"ok": lift, "back": back, "show": show}
        self.fell = app.board.now()

    def draw(self):
        words = self.app.words
        facts = {"seat": self.seat}
        clock = spread(self.app.panel.columns, "", "", self.app.turn.seconds())
        self.show("→ " + upper(words.fact("seat", self.seat)), clock, words.label("curtain.only", facts),
                  words.label("curtain.ready"))

    def press(self, key, tick):
        if ticks_between(self.fell, tick) < 0:
            return      # pressed for an earlier screen
        if key in self._does:
            self._does[key]()


class Whisper(Word):
    """A message for the eyes of one seat: any key leaves it, and nobody finds it later."""

    def __init__(self, app, headline, flow, then):
        Word.__init__(self, app, headline, flow, then)
        self.since = app.board.now()

    def is_secret(self):
        return True

    def tick(self, now):
        left = COVER_MS - ticks_between(self.since, now)
        if left > 0:
            return left
        self.then()
        return None
