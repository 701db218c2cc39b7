# SPDX-FileCopyrightText: 2026 The Mano authors
# SPDX-License-Identifier: MIT
"""The menu of a turn screen. What its lines lead to are rooms of their own."""

from mano import rooms
from mano.wheels import Rows


def open_on(app, turn):
    """Shows the menu: what the game offers first, then what every match has."""
    entries = _offers(app, turn) + _always(app, turn)
    if turn.seconds():      # while a clock runs the pause is on the first page, under who comes back
        entries.insert(1, (app.words.label("menu.pause"), lambda: app.visit("pausing").pause(app, turn)))
    entries = _first(app, turn) + entries
    app.show(Rows(app, app.words.label("menu"), entries, lambda: rooms.back_to(turn)))


def _first(app, turn):
    label = app.words.label
    entries = []
    if app.board.GEOMETRY == "three":
        entries.append((label("menu.undo"), lambda: turn.press("back", app.board.now())))
        entries.append((label("menu.whose_turn"), lambda: app.ask_whose_turn(turn)))
    if turn.refused and not turn.refused[1].firm:
        entries.append((label("menu.allow"), _leaving(turn.allow)))
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
    return _leaving(lambda: turn.begin(act))


def _leaving(step):
    """That step of the turn screen, which has no use for the rooms."""
    def take():
        rooms.leave(rooms.ROOMS)
        step()
    return take


def _always(app, turn):
    label = app.words.label
    back = lambda: open_on(app, turn)   # noqa: E731 - one place to return to
    return [
        (label("menu.score"), lambda: app.visit("score_board").board(app, back)),
        (label("menu.level"), lambda: app.visit("changing").level(app, turn, back)),
        (label("menu.pause"), lambda: app.visit("pausing").pause(app, turn)),
        (label("menu.mute" if not app.settings.get("mute") else "menu.unmute"), lambda: _mute(app, back)),
        (label("menu.correct"), lambda: app.visit("correcting").correct(app, turn, back)),
        (label("menu.names"), lambda: app.later(lambda: app.visit("changing").rename(app, turn, 0, turn.menu_again))),
        (label("menu.home"), lambda: app.visit("changing").home(app, turn, back)),
        (label("menu.rules"), lambda: _read(app, back)),
        (label("menu.close"), lambda: app.visit("changing").end(app, turn, back)),
    ]


def _mute(app, back):
    app.settings.put("mute", "" if app.settings.get("mute") else "yes")
    back()


def _read(app, back):
    app.show(app.visit("rules").reading(app, app.words.label("game"), app.words.raw("rules"), back))
