# SPDX-FileCopyrightText: 2026 The Mano authors
# SPDX-License-Identifier: MIT
"""Copies of a board's save files on this computer: taken before an update in which a power cut could lose the drive.

The match on the table is in the board's own memory; these files hold the matches before it.
"""

import contextlib
from pathlib import Path

from tools.flashing.place import Place
from tools.places import usual_folder
from tools.problem import Problem

SAVES = ("save.pad", "save0/slot", "save0/pad", "save1/slot", "save1/pad")  # firmware/mano/stores_slots.py


def on_board(place: Place) -> dict[str, bytes]:
    """The save files that can be read there."""
    found = {}
    for path in SAVES:
        with contextlib.suppress(Problem):
            found[path] = place.read(path)
    return {path: content for path, content in found.items() if content}


def keep(place: Place, uid: str) -> None:
    """Copy them here. uid: the board's own number. Raises Problem."""
    saves = on_board(place)
    if saves and uid:
        print(f"keeping a copy of the saved matches in {_folder(uid)}", flush=True)
    for path, content in saves.items() if uid else ():
        file = _folder(uid) / path
        try:
            file.parent.mkdir(parents=True, exist_ok=True)
            file.write_bytes(content)
        except OSError as error:
            raise Problem(
                f"{file}: {error.strerror}. Make room there: matches are copied to it first."
            ) from None


def kept(uid: str) -> dict[str, bytes]:
    """What was copied last of that board."""
    files = {path: _folder(uid) / path for path in SAVES}
    return {path: file.read_bytes() for path, file in files.items() if uid and file.is_file()}


def _folder(uid: str) -> Path:
    return usual_folder() / "boards" / uid
