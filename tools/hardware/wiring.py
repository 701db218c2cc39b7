# SPDX-FileCopyrightText: 2026 The Mano authors
# SPDX-License-Identifier: MIT
"""The wiring as WireViz draws it and as a table to tick off, wire by wire."""

import re
from pathlib import Path

from tools.hardware import source as boards
from tools.hardware.source import End
from tools.hardware.wires import Wire, wires

COLOUR_NAMES = {
    "BK": "black", "RD": "red", "OG": "orange", "WH": "white", "BU": "blue", "GN": "green", "YE": "yellow",
    "VT": "violet", "GY": "grey", "BN": "brown", "PK": "pink", "TQ": "turquoise", "": "bare wire",
}  # fmt: skip
SVG_TEXT = re.compile(r"<text[^>]*>([^<]*)</text>")


def sheets(source: dict, build: str) -> dict[str, list[str]]:
    """The drawings of a build, by name, with the parts whose wires each shows; together they show all."""
    return source["builds"][build]["sheets"]


def harness(source: dict, build: str, sheet: str) -> dict:
    """What WireViz reads: connectors, bundles of wires, and how they meet."""
    shown = sheets(source, build)[sheet]
    laid = [wire for wire in wires(source, build) if wire.end[0] in shown]
    plan = _Plan(source, build, [end[0] for wire in laid for end in (wire.start, wire.end)])
    bundles: dict[tuple[str, str], list[Wire]] = {}
    for wire in laid:
        if wire.colour:
            bundles.setdefault((plan.connector(wire.start), plan.connector(wire.end)), []).append(wire)
    cables, connections = {}, []
    for number, ((left, right), bundle) in enumerate(bundles.items(), 1):
        cables[f"W{number}"] = {
            "category": "bundle",
            "colors": [wire.colour for wire in bundle],
            "show_name": False,
            "show_wirecount": False,
        }
        connections.append([
            {left: [plan.pin(wire.start) for wire in bundle]},
            {f"W{number}": list(range(1, len(bundle) + 1))},
            {right: [plan.pin(wire.end) for wire in bundle]},
        ])  # fmt: skip
    bridges = [wire for wire in laid if not wire.colour]
    return {
        "tweak": {"append": "ranksep=0.6"},  # WireViz's own 2 inches leave more gap than drawing
        "connectors": plan.connectors(bridges),
        "cables": cables,
        "connections": connections,
    }


class _Plan:
    """Which connector of the drawing an end belongs to; parts with joined legs share one."""

    def __init__(self, source: dict, build: str, references: list[str]) -> None:
        self.source = source
        self.build = build
        self.references = list(dict.fromkeys(references))
        self.pins: dict[str, list[str]] = {}
        for reference in self.references:
            self._add(reference)

    def _part(self, reference: str) -> dict:
        return boards.part_of(self.source, self.build, reference)

    def _add(self, reference: str) -> None:
        part = self._part(reference)
        name = self.connector((reference, ""))
        if "joined" not in part:
            self.pins[name] = boards.terminals(part, self.source["headers"])
        else:
            self.pins.setdefault(name, [part["joined_name"]]).insert(-1, self._leg(reference))

    def _leg(self, reference: str) -> str:
        """KEY_BACK is drawn as the leg BACK of the keys."""
        return reference.partition("_")[2].upper()

    def connector(self, end: End) -> str:
        reference = end[0]
        if "joined" in self._part(reference):
            reference = reference.partition("_")[0] + "s"
        return reference.replace("_", " ").capitalize()

    def label(self, end: End) -> str:
        """What is printed beside that place, or how the part's legs are told apart."""
        part = self._part(end[0])
        if "joined" in part:
            return part["joined_name"] if end[1] == part["joined"] else self._leg(end[0])
        if "header" in part and end[1].isdigit():
            return self.source["headers"][part["header"]]["labels"][int(end[1]) - 1]
        return end[1]

    def pin(self, end: End) -> int | str:
        """The pin in the drawing: its number, for a terminal of a board that has none its name."""
        if end[0] == "board":
            return int(end[1]) if end[1].isdigit() else end[1]
        return self.pins[self.connector(end)].index(self.label(end)) + 1

    def connectors(self, bridges: list[Wire]) -> dict:
        drawn: dict[str, dict] = {}
        for reference in self.references:
            name = self.connector((reference, ""))
            drawn[name] = {"type": self._part(reference)["short"], "show_pincount": False}
            drawn[name] |= self._board_pins() if reference == "board" else {"pinlabels": self.pins[name]}
        for wire in bridges:
            drawn[self.connector(wire.end)]["loops"] = [[self.pin(wire.start), self.pin(wire.end)]]
        return drawn

    def _board_pins(self) -> dict:
        ends = [("board", each) for each in self.pins["Board"]]
        return {
            "pins": [self.pin(end) for end in ends],
            "pinlabels": [self.label(end) for end in ends],
            "hide_disconnected_pins": True,
        }


def yaml_text(source: dict, build: str, sheet: str) -> str:
    """The WireViz file."""
    import yaml

    head = (
        "# SPDX-FileCopyrightText: 2026 The Mano authors\n# SPDX-License-Identifier: CERN-OHL-P-2.0\n"
        "# Made from hardware/boards.toml by `python3 -m tools draw`; draw it by hand with `wireviz FILE`.\n"
    )
    return head + yaml.safe_dump(
        harness(source, build, sheet), sort_keys=False, allow_unicode=True, width=110
    )


def draw(source: dict, build: str, sheet: str, path: Path) -> None:
    """Write the picture as SVG; needs graphviz's dot."""
    from wireviz import wireviz

    svg = wireviz.parse(harness(source, build, sheet), return_types="svg")
    path.write_text(_signed(svg), encoding="utf-8")


def _signed(svg: str) -> str:
    notice = "<!-- SPDX-FileCopyrightText: 2026 The Mano authors; SPDX-License-Identifier: CERN-OHL-P-2.0 -->"
    return (
        "\n".join(line.rstrip() for line in svg.replace("<svg ", f"{notice}\n<svg ", 1).splitlines()) + "\n"
    )


def words(svg: str) -> list[str]:
    """Every text of a picture, sorted: what two versions of graphviz agree in, unlike their lines."""
    return sorted(text.replace("&#160;", " ").strip() for text in SVG_TEXT.findall(svg))


def table(source: dict, build: str) -> str:
    """Every wire as a row of a Markdown table."""
    plan = _Plan(source, build, list(source["builds"][build]["nets"]))
    rows = ["| | from | wire | to |", "|---|---|---|---|"]
    for number, wire in enumerate(wires(source, build), 1):
        start, end = (_place(plan, each) for each in (wire.start, wire.end))
        rows.append(f"| {number} | {start} | {COLOUR_NAMES[wire.colour]} | {end} |")
    return "\n".join(rows)


def _place(plan: _Plan, end: End) -> str:
    name = f"**{plan.connector(end)}**"
    hole = f" hole {end[1]}" if end[0] == "board" and end[1].isdigit() else ""
    return f"{name}{hole} {plan.label(end)}"
