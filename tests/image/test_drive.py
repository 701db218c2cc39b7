# SPDX-FileCopyrightText: 2026 The Mano authors
# SPDX-License-Identifier: MIT
"""A board's drive as `build` makes it: what is on it, and where it lies."""

from binascii import crc32

import pytest

from tools.image import choice, content, placing, report
from tools.problem import Problem


@pytest.fixture(scope="module")
def drive():
    return choice.choose("pico_oled", None, None, None).drive()


def test_every_file_fills_whole_blocks(drive):
    odd = [path for path, each in drive.items() if len(each) % placing.BLOCK]
    assert odd == []


def test_the_program_is_there_twice(drive):
    first = {path[2:]: each for path, each in drive.items() if path.startswith("a/")}
    second = {path[2:]: each for path, each in drive.items() if path.startswith("b/")}
    assert first == second and "mano/start.py" in first


def test_whatever_is_written_in_an_update_is_fenced_off_by_spacers(drive):
    order = [
        path.split("/")[0] if placing.SPACER not in path else "|"
        for path in drive
        if path[:2] in ("a/", "st", "b/")
    ]
    assert [each for at, each in enumerate(order) if at == 0 or order[at - 1] != each] == [
        "a",
        "|",
        "start",
        "|",
        "b",
        "|",
    ]
    assert all(len(each) == placing.ERASED_AT_ONCE for path, each in drive.items() if placing.SPACER in path)


def test_code_py_comes_last_of_all_that_matters(drive):
    assert list(drive)[-2:] == ["code.py", placing.LAST]


def test_the_manifest_tells_every_file_of_the_program(drive):
    first, *lines = drive["a/manifest.txt"].decode().rstrip("\n").split("\n")
    assert first == f"mano {content.version()} pico_oled"
    told = {name: (int(size), int(crc, 16)) for crc, size, name in (line.split(" ", 2) for line in lines)}
    program = {path[2:]: each for path, each in drive.items() if path.startswith("a/")}
    del program["manifest.txt"], program[placing.SPACER]
    assert told == {name: (len(each), crc32(each)) for name, each in program.items()}


def test_it_fits_the_drive_with_all_games_and_at_least_english(drive):
    assert report.free(drive, "pico_oled") >= 0
    assert "a/words/en.words" in drive
    assert {
        path.split("/")[3]
        for path in drive
        if path.startswith("a/shared_engine/games/") and path.count("/") > 3
    } == {
        "pusoy_dos",
        "three_two_five",
        "tres",
        "tres_y_dos",
    }


def test_languages_for_which_there_is_no_room_are_left_out_aloud(monkeypatch, capsys):
    monkeypatch.setitem(report.DRIVES, "pico_oled", 930)
    chosen = choice.choose("pico_oled", None, None, None)
    assert chosen.languages != ("en", "es", "fr") and "en" in chosen.languages
    assert "fr is left out, for want of room; --languages chooses" in capsys.readouterr().err


def test_languages_that_were_asked_for_are_not_left_out(monkeypatch):
    monkeypatch.setitem(report.DRIVES, "pico_oled", 300)
    with pytest.raises(
        Problem, match="KB too much for the board's drive: choose fewer with --languages or --games"
    ):
        choice.choose("pico_oled", None, "en,es", None)


@pytest.mark.parametrize("board", ["macropad", "feather_reverse_tft", "picosystem"])
def test_every_board_has_its_own_module_and_drive_keys(board):
    files = choice.choose(board, "tres", "en", None).drive()
    assert f"a/boards/{board}.py" in files and "a/boards/pico_oled.py" not in files
    assert f'MANO_BOARD = "{board}"' in files["settings.toml"].decode()


def test_keys_that_pull_up_are_told_apart():
    assert 'MANO_DRIVE_KEYS = "D1+"' in content.settings("feather_reverse_tft")
    assert 'MANO_DRIVE_KEYS = "GP15 GP10"' in content.settings("pico_oled")
