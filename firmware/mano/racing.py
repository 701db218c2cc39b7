# SPDX-FileCopyrightText: 2026 The Mano authors
# SPDX-License-Identifier: MIT
"""The race between two calls: the halves of the box for everybody's hands, or the keeper's two arrows."""

from mano import telling
from mano.board import ticks_after, ticks_between
from mano.layout import spread
from mano.screens import Screen

RACE_MS = 2000
SETTLE_MS = 20      # what was pressed in one moment may come from several sources, in any order
AFTER_MS = 500      # the slower hand is still coming down
# k1, k3, k10, k12: the corners of a MacroPad
HALVES = {"back": "left_keys", "left": "left_keys", "up": "left_keys", "prev": "left_keys", "k1": "left_keys",
          "k10": "left_keys", "down": "right_keys", "right": "right_keys", "ok": "right_keys", "next": "right_keys",
          "show": "right_keys", "k3": "right_keys", "k12": "right_keys"}
ARROWS = {"left": "left", "prev": "left", "right": "right", "next": "right"}
SIGNS = {"box": ("BACK ◀ ▲", "▼ ▶ OK"), "three": ("◀", "OK ▶"), "voice": ("◀", "▶")}


class Race(Screen):
    """Owns the keys for two seconds. The earliest press wins, at the same ms the left half.

    ask: heads the race, its offers lie on the halves. opened: tick of the press that opened it; later ones count.
    """

    shows_clock = True

    def __init__(self, app, turn, ask, opened):
        Screen.__init__(self, app)
        self.turn = turn
        self.ask = ask
        self.opened = opened
        self.slaps = ask.offer("left_keys") is not None
        self.sides = HALVES if self.slaps else ARROWS
        self._calls = []        # (ms since the race was opened, side): the least one wins
        self._won = None        # the call that did
        self._ruling = None     # what came of it, as a message

    def holds(self):
        """With the keeper's two arrows the other keys are those of the turn screen already."""
        return () if self.slaps else tuple([key for key in self.turn.holds() if key not in ARROWS])

    # -- keys and time

    def press(self, key, tick):
        since = ticks_between(self.opened, tick)
        side = self.sides.get(key)
        if since <= 0:
            return      # it began before there was anything to win
        self._settle(since)
        if side is None or since >= self._length():
            self._end()
            self.app.screen.press(key, tick)
            return
        self._calls.append((since, side))
        if self._won:
            self.draw()     # the other half came second

    def held(self, key, tick):
        self._end()
        self.app.screen.held(key, tick)

    def tick(self, now):
        since = ticks_between(self.opened, now)
        unsettled = self._settle(since)
        if not unsettled and since >= self._length():
            self._end()
            return None
        return unsettled or self._length() - since

    def _settle(self, since):
        """Decides once no earlier press can follow; returns the ms until then, 0 when nothing is open."""
        if not self._calls or self._won:
            return 0
        wait = min(self._calls)[0] + SETTLE_MS - since
        if wait <= 0:
            self._decide()
        return max(0, wait)

    def _length(self):
        """How many ms the race owns the keys."""
        if not self._won:
            return RACE_MS
        return max(RACE_MS if self.slaps else 0, self._won[0] + AFTER_MS)

    def _decide(self):
        app = self.app
        self._won = min(self._calls)
        moves = app.match.moves((self.ask.offer(self._won[1]).act,))
        refusal = app.session.enter(moves, ticks_after(self.opened, self._won[0]))
        app.sound(moves[0].act)
        told = telling.refusal(app, refusal) if refusal else telling.echo(app, moves, app.match.notes)
        self._ruling = told or ("", "", None)
        self.draw()

    def _end(self):
        if self._calls and not self._won:
            self._decide()
        self.turn.go_on()

    # -- showing

    def draw(self):
        if self._ruling:
            headline, flow, until = self._ruling
            self.turn.message = (headline, flow + self._margin(), until)
            self.show_flow(headline, flow + self._margin(), mark=True)
        else:
            self._draw_open()

    def _draw_open(self):
        headline, flow = self.app.words.text("head." + self.ask.head, self.ask.facts)
        calls = [self._label(offer) for offer in self.ask.offers]
        three = self.app.board.GEOMETRY == "three"
        signs = SIGNS["voice" if not self.slaps else "three" if three else "box"]
        self.show(headline, spread(self.app.panel.columns, flow, "", self.turn.seconds()),
                  self._halves(calls), self._halves(signs))

    def _halves(self, texts):
        half = (self.app.panel.columns - 1) // 2
        return texts[0].center(half) + "│" + texts[1].center(half)

    def _label(self, offer):
        return self.app.words.label("act." + offer.label, self.ask.facts)

    def _margin(self):
        """By how much the winner was ahead, when the other half was pressed too."""
        since, side = self._won
        late = [call[0] - since for call in self._calls if call[1] != side]
        if not late:
            return ""
        hundredths = max(1, min(late) // 10)
        facts = {"call": self._label(self.ask.offer(side)), "seconds": hundredths // 100,
                 "hundredths": "%02d" % (hundredths % 100)}
        return " " + self.app.words.label("race.by" if min(late) else "race.even", facts)
