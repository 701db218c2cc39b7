# SPDX-FileCopyrightText: 2026 The Mano authors
# SPDX-License-Identifier: MIT
"""Keys that are ranks while a card is asked: two presses a card; the knob is OK and BACK then."""

import pytest

from tools.simulator.plain import PlainDevice, Thumb

RANK_KEYS = ("k1", "k2", "k3", "back", "up", "show", "left", "ok", "right", "k10", "down", "k12", "knob_push")


class Pad(PlainDevice):
    """A device with a pad of keys and a knob."""

    RANK_KEYS = RANK_KEYS

    def press(self, key, down, tick=None):
        self._events.append((key, down, self.now() if tick is None else tick))


@pytest.fixture
def pad():
    """The thumb of a pad on which a deal of Tres y Dos has begun, every card told."""
    from shared_engine import registry
    from shared_engine.setup import Setup

    thumb = Thumb(Pad())
    thumb.sit_down(Setup(registry.game("tres_y_dos"), 4, {}, (), "cards"))
    thumb.press("ok", "ok")  # an eight was turned up, its suit untold
    return thumb


def thrown(thumb):
    """The cards that have been thrown, latest last."""
    pack = thumb.app.match.game.pack
    return [pack.text(move.args[0]) for _, move in thumb.app.match.log.moves() if move.act == "discard"]


def test_a_card_is_two_presses(pad):
    before = pad.presses
    pad.press("left", "left")  # the seventh key, then hearts
    assert thrown(pad) == ["7H"]
    assert pad.presses - before == 2


def test_the_thirteenth_rank_is_the_knob_pushed(pad):
    pad.press("knob_push", "down")
    assert thrown(pad) == ["KC"]


def test_the_panel_tells_what_the_keys_are(pad):
    assert pad.screen[2].strip() == "A-K"
    assert pad.screen[3].strip() == "↻ took 8?"


def test_between_rank_and_suit_the_keys_are_a_cross_again(pad):
    pad.press("left")
    assert pad.screen == ("4 7_", "         ▲♠", "◀♥   OK not told   ▶♦", "         ▼♣")
    pad.press("ok")
    assert thrown(pad) == ["7?"]


def test_the_knob_turned_left_is_back(pad):
    pad.press("left", "left", "knob_left")
    assert thrown(pad) == []


def test_a_turn_over_two_detents_takes_one_card_back(pad):
    pad.press("left", "left", "k1", "left")
    assert len(thrown(pad)) == 2
    for _ in range(2):
        pad.app.key("knob_left", True, pad.device.now())
        pad.app.key("knob_left", False, pad.device.now())
    assert len(thrown(pad)) == 1


def test_a_held_rank_key_means_what_its_place_in_the_cross_does(pad):
    pad.press("back!")
    assert pad.screen[0] == "MENU ▶"


def test_elsewhere_the_knob_turns_through_choices_and_its_push_takes(pad):
    pad.press("back!")
    first = pad.screen
    pad.press("knob_right")
    assert pad.screen[0].startswith("MENU") and pad.screen != first
