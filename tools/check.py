# SPDX-FileCopyrightText: 2026 The Mano authors
# SPDX-License-Identifier: MIT
"""`check [NAME...]`: what a reader may rely on everywhere in the source, verified.

A check is one file, tools/checks/NAME.py, with
    SAYS   what holds when it passes, one line
    check  check(root) -> list of problems, each "path:line: what is wrong: how to mend it";
           raises checks.Skipped(reason) where it cannot run
"""

import argparse
import importlib
import pkgutil
import sys
import time
from pathlib import Path
from types import ModuleType

from tools import checks
from tools.places import ROOT
from tools.problem import Problem

HELP = "verify style, types, licences and the device's limits over the whole source"
LAYER = "test"


def main(argv: list[str]) -> int:
    known = sorted(module.name for module in pkgutil.iter_modules(checks.__path__))
    parser = argparse.ArgumentParser(prog="python3 -m tools check", description=HELP)
    parser.add_argument("names", nargs="*", metavar="NAME", help=", ".join(known))
    names = parser.parse_args(argv).names or known
    if unknown := [name for name in names if name not in known]:
        raise Problem(f"there is no check {unknown[0]!r}; there are {', '.join(known)}", status=2)
    problems = sum(report(importlib.import_module(f"tools.checks.{name}"), ROOT) for name in names)
    print(f"check: {problems} problems" if problems else f"check: {len(names)} checks, no problem")
    return 1 if problems else 0


def report(module: ModuleType, root: Path) -> int:
    """Run one check, print its line and its problems; how many problems there are."""
    name = module.__name__.rpartition(".")[2]
    start = time.monotonic()
    try:
        problems = module.check(root)
    except checks.Skipped as reason:
        print(f"SKIPPED {name}: {reason}", flush=True)
        return 0
    verdict = "FAILED " if problems else "ok     "
    print(f"{verdict} {name}: {module.SAYS} ({time.monotonic() - start:.1f} s)", flush=True)
    for problem in problems:
        print(f"        {problem}", file=sys.stderr, flush=True)
    return len(problems)
