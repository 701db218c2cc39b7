# SPDX-FileCopyrightText: 2026 The Mano authors
# SPDX-License-Identifier: MIT
"""Ruff: lint everywhere, its layout in the host's rooms.

Device code is laid out by hand: each line costs a board heap, and ruff would break tables over many.
"""

import re
from pathlib import Path

from tools.checks import run

SAYS = "ruff finds nothing, and tools/ and tests/ are laid out as ruff format does"

LAID_OUT = ("tools", "tests")
FINDING = re.compile(r"\S.*:\d+:\d+: ")


def check(root: Path) -> list[str]:
    """Ruff's own findings; each names its rule, which `ruff rule CODE` explains."""
    rooms = [room for room in LAID_OUT if (root / room).is_dir()]
    layout = _findings(root, "format", "--check", *rooms)
    remedy = ": .venv/bin/ruff format mends it"
    return _findings(root, "check", ".") + [problem + remedy for problem in layout]


def _findings(root: Path, *command: str) -> list[str]:
    answer = run(root, "ruff", *command, "--output-format", "concise")
    found = [line for line in answer.stdout.splitlines() if FINDING.match(line)]
    if answer.returncode and not found:  # ruff itself gave up, say on its settings
        return [f"pyproject.toml:1: ruff: {answer.stderr.strip()}"]
    return found
