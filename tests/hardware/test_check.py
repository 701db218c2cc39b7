# SPDX-FileCopyrightText: 2026 The Mano authors
# SPDX-License-Identifier: MIT
"""`check hardware` as a whole: what it looks at, and how loudly it skips what it cannot look at."""

import shutil

import pytest

from tools.checks import Skipped, hardware
from tools.hardware import packages, pictures
from tools.places import ROOT


@pytest.fixture
def house(tmp_path):
    """A copy of the rooms that the check looks into."""
    for room in ("hardware", "firmware"):
        shutil.copytree(ROOT / room, tmp_path / room)
    return tmp_path


def test_all_is_well():
    assert hardware.check(ROOT) == []


def test_a_key_moved_in_the_source_only(house):
    boards = house / "hardware" / "boards.toml"
    boards.write_text(boards.read_text().replace('up = "GP12"', 'up = "GP2"'))
    found = "\n".join(hardware.check(house))
    assert "firmware/boards/pico_oled.py: up is on GP12, boards.toml says GP2" in found
    assert "hardware/evening.md: differs from what boards.toml and power.toml make" in found


def test_a_part_that_does_not_exist_stops_the_check_at_the_source(house):
    boards = house / "hardware" / "boards.toml"
    boards.write_text(boards.read_text().replace('piezo = "piezo"', 'piezo = "bell"'))
    found = hardware.check(house)
    assert len(found) == 2
    assert all("part 'bell' is not in the catalogue" in problem for problem in found)


def test_without_its_packages_it_says_how_to_get_them(monkeypatch):
    monkeypatch.setattr(packages.environment, "is_ready", lambda layer: False)
    with pytest.raises(Skipped, match="python3 -m tools setup hardware"):
        hardware.check(ROOT)


def test_without_drawing_programs_it_names_what_it_leaves_out(monkeypatch, capsys):
    monkeypatch.setattr(shutil, "which", lambda program: None)
    hardware.check(ROOT)
    said = capsys.readouterr().out
    assert not pictures.has_graphviz()
    assert "SKIPPED hardware, wiring pictures: this computer has no graphviz" in said
    assert "SKIPPED hardware, enclosures: this computer has no openscad and no xvfb-run" in said
