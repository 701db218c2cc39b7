# SPDX-FileCopyrightText: 2026 The Mano authors
# SPDX-License-Identifier: MIT
"""What `flash` says when it cannot go on: the cause, and what to do."""

import os
from argparse import Namespace
from pathlib import Path

import pytest

from tests.flashing.small import OLD, OPTIONS
from tools import flash
from tools.flashing import drive_place, finding, jobs, judging, reaching, serial_place
from tools.flashing.place import Facts
from tools.problem import Problem


def board(interpreter="circuitpython", version=(10, 0, 0), board_id="raspberry_pi_pico", free=1 << 20):
    return Facts(interpreter, version, board_id, True, free)


def test_a_board_is_known_by_its_own_name():
    assert judging.board_for(board(), None) == "pico_oled"
    assert judging.board_for(board(board_id="raspberry_pi_pico2_w"), None) == "pico_oled"
    assert judging.board_for(board(board_id="pimoroni_picosystem"), None) == "picosystem"


@pytest.mark.parametrize(
    "facts, wanted, message",
    [
        (
            board(interpreter="micropython"),
            None,
            "runs MicroPython, and Mano needs CircuitPython. Get CircuitPython 10",
        ),
        (board(version=(9, 2, 3)), None, "CircuitPython 9.2.3, which is too old. Get CircuitPython 10"),
        (
            board(board_id="arduino_zero"),
            None,
            "this board \\(arduino_zero\\) is none of Mano's: pico_oled is",
        ),
        (
            board(),
            "macropad",
            "wrong board: this is raspberry_pi_pico, and macropad runs on adafruit_macropad_rp2040",
        ),
    ],
)
def test_a_board_that_will_not_do(facts, wanted, message):
    with pytest.raises(Problem, match=message):
        judging.board_for(facts, wanted)


def test_no_board_at_all(monkeypatch):
    monkeypatch.setattr(finding, "ports", list)
    monkeypatch.setattr(finding, "drives", list)
    with pytest.raises(Problem, match=r"no board found. Plug it in with a cable that carries data"):
        reaching.reach(None, None, 1)


def test_two_boards(monkeypatch):
    monkeypatch.setattr(finding, "ports", lambda: ["/dev/ttyACM0", "/dev/ttyACM1"])
    with pytest.raises(Problem, match=r"/dev/ttyACM0, /dev/ttyACM1. Say which with --port"):
        reaching.reach(None, None, 1)


def test_two_drives():
    with pytest.raises(Problem, match="Say which with --drive"):
        finding.one_drive([Path("/media/CIRCUITPY"), Path("/media/CIRCUITPY1")])


def test_a_port_that_does_not_exist():
    with pytest.raises(Problem, match=r"there is no port /dev/ttyNONE. Is the board plugged in"):
        serial_place.demand_access("/dev/ttyNONE")


def test_a_port_that_is_denied(tmp_path, monkeypatch):
    port = tmp_path / "ttyACM0"
    port.touch()
    monkeypatch.setattr(os, "access", lambda path, mode: False)
    with pytest.raises(
        Problem, match=r"you may not use .*ttyACM0. Join its group.*sudo usermod -a -G \w+ .*udev"
    ):
        serial_place.demand_access(str(port))


def test_a_folder_that_is_no_drive(tmp_path):
    with pytest.raises(Problem, match="is not the drive of a CircuitPython board"):
        drive_place.DrivePlace(tmp_path)


def test_a_drive_that_is_read_only(drive, monkeypatch):
    def refuse(self, *how, **more):
        raise OSError(30, "Read-only file system")

    place = drive()
    monkeypatch.setattr(Path, "open", refuse)
    with pytest.raises(Problem, match=r"read-only. Plug Mano in while you hold OK or BACK"):
        place.write("code.py", b"")


def test_a_drive_that_is_full(drive):
    with pytest.raises(Problem, match=r"the drive is full: .* KB are missing. Remove what is not Mano's"):
        jobs.first_install(drive(), OLD, board(free=2000), OPTIONS)


def test_a_drive_whose_board_is_too_old(drive):
    place = drive(version="9.2.3")
    with pytest.raises(Problem, match="too old"):
        jobs.install(place, Namespace(**{**vars(OPTIONS), "board": None}))


def test_the_drive_tells_what_board_it_is_of(drive):
    assert drive(board_id="pimoroni_picosystem").facts().board_id == "pimoroni_picosystem"
    assert drive().facts().version == (10, 0, 0)


def test_a_mounted_drive_is_found_by_its_name(tmp_path):
    table = tmp_path / "mounts"
    table.write_text("/dev/sda1 / ext4 rw 0 0\n/dev/sdb1 /media/a\\040b/CIRCUITPY vfat rw 0 0\n")
    assert finding._mounted_on_linux(table) == [Path("/media/a b/CIRCUITPY")]


@pytest.mark.parametrize(
    "names, why", [("ANASTASIA", "at most 8 characters"), (",".join("ABCDEFGHIJKLMNOPQRSTUVW"), "20")]
)
def test_names_that_have_no_room(names, why, capsys):
    with pytest.raises(SystemExit):
        flash.read_options(["--names", names])
    assert why in capsys.readouterr().err


def test_names_are_written_as_the_panel_shows_them():
    assert flash.read_options(["--names", "ana, Béa"]).names == ("ANA", "BÉA")


def test_a_rescue_goes_over_the_port():
    with pytest.raises(SystemExit):
        flash.read_options(["--rescue", "--drive", "/media/CIRCUITPY"])
