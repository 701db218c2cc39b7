# SPDX-FileCopyrightText: 2026 The Mano authors
# SPDX-License-Identifier: MIT
"""`build --case NAME`: what leaves the checkout, made in build/."""

import argparse
from pathlib import Path

from tools.hardware.case import build_case
from tools.places import ROOT

HELP = "make an enclosure to print: --case evening or --case table"
LAYER = None


def main(argv: list[str]) -> int:
    parser = argparse.ArgumentParser(prog="python3 -m tools build", description=HELP)
    parser.add_argument(
        "--case", metavar="NAME", required=True, help="write NAME's lid and base as STL, and a preview"
    )
    parser.add_argument(
        "--out", metavar="FOLDER", type=Path, default=ROOT / "build" / "case", help="where to"
    )
    arguments = parser.parse_args(argv)
    for path in build_case(arguments.case, arguments.out):
        print(path)
    return 0
