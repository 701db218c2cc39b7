# SPDX-FileCopyrightText: 2026 The Mano authors
# SPDX-License-Identifier: MIT
"""Four people at a table of Tres, and their device."""

from mano.board import ticks_after

from shared_engine import registry
from shared_engine.moves import Move
from shared_engine.setup import Setup
from tools.simulator.fingers import Fingers
from tools.simulator.plain import PlainDevice, Thumb

NAMES = ("Ana", "Bea", "Carl", "Dora")
ANA, BEA, CARL, DORA = range(4)


class Round(Fingers):
    """Ana has dealt and the first card lies, so Bea goes first and the clock runs.

    hands: how many cards each holds by now. uptime: ms since the board was switched on. seats: who sits there.
    """

    def __init__(
        self, level="turns", options=None, hands=None, geometry="cross", uptime=0, language="en", seats=NAMES
    ):
        device = PlainDevice(geometry)
        device.time = uptime
        super().__init__(Thumb(device))
        game = registry.game("tres")
        setup = Setup(game, len(seats), options or {}, seats, level)
        self.thumb.sit_down(setup, language=language)
        self.press("ok")
        for seat, held in enumerate(hands or ()):
            assert self.app.session.enter_at([Move(seat, "miscount", (held,))], self.match.course.at) is None
        self.app.turn.go_on()

    @property
    def match(self):
        return self.app.match

    @property
    def deal(self):
        return self.app.match.deal

    @property
    def screen(self):
        return self.thumb.screen

    @property
    def headline(self):
        return self.screen[0]

    @property
    def where(self):
        """The name of the screen that is up."""
        return type(self.app.screen).__name__

    @property
    def clock(self):
        """What the panel shows as the clock: "0:14", or "" where none is to be seen."""
        words = " ".join(self.screen[1:]).split()
        return next((word for word in words if len(word) == 4 and word[1] == ":"), "")

    @property
    def acts(self):
        """The acts of the log, (act, seat, ms since the round's first card lay) each."""
        moves = [move for _, move in self.match.log.moves()]
        begun = next((move.at for move in moves if move.act == "start"), 0)
        return [(move.act, move.seat, move.at - begun) for move in moves]

    def press(self, *keys):
        self.thumb.press(*keys)

    def wait(self, ms):
        self.thumb.wait(ms)

    def wait_until(self, ms):
        """Until that ms of the present go, as the match counts them."""
        now = self.app.session.time(self.thumb.device.now())
        self.wait(self.deal.go_started + ms - now)

    def touch(self, key):
        """A press of 80 ms, and nothing after it."""
        self.thumb.presses += 1
        self.app.key(key, True, self.thumb.device.now())
        self.wait(80)
        self.app.key(key, False, self.thumb.device.now())

    def slap(self, *calls):
        """Keys that go down so many ms after the race was opened, told to the app in this order."""
        race = self.app.screen
        for key, ms in calls:
            self.app.key(key, True, ticks_after(race.opened, ms))
            self.app.key(key, False, ticks_after(race.opened, ms + 60))
        self.wait(max(ms for _, ms in calls))

    def cards(self, names):
        """Cards by their short names, with blanks between them."""
        return [self.match.game.pack.parse(name) for name in names.split()]

    def heard(self):
        """The pitches heard since the last time somebody asked."""
        heard = [notes[0][0] for _, notes in self.thumb.device.heard]
        self.thumb.device.heard.clear()
        return heard
