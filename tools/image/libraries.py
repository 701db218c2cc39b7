# SPDX-FileCopyrightText: 2026 The Mano authors
# SPDX-License-Identifier: MIT
"""The libraries that a board's module imports and CircuitPython does not bring, with their licences."""

import ast
from collections.abc import Iterator
from importlib import metadata
from pathlib import Path

from tools.problem import Problem

OURS = ("adafruit_", "neopixel")  # how the names of such libraries begin
BUILT_IN = ("neopixel_write",)


def modules(board: Path) -> dict[str, bytes]:
    """lib/NAME.py of every library that the board's module imports."""
    return {
        f"lib/{file.as_posix()}": file.read_binary()
        for name, file in _files(board)
        if file.parts[0] in (f"{name}.py", name) and file.suffix == ".py"
    }


def licences(board: Path) -> dict[str, bytes]:
    """licences/NAME.txt of every library that the board's module imports."""
    return {
        f"licences/{name}.txt": file.read_binary()
        for name, file in _files(board)
        if file.name.startswith("LICENSE")
    }


def _files(board: Path) -> Iterator[tuple[str, metadata.PackagePath]]:
    for name in sorted(_imported(board)):
        for file in _package(name).files or ():
            yield name, file


def _imported(module: Path) -> set[str]:
    names: set[str] = set()
    for node in ast.walk(ast.parse(module.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            names.update(alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            names.add(node.module or "")
    tops = {name.partition(".")[0] for name in names}
    return {name for name in tops if name.startswith(OURS) and name not in BUILT_IN}


def _package(name: str) -> metadata.Distribution:
    packages = metadata.packages_distributions().get(name)
    if not packages:
        raise Problem(
            f"the board needs the library {name}, which no lock file names: add it to tools/locks/play.txt"
        )
    return metadata.distribution(packages[0])
