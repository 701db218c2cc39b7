# SPDX-FileCopyrightText: 2026 The Mano authors
# SPDX-License-Identifier: MIT
"""Adafruit MacroPad RP2040: twelve lit keys, a knob, a 128x64 OLED. While a card is asked, each key is a rank.

The keys, as one looks at them, and the ranks they are then; the knob's push is the thirteenth. The knob turned to the
right is OK then, to the left BACK; elsewhere it turns through what can be chosen, and its push is OK::

    k1   k2   k3        A   2   3
    BACK up   SHOW      4   5   6
    left OK   right     7   8   9
    k10  down k12       10  J   Q      knob K
"""

import board
import digitalio
import neopixel_write
import pwmio
import rotaryio
import supervisor
from mano.board import ASLEEP
from mano.circuit import CircuitBoard, Lights, Piezo, PinKeys
from mano.knob import Knob

KEYS = {
    "k1": board.KEY1, "k2": board.KEY2, "k3": board.KEY3,
    "back": board.KEY4, "up": board.KEY5, "show": board.KEY6,
    "left": board.KEY7, "ok": board.KEY8, "right": board.KEY9,
    "k10": board.KEY10, "down": board.KEY11, "k12": board.KEY12,
    "knob_push": board.BUTTON,
}
KNOB_A, KNOB_B = board.ROTA, board.ROTB
PIEZO, PIEZO_ENABLE, LIGHTS = board.SPEAKER, board.SPEAKER_ENABLE, board.NEOPIXEL

RANK_KEYS = ("k1", "k2", "k3", "back", "up", "show", "left", "ok", "right", "k10", "down", "k12", "knob_push")
PIXELS = 12
EDGE = (10, 9, 6, 3, 0, 1, 2, 5, 8, 11)  # the outer pixels, clockwise from the nearest one: where the seats are


class MacroPad(CircuitBoard):
    """A board that can be told a rank by one key."""

    RANK_KEYS = RANK_KEYS

    def dim(self, level):
        """This panel has no sleep of its own, so it shows nothing then."""
        super().dim(level)
        self.display.root_group.hidden = level == ASLEEP
        self.display.refresh()


def connect():
    """The board, ready to use."""
    knob = Knob(rotaryio.IncrementalEncoder(KNOB_A, KNOB_B), supervisor.ticks_ms)
    device = MacroPad([PinKeys(KEYS), knob], board.DISPLAY, _piezo(), _lights())
    device.speaker = digitalio.DigitalInOut(PIEZO_ENABLE)   # kept, else the pin is let go
    device.speaker.switch_to_output(True)
    return device


def _piezo():
    return Piezo(pwmio.PWMOut(PIEZO, frequency=440, duty_cycle=0, variable_frequency=True))


def _lights():
    pin = digitalio.DigitalInOut(LIGHTS)
    pin.switch_to_output(False)

    def write(levels):
        neopixel_write.neopixel_write(pin, colours(levels))

    return Lights(write)


def colours(levels):
    """What the pixels are sent, green, red and blue each, for the levels of the seats, home seat first."""
    sent = bytearray(3 * PIXELS)
    for seat, level in enumerate(levels):
        pixel = EDGE[seat * len(EDGE) // len(levels)]
        sent[3 * pixel] = level // 8  # amber, and far from what a USB port gives
        sent[3 * pixel + 1] = level // 4
    return sent
