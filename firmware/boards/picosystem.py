# SPDX-FileCopyrightText: 2026 The Mano authors
# SPDX-License-Identifier: MIT
"""Pimoroni PicoSystem: a console with a cross of keys, four more, a 240x240 panel and a piezo.

A is OK, B is BACK, X is SHOW; Y does nothing.
"""

import board
import pwmio
from mano.circuit import CircuitBoard, Piezo, PinKeys

KEYS = {
    "up": board.SW_UP, "down": board.SW_DOWN, "left": board.SW_LEFT, "right": board.SW_RIGHT,
    "ok": board.SW_A, "back": board.SW_B, "show": board.SW_X,
}
PIEZO = board.AUDIO


def connect():
    """The board, ready to use."""
    piezo = Piezo(pwmio.PWMOut(PIEZO, frequency=440, duty_cycle=0, variable_frequency=True))
    return CircuitBoard([PinKeys(KEYS)], board.DISPLAY, piezo)
