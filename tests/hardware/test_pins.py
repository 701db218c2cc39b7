# SPDX-FileCopyrightText: 2026 The Mano authors
# SPDX-License-Identifier: MIT
"""The pin map, against CircuitPython's boards and against the firmware."""

import shutil

import pytest

from tools.hardware import pins
from tools.places import FIRMWARE

PICO = "boards.toml: pico_oled on raspberry_pi_pico: "


@pytest.fixture
def firmware(tmp_path):
    """A copy of the firmware to plant faults in."""
    return shutil.copytree(FIRMWARE, tmp_path / "firmware")


@pytest.fixture
def pico(source):
    return source["boards"]["pico_oled"]


def test_every_board_can_do_what_its_pin_map_asks(source):
    assert pins.check(source) == []


def test_data_and_clock_swapped_are_no_i2c_pair(source, pico):
    pico["pins"]["sda"], pico["pins"]["scl"] = pico["pins"]["scl"], pico["pins"]["sda"]
    assert PICO + "GPIO5 and GPIO4 are no I2C pair" in pins.check(source)


def test_data_and_clock_of_two_i2c_units_are_no_pair(source, pico):
    pico["pins"]["scl"] = "GP3"
    assert PICO + "GPIO4 and GPIO3 are no I2C pair" in pins.check(source)


def test_two_keys_on_one_pin(source, pico):
    pico["pins"]["left"] = pico["pins"]["right"]
    assert PICO + "left and right share GPIO14" in pins.check(source)


def test_two_names_of_one_pin_are_one_pin(source, pico):
    pico["pins"]["up"] = "SDA"
    assert "boards.toml: pico_oled on pimoroni_picolipo_4mb: sda and up share GPIO4" in pins.check(source)


def test_a_pin_that_the_board_has_not(source, pico):
    pico["pins"]["ok"] = "GP29"
    assert PICO + "ok = GP29: no such pin" in pins.check(source)


def test_two_tones_on_one_pwm_slice(source, pico):
    pico["reserved"]["haptic"] = "GP17"
    assert PICO + "piezo and haptic share PWM slice 0" in pins.check(source)


def test_a_knob_on_pins_that_are_not_neighbours(source, pico):
    pico["reserved"]["knob_b"] = "GP3"
    assert PICO + "GPIO6 and GPIO3 are not neighbours, as a knob needs" in pins.check(source)


def test_a_board_that_circuitpython_does_not_know(source, pico):
    pico["also"].append("raspberry_pi_pico9")
    assert "boards.toml: pico_oled on raspberry_pi_pico9: CircuitPython knows no such board" in pins.check(
        source
    )


def test_the_firmware_has_the_pins_of_the_map(source):
    assert pins.check_firmware(source) == []


def test_a_key_moved_in_the_firmware_only(source, firmware):
    module = firmware / "boards" / "pico_oled.py"
    module.write_text(module.read_text().replace("board.GP12", "board.GP2"))
    found = pins.check_firmware(source, firmware)
    assert "firmware/boards/pico_oled.py: up is on GP2, boards.toml says GP12" in found


def test_a_part_that_only_the_firmware_knows(source, firmware):
    with (firmware / "boards" / "pico_oled.py").open("a") as module:
        module.write("MOTOR = board.GP9\n")
    found = pins.check_firmware(source, firmware)
    assert "firmware/boards/pico_oled.py: motor is on GP9, boards.toml says nothing of it" in found


def test_a_module_that_the_smaller_board_lacks(source, firmware):
    with (firmware / "boards" / "pico_oled.py").open("a") as module:
        module.write("import wifi\n")
    found = pins.check_firmware(source, firmware)
    assert "firmware/boards/pico_oled.py: raspberry_pi_pico has no wifi built in" in found
    assert "firmware/boards/pico_oled.py: raspberry_pi_pico_w has no wifi built in" not in found


def test_a_display_that_the_board_has_not(source, firmware):
    module = firmware / "boards" / "pico_oled.py"
    module.write_text(module.read_text().replace("_panel(), _piezo()", "board.DISPLAY, _piezo()"))
    found = pins.check_firmware(source, firmware)
    assert "firmware/boards/pico_oled.py: raspberry_pi_pico has no board.DISPLAY" in found


def test_a_board_with_a_map_and_no_firmware(source, firmware):
    (firmware / "boards" / "pico_oled.py").unlink()
    found = pins.check_firmware(source, firmware)
    assert "boards.toml: pico_oled: there is no firmware/boards/pico_oled.py" in found


def test_a_planned_board_may_lack_its_firmware_until_it_has_it(source, firmware, pico):
    pico["planned"] = True
    assert "boards.toml: pico_oled: is written, and no longer planned" in pins.check_firmware(
        source, firmware
    )
    (firmware / "boards" / "pico_oled.py").unlink()
    assert pins.check_firmware(source, firmware) == []


def test_a_board_with_firmware_and_no_map(source):
    del source["boards"]["pico_oled"]
    assert "firmware/boards/pico_oled.py: not in boards.toml" in pins.check_firmware(source)
