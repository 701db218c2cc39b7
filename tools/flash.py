# SPDX-FileCopyrightText: 2026 The Mano authors
# SPDX-License-Identifier: MIT
"""`flash`: puts Mano on a board, or a newer one in its place; interrupted anywhere, the board starts one of them."""

import argparse
import contextlib
from pathlib import Path

from tools import device_path
from tools.image import compiling

HELP = "put Mano on a board that is plugged in, or update it; --rollback, --rescue, --names"
LAYER = "play"


def main(argv: list[str]) -> int:
    options = read_options(argv)
    device_path.expose()
    from tools.flashing import jobs, reaching

    if options.rescue:
        print("making the drive anew; matches in the board's own memory stay", flush=True)
        place = reaching.erased(options.port, options.patience)
    else:
        place = reaching.reach(options.port, options.drive, options.patience)
    with contextlib.closing(place):
        print(jobs.roll_back(place) if options.rollback else jobs.install(place, options))
    return 0


def read_options(argv: list[str]) -> argparse.Namespace:
    """The command line; exits with status 2 and a message if it makes no sense."""
    parser = argparse.ArgumentParser(prog="python3 -m tools flash", description=HELP)
    where = parser.add_mutually_exclusive_group()
    where.add_argument("--port", help="the board's serial port (the only one there is)")
    where.add_argument("--drive", type=Path, metavar="PATH", help="where the board's drive is mounted")
    parser.add_argument("--board", metavar="NAME", help="which of Mano's boards it is (as it says itself)")
    what = parser.add_mutually_exclusive_group()
    what.add_argument("--dry-run", action="store_true", help="only say what would be written")
    what.add_argument("--rollback", action="store_true", help="run the version before again")
    what.add_argument("--rescue", action="store_true", help="make the drive anew first; matches stay")
    parser.add_argument("--names", type=names, default=(), metavar="ANA,BEA", help="names for the name book")
    parser.add_argument("--games", metavar="A,B", help="only these games (those it has, or all)")
    parser.add_argument("--languages", metavar="EN,ES", help="only these languages (likewise)")
    compiling.add_options(parser)
    parser.add_argument(
        "--patience", type=float, default=10, metavar="SECONDS", help="to wait for answers (10)"
    )
    options = parser.parse_args(argv)
    if options.rescue and options.drive:
        parser.error("--rescue works over the serial port")
    return options


def names(text: str) -> tuple[str, ...]:
    """The names of a list with commas."""
    device_path.expose()
    from mano.name_book import LINES
    from mano.naming import LONGEST

    found = tuple(name.strip().upper() for name in text.split(",") if name.strip())
    if too_long := [name for name in found if len(name) > LONGEST]:
        raise argparse.ArgumentTypeError(f"{too_long[0]}: a name has at most {LONGEST} characters")
    if len(found) > LINES:
        raise argparse.ArgumentTypeError(f"the name book has {LINES} lines")
    return found
