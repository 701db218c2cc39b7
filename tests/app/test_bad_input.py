# SPDX-FileCopyrightText: 2026 The Mano authors
# SPDX-License-Identifier: MIT
"""What a device may find when it starts: nothing, too little, or what it cannot read. It says so and goes on."""

import pytest

from shared_engine import registry
from shared_engine.setup import Setup
from tools.simulator.fingers import Fingers
from tools.simulator.plain import PlainDevice, Thumb


def device_with_a_match(nvm=None):
    """A device on which one turn of a match was played."""
    thumb = Thumb(PlainDevice(nvm=nvm))
    thumb.sit_down(Setup(registry.game("tres_y_dos"), 4, names=("Ana", "Bea", "Carl", "Dora")))
    Fingers(thumb).enter("dealt")
    Fingers(thumb).enter("draw_stock")
    return thumb


def switched_on(nvm):
    return Thumb(PlainDevice(nvm=nvm))


def test_the_match_left_on_the_table_is_offered_again():
    nvm = device_with_a_match().device.nvm
    again = switched_on(nvm)
    assert again.screen == ("CARL DRAWS", "deal 1", "An:0 Be:0 Ca:0 Do:0", "OK go on ▶ new match")
    again.press("ok")
    assert again.app.match.deal.turn == 2


def test_a_match_left_while_somebody_looked_in_private_shows_nothing_of_it():
    thumb = Thumb(PlainDevice())
    thumb.sit_down(Setup(registry.game("tres_y_dos"), 4, names=("Ana", "Bea", "Carl", "Dora"), level="hands"))
    Fingers(thumb).enter("dealt")
    Fingers(thumb).enter("tell", 3, 21, 22, 23, 46, 47, "checked")
    assert thumb.screen[0] == "3+2: SHOW!"
    again = switched_on(thumb.device.nvm)
    assert again.screen[0] == "→ DORA"
    again.press("ok")
    assert again.screen[0] == "→ DORA" and "Only Dora looks." in again.screen


@pytest.mark.parametrize("where", [0.02, 0.3, 0.9])
def test_a_damaged_memory_is_reported_and_the_device_goes_on(where):
    nvm = device_with_a_match().device.nvm
    used = len(bytes(nvm).rstrip(b"\xff"))
    nvm[int(used * where)] ^= 0x55
    again = switched_on(nvm)
    again.press(*["ok"] * 12)
    assert again.app.match.status() == []
    assert any(text.strip() for text in again.screen)


def test_a_memory_full_of_nonsense_is_an_empty_one():
    again = switched_on(bytearray(i * 37 % 256 for i in range(4096)))
    again.press(*["ok"] * 9)
    assert again.app.match is not None


def test_a_board_with_too_little_memory_says_that_nothing_is_saved():
    thumb = Thumb(PlainDevice(nvm=bytearray(b"\xff" * 256)))
    thumb.press(*["ok"] * 6)
    assert thumb.app.match.deal.phase == "draw"
    assert thumb.screen[1].startswith("NOT SAVED")


def test_a_name_that_another_seat_has_is_not_taken(fresh):
    fresh.press("ok", "ok", "ok", "down")
    fresh.press("up", "up", "up", "ok")  # A
    fresh.press("up", "up", "up", "ok")  # A again
    assert fresh.screen[0] == "A_"
    assert "taken already" in fresh.screen[1]
    fresh.press("back", "up", "up", "left", "ok")
    assert fresh.app.screen.seat == 2
