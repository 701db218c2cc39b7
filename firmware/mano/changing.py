# SPDX-FileCopyrightText: 2026 The Mano authors
# SPDX-License-Identifier: MIT
"""What a table changes in the midst of a match: what is logged, names, where the box lies; or it ends the match."""

from mano import rooms
from mano.wheels import Wheel
from shared_engine.moves import NOBODY, Move
from shared_engine.setup import LEVELS


def level(app, turn, back):
    """What is logged from the next deal on."""
    items = [(app.words.label("level." + level), number) for number, level in enumerate(LEVELS)]

    def take(number):
        app.session.enter([Move(NOBODY, "level", (number,))], app.board.now())
        rooms.back_to(turn)

    wheel = Wheel(app, items, take, LEVELS.index(app.match.course.level), app.words.label("level.when"), back)
    app.show(wheel)


def rename(app, turn, seat, back):
    """Names, from that seat on."""
    match = app.match
    if seat == match.setup.players:
        app.visit("name_book").remember(app.settings, match.names)
        rooms.back_to(turn)
        return

    def take(name):
        app.session.enter([Move(NOBODY, "name", (seat, name))], app.board.now())
        rooms.leave(())     # what took it down; the next one is spelled without
        rename(app, turn, seat + 1, back)

    others = [name for other, name in enumerate(match.names) if other != seat]
    app.visit("naming").ask_name(app, seat, others, take, back)


def home(app, turn, back):
    """Which seat the box faces."""
    seats = [(app.words.fact("seat", seat), seat) for seat in range(app.match.setup.players)]

    def take(seat):
        app.settings.put("home", str(seat))
        rooms.back_to(turn)

    app.show(Wheel(app, seats, take, app.home, app.words.label("home.note"), back))


def end(app, turn, back):
    """The match ends here, once the table is sure."""
    def close(_):
        app.session.enter([Move(NOBODY, "close")], app.board.now())
        app.later(app.match_ended)

    app.show(Wheel(app, [(app.words.label("close.sure"), None)], close, note=app.words.label("close.note"), back=back,
                   ok="ok.close"))
