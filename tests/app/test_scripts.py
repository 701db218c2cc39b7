# SPDX-FileCopyrightText: 2026 The Mano authors
# SPDX-License-Identifier: MIT
"""Scripts of keys on the real panel: whole matches at each level, and pictures of the main screens."""

from contextlib import suppress
from pathlib import Path

import pytest
from mano.app import App
from mano.board import KEYS

from shared_engine.setup import LEVELS
from tools.simulator.keeping import Keeping
from tools.simulator.keys import read_script
from tools.simulator.script import ScriptedDevice, ScriptEnded

SCRIPTS = Path(__file__).parent / "scripts"


class Player(ScriptedDevice):
    """A device that plays a script. shots: its pictures by name."""

    def __init__(self, name, folder, geometry="cross"):
        self.shots = {}
        steps = read_script((SCRIPTS / f"{name}.keys").read_text(encoding="utf-8"), KEYS[geometry])
        super().__init__(Keeping(folder), steps, geometry)
        self.app = App(self)
        self.app.start()
        with suppress(ScriptEnded):
            self.app.run()

    def _save(self, name):
        if not name.isdigit():
            self.shots[name] = self.oled.frame()


@pytest.mark.parametrize("level", LEVELS)
def test_a_whole_match_is_keyed_in(level, tmp_path):
    match = Player(f"match_{level}", tmp_path).app.match
    assert match.course.level == level
    assert match.over and max(match.score.wins) == 3
    assert match.status() == []


@pytest.mark.parametrize("geometry", ["cross", "row", "three"])
def test_the_main_screens_look_as_they_should(geometry, tmp_path, golden):
    shots = Player(f"screens_{geometry}", tmp_path, geometry).shots
    assert shots
    for name, frame in shots.items():
        golden(f"app-{geometry}-{name}", frame)


def test_the_screens_of_pusoy_dos_look_as_they_should(tmp_path, golden):
    shots = Player("screens_pusoy_dos", tmp_path).shots
    assert shots
    for name, frame in shots.items():
        golden(f"app-pusoy_dos-{name}", frame)
