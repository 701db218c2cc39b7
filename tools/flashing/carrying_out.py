# SPDX-FileCopyrightText: 2026 The Mano authors
# SPDX-License-Identifier: MIT
"""Carries steps out on a board, and makes sure of what came of them before anything relies on it."""

from tools.flashing.place import Place
from tools.flashing.planning import Files, Found, Step, matches
from tools.image import placing
from tools.image.manifest import NAME as MANIFEST
from tools.problem import Problem
from tools.progress import Progress


def carry_out(place: Place, steps: list[Step]) -> None:
    """Every step in its turn, with a bar."""
    with Progress(len(steps)) as progress:
        for step in steps:
            progress.step(step.path)
            _do(place, step)


def _do(place: Place, step: Step) -> None:
    if step.source:
        place.copy(step.source, step.path)
    elif step.content is not None:
        place.write(step.path, step.content)
    else:
        place.remove(step.path)


def seal(place: Place, folder: str, program: Files) -> None:
    """Call the program in a folder whole, once every file of it has been read back. Raises Problem."""
    names = [name for name in program if name != MANIFEST]
    _demand({f"{folder}/{name}": program[name] for name in names}, place.files(folder))
    last = f"{folder}/{MANIFEST}"
    place.write(last, program[MANIFEST])
    _demand({last: program[MANIFEST]}, place.files(last))


def switch(place: Place, folder: str) -> None:
    """From the next start on, the program in that folder runs."""
    letter = placing.filled(folder.encode() + b"\n")
    place.write(placing.SWITCH, letter)
    _demand({placing.SWITCH: letter}, place.files(placing.SWITCH))


def demand(place: Place, files: Files) -> None:
    """Raises Problem unless the drive holds these files."""
    _demand(files, place.files(*files))


def _demand(wanted: Files, found: Found) -> None:
    wrong = [path for path, content in wanted.items() if not matches(content, found.get(path))]
    if wrong:
        raise Problem(
            f"{wrong[0]} is not on the board as it was sent (and {len(wrong) - 1} more). What ran before still does. "
            f"Start again; if it stays so, --rescue makes the drive anew."
        )
