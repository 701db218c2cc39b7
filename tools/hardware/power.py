# SPDX-FileCopyrightText: 2026 The Mano authors
# SPDX-License-Identifier: MIT
"""Battery hours out of stated figures, and display care as the firmware knows it."""

import ast
from pathlib import Path

from tools.places import FIRMWARE

KINDS = ("measured", "datasheet", "estimate")


def at_cell(power: dict, draw: dict) -> float:
    """What a draw costs the cell in mA: powers are equal on both sides of a regulator, but for its losses."""
    volts = power["cell"]["volts"]["value"]
    conversion = {name: each["value"] for name, each in power["conversion"].items()}
    factor = {
        "cell": 1.0,
        "usb": conversion["usb_volts"] / volts,
        "rail": conversion["rail_volts"] / (volts * conversion["rail_yield"]),
    }
    return draw["value"] * factor[draw["at"]]


def current(power: dict, state: dict) -> float:
    """What a state draws from the cell, in mA."""
    return sum(at_cell(power, power["draws"][name]) for name in state["draws"])


def hours(power: dict, state: dict, capacity: float) -> float:
    """How long a cell of `capacity` mAh lasts in a state."""
    return capacity * power["cell"]["usable"]["value"] / current(power, state)


def table(power: dict) -> str:
    """States against sizes of cell, in Markdown."""
    sizes = power["cell"]["sizes"]
    rows = [
        f"| | from the cell | {' | '.join(f'{size} mAh' for size in sizes)} |",
        f"|---|---:|{'---:|' * len(sizes)}",
    ]
    for state in power["states"]:
        lasts = " | ".join(f"{hours(power, state, size):.0f} h" for size in sizes)
        rows.append(f"| {state['name']} | {current(power, state):.0f} mA | {lasts} |")
    return "\n".join(rows)


def sources(power: dict) -> str:
    """Every figure with its kind and source, in Markdown."""
    rows = ["| figure | value | kind | source |", "|---|---:|---|---|"]
    for draw in power["draws"].values():
        rows.append(f"| {draw['what']} | {draw['value']:g} mA | {draw['kind']} | {draw['source']} |")
    others = {"volts": "V", "usable": "", "usb_volts": "V", "rail_volts": "V", "rail_yield": ""}
    for name, figure in {**power["cell"], **power["conversion"]}.items():
        if name in others:
            value = f"{figure['value']:g} {others[name]}".strip()
            rows.append(f"| {name.replace('_', ' ')} | {value} | {figure['kind']} | {figure['source']} |")
    return "\n".join(rows)


def check(power: dict) -> list[str]:
    """Every figure says how it is known."""
    figures = {
        **power["draws"],
        **power["conversion"],
        "volts": power["cell"]["volts"],
        "usable": power["cell"]["usable"],
    }
    return [
        f"power.toml: {name}: needs a kind ({', '.join(KINDS)}) and a source"
        for name, figure in figures.items()
        if figure.get("kind") not in KINDS or not figure.get("source")
    ]


def check_care(power: dict, firmware: Path = FIRMWARE) -> list[str]:
    """The device's constants are those of power.toml, and the device uses each of them."""
    care = firmware / "mano" / "care.py"
    said = constants(care)
    problems = [
        f"firmware/mano/care.py: {name} is {said.get(name)}, power.toml says {value}"
        for name, value in power["care"].items()
        if _plain(said.get(name)) != value
    ]
    used = _attributes_of_care(firmware, care)
    return problems + [f"firmware/: nothing uses care.{name}" for name in power["care"] if name not in used]


def constants(path: Path) -> dict:
    """The literal constants at the top of a module, which is never run."""
    found = {}
    for statement in ast.parse(path.read_text(encoding="utf-8"), path.name).body:
        if isinstance(statement, ast.Assign) and isinstance(statement.targets[0], ast.Name):
            found[statement.targets[0].id] = ast.literal_eval(statement.value)
    return found


def _plain(value: object) -> object:
    """Tuples as TOML's lists."""
    return [_plain(each) for each in value] if isinstance(value, tuple) else value


def _attributes_of_care(firmware: Path, care: Path) -> set[str]:
    """Names read as care.NAME, or imported from care, anywhere else in the firmware."""
    names: set[str] = set()
    for path in firmware.rglob("*.py"):
        if path == care:
            continue
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"), path.name)):
            if isinstance(node, ast.Attribute) and getattr(node.value, "id", "") == "care":
                names.add(node.attr)
            elif isinstance(node, ast.ImportFrom) and (node.module or "").endswith("care"):
                names |= {alias.name for alias in node.names}
    return names
