# SPDX-FileCopyrightText: 2026 The Mano authors
# SPDX-License-Identifier: MIT
"""Every file says whose it is and under which licence (reuse.software)."""

from pathlib import Path

from tools.checks import Skipped, run

SAYS = "every file carries its copyright and licence"

REMEDY = "add the two SPDX lines at its top, or name it in REUSE.toml"


def check(root: Path) -> list[str]:
    """What `reuse lint` reports, one file a line."""
    if not (root / ".git").exists():
        raise Skipped("this copy is no git checkout, where reuse could tell its files from the environment's")
    answer = run(root, "reuse", "--root", ".", "lint", "--lines")
    if answer.returncode == 0:
        return []
    lines = (answer.stdout or answer.stderr).splitlines()
    return [_with_remedy(line) for line in lines if line.strip()] or ["reuse lint failed without a word"]


def _with_remedy(line: str) -> str:
    path, _, complaint = line.partition(": ")
    return f"{path}:1: {complaint}: {REMEDY}"
