# SPDX-FileCopyrightText: 2026 The Mano authors
# SPDX-License-Identifier: MIT
"""The checks that `python3 -m tools check` runs, one a file; and what several of them share."""

import ast
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

HOST_ONLY = ("conformance.py", "keyboard.py", "wordlists.py")  # and words: a board has them baked


class Skipped(Exception):
    """This check cannot run here; the text says why."""


def device_modules(root: Path) -> list[Path]:
    """Every Python file that goes onto a board."""
    rooms = (root / "firmware", root / "shared_engine")
    return [path for room in rooms for path in sorted(room.rglob("*.py")) if goes_onto_a_board(path)]


def goes_onto_a_board(path: Path) -> bool:
    """Whether a module of the device's rooms is part of the device image."""
    return path.name not in HOST_ONLY and not path.name.startswith("words_")


def imports(path: Path, root: Path) -> Iterator[tuple[int, str]]:
    """(line, full dotted name) of everything a file imports; a file that does not parse imports nothing."""
    try:
        tree = ast.parse(path.read_text(encoding="utf-8"))
    except SyntaxError:  # the lint check reports it
        return
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            yield from ((node.lineno, alias.name) for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            source = _source(node, path.relative_to(root))
            yield from ((node.lineno, f"{source}.{alias.name}") for alias in node.names)


def _source(node: ast.ImportFrom, path: Path) -> str:
    """The package or module after `from`, with leading dots resolved."""
    start = path.parts[: -node.level] if node.level else ()
    return ".".join([*start, *filter(None, [node.module])])


def run(root: Path, *command: str) -> subprocess.CompletedProcess[str]:
    """A Python tool of the test environment, at work in `root`: run(root, "ruff", "check")."""
    return subprocess.run([sys.executable, "-m", *command], cwd=root, capture_output=True, text=True)
