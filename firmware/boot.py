# SPDX-FileCopyrightText: 2026 The Mano authors
# SPDX-License-Identifier: MIT
"""Who may write to the drive: the device, which saves matches on it; the computer while a key is held at power-on.

MANO_DRIVE_KEYS in settings.toml names the pins of those keys, OK and BACK. CircuitPython runs this file only when
power comes or RESET is pressed.
"""

import os

import board
import digitalio
import storage


def held(pin):
    """True while the key between this pin and ground is down."""
    key = digitalio.DigitalInOut(pin)
    key.pull = digitalio.Pull.UP
    down = not key.value
    key.deinit()
    return down


keys = (os.getenv("MANO_DRIVE_KEYS") or "").split()
if not any([held(getattr(board, name)) for name in keys]):
    storage.disable_usb_drive()
