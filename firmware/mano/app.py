# SPDX-FileCopyrightText: 2026 The Mano authors
# SPDX-License-Identifier: MIT
"""The device: one panel, one screen at a time, one match. Boards drive it through key() and tick()."""

import gc

from mano import layout, rooms, sounds
from mano.board import DARK, PULSE, STEADY
from mano.care import SHIFTS
from mano.font import load
from mano.idle import Idle
from mano.panel import Panel
from mano.presses import Presses
from mano.screens import Screen, Word
from mano.session import Session
from mano.settings import Settings
from mano.stores import open_store
from mano.wordbook import open_book
from mano.words import Words

LOOK_AGAIN_MS = 50      # while a key is held its bar grows


class App:
    """board: where it runs. store, panel: where it saves and shows, by default the board's own."""

    def __init__(self, board, store=None, panel=None):
        store = store or open_store(board)
        self.board = board
        self.panel = panel or Panel(board.display, load(board.font_path))
        self.settings = Settings(store, board.names_path)
        self.session = Session(store)
        self.words = Words(open_book(board.words_dir, self.settings.get("language")))
        self.idle = Idle(self)
        self.screen = None
        self.turn = None        # the turn screen of the match, once it is played
        self._presses = Presses()
        self._later = None      # see later()

    @property
    def match(self):
        """The Match on the table, or None."""
        return self.session.match

    @property
    def home(self):
        """The seat the box faces."""
        return self.settings.number("home") % self.match.setup.players

    # -- the loop

    def start(self):
        """Shows the first screen: the match left on the table, or set-up."""
        if self.match:
            self.speak()
        self.visit("opening").open_with(self)

    def run(self):
        """Drives the app on a board, for ever, once it was started."""
        answered = True
        while True:
            event = self.board.event()
            if event:
                self.key(*event)
                answered = True
            else:
                if answered:
                    gc.collect()    # now that nobody waits, rather than in the middle of the next answer
                    answered = False
                self.board.wait(self.tick(self.board.now()))

    def key(self, key, down, tick):
        """A key moved. down: pressed or released; tick: when."""
        try:
            self._key(key, down, tick)
        except rooms.NoRoom:
            self._no_room()
        self.refresh()

    def _key(self, key, down, tick):
        if self.idle.key(down, tick):
            return
        if down and self.turn and self.turn.over_time(tick):
            return      # it was meant for a go that is over
        if not down:
            self._press(self._presses.released(key))
        else:
            self._press(self._presses.settle())
            if key in self._holds():
                self._presses.wait_for(key, tick)
            else:
                self._press((key, tick))
        self._do_later()

    def tick(self, now):
        """Time has passed. Returns the ms until it is to be called again, or None to wait for a key."""
        try:
            return self._tick(now)
        except rooms.NoRoom:
            self._no_room()
            return LOOK_AGAIN_MS

    def _tick(self, now):
        held = self._presses.held(now)
        if held:
            self._held(*held)
            self._do_later()
        clock = self.turn.clock_tick(now) if self.turn else None
        waits = [clock, self.screen.tick(now), self.idle.tick(now), LOOK_AGAIN_MS if self._presses.key else None]
        self.panel.bar(self._presses.tenths(now))
        self.refresh()
        return min([wait for wait in waits if wait is not None] or [None])

    def refresh(self):
        """Sends what changed to the panel."""
        self.panel.refresh()

    def _holds(self):
        # with three keys OK is BACK when held, and BACK on a turn screen is the menu
        three = self.board.GEOMETRY == "three" and not self.screen.slaps
        return ("ok",) if three else self.screen.holds()

    def keying_since(self):
        """Tick of the first press of the play that is being keyed in, or None."""
        if self._presses.key is not None and self.screen is self.turn and not self.turn.partial:
            return self._presses.since
        return self.turn.began if self.turn.partial else None

    def _press(self, press):
        if press:
            key, tick = press
            self.screen.press(self.screen.meaning(key, tick), tick)

    def _held(self, key, tick):
        if self.board.GEOMETRY != "three":
            self.screen.held(key, tick)
        elif "back" in self.screen.holds():
            self.screen.held("back", tick)
        else:
            self.screen.press("back", tick)

    # -- screens

    def show(self, screen):
        """Makes this the screen."""
        self.screen = screen
        screen.draw()

    def lines(self, labels, info):
        """Three small lines that show what each key does, as the board's keys lie."""
        return layout.lines(self.board.GEOMETRY, self.panel.columns, labels, info)

    def visit(self, name):
        """The module of a room that is entered seldom. Raises NoRoom; see rooms."""
        return rooms.enter(name)

    def _no_room(self):
        """A room does not fit: that is said, then the table goes on where it was."""
        self._later = None
        self.screen = Screen(self)
        rooms.leave(rooms.ROOMS)
        playing = self.turn and self.match and self.match.deal and not self.match.over
        headline, flow = self.words.text("no_room")
        self.show(Word(self, headline, flow, self.turn.go_on if playing else self.start))

    def later(self, step):
        """Calls step() when the press has been dealt with: only then can the rooms it came from be dropped first."""
        self._later = step

    def _do_later(self):
        while self._later:
            step, self._later = self._later, None
            self.screen = Screen(self)      # the one that is left would keep its room in the heap
            rooms.leave(rooms.ROOMS)
            step()

    def begin(self, setup):
        """Begins a match of that Setup: first the lot who deals."""
        self.later(lambda: self._begin(setup))

    def _begin(self, setup):
        self.session.begin(setup)
        self.speak()
        self.visit("lot").draw_lot(self)

    def play(self):
        """Goes to the match: its turn screen. Rooms that end so call it later()."""
        self.speak()
        rooms.leave(rooms.ROOMS)
        self.turn = self.visit("turn").Turn(self)
        if self.match.course.paused:
            self.visit("pausing").stand_still(self, self.turn)
        else:
            self.turn.go_on()

    def speak(self):
        """Takes up the words, cards and names of the match."""
        match = self.match
        self.words.book = open_book(self.board.words_dir, self.settings.get("language"), match.game.name)
        self.words.pack = match.game.pack
        self.words.names = match.names

    def open_menu(self, turn):
        """The menu of a turn screen."""
        turn.put_down()
        self.visit("menu").open_on(self, turn)

    def ask_whose_turn(self, turn):
        """A table that does not fit the arrows names the seat that has the turn."""
        self.visit("whose_turn").ask(self, turn)

    def offer_put_back(self, turn):
        """After a mend: shall what was undone later be played again?"""
        self.visit("putting_back").offer(self, turn)

    def light(self, seat, state=STEADY):
        """Lights the place of that seat, the others go dark; None: all do. Who may still be caught pulses."""
        players, home = self.match.setup.players, self.home
        states = [state if (home + i) % players == seat else DARK for i in range(players)]
        race = self.match.deal.race() if self.match.deal else None
        if race and seat is not None:
            states[(race[1].seat - home) % players] = PULSE
        self.board.lights(states)

    def deal_ended(self):
        """A deal is over: time to make room in the store, and to move the picture against burn-in."""
        self.session.deal_ended()
        rooms.leave(())
        self.panel.shift(*SHIFTS[len(self.match.course.results) % len(SHIFTS)])
        self.sound("won")

    def race(self, turn, ask, opened):
        """Two calls race for the box from that tick on."""
        self.light(ask.seat, PULSE)
        self.show(self.visit("racing").Race(self, turn, ask, opened))

    def match_ended(self):
        """The match is won, or the table ended it."""
        self.visit("ending").open_with(self)

    def deal_undone(self):
        """The first deal was taken back: who deals is open again."""
        self.visit("lot").draw_lot(self)

    def sound(self, code, secret=False):
        """A sound for what happened; never on a private screen, never when muted."""
        if not secret and not self.settings.get("mute"):
            sounds.play(self.board, code)
