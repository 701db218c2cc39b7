# SPDX-FileCopyrightText: 2026 The Mano authors
# SPDX-License-Identifier: MIT
"""The turn screen: enters gestures, says what came of them, and takes them back."""

from mano import rooms
from mano.board import PULSE, ticks_after, ticks_between
from mano.gathering import COVER_MS, Gathering
from mano.session import PATIENCE_MS
from shared_engine import game


class Turn(Gathering):
    """What the table sees between two gestures, and while one is built."""

    shows_clock = True

    def __init__(self, app):
        Gathering.__init__(self, app)
        self._countdown = None
        self._undo_asked = False

    @property
    def countdown(self):
        """The Countdown, once a clock has run; None in a game without."""
        if self._countdown is None and self.match and self.match.deal and self.match.deal.clock():
            self._countdown = self.app.visit("countdown").Countdown(self.app)
        return self._countdown

    @property
    def telling(self):
        """The module that words rulings; a room, so that a menu can do without."""
        return self.app.visit("telling")

    def is_secret(self):
        return self.lifted is not None

    def press(self, key, tick):
        self._undo_asked = self._undo_asked and key == "back"
        Gathering.press(self, key, tick)

    # -- entering

    def attempt(self, moves, overrule=False):
        """Enters the moves of a gesture and says what came of it."""
        refusal = self.app.session.enter(moves, self._begun(), overrule)
        secret = self.lifted is not None
        self.partial = ()
        self.began = None
        if refusal:
            self.refused = (moves, refusal)
            self.message = self.telling.refusal(self.app, refusal)
            self.app.sound("refused", secret)
            self.app.light(None if secret else self.match.deal.turn, PULSE)
        else:
            self.refused = None
            if moves[0].act == "deal":
                rooms.leave(rooms.ROOMS)    # where the match stood was read
            self.message = self.telling.echo(self.app, moves, self.match.notes)
            self.quiet_from = self.app.board.now()
            self.app.sound("accepted", secret)
        self.match.deal.put_away()
        if secret:
            game.make_room()    # the next private screen is large, and what it keeps would lie above what this one left
        self._after(refusal, secret)

    def _begun(self):
        """Tick of the gesture's first press, which its moves carry; from PATIENCE_MS on the time went on."""
        now = self.app.board.now()
        if self.began is None:
            return now
        return ticks_after(now, -min(PATIENCE_MS, ticks_between(self.began, now)))

    def _after(self, refusal, secret):
        if refusal:
            self._after_refusal(secret)
        elif self.match.undone:
            self.app.offer_put_back(self)
        elif self.match.over:
            self.app.deal_ended()
            self.app.match_ended()
        else:
            if self.match.deal.over:
                self.app.deal_ended()
            race = self.match.deal.race()
            if race and race[0] == self.match.course.at:
                self._take_up(self.match.asks())
                self.app.race(self, race[1], self.last)
            else:
                self.go_on()

    def _after_refusal(self, secret):
        ask = self.match.asks()
        if secret and not (ask.private and ask.seat == self.lifted):
            headline, flow, _ = self.message    # for this seat's eyes: read it before the curtain falls
            self.message = self.refused = None
            self.app.show(self.app.visit("curtain").Whisper(self.app, headline, flow, self.go_on))
        else:
            self.go_on()

    def allow(self):
        """The table allows what was refused."""
        if self.refused:
            self.attempt(self.refused[0], overrule=True)

    def put_down(self):
        """Lets go of what `go_on` makes anew: a menu needs the room."""
        self.picker = None
        rooms.leave(rooms.TABLE)

    def menu_again(self):
        """Back to the menu, from a room that did without it."""
        rooms.leave(rooms.ROOMS)
        self.app.open_menu(self)

    def arrow_held(self, key):
        choosing, players = self.app.visit("choosing"), self.match.setup.players
        if choosing.has_places(players):
            self.catch_up(choosing.seat_at(key, players, self.app.home))
        else:
            self.app.ask_whose_turn(self)

    def catch_up(self, seat):
        """That seat (None: nobody) has the turn."""
        moves = self.match.deal.catch_up(seat) if seat is not None else []
        if not moves:
            self.go_on()
            return
        self.attempt(moves)
        if self.refused is None and self.app.screen is self:
            skipped = {move.seat for move in moves} - {seat}
            self.message = self.telling.say(self.app, "note.caught_up", {"seat": seat, "number": len(skipped) or 1})
            self.draw()

    def undo(self):
        self.began = None
        if self.telling.at_boundary(self.match) and not self._undo_asked:
            self._undo_asked = True
            self.message = self.telling.say(self.app, "note.back_again")
            self.draw()
            return
        self._undo_asked = False
        moves = self.app.session.undo()
        self.partial = ()
        self.lifted = None
        self.refused = None
        if moves:
            self.message = self.telling.undone(self.app, moves)
        if self.match.deal is None:
            self.app.deal_undone()
        else:
            self.go_on()

    # -- showing

    def draw(self):
        self.app.visit("picture").draw(self)

    def seconds(self):
        """What the clock of the go shows, "" while none runs."""
        return self.countdown.seconds(self.app.board.now()) if self.countdown else ""

    def over_time(self, tick):
        """Ends the goes whose time is over at that tick; True when one was."""
        return self.countdown is not None and self.countdown.run_out(tick)

    def clock_tick(self, now):
        """The ms until the clock's digits change, or None."""
        return self.countdown.tick(now) if self.countdown else None

    def run_out(self, at):
        """The time of the go is over, at that ms of the match: what the rules say happens. Returns the Refusal."""
        moves = self.match.moves(self.match.deal.clock()[2])
        self.partial = ()
        self.lifted = self.began = self.refused = None
        del self.match.undone[:]    # it belonged to that go
        refusal = self.app.session.enter_at(moves, at)
        if refusal is None:
            rooms.leave(rooms.ROOMS)
            self.message = self.telling.echo(self.app, moves, self.match.notes)
            self._after(None, False)
        return refusal

    def tick(self, now):
        """Ends the echo, covers a private screen that was left alone."""
        waits = [self._echo_left(now), self._cover_left(now)]
        return min([wait for wait in waits if wait is not None] or [None])

    def _echo_left(self, now):
        if not self.message or self.message[2] is None:
            return None
        left = ticks_between(now, self.message[2])
        if left > 0:
            return left
        self.message = None
        self.draw()
        return None

    def _cover_left(self, now):
        if self.lifted is None or self.last is None:
            return None
        left = COVER_MS - ticks_between(self.last, now)
        if left > 0:
            return left
        self.partial = ()
        self.lifted = None
        self.go_on()
        return None
