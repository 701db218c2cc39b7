# SPDX-FileCopyrightText: 2026 The Mano authors
# SPDX-License-Identifier: MIT
"""The race between two calls: the halves of the box for everybody's hands, or the keeper's two arrows."""

from mano import telling
from mano.board import ticks_between
from mano.layout import spread
from mano.screens import Screen

RACE_MS = 2000
HALVES = {"back": "left_keys", "left": "left_keys", "up": "left_keys", "prev": "left_keys", "k1": "left_keys",
          "k10": "left_keys", "down": "right_keys", "right": "right_keys", "ok": "right_keys", "next": "right_keys",
          "show": "right_keys", "k3": "right_keys", "k12": "right_keys"}
ARROWS = {"left": "left", "prev": "left", "right": "right", "next": "right"}


class Race(Screen):
    """Owns the keys for two seconds. The earliest press wins, at the same ms the left half.

    ask: heads the race, its offers lie on the halves. opened: tick from which a press counts.
    """

    def __init__(self, app, turn, ask, opened):
        Screen.__init__(self, app)
        self.turn = turn
        self.ask = ask
        self.opened = opened
        self.box = ask.offer("left_keys") is not None
        self._first = None      # (side, tick) that leads
        self._decided = False

    def draw(self):
        words, columns = self.app.words, self.app.panel.columns
        headline, _ = words.text("head." + self.ask.head, self.ask.facts)
        calls = [words.label("act." + offer.label, self.ask.facts) for offer in self.ask.offers]
        where = ("race.left", "race.right") if self.box else ("race.arrow_left", "race.arrow_right")
        half = columns // 2
        self.show(headline, "", spread(half, "", calls[0]) + "│" + spread(half, "", calls[1]),
                  spread(half, "", words.label(where[0])) + "│" + spread(half, "", words.label(where[1])))

    def press(self, key, tick):
        if ticks_between(self.opened, tick) < 0:
            return      # it began before there was anything to win
        side = (HALVES if self.box else ARROWS).get(key)
        if self._decided:
            self._late(side, tick)
        elif side is None:
            self._pass_on(key, tick)
        elif self._first is None or tick == self._first[1] and side.startswith("left"):
            self._first = (side, tick)
        elif tick != self._first[1]:
            self._decide()
            self._late(side, tick)

    def tick(self, now):
        """A call is decided once no press of the same ms can follow; the race ends after two seconds."""
        if self._first and not self._decided and now != self._first[1]:
            self._decide()
        left = RACE_MS - ticks_between(self.opened, now)
        if left <= 0:
            self._end()
            return None
        return 1 if self._first and not self._decided else left

    def _decide(self):
        self._decided = True
        side, tick = self._first
        moves = self.app.match.moves((self.ask.offer(side).act,))
        refusal = self.app.session.enter(moves, tick)
        self.app.sound(moves[0].act)
        self.turn.message = telling.refusal(self.app, refusal) if refusal else telling.echo(
            self.app, moves, self.app.match.notes, None)
        self._tell("")

    def _late(self, side, tick):
        """The other half came second: by how many hundredths."""
        if side is not None and side != self._first[0]:
            hundredths = ticks_between(self._first[1], tick) // 10
            self._tell(self.app.words.label("race.by", {"time": "%d.%02d" % (hundredths // 100, hundredths % 100)}))

    def _tell(self, margin):
        headline, flow, _ = self.turn.message or ("", "", None)
        self.show_flow(headline, flow, margin)

    def _pass_on(self, key, tick):
        # the keeper's other keys already belong to the next play
        self._end()
        self.app.screen.press(key, tick)

    def _end(self):
        if self.app.match.over:
            self.app.match_ended()
        else:
            self.turn.go_on()
