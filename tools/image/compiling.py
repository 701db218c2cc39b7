# SPDX-FileCopyrightText: 2026 The Mano authors
# SPDX-License-Identifier: MIT
"""Compiles modules on the computer, with a cross-compiler the maker has downloaded beside CircuitPython."""

import subprocess
import tempfile
from pathlib import Path

from tools.problem import Problem

MAJOR = 10  # of the CircuitPython that Mano runs on


class Compiler:
    """An mpy-cross of CircuitPython's. Raises Problem where `path` is none."""

    def __init__(self, path: Path) -> None:
        self._path = path.resolve()
        said = self._run("--version")
        if f"CircuitPython {MAJOR}." not in said:
            raise Problem(
                f"{path} is no mpy-cross of CircuitPython {MAJOR} (it says {said.strip()[:60]!r}); circuitpython.org "
                f"has one for each version. MicroPython's makes files that CircuitPython cannot read."
            )

    def compile(self, name: str, source: bytes) -> bytes:
        """The .mpy of one module; `name` is how tracebacks call it."""
        with tempfile.TemporaryDirectory() as scratch:
            text, compiled = Path(scratch, "module.py"), Path(scratch, "module.mpy")
            text.write_bytes(source)
            self._run("-s", name, "-o", str(compiled), str(text))
            return compiled.read_bytes()

    def _run(self, *arguments: str) -> str:
        try:
            done = subprocess.run([self._path, *arguments], capture_output=True, text=True)
        except OSError as error:
            raise Problem(f"{self._path} cannot be started: {error.strerror}") from None
        if done.returncode:
            raise Problem(f"{self._path} failed: {(done.stdout + done.stderr).strip()}")
        return done.stdout + done.stderr
