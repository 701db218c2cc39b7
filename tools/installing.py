# SPDX-FileCopyrightText: 2026 The Mano authors
# SPDX-License-Identifier: MIT
"""Making a virtual environment and filling it from a lock file, with words when it cannot be done."""

import importlib.util
import re
import subprocess
import sys
from pathlib import Path

from tools.problem import Problem
from tools.progress import Progress

PIP = ("-m", "pip", "install", "--no-deps", "--no-input", "--disable-pip-version-check", "--retries", "2")
ONE_PACKAGE = re.compile(r"(?:Collecting|Requirement already satisfied:|Ignoring) ([\w.-]+)")
NO_NETWORK = re.compile(
    "NewConnectionError|establish a new connection|name resolution|Name or service not known|getaddrinfo failed"
    "|ConnectTimeout|[Rr]ead timed out|ReadTimeout|Network is unreachable|Connection refused|ProxyError|RemoteDisconnected"
)
NO_SPACE = re.compile("No space left on device|Disk quota exceeded|not enough space on the disk")
NO_WRITING = re.compile("Read-only file system|Permission denied|Access is denied")
NO_PACKAGE = re.compile(r"No matching distribution found for ([\w.=-]+)")


def make_environment(folder: Path) -> None:
    """An empty virtual environment in `folder`, replacing whatever lies there."""
    _demand_venv()
    print("  an empty environment", file=sys.stderr)
    base_python = getattr(sys, "_base_executable", sys.executable)
    command = [base_python, "-m", "venv", "--clear", str(folder)]
    made = subprocess.run(command, capture_output=True, text=True)
    if made.returncode != 0:
        raise Problem(explain((made.stdout + made.stderr).splitlines(), folder))
    version = f"{sys.version_info.major}.{sys.version_info.minor}"
    try:
        (folder / "made-with").write_text(version, encoding="utf-8")
    except OSError as error:
        raise Problem(explain_os_error(error, folder)) from None


def _demand_venv() -> None:
    """Debian and Ubuntu package the standard library's venv and ensurepip apart from Python."""
    absent = [name for name in ("venv", "ensurepip") if importlib.util.find_spec(name) is None]
    if absent:
        raise Problem(
            f"this Python ({sys.executable}) lacks the module {absent[0]}, which makes its environment.\n"
            "      On Debian, Ubuntu and Raspberry Pi OS: sudo apt install python3-venv\n"
            "      Elsewhere: a complete Python 3.11 or newer, for example from python.org."
        )


def install(python: Path, lock: Path) -> None:
    """Install exactly what the lock file lists, showing each package. Raises Problem."""
    command = [str(python), *PIP, "--progress-bar", "off", "--requirement", str(lock)]
    said = []
    with (
        Progress(_count(lock)) as progress,
        subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True) as pip,
    ):
        for line in pip.stdout or ():
            said.append(line.rstrip())
            _show(progress, line)
    if pip.returncode != 0:
        raise Problem(explain(said, python.parent.parent))


def _count(lock: Path) -> int:
    lines = (line.strip() for line in lock.read_text(encoding="utf-8").splitlines())
    return sum(1 for line in lines if line and not line.startswith("#"))


def _show(progress: Progress, line: str) -> None:
    if package := ONE_PACKAGE.match(line):
        progress.step(package[1])
    elif "Installing collected packages" in line:
        progress.note("unpacking them")
    elif "Retrying" in line:
        progress.note("the network does not answer; trying again")


def explain(said: list[str], folder: Path) -> str:
    """What failed, from what venv or pip said, and what to do about it."""
    text = "\n".join(said)
    if NO_SPACE.search(text):
        return _no_space(folder)
    if NO_WRITING.search(text):
        return _no_writing(folder)
    if NO_NETWORK.search(text):
        return (
            "the package index cannot be reached, and the first start needs packages from it.\n"
            "      Connect this computer (or set PIP_PROXY, PIP_INDEX_URL for yours) and say the same again."
        )
    if package := NO_PACKAGE.search(text):
        return (
            f"the package index has no {package[1]} for this Python ({sys.version.split()[0]}, {sys.platform}).\n"
            "      Try Python 3.11, 3.12 or 3.13; if PIP_INDEX_URL is set, see that your index holds it."
        )
    last = "\n".join(f"        {line}" for line in said[-6:])
    return f"setting up {folder.name} failed. The last words were:\n{last}\n      Remove {folder} and try again."


def explain_os_error(error: OSError, folder: Path) -> str:
    """The same for a file of ours that could not be written."""
    return explain([error.strerror or str(error)], folder)


def _no_space(folder: Path) -> str:
    return (
        f"the disk with {folder.parent} is full.\n"
        "      Playing takes about 60 MB there, testing about 230 MB. Free that much and say the same again."
    )


def _no_writing(folder: Path) -> str:
    return (
        f"cannot write in {folder}.\n"
        "      Make it writable (or remove it), or copy Mano to a folder of your own and start it there."
    )
