# SPDX-FileCopyrightText: 2026 The Mano authors
# SPDX-License-Identifier: MIT
"""Adafruit Feather ESP32-S3 Reverse TFT: three keys beside a 240x135 panel, and a light.

PREV (D0) pulls its pin down, OK (D1) and NEXT (D2) pull theirs up. Matches are saved in slots on the drive: this chip
would write all of its non-volatile memory anew for every byte.
"""

import board
import digitalio
import neopixel_write
from mano.circuit import CircuitBoard, Lights, PinKeys

LOW_KEYS = {"prev": board.D0}
HIGH_KEYS = {"ok": board.D1, "next": board.D2}
LIGHTS, LIGHTS_POWER = board.NEOPIXEL, board.NEOPIXEL_POWER


class ReverseTft(CircuitBoard):
    """A board with three keys in a row."""

    GEOMETRY = "three"
    HAS_SHOW = False


def connect():
    """The board, ready to use."""
    device = ReverseTft([PinKeys(LOW_KEYS), PinKeys(HIGH_KEYS, down=True)], board.DISPLAY, lights=_lights())
    device.nvm = None
    device.power = digitalio.DigitalInOut(LIGHTS_POWER)     # kept, else the pin is let go
    device.power.switch_to_output(True)
    return device


def _lights():
    """The one light shows the home seat: lit, it is the turn of whoever has the device before them."""
    pin = digitalio.DigitalInOut(LIGHTS)
    pin.switch_to_output(False)

    def write(levels):
        level = levels[0] if levels else 0
        neopixel_write.neopixel_write(pin, bytes((level // 8, level // 4, 0)))  # green, red, blue: amber

    return Lights(write)
