# SPDX-FileCopyrightText: 2026 The Mano authors
# SPDX-License-Identifier: MIT
"""`flash` on real CircuitPython: first install, update, an update reset between any two flash operations, rescue."""

import subprocess
import sys
import time

import pytest

from tests.flashing.small import OPTIONS, Small, version_that_starts
from tests.pico.emulator import drive, serial_port
from tests.pico.emulator.futures import branch
from tests.pico.emulator.layout import DRIVE_START, drive_of, nvm_of
from tests.pico.emulator.rewritings import boundaries, rewritings
from tools.flashing import installed, jobs, reaching

PATIENCE = 600  # seconds of this computer's time: the emulated board answers slowly
NEW_DRIVE_WITHIN = 5  # seconds of the board's time
OLD = Small("1")
IN_PLACE = Small("2")
LONGER = "def run():\n print('version 3 runs')\n" + "N = 1\n" * 200
WITH_A_NEW_FILE = Small("3", more="N = 1\n", start=LONGER)
FRESH = {"code.py": "print('Hello World!')\n"}


def over_the_port(machine, job):
    """job(place), with the board at a serial port of this computer; it is not restarted."""
    sys.setswitchinterval(1e-4)  # else every byte that the board says waits 5 ms for the emulator's thread
    with serial_port.opened(machine) as port:
        place = reaching.reach(port, None, PATIENCE)
        place.restart = lambda: ""
        return job(place)


def first_install(machine, version):
    return over_the_port(machine, lambda place: jobs.first_install(place, version, place.facts(), OPTIONS))


def update(machine, version):
    def job(place):
        return jobs.update(place, version, installed.look(place), place.facts(), OPTIONS)

    return over_the_port(machine, job)


def starts(flash):
    """The version that a board with this in its flash chip starts; "" if none does."""
    image = drive_of(flash)

    def read(path):
        try:
            return drive.read(image, path)
        except subprocess.CalledProcessError:
            return None

    return version_that_starts(read)


def code_py(machine):
    """What code.py holds now; nothing while there is none."""
    try:
        return drive.read(drive_of(machine.flash.contents()), "code.py")
    except subprocess.CalledProcessError:
        return b""


@pytest.fixture(scope="module", autouse=True)
def _quick_flash():
    """A flash chip that erases in no time: what is looked at here is not how long that takes."""
    from tests.pico.emulator import flash

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(flash, "ERASE_TIMES", dict.fromkeys(flash.ERASE_TIMES, 0))
        patch.setattr(flash, "PROGRAM_TIME", 0)
        yield


@pytest.fixture(scope="module")
def installed_board(_quick_flash, boot):
    """A board on which version 1 was installed over the port, and has been started."""
    fresh = boot(FRESH, oled=None)

    def install():
        first_install(fresh, OLD)
        return fresh.flash.contents()

    board = boot(flash=branch(install), oled=None)
    board.console.expect(b"version 1 runs")
    return board


@pytest.fixture(scope="module")
def in_place(installed_board):
    """(the sectors that an update rewrites whose files keep their blocks, what the chip holds at its end)."""
    return rewritings(installed_board, lambda: update(installed_board, IN_PLACE))


@pytest.fixture(scope="module")
def with_a_new_file(installed_board):
    """The same for an update that brings a file, and makes another longer."""
    return rewritings(installed_board, lambda: update(installed_board, WITH_A_NEW_FILE))


def test_the_first_install_runs(installed_board):
    assert starts(installed_board.flash.contents()) == "1"


def test_reset_between_any_two_flash_operations_it_starts_the_old_version_or_the_new(in_place):
    seen = [starts(flash) for flash in boundaries(*in_place)]
    assert set(seen) == {OLD.version, IN_PLACE.version}
    assert seen == sorted(seen)


def test_so_it_does_when_a_file_is_new(with_a_new_file):
    seen = [starts(flash) for flash in boundaries(*with_a_new_file)]
    assert set(seen) == {OLD.version, WITH_A_NEW_FILE.version}
    assert seen == sorted(seen)


def test_an_update_in_place_has_no_moment_at_which_a_power_cut_loses_anything(in_place):
    found, _ = in_place
    lost = [each for each in found if not starts(each.torn)]
    assert found and not lost


def test_a_new_file_and_a_longer_one_have_one_dangerous_moment_each_as_was_told(with_a_new_file):
    found, _ = with_a_new_file
    lost = [each.address - DRIVE_START for each in found if not starts(each.torn)]
    assert lost == [0, 0], "where the file allocation table lies"


def test_boards_that_were_reset_in_an_update_start(in_place, boot, repeats):
    """Not only by the look of their drives."""
    images = [*boundaries(*in_place)]
    few = repeats(2, len(images))
    for flash in images[:: max(1, (len(images) - 1) // (few - 1))]:
        board = boot(flash=flash, oled=None)
        board.console.expect(f"version {starts(flash)} runs".encode())


def test_going_back(in_place, boot):
    _, flash = in_place
    board = boot(flash=flash, oled=None)
    over_the_port(board, jobs.roll_back)
    assert starts(board.flash.contents()) == OLD.version


def test_a_rescue_leaves_an_empty_drive_and_all_matches(installed_board, boot):
    board = installed_board
    board.repl.run("import microcontroller\nmicrocontroller.nvm[0:4] = b'deal'")
    with serial_port.opened(board) as port:
        reaching.SerialPlace(port, PATIENCE).erase_drive()
        deadline = time.monotonic() + PATIENCE
        while b"Hello World" not in code_py(board) and time.monotonic() < deadline:
            time.sleep(0.5)
    # code.py is not the last file of a new drive: the root is being rewritten while the next come into it
    board.run(NEW_DRIVE_WITHIN)
    again = boot(flash=board.flash.contents(), oled=None)
    assert "Hello World" in again.repl.run("print(open('/code.py').read())")
    assert nvm_of(again.flash.contents())[:4] == b"deal"
    assert "a/" not in drive.names(drive_of(again.flash.contents()))
