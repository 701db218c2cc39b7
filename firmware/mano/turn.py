# SPDX-FileCopyrightText: 2026 The Mano authors
# SPDX-License-Identifier: MIT
"""The turn screen: shows what the game asks, gathers a gesture from presses, enters it, says what came of it."""

from mano import picture, telling
from mano.board import ticks_between
from mano.choosing import picker_for, seat_at
from mano.curtain import Curtain
from mano.picker import CROSS, Fixed
from mano.screens import Screen

ECHO_MS = 800
QUIET_MS = 300      # a card just entered swallows OK: thumbs tap it out of habit
COVER_MS = 10000    # a private screen left alone is covered again


class Turn(Screen):
    """Builds one gesture after the other.

    partial: the gesture so far. ask: what comes next. picker: how it is chosen. message: a ruling shown until the
    next key. lifted: the seat for whom the curtain is up.
    """

    def __init__(self, app):
        Screen.__init__(self, app)
        self.partial = ()
        self.ask = None
        self.picker = None
        self.message = None
        self.refused = None     # (moves, Refusal) of the last attempt
        self.lifted = None
        self._began = None      # tick of the gesture's first press
        self._last = None       # tick of the last press
        self._quiet_from = None
        self._undo_asked = False

    @property
    def match(self):
        """The match on the table."""
        return self.app.match

    def holds(self):
        """On the turn screen itself arrows catch up, BACK opens the menu, and OK may have a big brother."""
        if not self.resting():
            return ()
        keys = CROSS + ("back",)
        return keys + ("ok",) if self.ask.offer("ok_held") else keys

    def resting(self):
        """True while no gesture has begun."""
        return not self.partial and self.ask is not None and self.ask.kind == "acts"

    # -- asking

    def go_on(self):
        """Asks what comes next; enters the gesture when nothing does."""
        ask = self.match.asks(self.partial)
        if ask is None:
            self.attempt(self.match.moves(self.partial))
        elif ask.private and self.lifted != ask.seat:
            self.app.show(Curtain(self.app, ask.seat, self._lift, self._undo, self._show))
        else:
            self._take_up(ask)
            self.app.show(self)

    def _lift(self):
        ask = self.match.asks(self.partial)
        self.lifted = ask.seat
        self._last = self.app.board.now()
        self._take_up(ask)
        self.app.show(self)

    def _take_up(self, ask):
        if not ask.private:
            self.lifted = None
        self.ask = ask
        self.picker = self._arrows(ask) if ask.kind == "acts" else picker_for(ask, self.app)

    def _arrows(self, ask):
        """What the arrows do on the turn screen: begin an act's first argument, or take one of the other acts."""
        offer = ask.offer("arrows")
        first = ("prev", "next") if self.app.board.GEOMETRY == "three" else None
        if offer:
            return picker_for(self.match.asks((offer.act,)), self.app, first)
        entries = {}
        for other in ask.offers:
            if other.slot in CROSS:
                entries[other.slot] = (picture.label(self.app, other, ask.facts), other.act)
        if first:
            entries = dict(zip(first, entries.values()))
        return Fixed(entries)

    # -- keys

    def press(self, key, tick):
        self._last = tick
        self.app.session.time(tick)
        if self._began is None:
            self._began = tick
        self.message = None
        if key == "back":
            self._back()
        elif key == "show":
            self._show()
        elif self.resting():
            self._first_key(key, tick)
        else:
            self._pick(key)

    def held(self, key, tick):
        self._began = tick
        if key == "back":
            self.app.open_menu(self)
        elif key == "ok":
            self.begin(self.ask.offer("ok_held").act)
        else:
            self._catch_up(seat_at(key, self.match.setup.players, self.app.home))

    def _first_key(self, key, tick):
        if key == "ok":
            self._plain_act(tick)
        elif key in self.picker.labels():
            offer = self.ask.offer("arrows")
            if offer:
                self.partial = (offer.act,)
                self.ask = self.match.asks(self.partial)
                self._pick(key)
            else:
                self.begin(self.picker.press(key)[0])
        else:
            self.draw()

    def _plain_act(self, tick):
        if self._quiet_from is not None and ticks_between(self._quiet_from, tick) < QUIET_MS:
            self.draw()
        elif self.refused and self.refused[1].mend:
            moves, refusal = self.refused
            self.attempt([refusal.mend] + moves)
        elif self.ask.offer("ok"):
            self.begin(self.ask.offer("ok").act)
        else:
            self.draw()

    def begin(self, act):
        """Begins the gesture of that act."""
        self.partial = (act,)
        self.go_on()

    def _show(self):
        offer = self.match.asks().offer("show")
        if offer:
            self.lifted = None      # who shows may not be who was looking
            self.begin(offer.act)

    def _pick(self, key):
        answer = self._ok_answer() if key == "ok" else None
        answer = answer or self.picker.press(key)
        if answer:
            self.partial += answer
            self.go_on()
        else:
            self.draw()

    def _ok_answer(self):
        """(value,) where OK has an answer of its own at this stage."""
        if self.ask.ok is None:
            return None
        pack = self.match.game.pack
        rank = self.picker.rank_told() if self.ask.kind == "card" and self.ask.choices is None else None
        if rank is not None and self.ask.ok[1] == pack.UNKNOWN:
            return (pack.card(rank, None),)
        return (self.ask.ok[1],)

    def _back(self):
        if not self.partial:
            self._undo()
            return
        if self.picker.back():
            if self.picker.at_start() and self._from_arrows(self.partial):
                self.partial = ()
                self.go_on()
            else:
                self.draw()
            return
        self.partial = self.partial[:-1]
        if len(self.partial) == 1 and self._from_arrows(self.partial):
            self.partial = ()
        self.go_on()

    def _from_arrows(self, partial):
        offer = self.match.asks().offer("arrows")
        return len(partial) == 1 and offer is not None and offer.act == partial[0]

    # -- entering

    def attempt(self, moves, overrule=False):
        """Enters the moves of a gesture and says what came of it."""
        tick = self.app.board.now() if self._began is None else self._began
        refusal = self.app.session.enter(moves, tick, overrule)
        secret = self.lifted is not None
        self.partial = ()
        self._began = None
        if refusal:
            self.refused = (moves, refusal)
            self.message = telling.refusal(self.app, refusal)
            self.app.sound("refused", secret)
        else:
            self.refused = None
            self.message = telling.echo(self.app, moves, self.match.notes, self.app.board.now() + ECHO_MS)
            self._quiet_from = self.app.board.now()
            self.app.sound("accepted", secret)
        self._after(refusal, secret)

    def _after(self, refusal, secret):
        if refusal and secret:
            self.draw()     # a private refusal is read before the curtain falls
        elif refusal is None and self.match.undone:
            self.app.offer_put_back(self)
        elif self.match.over:
            self.app.match_ended()
        else:
            self.go_on()

    def allow(self):
        """The table allows what was refused."""
        if self.refused:
            self.attempt(self.refused[0], overrule=True)

    def _catch_up(self, seat):
        moves = self.match.deal.catch_up(seat) if seat is not None else []
        if moves:
            self.attempt(moves)
        else:
            self.draw()

    def _undo(self):
        self._began = None
        if telling.at_boundary(self.match) and not self._undo_asked:
            self._undo_asked = True
            self.message = telling.say(self.app, "note.back_again")
            self.draw()
            return
        self._undo_asked = False
        moves = self.app.session.undo()
        self.partial = ()
        self.lifted = None
        self.refused = None
        if moves:
            self.message = telling.undone(self.app, moves)
        if self.match.deal is None:
            self.app.deal_undone()
        else:
            self.go_on()

    # -- showing

    def draw(self):
        picture.draw(self)

    def tick(self, now):
        """Ends the echo; covers a private screen that was left alone."""
        if self.message and self.message[2] is not None:
            left = ticks_between(now, self.message[2])
            if left > 0:
                return left
            self.message = None
            self.draw()
        if self.lifted is not None:
            left = COVER_MS - ticks_between(self._last, now)
            if left > 0:
                return left
            self.partial = ()
            self.lifted = None
            self.go_on()
        return None
