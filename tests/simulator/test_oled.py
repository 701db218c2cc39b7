# SPDX-FileCopyrightText: 2026 The Mano authors
# SPDX-License-Identifier: MIT
"""The emulated OLED, and a board's dimming as it sees it."""

import pytest
from boards.simulator import Simulator
from mano.board import ASLEEP, DIM, FULL

from tools.simulator import oled


@pytest.fixture
def glass():
    return oled.Oled()


@pytest.fixture
def board(glass):
    return Simulator(oled.attach(glass))


def fill(display):
    import displayio

    ink = displayio.Palette(1)
    ink[0] = 0xFFFFFF
    root = displayio.Group()
    root.append(displayio.TileGrid(displayio.Bitmap(128, 64, 2), pixel_shader=ink))
    display.root_group = root
    display.refresh()


def test_it_is_switched_on_by_its_driver(board, glass):
    assert glass.awake


def test_a_white_group_lights_every_pixel(board, glass):
    fill(board.display)
    assert glass.frame() == b"\xff" * 1024


def test_asleep_it_is_dark_and_awake_it_shows_the_same_again(board, glass):
    fill(board.display)
    board.dim(ASLEEP)
    assert not any(glass.frame())
    board.dim(FULL)
    assert all(glass.frame())


def test_dimmed_it_shows_the_same_with_less_contrast(board, glass):
    fill(board.display)
    board.dim(FULL)
    full = glass.contrast
    board.dim(DIM)
    assert 0 < glass.contrast < full
    assert all(glass.frame())


def test_a_board_without_a_panel_bears_being_dimmed():
    board = Simulator()
    board.dim(DIM)
    assert board.display is None


def test_nobody_answers_at_another_address(glass):
    with pytest.raises(OSError):
        glass.writeto(0x3D, b"\x80\xaf")
