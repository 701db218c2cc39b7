# SPDX-FileCopyrightText: 2026 The Mano authors
# SPDX-License-Identifier: MIT
"""`draw`: makes hardware/'s tables, wiring, netlists and enclosure measures anew from its two TOML files."""

import argparse

from tools.places import ROOT

HELP = "make hardware/'s tables, wiring and pictures anew from hardware/boards.toml"
LAYER = "hardware"


def main(argv: list[str]) -> int:
    from tools.hardware import made
    from tools.hardware import source as boards

    argparse.ArgumentParser(prog="python3 -m tools draw", description=HELP).parse_args(argv)
    changed = made.make(boards.load(), boards.load_power())
    for path in changed:
        print(path.relative_to(ROOT).as_posix())
    print(f"draw: {len(changed)} files changed")
    return 0
