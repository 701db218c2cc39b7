# SPDX-FileCopyrightText: 2026 The Mano authors
# SPDX-License-Identifier: MIT
"""hardware/boards.toml as Python sees it: boards, parts, builds, and the nets that join them.

A net is a list of ends; an end is (reference, terminal), for instance ("panel", "SDA") or ("board", "6"): a
board's header is told by the numbers of its holes, as a person with a soldering iron counts them.
"""

import tomllib
from pathlib import Path

from tools.places import ROOT

HARDWARE = ROOT / "hardware"
RAILS = ("GND", "3V3", "VSYS", "VBUS")
OPEN = "NC"

End = tuple[str, str]


def load(folder: Path = HARDWARE) -> dict:
    """boards.toml, whole."""
    return tomllib.loads((folder / "boards.toml").read_text(encoding="utf-8"))


def load_power(folder: Path = HARDWARE) -> dict:
    """power.toml, whole."""
    return tomllib.loads((folder / "power.toml").read_text(encoding="utf-8"))


def wired_builds(source: dict) -> list[str]:
    """The builds that are wired by hand."""
    return [name for name, build in source["builds"].items() if "nets" in build]


def cased_builds(source: dict) -> list[str]:
    """The builds that have an enclosure of ours."""
    return [name for name, build in source["builds"].items() if "case" in build]


def part_of(source: dict, build: str, reference: str) -> dict:
    """The catalogue entry of the part that a build calls `reference`."""
    return source["parts"][source["builds"][build]["parts"][reference]]


def header_of(source: dict, build: str) -> dict:
    """The header of the build's board: its labels, hole 1 first."""
    return source["headers"][part_of(source, build, "board")["header"]]


def terminals(part: dict, headers: dict) -> list[str]:
    """Every place on a part where a wire can end."""
    holes = range(1, len(headers[part["header"]]["labels"]) + 1) if "header" in part else ()
    return [str(hole) for hole in holes] + list(part.get("terminals", ()))


def holes_of_net(source: dict, build: str, net: str) -> list[str]:
    """The board's holes that carry a net: one for a role, several for a rail, none between parts."""
    pins = source["boards"][source["builds"][build]["board"]]["pins"]
    label = net if net in RAILS else pins.get(net)
    labels = header_of(source, build)["labels"]
    return [str(hole) for hole, each in enumerate(labels, 1) if each == label]


def nets(source: dict, build: str) -> dict[str, list[End]]:
    """Every net of a build with its ends, the board's holes first; OPEN: what is left open on purpose."""
    joined: dict[str, list[End]] = {}
    for reference, ends in source["builds"][build]["nets"].items():
        for terminal, net in ends.items():
            if net not in joined:
                joined[net] = [("board", hole) for hole in holes_of_net(source, build, net)]
            joined[net].append((reference, terminal))
    return joined
