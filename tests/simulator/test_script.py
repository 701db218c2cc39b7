# SPDX-FileCopyrightText: 2026 The Mano authors
# SPDX-License-Identifier: MIT
"""A device played by a script: instant, always the same, and every screen kept as a picture."""

import pytest
from mano.board import KEYS

from tools.simulator import pictures
from tools.simulator.keys import read_script
from tools.simulator.script import ScriptedDevice, ScriptEnded


@pytest.fixture
def play(kept, demo_app):
    """play(script) -> (app, device), once the script has ended."""

    def played(script, **options):
        keys = KEYS[options.get("geometry", "cross")]
        device = ScriptedDevice(kept, read_script(script, keys), **options)
        app = demo_app.App(device)
        app.start()
        with pytest.raises(ScriptEnded):
            app.run()
        return app, device

    return played


def test_every_key_reaches_the_app(play):
    app, _ = play("ok up down left right back show")
    assert app.presses == 7
    assert app.panel.text()[0] == "SHOW"


def test_a_held_key_is_held_long_enough_and_a_short_one_is_not(play):
    assert play("ok!")[0].panel.text()[0] == "OK HELD"
    assert play("ok")[0].panel.text()[0] == "OK"


def test_three_keys(play):
    assert play("prev next ok", geometry="three")[0].presses == 3


def test_time_is_the_scripts(play):
    start = play("")[1].now()
    assert play("wait:3600000")[1].now() - start == 3_600_000


def test_each_new_screen_is_saved_once(play, tmp_path):
    _, device = play("ok wait:2000 up!", shots=tmp_path / "shots", scale=1)
    names = sorted(path.name for path in (tmp_path / "shots").iterdir())
    assert names == ["001.png", "002.png", "003.png"]
    assert device.screens == 3
    assert pictures.load(tmp_path / "shots" / "003.png") == device.oled.frame()


def test_a_shot_has_the_name_and_the_scale_asked_for(play, tmp_path):
    _, device = play("ok shot:after up", shots=tmp_path, scale=3)
    with pictures.Image.open(tmp_path / "after.png") as picture:
        assert picture.size == (384, 192)
    assert pictures.load(tmp_path / "after.png") == pictures.load(tmp_path / "002.png") != device.oled.frame()


def test_the_bar_of_a_held_key_is_drawn_and_gone_afterwards(play, tmp_path):
    play("ok! shot:afterwards", shots=tmp_path, scale=1)
    assert not any(pictures.load(tmp_path / "afterwards.png")[-32:])


def test_the_same_script_makes_the_same_pictures(play, tmp_path):
    for run in ("one", "two"):
        play("ok up! RRL wait:50 show", shots=tmp_path / run)
    one, two = ([path.read_bytes() for path in sorted((tmp_path / run).iterdir())] for run in ("one", "two"))
    assert len(one) > 4 and one == two


def test_chance_comes_from_the_seed(play):
    assert play("", seed=1)[1].entropy(8) == play("", seed=1)[1].entropy(8) != play("", seed=2)[1].entropy(8)


def test_what_sounded_and_when_is_known(play):
    _, device = play("ok up")
    assert [notes for _, notes in device.sounds] == [((2000, 40),)] * 2
    assert device.sounds[0][0] < device.sounds[1][0]
