# SPDX-FileCopyrightText: 2026 The Mano authors
# SPDX-License-Identifier: MIT
"""From nets to wires, electrical rules, and the pictures that show both."""

import pytest

from tools.hardware import electrical, faults, wiring
from tools.hardware import source as boards
from tools.hardware.wires import wires

BUILDS = ("evening", "table")


@pytest.fixture
def evening(source):
    return source["builds"]["evening"]


@pytest.fixture
def table(source):
    return source["builds"]["table"]


def complaints(source, build):
    return "\n".join(electrical.check(source, build))


def test_the_sources_are_sound(source):
    assert faults.check(source) == []


def test_a_part_that_is_missing_from_the_catalogue(source):
    del source["parts"]["r100"]
    assert "boards.toml: evening: part 'r100' is not in the catalogue" in faults.check(source)


def test_a_part_that_is_wired_but_not_bought(source, evening):
    del evening["parts"]["piezo"]
    assert "boards.toml: evening: piezo is wired but not in the parts list" in faults.check(source)


def test_a_terminal_that_the_part_has_not(source, evening):
    evening["nets"]["panel"]["RES"] = "3V3"
    assert "boards.toml: evening: panel has no terminal 'RES'" in faults.check(source)


def test_a_key_that_was_forgotten(source, evening):
    del evening["nets"]["key_left"]
    assert "boards.toml: evening: the board's left is neither wired nor in not_fitted" in faults.check(source)


def test_keys_in_a_row_are_no_cross(source):
    source["keys"] |= {"up": [-14, 0], "down": [14, 0]}
    assert "boards.toml: keys: no cross around OK with BACK left and SHOW right of it" in faults.check(source)


def test_back_and_show_changed_over(source):
    keys = source["keys"]
    keys["back"], keys["show"] = keys["show"], keys["back"]
    assert "boards.toml: keys: no cross around OK with BACK left and SHOW right of it" in faults.check(source)


def test_a_part_that_no_drawing_shows(source, table):
    table["sheets"]["more-lights"].remove("light_back")
    assert "boards.toml: table: sheets do not show each wired part once" in faults.check(source)


@pytest.mark.parametrize("build", BUILDS)
def test_the_builds_break_no_electrical_rule(source, build):
    assert electrical.check(source, build) == []


def test_a_panel_without_its_data_wire(source, evening):
    del evening["nets"]["panel"]["SDA"]
    assert "Unconnected pin: BIDIRECTIONAL pin SDA/SDA" in complaints(source, "evening")


def test_two_lights_that_both_drive_one_wire(source, table):
    table["nets"]["light_left"]["DOUT"] = "LIGHT_LEFT"
    assert "OUTPUT connected to OUTPUT" in complaints(source, "table")


def test_a_light_on_a_rail_that_gives_no_power(source, table):
    table["nets"]["light_back"]["VDD"] = "PLUS"
    assert "No drivers for net PLUS" in complaints(source, "table")


def test_a_cell_that_does_not_reach_the_board(source, table):
    del table["nets"]["switch"]["OUT+"]
    assert "Unconnected pin: POWER-OUT pin OUT+" in complaints(source, "table")


@pytest.mark.parametrize("build", BUILDS)
def test_the_wires_join_what_the_nets_join_and_nothing_else(source, build):
    groups = {end: {end} for ends in boards.nets(source, build).values() for end in ends}
    for wire in wires(source, build):
        together = groups[wire.start] | groups[wire.end]
        groups |= dict.fromkeys(together, together)
    for name, ends in boards.nets(source, build).items():
        wired = {end for end in ends if end[0] != "board"} - legs_joined_by_the_part(source, build)
        if name == boards.OPEN:
            assert all(groups[end] == {end} for end in wired)
        elif name not in boards.RAILS:  # the board joins a rail's holes itself
            assert len({frozenset(groups[end]) for end in wired}) == 1, name
        assert all(groups[end] <= set(ends) for end in wired), name


def legs_joined_by_the_part(source, build):
    """All but the first: one wire serves them."""
    ends = [(each, "2") for each in source["builds"][build]["parts"] if each.startswith("key_")]
    return set(ends[1:])


@pytest.mark.parametrize("build", BUILDS)
def test_no_hole_of_the_board_takes_two_wires(source, build):
    holes = [end for wire in wires(source, build) for end in (wire.start, wire.end) if end[0] == "board"]
    assert len(holes) == len(set(holes))


@pytest.mark.parametrize("build", BUILDS)
def test_the_pictures_show_every_wire_once(source, build):
    drawn = [wiring.harness(source, build, sheet) for sheet in wiring.sheets(source, build)]
    shown = sum(len(cable["colors"]) for sheet in drawn for cable in sheet["cables"].values())
    assert shown == len(wires(source, build))


def test_the_table_names_holes_as_they_are_counted(source):
    assert "| **Board** hole 6 GP4 | blue | **Panel** SDA |" in wiring.table(source, "evening")


def test_the_netlist_tells_nothing_of_the_day_it_was_made(source):
    netlist = electrical.netlist(source, "evening")
    assert '(date "")' in netlist
    assert netlist == electrical.netlist(source, "evening")
