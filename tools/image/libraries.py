# SPDX-FileCopyrightText: 2026 The Mano authors
# SPDX-License-Identifier: MIT
"""The libraries that a board's module imports and CircuitPython does not bring, with their licences."""

import ast
from importlib import metadata
from pathlib import Path

from tools.problem import Problem

OURS = ("adafruit_", "neopixel")  # how the names of such libraries begin
BUILT_IN = ("neopixel_write",)


def libraries(module: Path) -> dict[str, bytes]:
    """lib/NAME.py and licences/NAME.txt of every library that the module imports."""
    files = {}
    for name in sorted(_imported(module)):
        package = _package(name)
        for file in package.files or ():
            if file.parts[0] in (f"{name}.py", name) and file.suffix == ".py":
                files[f"lib/{file.as_posix()}"] = file.read_binary()
            elif file.name.startswith("LICENSE"):
                files[f"licences/{name}.txt"] = file.read_binary()
    return files


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
