# SPDX-FileCopyrightText: 2026 The Mano authors
# SPDX-License-Identifier: MIT
"""A game's own keyboard: what is typed becomes presses of the device's keys, by somebody who knows them.

A game has one when there is a `keyboard` module in its folder, with HELP and a class Keyboard (see Tres).
"""

import contextlib
import importlib
import importlib.util
from typing import Any

from mano.board import KEYS
from mano.presses import HOLD_MS
from mano.racing import Race

from tools.simulator.fingers import Fingers

NAP = 20  # ms
NAMES = {"ArrowLeft": "←", "ArrowRight": "→", "Enter": "Enter", " ": "Space"}  # of keys, for the eye


class QuickThumb:
    """Presses the keys of a device that runs in real time."""

    def __init__(self, app, device):
        self.app = app
        self.device = device
        self.presses = 0

    def press(self, *keys):
        """Presses keys one after the other; "ok!" holds the key."""
        for key in keys:
            self.presses += 1
            self.app.key(key.rstrip("!"), True, self.device.now())
            if key.endswith("!"):
                self.wait(HOLD_MS + NAP)
            self.app.key(key.rstrip("!"), False, self.device.now())

    def wait(self, ms):
        """Lets the device go on for so long."""
        for _ in range(ms // NAP):
            self.device.nap(NAP)
            self.app.tick(self.device.now())


class GameKeys:
    """The keyboard of the game on the table, if it has one. Used on the thread of the app only."""

    def __init__(self, app, device):
        self.app = app
        self.fingers = Fingers(QuickThumb(app, device))
        self._game = None
        self._module: Any = None
        self._keyboard: Any = None

    def takes(self):
        """The keys that mean something of their own now; [] where the game has no keyboard."""
        keyboard = self._at_the_table()
        return keyboard.takes(self.app.match.deal, self._seat()) if keyboard else []

    def typed(self, key):
        """Somebody typed that key. What has no meaning now does nothing."""
        if key not in self.takes():
            return
        touch = self._keyboard.typed(self.app.match.deal, self._seat(), key)
        if touch:
            with contextlib.suppress(ValueError):  # not offered now
                getattr(self, "_" + touch[0])(touch[1])

    def look(self):
        """What a page shows of it: {} or the help, the keys it takes, the hand in view."""
        taken = self.takes()
        if not taken:
            return {}
        fact, deal = self.app.words.fact, self.app.match.deal
        hand = [
            {"card": fact("card", card), "fits": fits, "chosen": chosen, "staged": staged}
            for card, fits, chosen, staged in self._keyboard.hand(deal, self._seat())
        ]
        return {"help": self.help(), "takes": taken, "hand": hand}

    def help(self):
        """[[names of keys, what they do]] for a person to read."""
        return [[[NAMES.get(key, key.upper()) for key in keys], text] for keys, text in self._module.HELP]

    # -- what a touch comes to

    def _enter(self, gesture):
        if not isinstance(self.app.screen, Race):  # all keys are the race's
            self.fingers.enter(*gesture)

    def _call(self, act):
        """A call does not wait for the end of a race: it is what the race is about."""
        race = self.app.screen
        if isinstance(race, Race):
            side = next(offer.slot for offer in race.ask.offers if offer.act == act)
            keys = KEYS[self.app.board.GEOMETRY]
            self.fingers.thumb.press(next(key for key in keys if race.sides.get(key) == side))
        else:
            self.fingers.enter(act)

    def _suit(self, suit):
        """The key that leads to this suit, on whatever picker asks for one."""
        picker, name = getattr(self.app.screen, "picker", None), self.app.words.suit(suit)
        labels = picker.labels() if picker else {}
        self.fingers.thumb.press(*[key for key, label in labels.items() if label == name][:1])

    # -- the table

    def _at_the_table(self):
        """The keyboard for the match in play, or None."""
        match = self.app.match
        if match is None or match.deal is None or match.over:
            return None
        if match.game is not self._game:
            self._game = match.game
            self._module = _keyboard_of(match.game.name)
            self._keyboard = self._module.Keyboard() if self._module else None
        return self._keyboard

    def _seat(self):
        """The seat whose hand is in view on the turn screen, or None."""
        turn = self.app.turn
        return turn.lifted if turn is self.app.screen and turn and turn.resting() else None


def _keyboard_of(game: str):
    path = f"shared_engine.games.{game}.keyboard"
    return importlib.import_module(path) if importlib.util.find_spec(path) else None
