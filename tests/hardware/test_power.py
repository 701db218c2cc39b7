# SPDX-FileCopyrightText: 2026 The Mano authors
# SPDX-License-Identifier: MIT
"""Battery hours and display care."""

import shutil

import pytest

from tools.hardware import power
from tools.places import FIRMWARE


@pytest.fixture
def firmware(tmp_path):
    return shutil.copytree(FIRMWARE, tmp_path / "firmware")


def test_every_figure_says_how_it_is_known(figures):
    assert power.check(figures) == []


def test_a_figure_without_a_source(figures):
    figures["draws"]["panel_bright"]["source"] = ""
    assert power.check(figures) == [
        "power.toml: panel_bright: needs a kind (measured, datasheet, estimate) and a source"
    ]


def test_a_draw_at_usb_weighs_more_at_the_cell(figures):
    board = {"value": 18.6, "at": "usb"}  # 18.6 mA x 4.7 V = 23.6 mA x 3.7 V
    assert power.at_cell(figures, board) == pytest.approx(23.63, abs=0.01)


def test_a_draw_behind_the_regulator_pays_for_its_losses(figures):
    panel = {"value": 10, "at": "rail"}  # 10 mA x 3.3 V / 0.85 = 10.5 mA x 3.7 V
    assert power.at_cell(figures, panel) == pytest.approx(10.49, abs=0.01)


def test_a_dimmed_panel_lasts_longer_and_a_dark_one_longest(figures):
    turns, dimmed, dark = (power.hours(figures, state, 1200) for state in figures["states"])
    assert turns < dimmed < dark


def test_care_changed_on_the_device_only(figures, firmware):
    care = firmware / "mano" / "care.py"
    care.write_text(care.read_text().replace("DIM_AFTER_S = 30", "DIM_AFTER_S = 300"))
    assert "firmware/mano/care.py: DIM_AFTER_S is 300, power.toml says 30" in power.check_care(
        figures, firmware
    )


def test_care_that_the_device_forgets_to_take(figures, firmware):
    figures["care"]["WAVE_AFTER_S"] = 5
    with (firmware / "mano" / "care.py").open("a") as care:
        care.write("WAVE_AFTER_S = 5\n")
    assert "firmware/: nothing uses care.WAVE_AFTER_S" in power.check_care(figures, firmware)
