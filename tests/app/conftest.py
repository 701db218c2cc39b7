# SPDX-FileCopyrightText: 2026 The Mano authors
# SPDX-License-Identifier: MIT
"""A device on the table, for tests that press its keys."""

import pytest

from shared_engine.cards import STANDARD
from tools import device_path

device_path.expose()

from tools.simulator.fingers import Fingers  # noqa: E402
from tools.simulator.plain import PlainDevice, Thumb  # noqa: E402


class Table(Fingers):
    """A device that has been set up for a game. level: what is logged."""

    def __init__(
        self,
        game="tres_y_dos",
        players=None,
        level="turns",
        options=None,
        names=(),
        dealer=0,
        geometry="cross",
        nvm=None,
        language="en",
    ):
        super().__init__(Thumb(PlainDevice(geometry, nvm)))
        if nvm is None:
            self._sit_down(game, players, level, options or {}, names, dealer, language)

    def _sit_down(self, game, players, level, options, names, dealer, language):
        from shared_engine import registry
        from shared_engine.moves import NOBODY, Move
        from shared_engine.setup import Setup

        chosen = registry.game(game)
        setup = Setup(chosen, players or chosen.about.USUAL_PLAYERS, options, names, level)
        self.app.settings.put("language", language)
        self.app.session.begin(setup)
        self.app.session.enter([Move(NOBODY, "deal", (dealer,))], 0)
        self.app.play()

    @property
    def match(self):
        return self.app.match

    @property
    def screen(self):
        return self.thumb.screen

    @property
    def headline(self):
        return self.screen[0]

    def press(self, *keys):
        self.thumb.press(*keys)

    def card(self, *cards):
        """Picks cards on the compass, each given by its name."""
        for name in cards:
            card = STANDARD.parse(name)
            group = [i for i, ranks in enumerate(STANDARD.groups) if STANDARD.rank(card) in ranks][0]
            keys = ("up", "left", "right", "down")
            self.press(
                keys[group],
                keys[STANDARD.groups[group].index(STANDARD.rank(card))],
                keys[STANDARD.suit_order.index(STANDARD.suit(card))],
            )


@pytest.fixture
def table():
    """Makes a Table: table("tres_y_dos", level="cards")."""
    return Table


@pytest.fixture
def fresh():
    """A device taken out of its box: nothing saved, no language chosen."""
    return Thumb(PlainDevice())
