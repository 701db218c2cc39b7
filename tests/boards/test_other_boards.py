# SPDX-FileCopyrightText: 2026 The Mano authors
# SPDX-License-Identifier: MIT
"""The boards with a panel of their own: how their keys are read, what their lights show."""

import pytest
from mano.board import ASLEEP, DARK, FULL, STEADY

AMBER = bytes((255 // 8, 255 // 4, 0))


def pressed(board, source, number):
    """A key goes down and up; what the app is told."""
    board._keys[source]._keys.events += [(number, True, 100), (number, False, 180)]
    return [board.event(), board.event(), board.event()]


def test_the_console_has_a_cross_and_show(connect):
    board = connect("picosystem")
    keypad = board._keys[0]._keys
    assert keypad.pins == ("SW_UP", "SW_DOWN", "SW_LEFT", "SW_RIGHT", "SW_A", "SW_B", "SW_X")
    assert keypad.how["value_when_pressed"] is False
    assert pressed(board, 0, 5) == [("back", True, 100), ("back", False, 180), None]


def test_the_feathers_keys_pull_both_ways(connect):
    board = connect("feather_reverse_tft")
    low, high = (keys._keys for keys in board._keys)
    assert (low.pins, low.how["value_when_pressed"]) == (("D0",), False)
    assert (high.pins, high.how["value_when_pressed"]) == (("D1", "D2"), True)
    assert pressed(board, 0, 0)[0] == ("prev", True, 100)
    assert pressed(board, 1, 1)[0] == ("next", True, 100)


def test_the_feather_saves_in_slots_only(connect):
    board = connect("feather_reverse_tft")
    assert board.nvm is None and board.slot_dir == "/"


def test_the_feathers_light_is_that_of_the_home_seat(connect, sent):
    board = connect("feather_reverse_tft")
    board.lights([STEADY, DARK, DARK])
    board.lights([DARK, STEADY, DARK])
    assert sent == [("NEOPIXEL", AMBER), ("NEOPIXEL", bytes(3))]


def test_a_turned_knob_is_a_press_for_each_detent(connect):
    board = connect("macropad")
    board._keys[1]._encoder.position = 2
    assert [board.event()[:2] for _ in range(4)] == [("knob_right", True), ("knob_right", False)] * 2
    board._keys[1]._encoder.position = 1
    assert board.event() == ("knob_left", True, 7)
    assert board.event() == ("knob_left", False, 7)
    assert board.event() is None


def test_a_turned_knob_ends_the_wait(connect):
    board = connect("macropad")
    board._keys[1]._encoder.position = 1
    board.wait(None)
    assert board.event()[0] == "knob_right"


def test_the_pads_panel_is_dark_while_it_sleeps(connect):
    board = connect("macropad")
    board.dim(ASLEEP)
    assert not board.display.shown
    board.dim(FULL)
    assert board.display.shown


def test_the_pads_thirteenth_rank_is_the_knob(connect):
    board = connect("macropad")
    assert len(board.RANK_KEYS) == 13
    assert pressed(board, 0, 12)[0] == (board.RANK_KEYS[12], True, 100)


@pytest.mark.parametrize(
    "players, lit",
    [(2, [10, 1]), (3, [10, 3, 2]), (4, [10, 6, 1, 5]), (10, [10, 9, 6, 3, 0, 1, 2, 5, 8, 11])],
)
def test_each_seat_has_a_lit_key_on_its_side_of_the_pad(connect, sent, players, lit):
    board = connect("macropad")
    for seat in range(players):
        board.lights([STEADY if seat == other else DARK for other in range(players)])
    pixels = [[at for at in range(12) if colours[3 * at : 3 * at + 3] == AMBER] for _, colours in sent]
    assert pixels == [[pixel] for pixel in lit]
