# SPDX-FileCopyrightText: 2026 The Mano authors
# SPDX-License-Identifier: MIT
"""Everything in hardware/ that is made and not written, and whether it is still what would be made today."""

from pathlib import Path

from tools.hardware import case, documents, electrical, front, pictures, wiring
from tools.hardware import source as boards
from tools.hardware.source import HARDWARE

REMEDY = "python3 -m tools draw"


def texts(source: dict, figures: dict, folder: Path = HARDWARE) -> dict[str, str]:
    """Path within hardware/ -> content, of every text that is made."""
    found = documents.texts(source, figures, folder)
    found |= {f"pictures/{build}-front.svg": front.svg(source, build) for build in source["builds"]}
    found |= {
        f"case/{build}-measures.scad": case.measures(source, build) for build in boards.cased_builds(source)
    }
    for build in boards.wired_builds(source):
        found[f"wiring/{build}.net"] = electrical.netlist(source, build)
        for sheet in wiring.sheets(source, build):
            found[f"wiring/{build}-{sheet}.yml"] = wiring.yaml_text(source, build, sheet)
    return found


def make(source: dict, figures: dict, folder: Path = HARDWARE) -> list[Path]:
    """Write and draw what is out of date; what changed. Raises Problem where a program is missing."""
    changed = stale_texts(source, figures, folder)
    for path, content in changed.items():
        path.parent.mkdir(exist_ok=True)
        path.write_text(content, encoding="utf-8")
    return [*changed, *pictures.draw(source, folder)]


def stale_texts(source: dict, figures: dict, folder: Path = HARDWARE) -> dict[Path, str]:
    """The texts that differ from what would be made now, with that."""
    made = {folder / name: content for name, content in texts(source, figures, folder).items()}
    return {path: content for path, content in made.items() if _read(path) != content}


def _read(path: Path) -> str | None:
    return path.read_text(encoding="utf-8") if path.is_file() else None


def check(source: dict, figures: dict, folder: Path = HARDWARE) -> list[str]:
    """What differs from what would be made now, but for the pictures that need graphviz."""
    stale = [*stale_texts(source, figures, folder), *pictures.stale_previews(source, folder)]
    return [
        f"{_name(path, folder)}: differs from what boards.toml and power.toml make: {REMEDY}"
        for path in stale
    ]


def check_wirings(source: dict, folder: Path = HARDWARE) -> list[str]:
    """The wiring pictures. Needs graphviz."""
    stale = pictures.stale_wirings(source, folder)
    return [f"{_name(path, folder)}: shows other wires than boards.toml: {REMEDY}" for path in stale]


def _name(path: Path, folder: Path) -> str:
    return f"hardware/{path.relative_to(folder).as_posix()}"
