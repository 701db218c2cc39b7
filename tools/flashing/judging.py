# SPDX-FileCopyrightText: 2026 The Mano authors
# SPDX-License-Identifier: MIT
"""Is it a board that Mano runs on, and which one?"""

import tomllib

from tools.flashing.place import Facts
from tools.image.compiling import MAJOR
from tools.places import ROOT
from tools.problem import Problem

GET_IT = f"Get CircuitPython {MAJOR} for your board from circuitpython.org: hold BOOT while you plug it in, and copy "
GET_IT += "the UF2 file onto the drive that appears. Matches in the board's own memory stay."


def board_for(facts: Facts, wanted: str | None) -> str:
    """Mano's name for this board. Raises Problem if it is none, or not the one that was asked for."""
    demand_circuitpython(facts)
    fitting = [name for name, ids in known().items() if facts.board_id in ids]
    if not fitting:
        raise Problem(f"this board ({facts.board_id or 'it has no name'}) is none of Mano's: {_list()}.")
    if wanted and wanted not in fitting:
        raise Problem(
            f"wrong board: this is {facts.board_id}, and {wanted} runs on {', '.join(known()[wanted])}."
        )
    return wanted or fitting[0]


def known() -> dict[str, list[str]]:
    """Mano's boards, each with the boards of CircuitPython's that it runs on."""
    boards = tomllib.loads((ROOT / "hardware" / "boards.toml").read_text(encoding="utf-8"))["boards"]
    return {name: [board["board_id"], *board.get("also", ())] for name, board in boards.items()}


def demand_circuitpython(facts: Facts) -> None:
    """Raises Problem for anything else, and for an old one."""
    version = ".".join(map(str, facts.version))
    if facts.interpreter != "circuitpython":
        raise Problem(
            f"this board runs {_spelled(facts.interpreter)}, and Mano needs CircuitPython. {GET_IT}"
        )
    if facts.version < (MAJOR,):
        raise Problem(f"this board runs CircuitPython {version}, which is too old. {GET_IT}")


def _spelled(interpreter: str) -> str:
    return {"micropython": "MicroPython"}.get(interpreter, interpreter)


def _list() -> str:
    return "; ".join(f"{name} is {' or '.join(ids)}" for name, ids in known().items())
