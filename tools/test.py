# SPDX-FileCopyrightText: 2026 The Mano authors
# SPDX-License-Identifier: MIT
"""python3 -m tools test [--no-check] [--long] [pytest arguments]

Runs `check`, then pytest: on every test, or on the files and folders named. The last line has pytest's
counts, and above it stands each reason for which tests were skipped.

    --no-check   only the tests, while you work on one
    --long       repeat random runs as often as before a release
    -k WORDS     only the tests whose names match; so goes every other argument of pytest
"""

import subprocess
import sys

from tools import check
from tools.places import ROOT

HELP = "run the checks and the tests: all of them, or those named"
LAYER = "test"


def main(argv: list[str]) -> int:
    if {"-h", "--help"} & set(argv):
        print(__doc__)
        return 0
    arguments = [each for each in argv if each != "--no-check"]
    checks_failed = "--no-check" not in argv and check.main([]) != 0
    print(flush=True)
    pytest = [sys.executable, "-m", "pytest", "-c", "pyproject.toml"]
    tests = subprocess.call([*pytest, *_in_parallel(arguments), *arguments], cwd=ROOT)
    if checks_failed:
        print(
            "mano: the tests above have run, but `check` found problems; they stand at the top",
            file=sys.stderr,
        )
    return tests or int(checks_failed)


def _in_parallel(arguments: list[str]) -> list[str]:
    """The whole suite uses every core; a chosen part starts sooner on one."""
    whole_suite = all(each in ("--long", "-q", "-v") for each in arguments)
    return ["--numprocesses", "auto", "--dist", "loadfile"] if whole_suite else []
