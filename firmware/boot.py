# SPDX-FileCopyrightText: 2026 The Mano authors
# SPDX-License-Identifier: MIT
"""Who may write to the drive: the device, which saves matches on it; the computer while a key is held at power-on.

MANO_DRIVE_KEYS in settings.toml names the pins of those keys, OK and BACK; a + behind a pin tells that its key pulls
it up. CircuitPython runs this file only when power comes or RESET is pressed.
"""

import os

import board
import digitalio
import storage


def held(name):
    """True while the key on that pin is down."""
    key = digitalio.DigitalInOut(getattr(board, name.rstrip("+")))
    key.pull = digitalio.Pull.DOWN if name.endswith("+") else digitalio.Pull.UP
    down = key.value == name.endswith("+")
    key.deinit()
    return down


keys = (os.getenv("MANO_DRIVE_KEYS") or "").split()
if not any([held(name) for name in keys]):
    storage.disable_usb_drive()
