# SPDX-FileCopyrightText: 2026 The Mano authors
# SPDX-License-Identifier: MIT
"""`bench [NAME...]`: measures speed and presses, and compares where something comparable exists.

A bench is one file, tools/benches/NAME.py, with
    bench     bench() -> list of (name, value, unit); a text as value says why nothing was measured
    ON_A_PICO True where it runs on an emulated Pico: then bench(uf2), uf2 being the path given with --uf2
"""

import argparse
import importlib
import json
import pkgutil
import sys
from pathlib import Path
from types import ModuleType

from tools import benches
from tools.problem import Problem

HELP = "measure speed and presses"
LAYER = "test"

Row = tuple[str, float | str, str]


def main(argv: list[str]) -> int:
    known = sorted(module.name for module in pkgutil.iter_modules(benches.__path__))
    parser = argparse.ArgumentParser(prog="python3 -m tools bench", description=HELP)
    parser.add_argument("names", nargs="*", metavar="NAME", help=", ".join(known))
    parser.add_argument("--json", action="store_true", help="all figures on standard output, for machines")
    parser.add_argument(
        "--uf2", type=Path, metavar="FILE", help="CircuitPython for the benches on an emulated Pico"
    )
    options = parser.parse_args(argv)
    if unknown := [name for name in options.names if name not in known]:
        raise Problem(f"there is no bench {unknown[0]!r}; there are {', '.join(known)}", status=2)
    if options.uf2 and not options.uf2.is_file():
        raise Problem(f"{options.uf2}: there is no such file; --uf2 names a CircuitPython image", status=2)
    figures = []
    for name in options.names or known:
        rows = measure(name, options.uf2)
        figures += [{"bench": name, "name": what, "value": value, "unit": unit} for what, value, unit in rows]
        if not options.json:
            print(table(name, rows), flush=True)
    if options.json:
        print(json.dumps(figures, indent=1, ensure_ascii=False))
    return 0


def measure(name: str, uf2: Path | None) -> list[Row]:
    """The figures of one bench; none, and a line that says why, where it cannot run."""
    try:
        module = importlib.import_module(f"tools.benches.{name}")
    except ModuleNotFoundError as error:
        return skipped(name, f"the library {error.name} is not installed")
    if not on_a_pico(module):
        return module.bench()
    return module.bench(uf2) if uf2 else skipped(name, "it needs an emulated Pico: give --uf2 FILE")


def on_a_pico(module: ModuleType) -> bool:
    return getattr(module, "ON_A_PICO", False)


def skipped(name: str, why: str) -> list[Row]:
    print(f"SKIPPED {name}: {why}", file=sys.stderr)
    return []


def table(name: str, rows: list[Row]) -> str:
    """The figures one below the other."""
    if not rows:
        return ""
    wide = max(len(what) for what, _, _ in rows)
    lines = [f"  {what:<{wide}}  {number(value):>12} {unit}".rstrip() for what, value, unit in rows]
    return "\n".join([name, *lines, ""])


def number(value: float | str) -> str:
    """A figure as people write it."""
    return value if isinstance(value, str) else f"{value:,}"
