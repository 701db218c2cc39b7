# SPDX-FileCopyrightText: 2026 The Mano authors
# SPDX-License-Identifier: MIT
"""mypy, twice: the host's rooms as this computer runs them, the device's against CircuitPython's stubs."""

import os
import subprocess
import sys
from pathlib import Path

SAYS = "mypy finds nothing in shared_engine/ and tools/, nor in firmware/ with CircuitPython's stubs"

RUNS = (("shared_engine", "tools"), ("firmware",))


def check(root: Path) -> list[str]:
    """mypy's own findings."""
    runs = ([room for room in rooms if (root / room).is_dir()] for rooms in RUNS)
    found = (problem for rooms in runs if rooms for problem in _findings(root, rooms))
    return list(dict.fromkeys(found))  # the second run meets the engine again


def _findings(root: Path, rooms: list[str]) -> list[str]:
    # The device's imports start in firmware/. Unlike Python, mypy can bear its code.py beside the stdlib's.
    path = os.pathsep.join(str(root / folder) for folder in ("firmware", "."))
    command = [sys.executable, "-m", "mypy", "--no-error-summary", "--hide-error-context", *rooms]
    answer = subprocess.run(
        command, cwd=root, capture_output=True, text=True, env={**os.environ, "MYPYPATH": path}
    )
    findings = [line for line in answer.stdout.splitlines() if ": error:" in line]
    if answer.returncode and not findings:
        return [f"pyproject.toml:1: mypy: {(answer.stdout + answer.stderr).strip()}"]
    return findings
