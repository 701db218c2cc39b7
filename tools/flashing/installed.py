# SPDX-FileCopyrightText: 2026 The Mano authors
# SPDX-License-Identifier: MIT
"""What is on a board: a whole program in folder a, in folder b, in both, in none; and which of them runs."""

from dataclasses import dataclass

from tools.flashing.place import Held, Place
from tools.image import placing
from tools.image.manifest import NAME as MANIFEST

LAST_WORDS = b"mano.start"  # of code.py
WHOLE = "mano"  # the first word of the manifest of a program that was written to its end


@dataclass(frozen=True)
class Installed:
    """titles: folder -> version and board of the whole program in it; running: the folder that code.py chooses."""

    titles: dict[str, str]
    running: str | None

    @property
    def other(self) -> str:
        """The folder that the next update is written to."""
        return next(folder for folder in placing.FOLDERS if folder != self.running)

    @property
    def title(self) -> str:
        """Version and board of the program that runs."""
        return self.titles[self.running] if self.running else "nothing of Mano"


def look(place: Place) -> Installed:
    """As firmware/code.py looks; where that is not there, nothing runs: a first install writes it last."""
    if LAST_WORDS not in place.read("code.py"):
        return Installed({}, None)
    titles = {}
    for folder in placing.FOLDERS:
        word, _, title = first_line(place.read(f"{folder}/{MANIFEST}")).partition(" ")
        if word == WHOLE:
            titles[folder] = title
    named = place.read(placing.SWITCH)[:1].decode(errors="replace")
    return Installed(titles, next((folder for folder in (named, *placing.FOLDERS) if folder in titles), None))


def first_line(manifest: bytes) -> str:
    """``mano VERSION BOARD``, or anything else if the program is not whole."""
    return manifest.decode(errors="replace").partition("\n")[0]


def parts(place: Place, folder: str) -> tuple[str, str]:
    """The games and the languages of a program, as the command line names them: an update leaves them as they are."""
    names = [path.split("/", 1)[1] for path in promised(place, folder)]
    games = {
        name.split("/")[2]
        for name in names
        if name.startswith("shared_engine/games/") and name.count("/") > 2
    }
    words = {name[len("words/") : -len(".words")] for name in names if name.startswith("words/")}
    return ",".join(sorted(games)), ",".join(sorted(words))


def promised(place: Place, folder: str) -> dict[str, Held]:
    """The files that the folder's manifest tells of, by path on the drive."""
    lines = place.read(f"{folder}/{MANIFEST}").decode(errors="replace").split("\n")[1:]
    parts = [line.split(" ", 2) for line in lines if line]
    return {f"{folder}/{name}": Held(int(size), int(crc, 16)) for crc, size, name in parts}
