# SPDX-FileCopyrightText: 2026 The Mano authors
# SPDX-License-Identifier: MIT
"""What is made is as it would be made now; whatever is changed by hand, or left behind, is found."""

import shutil

import pytest

from tools.hardware import documents, front, made, pictures, shopping
from tools.hardware.source import HARDWARE

needs_graphviz = pytest.mark.skipif(not pictures.has_graphviz(), reason="sudo apt install graphviz")


@pytest.fixture
def folder(tmp_path):
    """A copy of hardware/ to plant faults in."""
    return shutil.copytree(HARDWARE, tmp_path / "hardware")


def stale(source, figures, folder):
    """The files that the check complains of."""
    return [complaint.partition(":")[0] for complaint in made.check(source, figures, folder)]


def test_everything_made_is_up_to_date(source, figures):
    assert made.check(source, figures) == []


def test_a_pin_table_changed_by_hand(source, figures, folder):
    document = folder / "evening.md"
    document.write_text(document.read_text().replace("hole 6 GP4", "hole 7 GP4"))
    assert stale(source, figures, folder) == ["hardware/evening.md"]


def test_a_missing_file(source, figures, folder):
    (folder / "wiring" / "table.net").unlink()
    assert stale(source, figures, folder) == ["hardware/wiring/table.net"]


def test_a_moved_key_makes_measures_and_picture_stale(source, figures):
    source["keys"]["ok"] = [1, 0]
    found = "\n".join(made.check(source, figures))
    for name in ("case/evening-measures.scad", "pictures/table-front.svg", "evening.md"):
        assert f"hardware/{name}: differs" in found


def test_a_preview_of_yesterdays_enclosure(source, figures, folder):
    shutil.copy(folder / "pictures" / "table-closed.png", folder / "pictures" / "evening-closed.png")
    assert stale(source, figures, folder) == ["hardware/pictures/evening-closed.png"]


@needs_graphviz
def test_the_wiring_pictures_show_todays_wires(source):
    assert made.check_wirings(source) == []


@needs_graphviz
def test_a_wiring_picture_with_another_pin(source):
    source["boards"]["pico_oled"]["pins"]["piezo"] = "GP17"
    assert any(each.startswith("hardware/pictures/evening-wiring.svg") for each in made.check_wirings(source))


def test_making_mends_what_was_changed(source, figures, folder):
    (folder / "table.md").write_text((folder / "table.md").read_text().replace("black", "red"))
    changed = made.stale_texts(source, figures, folder)
    assert list(changed) == [folder / "table.md"]
    assert changed[folder / "table.md"] == (HARDWARE / "table.md").read_text()


def test_the_parts_list_counts_what_is_wired_and_what_holds_it(source):
    wanted = shopping.quantities(source, "table")
    assert (wanted["key"], wanted["light"], wanted["screw_m3"]) == (7, 4, 4)


def test_a_part_without_a_price_says_so(source):
    assert "| price not found |" in shopping.table(source, "evening")


def test_a_price_comes_with_its_source(source):
    assert "Practical Electronics, September 2024" in shopping.table(source, "evening")


def test_the_front_names_every_key(source):
    picture = front.svg(source, "evening")
    assert all(f">{name}</text>" in picture for name in ("BACK", "LEFT", "UP", "DOWN", "RIGHT", "OK", "SHOW"))


def test_the_quick_facts_name_board_players_battery_and_cost(source, figures):
    told = documents.facts(source, figures)
    for name in ("Board", "Players", "Games", "Display", "Battery", "Cost", "Licence"):
        assert f"**{name}**" in told
