# SPDX-FileCopyrightText: 2026 The Mano authors
# SPDX-License-Identifier: MIT
"""`setup LAYER...`: makes environments ahead of time, for instance before going where there is no network."""

import argparse

from tools import environment

HELP = "make the environment for play, test or hardware now, while there is a network"
LAYER = None


def main(argv: list[str]) -> int:
    parser = argparse.ArgumentParser(prog="python3 -m tools setup", description=HELP)
    parser.add_argument("layers", nargs="+", choices=sorted(environment.LAYERS), metavar="play|test|hardware")
    for layer in parser.parse_args(argv).layers:
        print(f"{layer}: ready in {environment.ensure(layer).parent.parent}")
    return 0
