# SPDX-FileCopyrightText: 2026 The Mano authors
# SPDX-License-Identifier: MIT
"""Where CircuitPython keeps what on a Pico's flash chip; offsets and sizes in bytes."""

FLASH_SIZE = 2 * 1024 * 1024
NVM_START, NVM_SIZE = 0xFF000, 4096
DRIVE_START, DRIVE_SIZE = 0x100000, 0x100000


def nvm_of(flash: bytes) -> bytes:
    """What microcontroller.nvm holds."""
    return flash[NVM_START : NVM_START + NVM_SIZE]


def drive_of(flash: bytes) -> bytes:
    """The CIRCUITPY drive."""
    return flash[DRIVE_START : DRIVE_START + DRIVE_SIZE]
