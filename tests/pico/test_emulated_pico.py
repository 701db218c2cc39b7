# SPDX-FileCopyrightText: 2026 The Mano authors
# SPDX-License-Identifier: MIT
"""The emulated board itself, on a device so small that whatever fails here is the emulation's fault."""

import subprocess
import sys

import pytest

from tests.pico.emulator import drive, golden, serial_port
from tests.pico.emulator.futures import branch
from tests.pico.emulator.layout import NVM_START, drive_of, nvm_of
from tests.pico.emulator.power_cuts import cuts, operations_of
from tests.pico.emulator.raw_repl import DeviceError


def lit(board):
    """How many of the device's blocks are on: the leftmost pixels of each in the first row of the picture."""
    return sum(bool(byte) for byte in board.panel.picture()[:16])


def test_the_first_picture_has_one_block(smallest):
    assert lit(smallest) == 1
    assert smallest.panel.picture()[0] == 0b11111110


def test_each_press_adds_a_block(smallest):
    smallest.press("up down ok*2")
    smallest.settle()
    assert lit(smallest) == 5


def test_a_held_key_is_one_press(smallest):
    smallest.press("back~")
    smallest.settle()
    assert lit(smallest) == 2


def test_every_key_has_its_number(smallest):
    smallest.console.text.clear()
    smallest.press("up down left right ok back show")
    said = smallest.console.expect(b"key 6").decode().split()
    assert [int(word) for word in said if word.isdigit()] == [0, 1, 2, 3, 4, 5]


def test_a_picture_can_be_compared_with_a_golden_one(smallest, tmp_path):
    smallest.panel.save(tmp_path / "one block.png")
    assert golden.difference(smallest.panel, tmp_path / "one block.png", tmp_path) == ""
    smallest.press("up")
    smallest.settle()
    told = golden.difference(smallest.panel, tmp_path / "one block.png", tmp_path)
    assert told.startswith("49 pixels differ, the first at x=8 y=0")


def test_a_key_that_does_not_exist_is_named(smallest):
    with pytest.raises(ValueError, match="no key is called 'fire'"):
        smallest.press("fire")


def test_the_answer_time_reaches_to_the_last_byte_on_the_bus(smallest):
    sent = smallest.panel.bytes_received
    seconds = smallest.answer_time("up")
    a_byte = 9 / 400_000
    assert seconds > (smallest.panel.bytes_received - sent) * a_byte
    assert seconds < 0.1


def test_the_same_press_takes_the_same_time_again(smallest):
    first, second = (branch(lambda: smallest.answer_time("up")) for _ in range(2))
    assert first == second


def test_a_record_in_erased_nvm_is_one_program_and_no_erase(smallest):
    operations = operations_of(smallest, lambda: smallest.press("up"))
    assert [(each.kind, each.address) for each in operations] == [("program", NVM_START)]


def test_the_flash_chip_takes_its_time(smallest):
    milliseconds = smallest.repl.run(
        "import microcontroller, supervisor\n"
        "began = supervisor.ticks_ms()\n"
        "microcontroller.nvm[0] = 0\n"
        "microcontroller.nvm[0] = 1\n"
        "print(supervisor.ticks_ms() - began)"
    )
    an_erase_and_pages = 45 + 17 * 0.4
    assert an_erase_and_pages <= int(milliseconds) < an_erase_and_pages + 10


def test_a_power_cut_inside_a_record_loses_that_record_only(smallest, boot):
    smallest.press("up left")
    ((_, flash),) = cuts(smallest, lambda: smallest.press("ok"))
    assert nvm_of(flash)[:6] == bytes((0, 0xFF, 2, 0xFD, 4, 0xFF))
    restarted = boot(flash=flash)
    restarted.run_until(lambda: lit(restarted) > 0)
    assert lit(restarted) == 1 + 2


def test_the_reset_button_restarts_the_program_with_its_records(smallest):
    smallest.press("up*3")
    smallest.reset()
    smallest.run(1)
    assert lit(smallest) == 1 + 3


def test_the_boards_traceback_reaches_the_test(smallest):
    with pytest.raises(DeviceError, match="ZeroDivisionError"):
        smallest.repl.run("1 // 0")


def test_the_program_can_be_started_again_from_the_repl(smallest):
    smallest.repl.run("print(1)")
    smallest.repl.rerun()
    assert b"code.py output" in smallest.console.expect(b"ready")


def test_without_a_panel_nothing_pulls_the_bus_up(boot, smallest_files):
    board = boot(smallest_files, oled=None)
    board.repl.rerun()
    assert b"RuntimeError: No pull up found on SDA or SCL" in board.console.expect(b"Code done running")


def test_mpremote_talks_to_the_board(smallest):
    with serial_port.opened(smallest) as port:
        command = [sys.executable, "-m", "mpremote", "connect", port, "exec", "print(6 * 7)"]
        result = subprocess.run(command, capture_output=True, text=True, timeout=120)
    assert result.stdout.split() == ["42"], result.stderr


def test_files_written_by_the_program_are_on_the_drive(smallest):
    smallest.repl.run("with open('/told.txt', 'w') as file: file.write('ten of hearts')")
    image = drive_of(smallest.flash.contents())
    assert drive.read(image, "told.txt") == b"ten of hearts"
    assert drive.faults(image) == ""
