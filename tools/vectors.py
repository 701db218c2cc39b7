# SPDX-FileCopyrightText: 2026 The Mano authors
# SPDX-License-Identifier: MIT
"""`vectors FILE...`: runs conformance files and shows which rulings differ."""

import argparse
import sys
from pathlib import Path

from tools import conformance
from tools.problem import Problem

HELP = "run conformance files (cases that say how a referee must rule)"
LAYER = None


def main(argv: list[str]) -> int:
    parser = argparse.ArgumentParser(prog="python3 -m tools vectors", description=HELP)
    parser.add_argument("files", nargs="+", type=Path, metavar="FILE")
    passed = failed = status = 0
    for path in parser.parse_args(argv).files:
        try:
            results = conformance.run_file(path)
        except Problem as problem:
            print(f"mano: {problem}", file=sys.stderr)
            status = problem.status
            continue
        wrong = [(case, differences) for case, differences in results if differences]
        print(failure_report(path, wrong), end="")
        passed, failed = passed + len(results) - len(wrong), failed + len(wrong)
    print(f"{passed} passed, {failed} failed")
    return status or int(failed > 0)


def failure_report(path: Path, wrong: list[tuple[str, list[str]]]) -> str:
    """A line for each failing case, and below it one for each difference."""
    lines = []
    for case, differences in wrong:
        lines += [f"FAILED {path.name}: {case}", *(f"    {each}" for each in differences)]
    return "".join(f"{line}\n" for line in lines)
