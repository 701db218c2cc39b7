# SPDX-FileCopyrightText: 2026 The Mano authors
# SPDX-License-Identifier: MIT
"""Ruff: lint everywhere, its layout in the host's rooms.

Device code is laid out by hand: each line costs a board heap, and ruff would break tables over many.
"""

from pathlib import Path

from tools.checks import run

SAYS = "ruff finds nothing, and tools/ and tests/ are laid out as ruff format does"

LAID_OUT = ("tools", "tests")


def check(root: Path) -> list[str]:
    """Ruff's own findings; each names the rule, which `ruff rule CODE` explains."""
    found = run(root, "ruff", "check", "--output-format", "concise", "--quiet", ".")
    problems = [line for line in found.stdout.splitlines() if line.count(":") > 2]
    rooms = [room for room in LAID_OUT if (root / room).is_dir()]
    laid_out = run(root, "ruff", "format", "--check", *rooms)
    remedy = "run `.venv/bin/ruff format` on it"
    problems += [
        f"{line.removeprefix('Would reformat: ')}:1: not laid out: {remedy}"
        for line in laid_out.stdout.splitlines()
        if line.startswith("Would reformat: ")
    ]
    return problems or _failure(found.returncode, found.stderr) + _failure(
        laid_out.returncode, laid_out.stderr
    )


def _failure(status: int, said: str) -> list[str]:
    """Ruff itself gave up (say, on pyproject.toml): never silently."""
    return [f"pyproject.toml:1: ruff: {said.strip()}"] if status else []
