# SPDX-FileCopyrightText: 2026 The Mano authors
# SPDX-License-Identifier: MIT
"""Somebody types `python3 -m tools ...`: which verb is meant, and what is said when there is none."""

import subprocess
import sys

import pytest

from tools import front_door
from tools.places import ROOT
from tools.problem import Problem


@pytest.fixture
def folder(tmp_path):
    (tmp_path / "deal.py").write_text('HELP = "deal the cards"\nLAYER = None\nimport no_such_package\n')
    (tmp_path / "shuffle.py").write_text('HELP = "shuffle the stock"\nLAYER = "play"\n')
    (tmp_path / "helper.py").write_text("SECRET = 3\n")
    return tmp_path


def test_a_verb_is_one_file_and_found_by_its_name(folder):
    assert front_door.find("shuffle", folder) == front_door.Verb("shuffle", "shuffle the stock", "play")


def test_a_verb_is_listed_without_running_its_imports(folder):
    assert [verb.name for verb in front_door.verbs(folder)] == ["deal", "shuffle"]


def test_the_help_shows_each_verb_with_its_line(folder):
    text = front_door.help_text(folder)
    assert "deal       deal the cards" in text
    assert "helper" not in text


def test_a_slip_of_the_finger_is_told_the_nearest_verb(folder):
    with pytest.raises(Problem, match=r"no verb 'shufle'\. Did you mean shuffle\?") as caught:
        front_door.find("shufle", folder)
    assert caught.value.status == 2


@pytest.mark.parametrize("name", ["helper", "../deal", "", "cribbage"])
def test_what_is_no_verb_is_never_run(folder, name):
    with pytest.raises(Problem, match="there is no verb"):
        front_door.find(name, folder)


def test_the_real_verbs_are_all_there():
    assert {"test", "check", "vectors", "setup"} <= {verb.name for verb in front_door.verbs()}


def test_without_a_verb_the_list_is_shown_and_nothing_succeeds(capsys):
    assert front_door.enter([]) == 2
    assert "vectors" in capsys.readouterr().out


def test_help_is_no_failure(capsys):
    assert front_door.enter(["--help"]) == 0
    assert capsys.readouterr().out == front_door.help_text()


def test_a_problem_becomes_a_message_and_a_status(capsys):
    assert front_door.enter(["vectrs"]) == 2
    assert capsys.readouterr().err == "mano: there is no verb 'vectrs'. Did you mean vectors?\n"


def test_a_reader_who_leaves_early_sees_no_traceback():
    pipe = subprocess.Popen(
        [sys.executable, "-u", "-m", "tools", "--help"],
        cwd=ROOT,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
    )
    pipe.stdout.close()
    assert pipe.stderr.read() == b""
    assert pipe.wait() == front_door.READER_GONE
