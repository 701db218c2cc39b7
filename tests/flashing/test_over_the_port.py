# SPDX-FileCopyrightText: 2026 The Mano authors
# SPDX-License-Identifier: MIT
"""The uploader at a serial port, with an interpreter behind it that answers as a board does."""

import pytest

from tests.flashing.small import NEW, OLD, OPTIONS, version_that_starts
from tools.flashing import finding, installed, jobs, reaching, serial_place
from tools.problem import Problem


@pytest.fixture
def starts(tmp_path):
    """starts(): the version that the board starts now."""

    def read(path):
        file = tmp_path / path
        return file.read_bytes() if file.is_file() else None

    return lambda: version_that_starts(read)


def first_install(place, version=OLD):
    return jobs.first_install(place, version, place.facts(), OPTIONS)


def test_first_install_update_and_back(plugged_in, starts):
    port = plugged_in()
    first_install(reaching.reach(port, None, 10))
    assert starts() == "1"
    place = reaching.reach(port, None, 10)
    jobs.update(place, NEW, installed.look(place), place.facts(), OPTIONS)
    assert starts() == "2"
    jobs.roll_back(reaching.reach(port, None, 10))
    assert starts() == "1"


def test_a_drive_that_no_computer_holds_is_taken_over(plugged_in, starts):
    first_install(reaching.reach(plugged_in(writable=False), None, 10))
    assert starts() == "1"


def test_a_drive_that_another_computer_holds(plugged_in, monkeypatch):
    monkeypatch.setattr(finding, "drives", list)
    with pytest.raises(Problem, match=r"belongs to a computer. If to this one, say where it is with --drive"):
        reaching.reach(plugged_in(writable=False, held=True), None, 10)


def test_a_drive_that_this_computer_holds_is_written_there(plugged_in, drive, monkeypatch, tmp_path):
    drive()
    monkeypatch.setattr(finding, "drives", lambda: [tmp_path])
    place = reaching.reach(plugged_in(writable=False, held=True), None, 10)
    assert place.name == str(tmp_path)


def test_micropython_is_told_apart(plugged_in):
    with pytest.raises(Problem, match="runs MicroPython"):
        reaching.reach(plugged_in(name="micropython", version=(1, 28, 0)), None, 10)


def test_a_rescue_makes_the_drive_anew(plugged_in, starts, tmp_path):
    port = plugged_in()
    first_install(reaching.reach(port, None, 10))
    (tmp_path / "a/manifest.txt").write_bytes(b"?")
    (tmp_path / "b/manifest.txt").unlink()
    assert starts() == ""
    place = reaching.erased(port, 10)
    assert list(tmp_path.iterdir()) == []
    first_install(place)
    assert starts() == "1"


def test_a_rescue_keeps_the_matches_saved_on_a_drive_that_can_be_read(plugged_in, starts, tmp_path):
    port = plugged_in()
    (tmp_path / "save0").mkdir()
    (tmp_path / "save0/slot").write_bytes(bytes(range(256)) * 64)
    place = reaching.erased(port, 10)
    first_install(place)
    assert starts() == "1"
    assert (tmp_path / "save0/slot").read_bytes() == bytes(range(256)) * 64


SLOT = bytes(range(256)) * 64


def with_a_saved_match(tmp_path, port):
    """Mano is on the board, and has saved a match."""
    first_install(reaching.reach(port, None, 10))
    (tmp_path / "save0").mkdir()
    (tmp_path / "save0/slot").write_bytes(SLOT)


def updated(port, version):
    place = reaching.reach(port, None, 10)
    jobs.update(place, version, installed.look(place), place.facts(), OPTIONS)


def test_a_drive_that_is_lost_gets_the_matches_back_that_it_had_before_its_update(
    plugged_in, starts, tmp_path
):
    port = plugged_in()
    with_a_saved_match(tmp_path, port)
    updated(port, NEW)
    (tmp_path / "save0/slot").unlink()
    place = reaching.erased(port, 10)
    first_install(place)
    assert starts() == "1"
    assert (tmp_path / "save0/slot").read_bytes() == SLOT


def test_what_can_still_be_read_is_newer_than_the_copy(plugged_in, tmp_path):
    port = plugged_in()
    with_a_saved_match(tmp_path, port)
    updated(port, NEW)
    (tmp_path / "save0/slot").write_bytes(SLOT[::-1])
    reaching.erased(port, 10)
    assert (tmp_path / "save0/slot").read_bytes() == SLOT[::-1]


def test_an_update_without_a_dangerous_moment_copies_nothing(plugged_in, tmp_path, at_home):
    port = plugged_in()
    with_a_saved_match(tmp_path, port)
    updated(port, OLD)
    assert list(at_home.iterdir()) == []


def test_no_room_for_the_copy_is_said_and_nothing_is_changed(plugged_in, starts, tmp_path, at_home):
    port = plugged_in()
    with_a_saved_match(tmp_path, port)
    (at_home / "boards").write_text("in the way")
    with pytest.raises(Problem, match="matches are copied to it first"):
        updated(port, NEW)
    assert starts() == "1"


def test_another_board_does_not_get_them(plugged_in, tmp_path, at_home):
    port = plugged_in()
    with_a_saved_match(tmp_path, port)
    updated(port, NEW)
    (at_home / "boards/e462").rename(at_home / "boards/e463")
    (tmp_path / "save0/slot").unlink()
    reaching.erased(port, 10)
    assert not (tmp_path / "save0/slot").exists()


def test_what_an_earlier_flash_left_behind_does_not_disturb(plugged_in, starts):
    """It was killed: the REPL is still raw, and a file open."""
    port = plugged_in()
    place = reaching.reach(port, None, 10)
    place._run("f = to_write('a/half.py', 512)\nw = f.write")
    place._transport.serial.close()
    first_install(reaching.reach(port, None, 10))
    assert starts() == "1"


@pytest.mark.parametrize("piece", [b"\n" * 512, b"N = 1\n\n\n", b"\x00\xff'\"\\", b"a", b"aaa"])
def test_bytes_as_source_are_the_same_bytes(piece):
    assert eval(serial_place.literal(piece)) == piece


def test_a_port_where_nobody_answers():
    import os
    import pty

    _, theirs = pty.openpty()
    with pytest.raises(Problem, match="no CircuitPython answers there"):
        reaching.reach(os.ttyname(theirs), None, 0.2)
