# SPDX-FileCopyrightText: 2026 The Mano authors
# SPDX-License-Identifier: MIT
"""From nets to wires: which two places each piece of wire joins, as a person would lay it.

A net only says what belongs together. Here every rail gets the free hole nearest to the part's other wires,
legs that a part joins by itself get one wire, and parts that tap a neighbour take their rails from there.
"""

from dataclasses import dataclass

from tools.hardware import source as boards
from tools.hardware.source import End

RAIL_COLOURS = {"GND": "BK", "3V3": "RD", "VSYS": "OG", "BATTERY": "RD", "CELL": "RD"}
SIGNAL_COLOURS = ("WH", "BU", "GN", "YE", "VT", "GY", "BN", "PK", "TQ")


@dataclass(frozen=True)
class Wire:
    start: End
    end: End
    colour: str  # in WireViz's two letters


def wires(source: dict, build: str) -> list[Wire]:
    """Every wire of a build, part by part in the order of boards.toml."""
    laying = _Laying(source, build)
    for reference, ends in source["builds"][build]["nets"].items():
        for terminal, net in ends.items():
            if net != boards.OPEN:
                laying.lay((reference, terminal), net)
    return laying.wires


class _Laying:
    """The state while wires are laid: holes taken, what each net has reached, where the last signal went."""

    def __init__(self, source: dict, build: str) -> None:
        self.source = source
        self.build = build
        self.taps = source["builds"][build].get("taps", {})
        self.wires: list[Wire] = []
        self.taken: set[str] = set()
        self.reached: dict[str, list[End]] = {}
        self.signals = 0
        self.last_hole = 1

    def lay(self, end: End, net: str) -> None:
        start = self._start(end, net)
        if start:
            self.wires.append(Wire(start, end, self._colour(net)))
        self.reached.setdefault(net, []).append(end)

    def _start(self, end: End, net: str) -> End | None:
        """Where the wire to `end` comes from; None if the end needs none, or is the first of its net."""
        reached = self.reached.get(net, [])
        if self._is_joined(end) and any(self._is_same_joint(end, other) for other in reached):
            return None
        neighbours = [other for other in reached if other[0] == self.taps.get(end[0])]
        if neighbours:
            return neighbours[0]
        hole = self._free_hole(end[0], net)
        if hole:
            return ("board", hole)
        return reached[0] if reached else None

    def _free_hole(self, reference: str, net: str) -> str | None:
        free = [hole for hole in boards.holes_of_net(self.source, self.build, net) if hole not in self.taken]
        if not free:
            return None
        anchor = self._anchor(reference)
        hole = min(free, key=lambda each: abs(int(each) - anchor))
        self.taken.add(hole)
        if net not in boards.RAILS:
            self.last_hole = int(hole)
        return hole

    def _anchor(self, reference: str) -> int:
        """The hole of the part's first signal, or of the signal laid last if it has none of its own."""
        for net in self.source["builds"][self.build]["nets"][reference].values():
            holes = boards.holes_of_net(self.source, self.build, net)
            if net not in boards.RAILS and holes:
                return int(holes[0])
        return self.last_hole

    def _is_joined(self, end: End) -> bool:
        return end[0] != "board" and boards.part_of(self.source, self.build, end[0]).get("joined") == end[1]

    def _is_same_joint(self, one: End, other: End) -> bool:
        kinds = self.source["builds"][self.build]["parts"]
        return self._is_joined(other) and kinds[one[0]] == kinds[other[0]]

    def _colour(self, net: str) -> str:
        rail = net.removesuffix("_RETURN")
        if rail in RAIL_COLOURS:
            return RAIL_COLOURS["GND"] if rail != net else RAIL_COLOURS[rail]
        self.signals += 1
        return SIGNAL_COLOURS[(self.signals - 1) % len(SIGNAL_COLOURS)]
