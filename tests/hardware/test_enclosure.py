# SPDX-FileCopyrightText: 2026 The Mano authors
# SPDX-License-Identifier: MIT
"""The enclosures as OpenSCAD makes them, and each fault that a print could have."""

import pytest

from tools.hardware import case
from tools.hardware.enclosure import Layout
from tools.problem import Problem


@pytest.fixture
def box(source, request):
    """The table build's enclosure, rendered once for all tests."""
    from tools.hardware import fit

    name = getattr(request, "param", "table")
    try:
        bodies = case.rendered(name)
    except Problem as reason:
        pytest.skip(str(reason))
    return fit.Case.read(*bodies, Layout(source, name))


def found(box):
    from tools.hardware import fit

    return "\n".join(fit.check(box))


def block(x, y, z, width, depth, height):
    """A block of plastic with its middle at x, y, z."""
    import trimesh

    made = trimesh.creation.box(extents=(width, depth, height))
    made.apply_translation((x, y, z))
    return made


def grown(body, *blocks):
    import trimesh

    return trimesh.boolean.union([body, *blocks])


def cut(body, *blocks):
    import trimesh

    return trimesh.boolean.difference([body, *blocks])


@pytest.mark.parametrize("box", ["evening", "table"], indirect=True)
def test_the_enclosures_can_be_printed_and_closed(box):
    assert found(box) == ""


def test_a_key_that_moved_after_the_print(box, source):
    source["keys"]["show"] = [10, -7]
    assert "the hole of key_show at 73.4, 20.22 is not open" in found(box)


def test_a_lid_that_came_out_mirrored(box):
    box.lid.apply_transform([[-1, 0, 0, box.layout.size[0]], [0, 1, 0, 0], [0, 0, 1, 0], [0, 0, 0, 1]])
    assert "the hole of key_back" in found(box)


def test_a_hole_closed_by_a_skin(box):
    ok = next(hole for hole in box.layout.holes() if hole.name == "key_ok")
    box.lid = grown(box.lid, block(ok.x, ok.y, 31, 15, 15, 1.8))
    assert "the hole of key_ok at 48, 38 is not open" in found(box)


def test_a_hole_too_wide_for_its_light(box):
    light = next(hole for hole in box.layout.holes() if hole.name == "light_left")
    box.lid = cut(box.lid, block(light.x, light.y, 31, 8, 8, 9))
    assert "the hole of light_left at 9, 72 is wider than 5.4 mm" in found(box)


def test_a_strut_across_the_panel(box):
    window = box.layout.window()
    box.lid = grown(box.lid, block(window.x + 10, window.y, 31, 2, 40, 2))
    assert "the window covers part of the panel" in found(box)


def test_a_window_that_shows_the_glue(box):
    window = box.layout.window()
    box.lid = cut(box.lid, block(window.x, window.y, 31, 62, 34, 9))
    assert "the window is larger than the panel needs" in found(box)


def test_lid_and_base_in_each_others_way(box):
    box.base.apply_translation([0, 0, 1])
    assert "lid and base share" in found(box)


def test_a_lid_that_stands_off_the_base(box):
    box.lid.apply_translation([0, 0, 1])
    assert "closed it measures" in found(box)


def test_a_body_with_a_hole_in_its_skin(box):
    import numpy as np

    box.base.update_faces(np.arange(len(box.base.faces)) > 0)
    assert "the base is not watertight" in found(box)


def test_a_body_in_two_pieces(box):
    box.base = grown(box.base, block(66, 63, 50, 3, 3, 3))
    assert "the base is not in one piece" in found(box)


def test_a_body_larger_than_the_bed(box, source):
    source["printing"]["bed"] = [120, 200]
    assert "the base (132 x 126 mm) is larger than the bed" in found(box)


def test_a_wall_too_thin_to_print(box):
    box.base = cut(box.base, block(66, 1.9, 16, 60, 3, 12))
    assert "the base is only" in found(box)


def test_a_walled_up_plug(box):
    box.base = grown(box.base, block(28, 125, 8, 16, 2, 10))
    assert "the opening for usb is not open" in found(box)


def test_a_board_moved_away_from_its_plug(box, source):
    source["builds"]["table"]["case"]["board"] = 31
    assert "the plug does not meet the board" in found(box)


def test_a_screw_that_meets_no_hole(box):
    x, y = box.layout.screws()[0]
    box.base = grown(box.base, block(x, y, 1, 5, 5, 2))
    assert "no screw gets through the base at 6.3, 6.3" in found(box)


def test_a_larger_cell_meets_the_board(box, source):
    source["parts"]["battery"]["size"] = [110, 34, 7]
    source["builds"]["table"]["case"]["battery"] = [70, 80]
    assert "board and battery are in the same place" in found(box)


def test_a_box_too_flat_for_its_knob(box, source):
    source["parts"]["knob"]["size"] = [14, 14, 28]
    assert "battery and knob are in the same place" in found(box)


def test_keys_too_close_for_a_finger(box, source):
    source["keys"]["up"] = [0, 5]
    assert "key_up and key_ok are too close for a finger" in found(box)


def test_an_enclosure_that_nobody_designed(tmp_path):
    with pytest.raises(Problem, match=r"no enclosure 'palace'.*evening, table"):
        case.build_case("palace", tmp_path)
