# SPDX-FileCopyrightText: 2026 The Mano authors
# SPDX-License-Identifier: MIT
"""The wiring as WireViz draws it and as a table to tick off, wire by wire."""

import re
from pathlib import Path

from tools.hardware.plan import Plan, is_hole
from tools.hardware.source import End
from tools.hardware.wires import Wire, wires

COLOUR_NAMES = {
    "BK": "black", "RD": "red", "OG": "orange", "WH": "white", "BU": "blue", "GN": "green", "YE": "yellow",
    "VT": "violet", "GY": "grey", "BN": "brown", "PK": "pink", "TQ": "turquoise",
}  # fmt: skip
SVG_TEXT = re.compile(r"<text[^>]*>([^<]*)</text>")


def sheets(source: dict, build: str) -> dict[str, list[str]]:
    """The drawings of a build, by name, with the parts whose wires each shows; together they show all."""
    return source["builds"][build]["sheets"]


def harness(source: dict, build: str, sheet: str) -> dict:
    """What WireViz reads: connectors, bundles of wires, and how they meet."""
    shown = sheets(source, build)[sheet]
    laid = [wire for wire in wires(source, build) if wire.end[0] in shown]
    plan = Plan(source, build, [end[0] for wire in laid for end in (wire.start, wire.end)])
    bundles = _bundles(plan, laid)
    return {
        "tweak": {"append": "ranksep=0.6"},  # WireViz's own 2 inches leave more gap than drawing
        "connectors": plan.connectors(),
        "cables": {f"W{number}": _cable(bundle) for number, bundle in enumerate(bundles, 1)},
        "connections": [_connection(plan, number, bundle) for number, bundle in enumerate(bundles, 1)],
    }


def _bundles(plan: Plan, laid: list[Wire]) -> list[list[Wire]]:
    """The wires that run side by side from one connector to another."""
    found: dict[tuple[str, str], list[Wire]] = {}
    for wire in laid:
        found.setdefault((plan.connector(wire.start), plan.connector(wire.end)), []).append(wire)
    return list(found.values())


def _cable(bundle: list[Wire]) -> dict:
    colours = [wire.colour for wire in bundle]
    return {"category": "bundle", "colors": colours, "show_name": False, "show_wirecount": False}


def _connection(plan: Plan, number: int, bundle: list[Wire]) -> list[dict]:
    first = bundle[0]
    return [
        {plan.connector(first.start): [plan.pin(wire.start) for wire in bundle]},
        {f"W{number}": list(range(1, len(bundle) + 1))},
        {plan.connector(first.end): [plan.pin(wire.end) for wire in bundle]},
    ]


def yaml_text(source: dict, build: str, sheet: str) -> str:
    """The WireViz file."""
    import yaml

    head = (
        "# SPDX-FileCopyrightText: 2026 The Mano authors\n# SPDX-License-Identifier: CERN-OHL-P-2.0\n"
        "# Made from hardware/boards.toml by `python3 -m tools draw`; draw it by hand with `wireviz FILE`.\n"
    )
    drawn = harness(source, build, sheet)
    return head + yaml.safe_dump(drawn, sort_keys=False, allow_unicode=True, width=110)


def draw(source: dict, build: str, sheet: str, path: Path) -> None:
    """Write the picture as SVG; needs graphviz's dot."""
    from wireviz import wireviz

    svg = wireviz.parse(harness(source, build, sheet), return_types="svg")
    path.write_text(_signed(svg), encoding="utf-8")


def _signed(svg: str) -> str:
    notice = "<!-- SPDX-FileCopyrightText: 2026 The Mano authors; SPDX-License-Identifier: CERN-OHL-P-2.0 -->"
    lines = svg.replace("<svg ", f"{notice}\n<svg ", 1).splitlines()
    return "\n".join(line.rstrip() for line in lines) + "\n"


def words(svg: str) -> list[str]:
    """Every text of a picture, sorted: what two versions of graphviz agree in, unlike their lines."""
    return sorted(text.replace("&#160;", " ").strip() for text in SVG_TEXT.findall(svg))


def table(source: dict, build: str) -> str:
    """Every wire as a row of a Markdown table."""
    plan = Plan(source, build, list(source["builds"][build]["nets"]))
    rows = ["| | from | wire | to |", "|---|---|---|---|"]
    for number, wire in enumerate(wires(source, build), 1):
        start, end = (_place(plan, each) for each in (wire.start, wire.end))
        rows.append(f"| {number} | {start} | {COLOUR_NAMES[wire.colour]} | {end} |")
    return "\n".join(rows)


def _place(plan: Plan, end: End) -> str:
    hole = f" hole {end[1]}" if is_hole(end) else ""
    return f"**{plan.connector(end)}**{hole} {plan.label(end)}"
