# SPDX-FileCopyrightText: 2026 The Mano authors
# SPDX-License-Identifier: MIT
"""The menu of a turn screen, and the offer to put back what was undone."""

from mano import telling
from mano.screens import Screen
from mano.wheels import Rows, Wheel
from shared_engine.moves import NOBODY, Move
from shared_engine.setup import LEVELS


def open_on(app, turn):
    """Shows the menu: what the game offers first, then what every match has."""
    entries = _offers(app, turn) + _always(app, turn)
    if turn.seconds():      # while a clock runs the pause is on the first page, under who comes back
        entries.insert(1, (app.words.label("menu.pause"), lambda: _pause(app, turn)))
    entries = _first(app, turn) + entries
    app.show(Rows(app, app.words.label("menu"), entries, lambda: _close(app, turn)))


def _close(app, turn):
    app.leave(("menu", "standing", "mending", "naming", "rules"))
    turn.go_on()


def _first(app, turn):
    label = app.words.label
    entries = []
    if app.board.GEOMETRY == "three":
        entries.append((label("menu.undo"), lambda: turn.press("back", app.board.now())))
        entries.append((label("menu.whose_turn"), lambda: whose_turn(app, turn)))
    if turn.refused and not turn.refused[1].firm:
        entries.append((label("menu.allow"), turn.allow))
    return entries


def _offers(app, turn):
    slots: tuple = ("menu",) if app.board.HAS_SHOW else ("menu", "show")
    if app.board.GEOMETRY == "three":
        slots += ("ok_held",)
    return [(_menu_label(app, offer, turn), _beginner(turn, offer.act))
            for offer in app.match.asks().offers if offer.slot in slots]


def _menu_label(app, offer, turn):
    return app.words.label("act." + offer.label, turn.ask.facts)


def _beginner(turn, act):
    return lambda: turn.begin(act)


def _always(app, turn):
    label = app.words.label
    back = lambda: open_on(app, turn)   # noqa: E731 - one place to return to
    return [
        (label("menu.score"), lambda: app.visit("standing").board(app, back)),
        (label("menu.level"), lambda: _level(app, turn, back)),
        (label("menu.pause"), lambda: _pause(app, turn)),
        (label("menu.mute" if not app.settings.get("mute") else "menu.unmute"), lambda: _mute(app, back)),
        (label("menu.correct"), lambda: app.visit("standing").correct(app, turn, back)),
        (label("menu.names"), lambda: _rename(app, turn, 0, back)),
        (label("menu.home"), lambda: _home(app, turn, back)),
        (label("menu.rules"), lambda: _read(app, back)),
        (label("menu.close"), lambda: _end(app, turn, back)),
    ]


def _level(app, turn, back):
    items = [(app.words.label("level." + level), number) for number, level in enumerate(LEVELS)]

    def take(number):
        app.session.enter([Move(NOBODY, "level", (number,))], app.board.now())
        _close(app, turn)

    wheel = Wheel(app, items, take, LEVELS.index(app.match.course.level), app.words.label("level.when"), back)
    app.show(wheel)


def _mute(app, back):
    app.settings.put("mute", "" if app.settings.get("mute") else "yes")
    back()


def _rename(app, turn, seat, back):
    match = app.match
    if seat == match.setup.players:
        app.settings.remember_names(match.names)
        _close(app, turn)
        return

    def take(name):
        app.session.enter([Move(NOBODY, "name", (seat, name))], app.board.now())
        _rename(app, turn, seat + 1, back)

    others = [name for other, name in enumerate(match.names) if other != seat]
    app.visit("naming").ask_name(app, seat, others, take, back)


def _home(app, turn, back):
    seats = [(app.words.fact("seat", seat), seat) for seat in range(app.match.setup.players)]

    def take(seat):
        app.settings.put("home", str(seat))
        _close(app, turn)

    app.show(Wheel(app, seats, take, app.home, app.words.label("home.note"), back))


def _read(app, back):
    app.show(app.visit("rules").reading(app, app.words.label("game"), app.words.raw("rules"), back))


def _end(app, turn, back):
    def close(_):
        app.session.enter([Move(NOBODY, "close")], app.board.now())
        app.match_ended()

    app.show(Wheel(app, [(app.words.label("close.sure"), None)], close, note=app.words.label("close.note"), back=back,
                   ok="ok.close"))


def whose_turn(app, turn):
    """Which seat has the turn? What was skipped is caught up."""
    players = app.match.setup.players
    seats = [(app.match.asks().seat or 0) + i for i in range(1, players)]
    entries = [(app.words.fact("seat", seat % players), _catcher(turn, seat % players)) for seat in seats]
    app.show(Rows(app, app.words.label("whose_turn"), entries, turn.go_on))


def _catcher(turn, seat):
    def take():
        turn.go_on()
        turn.catch_up(seat)
    return take


def _pause(app, turn):
    app.session.enter([Move(NOBODY, "pause")], app.board.now())
    stand_still(app, turn)


def stand_still(app, turn):
    """The match is paused: it waits for OK."""
    app.show(Pause(app, turn))


class Pause(Screen):
    """The match stands still until OK."""

    def __init__(self, app, turn):
        Screen.__init__(self, app)
        self.turn = turn

    def draw(self):
        label = self.app.words.label
        self.show(label("pause"), "", label("pause.note"), label("pause.keys"))

    def press(self, key, tick):
        if key == "ok":
            self.app.session.enter([Move(NOBODY, "go_on")], tick)
            _close(self.app, self.turn)


def put_back(app, turn):
    """Offers to play again what was undone after the entry that has just been mended."""
    app.show(PutBack(app, turn))


class PutBack(Screen):
    """OK plays it again, BACK leaves it undone."""

    def __init__(self, app, turn):
        Screen.__init__(self, app)
        self.turn = turn

    def draw(self):
        app, match = self.app, self.app.match
        columns = app.panel.columns
        lines = [telling.in_short(app, moves) for moves in reversed(match.undone)] + ["", ""]
        lines = [line if len(line) <= columns else line[:columns - 1] + "…" for line in lines[:2]]
        self.show(app.words.label("put_back"), lines[0], lines[1], app.words.label("put_back.keys"))

    def press(self, key, tick):
        turn = self.turn
        if key == "ok":
            refusal = self.app.session.put_back()
            turn.message = telling.refusal(self.app, refusal) if refusal else None
        elif key != "back":
            return
        del self.app.match.undone[:]
        if self.app.match.over:
            self.app.match_ended()
        else:
            _close(self.app, turn)
