# SPDX-FileCopyrightText: 2026 The Mano authors
# SPDX-License-Identifier: MIT
"""Boards to test on.

Every test here runs in a forked copy of the process, so that all may use one booted board and none finds it
changed: a boot costs ten seconds, a fork nothing.
"""

from importlib.util import find_spec
from pathlib import Path

import pytest

from tests.pico.emulator import drive, needs
from tests.pico.emulator.futures import branch
from tools.simulator.oled import Oled

PLUGGED_IN = object()
SMALLEST_DEVICE = Path(__file__).parent / "smallest_device"


@pytest.fixture(scope="session", autouse=True)
def _everything_needed():
    reason = needs.missing()
    if reason:
        pytest.skip(reason)


def pytest_pyfunc_call(pyfuncitem):
    """Run the test in a copy of this process."""
    wanted = pyfuncitem._fixtureinfo.argnames
    arguments = {name: pyfuncitem.funcargs[name] for name in wanted}

    def in_the_copy():
        pyfuncitem.obj(**arguments)
        return pyfuncitem.user_properties

    pyfuncitem.user_properties[:] = branch(in_the_copy)
    return True


@pytest.fixture(scope="session")
def boot():
    """boot(files) -> a board that runs them; boot(flash=...) -> one that was cut off with that in its flash.

    oled=None leaves the panel out, oled=Sh1106() plugs in the other kind.
    """
    from tests.pico.emulator.machine import Machine

    def booted(files=None, flash=b"", oled=PLUGGED_IN):
        image = b"" if files is None else drive.image_of(files)
        panel = Oled() if oled is PLUGGED_IN else oled
        machine = Machine(needs.uf2(), drive=image, flash=flash, oled=panel)
        machine.power_on()
        return machine

    return booted


@pytest.fixture(scope="session")
def smallest_files():
    """The drive of a device that uses every part of the board in forty lines."""
    return {**drive.files_under(SMALLEST_DEVICE, "*"), **library("adafruit_displayio_ssd1306")}


@pytest.fixture(scope="session")
def smallest(boot, smallest_files):
    """A board that runs the smallest device and waits for a key."""
    machine = boot(smallest_files)
    machine.run_until(lambda: any(machine.panel.picture()))
    machine.settle()
    return machine


def library(module):
    """A one-file display library, as it lies on a drive."""
    path = Path(find_spec(module).origin)
    return {f"lib/{path.name}": path.read_bytes()}
