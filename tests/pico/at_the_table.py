# SPDX-FileCopyrightText: 2026 The Mano authors
# SPDX-License-Identifier: MIT
"""A Pico, and its twin, that were switched on with a match kept in their memories."""

import tempfile
from functools import cache

from tests.pico import used_drive
from tests.pico.emulator import drive, needs
from tests.pico.emulator.layout import DRIVE_SIZE, DRIVE_START, NVM_SIZE, NVM_START, drive_of
from tests.pico.kept import Kept, kept_in
from tests.pico.twin import Pair, Twin

_FOLDERS: list[tempfile.TemporaryDirectory] = []  # of the twins; they go when the tests end


def program() -> dict[str, bytes]:
    """The drive of a used Pico with Tres y Dos in English: path -> bytes."""
    return used_drive.files(["tres_y_dos"], ["en"])


def chip(files: dict[str, bytes], nvm: bytes) -> bytes:
    """A flash chip with CircuitPython, that drive, and that nvm."""
    from tests.pico.emulator.machine import Machine

    flash = Machine(needs.uf2(), drive=drive.image_of(files)).flash.contents()
    return flash[:NVM_START] + nvm + flash[NVM_START + NVM_SIZE :]


def switched_on(boot, flash: bytes) -> Pair:
    """Both devices at their first screen, which is the same."""
    return with_twin(boot(flash=flash), kept_in(flash))


def with_twin(machine, kept: Kept) -> Pair:
    """The machine, which has just been started, and a twin that is started now."""
    folder = tempfile.TemporaryDirectory()
    _FOLDERS.append(folder)
    kept.put_into(folder.name)
    return Pair(machine, probed=False, twin=Twin(machine, kept.nvm, folder.name))


@cache
def resumed(boot, kept: Kept) -> Pair:
    """Both devices at the question whether the match that was left goes on. Play in a copy of them."""
    return switched_on(boot, chip(program() | dict(kept.files), kept.nvm))


def edit(machine, change) -> None:
    """Change the drive behind the board's back: change(image) -> image. What it has not loaded yet, it finds so."""
    image = change(drive_of(machine.flash.contents()))
    machine._device.mcu.flash[DRIVE_START : DRIVE_START + DRIVE_SIZE] = image
