# SPDX-FileCopyrightText: 2026 The Mano authors
# SPDX-License-Identifier: MIT
"""Resets of single peripherals by the program, which rp2040py 0.3.6 takes note of and does not carry out.

CircuitPython frees an I2C bus in this way, and after a soft reboot would find it "in use" otherwise.
"""

from rp2040py.peripherals.reset import RESET, RESET_I2C0, RESET_I2C1


def carry_out(mcu) -> None:
    """From now on a reset of an I2C peripheral resets it."""
    note = mcu.resets.write_uint32
    blocks = {RESET_I2C0: mcu.i2c[0], RESET_I2C1: mcu.i2c[1]}

    def write(offset: int, value: int) -> None:
        note(offset, value)
        for bit, block in blocks.items():
            if offset == RESET and value & bit:
                block.reset()

    mcu.resets.write_uint32 = write
