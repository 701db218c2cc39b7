# SPDX-FileCopyrightText: 2026 The Mano authors
# SPDX-License-Identifier: MIT
"""`python3 -m tools play`, as far as its command line goes."""

import pytest
from PIL import Image

from tools import locking, play
from tools.problem import Problem


@pytest.fixture
def script(tmp_path):
    """script(text) -> the file it is in, as an argument."""

    def written(text):
        path = tmp_path / "keys.txt"
        path.write_text(text, encoding="utf-8")
        return str(path)

    return written


def test_a_script_plays_and_tells_what_it_did(demo_app, script, tmp_path, capsys):
    assert play.main(["--keys", script("ok up"), "--shots", str(tmp_path / "shots")]) == 0
    assert capsys.readouterr().out == f"2 steps, 3 screens in {tmp_path / 'shots'}\n"
    assert len(list((tmp_path / "shots").iterdir())) == 3


@pytest.mark.parametrize(
    "arguments",
    [
        ["--colour"],
        ["--geometry", "circle"],
        ["--scale", "0"],
        ["--port", "ten"],
        ["--port", "65536"],
        ["--shots", "here"],
        ["--film", "here.gif"],
        ["--terminal", "--keys", "x"],
    ],
)
def test_a_command_line_without_sense_is_refused(arguments, capsys):
    with pytest.raises(SystemExit) as ended:
        play.main(arguments)
    assert ended.value.code == 2
    assert "error: " in capsys.readouterr().err


def test_a_broken_script_names_file_line_and_word(demo_app, script):
    path = script("ok\nok jump")
    with pytest.raises(Problem) as told:
        play.main(["--keys", path])
    assert f"{path}: line 2: 'jump'" in str(told.value)
    assert told.value.status == 2


def test_a_missing_script_is_named(tmp_path):
    with pytest.raises(Problem, match=r"cannot read the keys in .*nowhere") as told:
        play.main(["--keys", str(tmp_path / "nowhere")])
    assert told.value.status == 2


def test_a_folder_that_cannot_take_pictures_is_named(demo_app, script, tmp_path):
    (tmp_path / "file").write_text("")
    with pytest.raises(Problem, match=r"cannot save .*file.*--shots DIR"):
        play.main(["--keys", script("ok"), "--shots", str(tmp_path / "file")])


def test_a_script_starts_on_an_empty_device_of_its_own(demo_app, script, tmp_path, monkeypatch):
    monkeypatch.setattr("tools.places.usual_folder", lambda: pytest.fail("touched a player's matches"))
    assert play.main(["--keys", script("ok")]) == 0


def test_a_film_shows_the_panel_and_the_key_that_is_down(demo_app, script, tmp_path):
    film = tmp_path / "tour.gif"
    assert play.main(["--keys", script("ok wait:500 up"), "--film", str(film)]) == 0
    with Image.open(film) as picture:
        assert picture.n_frames >= 3
        colours = set()
        for frame in range(picture.n_frames):
            picture.seek(frame)
            colours.add(len(picture.convert("RGB").getcolors(4096)))
    assert len(colours) > 1  # a key that is down has a colour of its own


def test_a_film_is_a_gif(demo_app, script, tmp_path):
    with pytest.raises(Problem, match=r"ends in \.gif: --film FILE"):
        play.main(["--keys", script("ok"), "--film", str(tmp_path / "tour.mp5")])


def test_two_plays_do_not_write_into_one_folder(demo_app, script, tmp_path):
    with locking.alone_or_not(tmp_path / "in_use"), pytest.raises(Problem, match="--state DIR"):
        play.main(["--keys", script("ok"), "--state", str(tmp_path)])
    assert play.main(["--keys", script("ok"), "--state", str(tmp_path)]) == 0
