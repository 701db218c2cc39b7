# SPDX-FileCopyrightText: 2026 The Mano authors
# SPDX-License-Identifier: MIT
"""A gesture is gathered from presses: the game asks, pickers choose, until nothing more is asked."""

from mano import rooms
from mano.board import CROSS, ticks_between
from mano.screens import Screen
from shared_engine.asking import BLANK

QUIET_MS = 300      # a card just entered swallows OK: thumbs tap it out of habit
COVER_MS = 10000    # a private screen left alone is covered again


class Gathering(Screen):
    """Builds one gesture after the other; Turn enters and shows them.

    partial: the gesture so far. ask: what comes next. picker: how it is chosen. message: a ruling shown until the
    next key. refused: (moves, Refusal) of the last attempt. lifted: the seat for whom the curtain is up.
    """

    def __init__(self, app):
        Screen.__init__(self, app)
        self.partial: tuple = ()
        self.ask = None
        self.picker = None
        self.message = None
        self.refused = None
        self.lifted = None
        self.began = None       # tick of the gesture's first press
        self.last = None        # tick of the last press
        self.quiet_from = None  # tick of the last entry

    @property
    def match(self):
        """The match on the table."""
        return self.app.match

    def holds(self):
        """On the turn screen itself arrows catch up, BACK opens the menu, and OK may have a big brother."""
        if not self.resting():
            return ()
        keys = CROSS + ("back", "show") if self.ranks() else CROSS + ("back",)
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
            return
        self.app.light(None if ask.private else ask.seat)   # a private screen is dark outside
        if ask.private and self.lifted != ask.seat:
            curtain = self.app.visit("curtain").Curtain
            self.app.show(curtain(self.app, ask.seat, self._lift, self.undo, self._show))
        else:
            self._take_up(ask)
            self.app.show(self)

    def _lift(self):
        ask = self.match.asks(self.partial)
        self.lifted = ask.seat
        self.last = self.app.board.now()
        self._take_up(ask)
        self.app.show(self)

    def _take_up(self, ask):
        if not ask.private:
            self.lifted = None
        if ask.private == BLANK:
            self.quiet_from = self.app.board.now()  # the box is handed over
        self.ask = ask
        choosing = self.app.visit("choosing")
        self.picker = (choosing.arrows_for if ask.kind == "acts" else choosing.picker_for)(ask, self.app)

    # -- what Turn does with it

    def attempt(self, moves, overrule=False):
        """Enters the moves of a complete gesture."""

    def undo(self):
        """Takes the last gesture back."""

    def arrow_held(self, key):
        """Who sits there has the turn."""

    # -- keys

    def ranks(self):
        """The ranks that are told by keys of their own now, on boards that have such keys."""
        keys = self.app.board.RANK_KEYS
        return self.picker.ranks()[:len(keys)] if keys and self.picker else ()

    def meaning(self, key, tick):
        """A rank (a number) for its key; then the knob is OK and BACK, since their keys are ranks."""
        ranks, keys = self.ranks(), self.app.board.RANK_KEYS
        if not ranks:
            return Screen.meaning(self, key, tick)
        if key in keys:
            return ranks[keys.index(key)] if keys.index(key) < len(ranks) else None
        if self.last is not None and ticks_between(self.last, tick) < QUIET_MS:
            return None     # one turn of the wrist, over more than one detent
        return {"knob_left": "back", "knob_right": "ok"}.get(key, key)

    def press(self, key, tick):
        self.last = tick
        self.app.session.time(tick)
        if self.began is None:
            self.began = tick
        ruling, self.message = self.message, None
        if key in self.ranks():
            self._tell(key)
        elif key == "back":
            self._back()
        elif key == "show":
            self._show()
        elif self.resting():
            self._first_key(key, tick, ruling)
        elif self.ask.private != BLANK or not self._quiet(tick):
            self._pick(key)
        if not self.partial:
            self.began = None

    def held(self, key, tick):
        self.began = tick
        self.message = None
        if key == "back":
            self.lifted = self.began = None     # the menu is for everybody
            self.app.open_menu(self)
        elif key == "show":
            self._show()
        elif key == "ok":
            self.begin(self.ask.offer("ok_held").act)
        else:
            self.arrow_held(key)

    def _first_key(self, key, tick, ruling):
        mend = self.refused[1].mend if ruling and self.refused else None
        if key == "ok" and (mend or self._quiet(tick) or "ok" not in self.picker.labels()):
            self._plain_act(tick, mend)
        elif key in self.picker.labels():
            if self.ask.offer("arrows"):
                self._begin_by_arrows()
                self._pick(key)
            else:
                self._pick_act(key)
        else:
            self.draw()

    def _begin_by_arrows(self):
        self.partial = (self.ask.offer("arrows").act,)
        self.ask = self.match.asks(self.partial)

    def _quiet(self, tick):
        return self.quiet_from is not None and ticks_between(self.quiet_from, tick) < QUIET_MS

    def _plain_act(self, tick, mend):
        if self._quiet(tick) or not (mend or self.ask.offer("ok")):
            self.draw()
        elif mend:
            self.attempt([mend] + self.refused[0])
        else:
            self.begin(self.ask.offer("ok").act)

    def begin(self, act):
        """Begins the gesture of that act."""
        if self.began is None:
            self.began = self.app.board.now()
        self.partial = (act,)
        self.go_on()

    def _show(self):
        self.message = None     # a curtain asks for this too, and what was said before it is no answer
        rooms.leave(rooms.BESIDE_A_SHOW)
        offer = self.match.asks().offer("show")
        if offer and self.match.asks((offer.act,)) is None:
            self._call(offer.act)
        elif offer:
            self.lifted = None      # who shows may not be who was looking
            self.begin(offer.act)
        elif self.app.screen is self:   # else a curtain is down
            self.draw()

    def _call(self, act):
        """An act that is complete at once does not disturb a card being picked."""
        partial, began, picker = self.partial, self.began, self.picker
        self.began = self.last
        self.attempt(self.match.moves((act,)))
        if partial and self.app.screen is self and self.match.asks(partial):
            self.partial, self.began = partial, began
            self._take_up(self.match.asks(partial))
            if self.ask.choices is None:    # a hand may be another now
                self.picker = picker
            self.draw()

    def _pick(self, key):
        ours = key == "ok" and "ok" not in self.picker.labels()
        self._answer(self._ok_answer() if ours else self.picker.press(key))

    def _tell(self, rank):
        """A rank was told by its own key."""
        if self.resting():
            self._begin_by_arrows()
        self._answer(self.picker.take(rank))

    def _answer(self, answer):
        if answer:
            if self.ask.private == BLANK:
                self.lifted = self.ask.seat     # now there is something to see
            self.partial += answer
            self.go_on()
        else:
            self.draw()

    def _pick_act(self, key):
        act = self.picker.press(key)
        if act:
            self.begin(act[0])
        else:
            self.draw()     # on three keys the acts may take two stages

    def _ok_answer(self):
        """(value,) where OK has an answer of its own at this stage."""
        if self.ask.ok is None:
            return None
        pack = self.match.game.pack
        rank = self.picker.rank_told()
        if rank is not None and self.ask.ok[1] == pack.UNKNOWN:
            return (pack.card(rank, None),)
        return (self.ask.ok[1],)

    def _back(self):
        if not self.partial:
            self.undo()
            return
        stays = self.picker.back()
        if not stays:
            self.partial = self.partial[:-1]
        if (self.picker.at_start() or not stays) and self._from_arrows():
            self.partial = ()
        elif stays:
            self.draw()
            return
        self.go_on()

    def _from_arrows(self):
        offer = self.match.asks().offer("arrows")
        return offer is not None and self.partial == (offer.act,)
