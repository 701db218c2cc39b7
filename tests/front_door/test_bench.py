# SPDX-FileCopyrightText: 2026 The Mano authors
# SPDX-License-Identifier: MIT
"""`bench`: figures as a table or for machines; what cannot be measured is said."""

import json
from types import SimpleNamespace

import pytest

from tools import bench
from tools.problem import Problem

ROWS = [("moves", 51234, "moves/s"), ("UNO", "not installed", "")]


@pytest.fixture
def benches(monkeypatch):
    """Two benches: one anywhere, one on a Pico; and one whose library is missing."""
    modules = {
        "speed": SimpleNamespace(bench=lambda: ROWS),
        "pico": SimpleNamespace(ON_A_PICO=True, bench=lambda uf2: [("start from " + uf2.name, 3.5, "s")]),
    }

    def load(name):
        short = name.rpartition(".")[2]
        if short not in modules:
            raise ModuleNotFoundError(name="rlcard")
        return modules[short]

    names = [SimpleNamespace(name=name) for name in ("speed", "pico", "compared")]
    monkeypatch.setattr(bench.importlib, "import_module", load)
    monkeypatch.setattr(bench.pkgutil, "iter_modules", lambda path: names)


def test_a_table_for_people(benches, capsys):
    assert bench.main(["speed"]) == 0
    assert capsys.readouterr().out.split("\n")[:3] == [
        "speed",
        "  moves        51,234 moves/s",
        "  UNO    not installed",
    ]


def test_all_figures_for_machines(benches, capsys):
    assert bench.main(["--json"]) == 0
    figures = json.loads(capsys.readouterr().out)
    assert figures[0] == {"bench": "speed", "name": "moves", "value": 51234, "unit": "moves/s"}
    assert len(figures) == 2


def test_what_cannot_run_says_why(benches, capsys):
    bench.main([])
    told = capsys.readouterr().err
    assert "SKIPPED compared: the library rlcard is not installed" in told
    assert "SKIPPED pico: it needs an emulated Pico: give --uf2 FILE" in told


def test_the_image_is_handed_on(benches, capsys, tmp_path):
    image = tmp_path / "pico.uf2"
    image.touch()
    bench.main(["pico", "--uf2", str(image)])
    assert "start from pico.uf2" in capsys.readouterr().out


def test_unknown_names_and_files_are_told(benches):
    with pytest.raises(Problem, match="there is no bench 'sped'"):
        bench.main(["sped"])
    with pytest.raises(Problem, match="there is no such file"):
        bench.main(["speed", "--uf2", "/nowhere/pico.uf2"])
