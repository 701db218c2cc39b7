# SPDX-FileCopyrightText: 2026 The Mano authors
# SPDX-License-Identifier: MIT
"""Making a virtual environment and filling it from a lock file; failures are put in words by `failures`."""

import importlib.util
import os
import re
import subprocess
import sys
from pathlib import Path

from tools import failures
from tools.problem import Problem
from tools.progress import Progress

PYTHON_VERSION = f"{sys.version_info.major}.{sys.version_info.minor}"
PIP_INSTALL = ("-m", "pip", "install", "--no-deps", "--no-input", "--disable-pip-version-check")
PIP_MANNERS = ("--retries", "2", "--progress-bar", "off")
ONE_PACKAGE = re.compile(
    r"(Collecting|Requirement already satisfied:|Ignoring) (?P<name>[\w.-]+)|Processing (?P<file>\S+)"
)


def make_environment(folder: Path) -> None:
    """An empty virtual environment in `folder`, replacing whatever lies there. Raises Problem."""
    _demand_venv()
    print("  an empty environment", file=sys.stderr)
    base_python = getattr(sys, "_base_executable", sys.executable)
    _run(folder, base_python, "-m", "venv", "--clear", "--without-pip", str(folder))
    _run(folder, str(python_in(folder)), "-m", "ensurepip")  # by itself, since venv hides what it says
    mark(folder / "made-with", PYTHON_VERSION)


def _run(folder: Path, *command: str) -> None:
    done = subprocess.run(command, capture_output=True, text=True)
    if done.returncode != 0:
        raise Problem(failures.explain(done.stdout + done.stderr, folder))


def python_in(folder: Path) -> Path:
    """Where a virtual environment keeps its interpreter."""
    return folder / ("Scripts/python.exe" if os.name == "nt" else "bin/python")


def _demand_venv() -> None:
    """Debian and Ubuntu package the standard library's venv and ensurepip apart from Python."""
    for module in ("venv", "ensurepip"):
        if importlib.util.find_spec(module) is None:
            raise Problem(failures.no_module(module))


def install(python: Path, lock: Path) -> None:
    """Install exactly what the lock file lists, naming each package on the way. Raises Problem."""
    command = [str(python), *PIP_INSTALL, *PIP_MANNERS, "--requirement", str(lock)]
    said = []
    with (
        Progress(_count(lock)) as progress,
        subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True) as pip,
    ):
        for line in pip.stdout or ():
            said.append(line)
            _show(progress, line)
    if pip.returncode != 0:
        raise Problem(failures.explain("".join(said), python.parent.parent))


def _count(lock: Path) -> int:
    lines = (line.strip() for line in lock.read_text(encoding="utf-8").splitlines())
    return sum(1 for line in lines if line and not line.startswith("#"))


def _show(progress: Progress, line: str) -> None:
    if package := ONE_PACKAGE.match(line):
        progress.step(package["name"] or Path(package["file"]).name.split("-")[0])
    elif "Installing collected packages" in line:
        progress.note("unpacking them")
    elif "Retrying" in line:
        progress.note("the network does not answer; trying again")


def mark(path: Path, text: str) -> None:
    """Write a small file in the environment. Raises Problem."""
    try:
        path.write_text(text, encoding="utf-8")
    except OSError as error:
        raise Problem(failures.explain(str(error), path.parent)) from None
