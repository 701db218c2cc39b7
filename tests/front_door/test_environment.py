# SPDX-FileCopyrightText: 2026 The Mano authors
# SPDX-License-Identifier: MIT
"""The first start makes an environment; whatever goes wrong there is said in words."""

import shutil
import subprocess
import sys
import textwrap
import zipfile
from pathlib import Path

import pytest

from tools import environment, failures, installing
from tools.places import ROOT
from tools.problem import Problem


def make_wheel(folder, name, version):
    """A package with one module, whose VERSION is its version."""
    folder.mkdir(exist_ok=True)
    info = f"{name}-{version}.dist-info"
    with zipfile.ZipFile(folder / f"{name}-{version}-py3-none-any.whl", "w") as wheel:
        wheel.writestr(f"{name}.py", f"VERSION = {version!r}\n")
        wheel.writestr(f"{info}/METADATA", f"Metadata-Version: 2.1\nName: {name}\nVersion: {version}\n")
        wheel.writestr(f"{info}/WHEEL", "Wheel-Version: 1.0\nRoot-Is-Purelib: true\nTag: py3-none-any\n")
        wheel.writestr(f"{info}/RECORD", "")


@pytest.fixture(scope="module")
def empty_environment(tmp_path_factory):
    """Made once, since that takes seconds; the tests get copies."""
    folder = tmp_path_factory.mktemp("once") / ".venv"
    installing.make_environment(folder)
    return folder


@pytest.fixture
def bare_checkout(tmp_path, monkeypatch):
    """A checkout whose locks name two tiny packages, found in a folder instead of on the network."""
    make_wheel(tmp_path / "wheels", "counters", "1.0")
    make_wheel(tmp_path / "wheels", "counters", "2.0")
    make_wheel(tmp_path / "wheels", "umpire", "1.0")
    (tmp_path / "play.txt").write_text("# playing\ncounters==1.0\n")
    (tmp_path / "test.txt").write_text("umpire==1.0\n")
    monkeypatch.setenv("PIP_NO_INDEX", "1")
    monkeypatch.setenv("PIP_FIND_LINKS", str(tmp_path / "wheels"))
    return tmp_path


@pytest.fixture
def checkout(bare_checkout, empty_environment):
    """The same, with an environment that is still empty."""
    shutil.copytree(empty_environment, bare_checkout / ".venv", symlinks=True)
    return bare_checkout


def ensure(checkout, layer="play"):
    return environment.ensure(layer, checkout, checkout)


def version_of(python, package):
    said = subprocess.run(
        [python, "-c", f"import {package}; print({package}.VERSION)"], capture_output=True, text=True
    )
    return said.stdout.strip()


def test_the_first_start_installs_and_shows_it_the_second_has_nothing_to_do(bare_checkout, capsys):
    python = ensure(bare_checkout)
    assert version_of(python, "counters") == "1.0"
    first = capsys.readouterr().err
    assert "setting up .venv for play" in first
    assert "1/1 counters" in first
    assert ensure(bare_checkout) == python
    assert capsys.readouterr().err == ""


def test_testing_adds_its_packages_to_those_for_playing(checkout):
    assert version_of(ensure(checkout), "umpire") == ""
    python = ensure(checkout, "test")
    assert (version_of(python, "counters"), version_of(python, "umpire")) == ("1.0", "1.0")


def test_an_interrupted_set_up_is_repeated(checkout):
    python = ensure(checkout)
    (checkout / ".venv/installed-play").unlink()
    subprocess.run([python, "-m", "pip", "uninstall", "-q", "-y", "counters"], check=True)
    assert version_of(ensure(checkout), "counters") == "1.0"


def test_a_changed_lock_is_installed_again(checkout):
    ensure(checkout)
    (checkout / "play.txt").write_text("counters==2.0\n")
    assert not environment.is_ready("play", checkout, checkout)
    assert version_of(ensure(checkout), "counters") == "2.0"


def test_an_environment_of_another_python_is_made_anew(checkout):
    ensure(checkout)
    for stamp in ("made-with", "installed-play"):
        (checkout / ".venv" / stamp).write_text("3.10 somewhat old")
    (checkout / ".venv/relic").touch()
    assert version_of(ensure(checkout), "counters") == "1.0"
    assert not (checkout / ".venv/relic").exists()


def test_two_first_starts_at_the_same_time_share_one_set_up(bare_checkout):
    script = textwrap.dedent(f"""
        from pathlib import Path
        from tools import environment
        here = Path({str(bare_checkout)!r})
        environment.ensure("play", here, here)
    """)
    both = [
        subprocess.Popen([sys.executable, "-c", script], cwd=ROOT, stderr=subprocess.PIPE, text=True)
        for _ in range(2)
    ]
    said = [start.communicate()[1] for start in both]
    assert [start.returncode for start in both] == [0, 0]
    assert "".join(said).count("1/1 counters") == 1
    assert version_of(bare_checkout / ".venv/bin/python", "counters") == "1.0"


def test_without_a_network_it_says_so(checkout, monkeypatch):
    monkeypatch.delenv("PIP_NO_INDEX")
    monkeypatch.setenv("PIP_INDEX_URL", "http://127.0.0.1:9/simple")
    (checkout / "play.txt").write_text("nowhere==1.0\n")
    with pytest.raises(Problem, match=r"index cannot be reached.*\n.*Connect this computer") as caught:
        ensure(checkout)
    assert caught.value.status == 1
    assert not environment.is_ready("play", checkout, checkout)


def test_a_package_that_the_index_lacks_is_named(checkout):
    (checkout / "play.txt").write_text("counters==9.0\n")
    with pytest.raises(Problem, match=r"the package index has no counters==9\.0 for Python"):
        ensure(checkout)


@pytest.mark.parametrize("module", ["venv", "ensurepip"])
def test_a_python_without_venv_is_told_the_debian_package(bare_checkout, monkeypatch, module):
    find_spec = installing.importlib.util.find_spec
    monkeypatch.setattr(
        installing.importlib.util, "find_spec", lambda name: None if name == module else find_spec(name)
    )
    with pytest.raises(Problem, match=f"lacks the module {module}") as caught:
        ensure(bare_checkout)
    assert "sudo apt install python3-venv" in str(caught.value)


def test_a_folder_that_cannot_be_written_is_named(bare_checkout, monkeypatch):
    def refuse(path, mode):
        raise PermissionError(13, "Permission denied", str(path))

    monkeypatch.setattr(Path, "open", refuse)
    with pytest.raises(Problem, match=r"cannot write in .*\n.*copy Mano to a folder of your own") as caught:
        ensure(bare_checkout)
    assert str(bare_checkout) in str(caught.value)


@pytest.mark.parametrize(
    ("said", "words"),
    [
        ("OSError: [Errno 28] No space left on device", "the disk that holds /games/.venv is full"),
        ("Error: [Errno 13] Permission denied: '/games/.venv'", "cannot write in /games/.venv"),
        ("Error: [Errno 30] Read-only file system: '/games/.venv'", "copy Mano to a folder of your own"),
        ("Temporary failure in name resolution", "the package index cannot be reached"),
        ("a\nsomething new\n", "The last words were:\n        a\n        something new\n"),
    ],
)
def test_each_failure_has_its_own_words(said, words):
    assert words in failures.explain(said, Path("/games/.venv"))
