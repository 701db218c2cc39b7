# SPDX-FileCopyrightText: 2026 The Mano authors
# SPDX-License-Identifier: MIT
"""The reference board: a Pico or Pico 2, a 128x64 I2C OLED, keys in a cross, a piezo, four seat lights.

Only panel and keys are needed. SHOW is a key, or the knob's push button: both lie on GP8.
In settings.toml, MANO_PANEL = "SH1106" tells that the panel has that controller and no SSD1306.
"""

import os

import board
import busio
import digitalio
import displayio
import neopixel_write
import pwmio
from i2cdisplaybus import I2CDisplayBus
from mano.circuit import CircuitBoard, Lights, Piezo, PinKeys

KEYS = {
    "up": board.GP12, "down": board.GP13, "left": board.GP11, "right": board.GP14,
    "ok": board.GP15, "back": board.GP10, "show": board.GP8,
}
SDA, SCL, ADDRESS = board.GP4, board.GP5, 0x3C
PIEZO, LIGHTS = board.GP16, board.GP22
SEATS = 4


def connect():
    """The board, ready to use; its display is None if no panel answers."""
    return CircuitBoard([PinKeys(KEYS)], _panel(), _piezo(), _lights(), _output(board.LED))


def _panel():
    displayio.release_displays()
    i2c = None
    try:
        i2c = busio.I2C(SCL, SDA, frequency=400_000)
        return _driver(I2CDisplayBus(i2c, device_address=ADDRESS))
    except (RuntimeError, ValueError, OSError):  # no pull-ups, or nobody at that address
        displayio.release_displays()
        if i2c:
            i2c.deinit()  # else the pins stay claimed, and the next start fails too
        return None


def _driver(bus):
    size = {"width": 128, "height": 64, "auto_refresh": False}
    if os.getenv("MANO_PANEL") == "SH1106":
        from adafruit_displayio_sh1106 import SH1106
        return SH1106(bus, colstart=2, **size)
    from adafruit_displayio_ssd1306 import SSD1306
    return SSD1306(bus, **size)


def _piezo():
    return Piezo(pwmio.PWMOut(PIEZO, frequency=440, duty_cycle=0, variable_frequency=True))


def _lights():
    pin = _output(LIGHTS)
    colours = bytearray(3 * SEATS)  # WS2812: green, red, blue

    def write(levels):
        for seat in range(SEATS):
            level = levels[seat] if seat < len(levels) else 0
            colours[3 * seat] = level // 8  # amber, and far from the 60 mA of full white
            colours[3 * seat + 1] = level // 4
        neopixel_write.neopixel_write(pin, colours)

    return Lights(write)


def _output(pin):
    output = digitalio.DigitalInOut(pin)
    output.switch_to_output(False)
    return output
