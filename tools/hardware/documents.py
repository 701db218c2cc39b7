# SPDX-FileCopyrightText: 2026 The Mano authors
# SPDX-License-Identifier: MIT
"""The made parts of hardware/'s documents: blocks between `<!-- made: NAME -->` and `<!-- end -->`."""

import re
from pathlib import Path

from tools.hardware import power, shopping, wiring
from tools.hardware import source as boards

BLOCK = re.compile(r"(<!-- made: ([\w-]+) -->\n).*?(<!-- end -->)", re.S)
BUILD_OF = {"README.md": "", "no-solder.md": "no_solder", "evening.md": "evening", "table.md": "table"}


def texts(source: dict, figures: dict, folder: Path) -> dict[str, str]:
    """Document -> its text, with every block as it would be made now."""
    return {
        name: _filled((folder / name).read_text(encoding="utf-8"), blocks(source, figures, build))
        for name, build in BUILD_OF.items()
    }


def _filled(text: str, made: dict[str, str]) -> str:
    return BLOCK.sub(lambda found: f"{found[1]}{made[found[2]]}\n{found[3]}", text)


def blocks(source: dict, figures: dict, build: str) -> dict[str, str]:
    """Name -> Markdown of the blocks that a document may hold; `build` is empty for the overview."""
    if not build:
        return {
            "facts": facts(source, figures),
            "battery": power.table(figures),
            "figures": power.sources(figures),
            "care": care(figures["care"]),
        }
    found = {"parts": shopping.table(source, build), "program": program(source, build)}
    if build in boards.wired_builds(source):
        found |= {"wires": wiring.table(source, build), "keys": keys(source)}
    return found


def facts(source: dict, figures: dict) -> str:
    """The quick facts."""
    size = source["parts"]["battery"]["capacity"]
    busy, calm = (power.hours(figures, state, size) for state in figures["states"][:2])
    rows = {
        "Board": "; ".join(_board(board) for board in source["boards"].values()),
        "Players": source["facts"]["players"],
        "Games": source["facts"]["games"],
        "Display": source["facts"]["display"],
        "Battery": f"table build, {size} mAh: {busy:.0f} h of turns, {calm:.0f} h dimmed (computed)",
        "Cost": "; ".join(_cost(source, build) for build in source["builds"]),
        "Licence": source["facts"]["licence"],
    }
    return "\n".join(["| | |", "|---|---|", *(f"| **{name}** | {text} |" for name, text in rows.items())])


def _board(board: dict) -> str:
    return board["name"] + (" (planned)" if board.get("planned") else "")


def _cost(source: dict, build: str) -> str:
    return f"{source['builds'][build]['title'].lower()}: {shopping.known_prices(source, build)}"


def program(source: dict, build: str) -> str:
    """Whether the program runs on a build's board already."""
    board = source["boards"][source["builds"][build]["board"]]
    if board.get("planned"):
        return f"> **Not yet.** Mano's program for this board ({board['name']}) is still to be written."
    return f"Board: {board['name']}."


def care(kept: dict) -> str:
    """How the panel is looked after, in two sentences."""
    return (
        f"Without a key the panel dims after {kept['DIM_AFTER_S']} s and sleeps after"
        f" {kept['SLEEP_AFTER_S']} s; the next key only wakes it.\n"
        f"From deal to deal the picture moves by a pixel, through {len(kept['SHIFTS'])} places."
    )


def keys(source: dict) -> str:
    """Where each key sits, in holes from OK."""
    rows = ["| key | across | along |", "|---|---|---|"]
    for name, place in source["keys"].items():
        if isinstance(place, list):
            across, along = _count(place[0], "right", "left"), _count(place[1], "up", "down")
            rows.append(f"| {name.upper()} | {across} | {along} |")
    return "\n".join(rows)


def _count(holes: int, more: str, less: str) -> str:
    return f"{abs(holes)} {more if holes > 0 else less}" if holes else "-"
