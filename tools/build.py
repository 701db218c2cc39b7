# SPDX-FileCopyrightText: 2026 The Mano authors
# SPDX-License-Identifier: MIT
"""`build`: what leaves the checkout, made in build/: a board's drive, or an enclosure to print."""

import argparse
from pathlib import Path

from tools import device_path
from tools.image import compiling
from tools.places import ROOT

HELP = "make a board's drive (--board pico_oled), or an enclosure to print (--case table)"
LAYER = "play"


def main(argv: list[str]) -> int:
    options = read_options(argv)
    return build_case(options) if options.case else build_board(options)


def read_options(argv: list[str]) -> argparse.Namespace:
    """The command line; exits with status 2 and a message if it makes no sense."""
    parser = argparse.ArgumentParser(prog="python3 -m tools build", description=HELP)
    what = parser.add_mutually_exclusive_group(required=True)
    what.add_argument("--board", metavar="NAME", help="write the drive of that board, and a zip of it")
    what.add_argument("--case", metavar="NAME", help="write NAME's lid and base as STL, and a preview")
    parser.add_argument("--games", metavar="A,B", help="with --board: only these games (all)")
    parser.add_argument("--languages", metavar="EN,ES", help="with --board: only these languages (all)")
    compiling.add_options(parser)
    parser.add_argument("--out", metavar="FOLDER", type=Path, help="where to (build/NAME, or build/case)")
    return parser.parse_args(argv)


def build_case(options: argparse.Namespace) -> int:
    """Lid and base of an enclosure."""
    from tools.hardware import case

    for path in case.build_case(options.case, options.out or ROOT / "build" / "case"):
        print(path)
    return 0


def build_board(options: argparse.Namespace) -> int:
    """The drive of a board."""
    device_path.expose()
    from tools.image import choice, content, renaming, report, writing

    chosen = choice.choose(options.board, options.games, options.languages, compiling.chosen(options))
    files = chosen.drive()
    folder = options.out or ROOT / "build" / chosen.board
    archive = writing.write(files, folder, renaming.dictionary())
    print(
        f"{folder} and {archive.name}: Mano {content.version()} for {chosen.board}",
        *report.report(files, chosen.board),
        sep="\n",
    )
    return 0
