# SPDX-FileCopyrightText: 2026 The Mano authors
# SPDX-License-Identifier: MIT
"""The panel drawn in a terminal."""

import pytest

from tools.simulator.drawing import DRAWINGS, largest

STRIDE = 16


def frame_with(*lit):
    frame = bytearray(1024)
    for x, y in lit:
        frame[y * STRIDE + x // 8] |= 0x80 >> x % 8
    return bytes(frame)


@pytest.mark.parametrize(
    ("columns", "rows", "size"),
    [(200, 60, (128, 32)), (128, 32, (128, 32)), (80, 32, (64, 32)), (80, 24, (64, 16)), (64, 16, (64, 16))],
)
def test_the_largest_that_fits_is_taken(columns, rows, size):
    drawing = largest(columns, rows)
    assert (drawing.columns, drawing.rows) == size


def test_a_terminal_can_be_too_small():
    assert largest(63, 40) is None and largest(80, 15) is None


@pytest.mark.parametrize("drawing", DRAWINGS)
def test_each_pixel_is_drawn_where_it_lies(drawing):
    for x, y in ((0, 0), (127, 63), (0, 63), (127, 0), (65, 33)):
        lines = drawing.lines(frame_with((x, y)))
        blank = drawing.lines(bytes(1024))
        changed = [
            (column, row)
            for row in range(drawing.rows)
            for column in range(drawing.columns)
            if lines[row][column] != blank[row][column]
        ]
        assert changed == [(x // drawing.across, y // drawing.down)]


def test_the_characters_look_like_the_pixels():
    halves, quadrants, braille = DRAWINGS
    assert halves.lines(frame_with((0, 0), (1, 1), (2, 0), (2, 1)))[0].rstrip() == "▀▄█"
    assert quadrants.lines(frame_with((0, 0), (3, 0), (4, 1), (7, 1)))[0].rstrip() == "▘▝▖▗"
    assert braille.lines(frame_with((0, 0), (1, 0), (0, 3)))[0][0] == "⡉"
