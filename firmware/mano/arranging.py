# SPDX-FileCopyrightText: 2026 The Mano authors
# SPDX-License-Identifier: MIT
"""Setting up a match: language, game, players, names, the lot. OK all the way through is six presses."""

from mano.wheels import Wheel
from mano.wordbook import languages, open_book
from shared_engine import registry
from shared_engine.setup import LEVELS, Setup


class Plan:
    """What has been agreed so far."""

    def __init__(self, game):
        self.game = game
        self.players = game.about.USUAL_PLAYERS
        self.options = {}
        self.level = "turns"
        self.names = []

    def setup(self):
        """The Setup of it."""
        return Setup(self.game, self.players, self.options, self.names[:self.players], self.level)


def begin(app):
    """The first question of set-up; the language is asked once in the device's life."""
    folder = app.board.words_dir
    spoken = languages(folder)
    if app.settings.chosen("language") or len(spoken) == 1:
        choose_game(app)
    else:
        items = [(open_book(folder, code).find("language"), code) for code in spoken]
        app.show(Wheel(app, items, lambda code: _speak(app, code)))


def _speak(app, code):
    app.settings.put("language", code)
    app.words.book = open_book(app.board.words_dir, code)
    choose_game(app)


def choose_game(app):
    """Which game is played."""
    items = [(_book(app, name).find("game"), name) for name in registry.game_names()]
    wheel = Wheel(app, items, lambda name: choose_players(app, Plan(registry.game(name))), ok="ok.play")
    wheel.extras = {"down": (app.words.label("key.rules"), lambda: _read_rules(app, wheel))}
    app.show(wheel)


def _book(app, game):
    return open_book(app.board.words_dir, app.settings.get("language"), game)


def _read_rules(app, wheel):
    game = _book(app, wheel.value())
    reading = app.visit("rules").reading(app, game.find("game"), game.find("rules"), lambda: app.show(wheel))
    app.show(reading)


def choose_players(app, plan):
    """How many play; up and down lead to the log level and the house rules."""
    low, high = plan.game.about.PLAYERS
    items = [(app.words.label("players", {"count": count}), count) for count in range(low, high + 1)]

    def take(count):
        plan.players = count
        choose_names(app, plan)

    wheel = Wheel(app, items, take, plan.players - low, _plan_note(app, plan), lambda: choose_game(app), ok="ok.go",
                  brief=str)
    wheel.extras = {
        "up": (app.words.label("key.log"), lambda: _next_level(app, plan, wheel)),
        "down": (app.words.label("key.options"), lambda: _house_rules(app, plan, wheel)),
    }
    app.show(wheel)


def _plan_note(app, plan):
    unsure = len([option for option in plan.game.about.OPTIONS if option.unsure and option.name not in plan.options])
    facts = {"level": app.words.label("level." + plan.level), "few": unsure}
    return app.words.label("plan.unsure" if unsure else "plan", facts)


def _next_level(app, plan, wheel):
    plan.level = LEVELS[(LEVELS.index(plan.level) + 1) % len(LEVELS)]
    wheel.note = _plan_note(app, plan)
    wheel.draw()


def _house_rules(app, plan, wheel):
    if wheel.index < len(wheel.items):  # with three keys the rules are on the wheel too, behind the numbers
        plan.players = wheel.value()
    app.words.book = _book(app, plan.game.name)
    app.visit("rules").change(app, plan, lambda: choose_players(app, plan))


def choose_names(app, plan):
    """Names are optional: numbers for now, the name book, or spelling."""
    def later(_):
        plan.names = []
        start(app, plan)

    words = app.words
    wheel = Wheel(app, [(words.label("names"), None)], later, back=lambda: choose_players(app, plan),
                  ok="ok.numbers")
    wheel.note = words.label("names.order")
    wheel.extras = {"down": (words.label("key.spell"), lambda: app.visit("naming").name_all(app, plan))}
    app.show(wheel)


def start(app, plan):
    """The match begins."""
    app.visit("name_book").remember(app.settings, plan.names)
    app.begin(plan.setup())
