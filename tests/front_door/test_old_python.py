# SPDX-FileCopyrightText: 2026 The Mano authors
# SPDX-License-Identifier: MIT
"""Too old a Python must be able to read the message that says so."""

import ast
import subprocess
import sys

import pytest

from tools import __main__ as threshold
from tools.places import ROOT, TOOLS

PRETEND_OLD = """
import runpy, sys
sys.version_info = (3, 8, 2, "final", 0)
runpy.run_module("tools", run_name="__main__")
"""


@pytest.mark.parametrize("name", ["__main__.py", "__init__.py"])
def test_what_an_old_python_reads_first_is_written_for_it(name):
    ast.parse((TOOLS / name).read_text(encoding="utf-8"), feature_version=(3, 6))


def test_an_old_python_is_turned_away_with_words():
    answer = subprocess.run([sys.executable, "-c", PRETEND_OLD], cwd=ROOT, capture_output=True, text=True)
    assert answer.returncode == 1
    assert answer.stderr.startswith("mano: needs Python 3.11 or newer; this is Python 3.8.\n")
    assert "Traceback" not in answer.stderr


def test_a_newer_python_on_the_same_computer_is_named(monkeypatch):
    monkeypatch.setattr(threshold, "works", lambda name: name == "python3.12")
    assert threshold.too_old_message((3, 9)).endswith("start with python3.12 -m tools.")


def test_where_there_is_none_it_says_where_to_get_one(monkeypatch):
    monkeypatch.setattr(threshold, "works", lambda name: False)
    assert "Install Python 3.11 or newer" in threshold.too_old_message((3, 9))


def test_a_name_that_leads_nowhere_is_not_recommended():
    assert threshold.works(sys.executable)
    assert not threshold.works("python3.999")
    assert not threshold.works("false")
