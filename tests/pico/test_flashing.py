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
from tests.pico.emulator.layout import drive_of, nvm_of
from tests.pico.emulator.rewritings import boundaries, rewritings
from tools.flashing import installed, jobs, reaching

PATIENCE = 600  # seconds of this computer's time: the emulated board answers slowly
OLD = Small("1")
IN_PLACE = Small("2")
WITH_A_NEW_FILE = Small("3", more="N = 1\n")
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


@pytest.fixture(scope="module")
def installed_board(boot):
    """(a board on which version 1 was installed over the port, and has been started; the seconds that took)."""
    fresh = boot(FRESH, oled=None)

    def install():
        began = fresh.now
        first_install(fresh, OLD)
        return fresh.flash.contents(), fresh.now - began

    flash, seconds = branch(install)
    board = boot(flash=flash, oled=None)
    board.console.expect(b"version 1 runs")
    return board, seconds


def test_the_first_install_runs(installed_board, record_property):
    board, seconds = installed_board
    assert starts(board.flash.contents()) == "1"
    record_property(
        "figure", f"flash: a first install of a device of 3 files took {seconds:.1f} s on the Pico"
    )


@pytest.fixture(scope="module")
def updates(installed_board):
    """updates(version): (the sectors that updating to it rewrites, what the chip holds then, seconds); each once."""
    board, _ = installed_board
    done = {}

    def updated(version):
        if version.version not in done:
            began = time.monotonic()
            done[version.version] = (
                *rewritings(board, lambda: update(board, version)),
                time.monotonic() - began,
            )
        return done[version.version]

    return updated


@pytest.mark.parametrize("version", [IN_PLACE, WITH_A_NEW_FILE], ids=["in place", "with a new file"])
def test_reset_between_any_two_flash_operations_it_starts_the_old_version_or_the_new(updates, version):
    found, end, _ = updates(version)
    seen = [starts(flash) for flash in boundaries(found, end)]
    assert set(seen) == {OLD.version, version.version}
    assert seen == sorted(seen)


def test_an_update_in_place_has_no_moment_at_which_a_power_cut_loses_anything(updates, record_property):
    found, _, _ = updates(IN_PLACE)
    lost = [each for each in found if starts(each.torn) == ""]
    record_property(
        "figure", f"flash: an update in place rewrote {len(found)} sectors, {len(lost)} dangerous"
    )
    assert found and not lost


def test_a_new_file_has_the_one_dangerous_moment_that_was_told(updates, record_property):
    found, _, _ = updates(WITH_A_NEW_FILE)
    lost = [each for each in found if starts(each.torn) == ""]
    record_property(
        "figure", f"flash: an update with a new file rewrote {len(found)} sectors, {len(lost)} dangerous"
    )
    assert len(lost) == 1


def test_boards_that_were_reset_in_an_update_start(updates, boot, repeats):
    """Not only by the look of their drives."""
    found, end, _ = updates(IN_PLACE)
    images = [*boundaries(found, end)]
    few = repeats(2, len(images))
    for flash in images[:: max(1, (len(images) - 1) // (few - 1))]:
        board = boot(flash=flash, oled=None)
        board.console.expect(f"version {starts(flash)} runs".encode())


def test_going_back(updates, boot):
    _, flash, _ = updates(IN_PLACE)
    board = boot(flash=flash, oled=None)
    over_the_port(board, jobs.roll_back)
    assert starts(board.flash.contents()) == OLD.version


def test_a_rescue_leaves_an_empty_drive_and_all_matches(installed_board, boot):
    board, _ = installed_board
    board.repl.run("import microcontroller\nmicrocontroller.nvm[0:4] = b'deal'")
    with serial_port.opened(board) as port:
        reaching.SerialPlace(port, PATIENCE).erase_drive()
        deadline = time.monotonic() + PATIENCE
        while b"Hello World" not in code_py(board) and time.monotonic() < deadline:
            time.sleep(0.5)
    again = boot(flash=board.flash.contents(), oled=None)
    again.console.expect(b"Hello World!")
    assert nvm_of(again.flash.contents())[:4] == b"deal"
    assert "a/" not in drive.names(drive_of(again.flash.contents()))
