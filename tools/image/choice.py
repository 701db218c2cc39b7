# SPDX-FileCopyrightText: 2026 The Mano authors
# SPDX-License-Identifier: MIT
"""What goes onto a drive: the board, games, languages and compiler that the command line asks for."""

import sys
from dataclasses import dataclass, replace
from pathlib import Path

from mano.wordlists import LANGUAGES

from tools.image import content, report
from tools.image.compiling import Compiler
from tools.places import ENGINE, FIRMWARE
from tools.problem import Problem


@dataclass(frozen=True)
class Choice:
    board: str
    games: tuple[str, ...]
    languages: tuple[str, ...]
    compiler: Compiler | None

    def drive(self) -> dict[str, bytes]:
        """path on the drive -> bytes."""
        return content.contents(self.board, list(self.games), list(self.languages), self.compiler)

    @property
    def version(self) -> str:
        """The firmware's version."""
        return content.version()

    def common(self) -> dict[str, bytes]:
        """What is on the drive only once: path -> bytes."""
        return content.common(self.board)

    def program(self) -> dict[str, bytes]:
        """One copy of the program: path in its folder -> bytes."""
        return content.program(self.board, list(self.games), list(self.languages), self.compiler)


def choose(board: str, games: str | None, languages: str | None, compiler: Compiler | None) -> Choice:
    """What is asked for, None for all of it. Raises Problem for what there is not, and for what has no room."""
    choice = Choice(
        _one_of("board", board, names_in(FIRMWARE / "boards", "*.py")),
        _some_of("game", games, names_in(ENGINE / "games", "*/words_en.py")),
        _some_of("language", languages, LANGUAGES),
        compiler,
    )
    return _with_room(choice, may_leave_out=languages is None)


def names_in(folder: Path, pattern: str) -> tuple[str, ...]:
    """Names of the boards or games in a folder."""
    found = (path.relative_to(folder).parts[0].removesuffix(".py") for path in folder.glob(pattern))
    return tuple(sorted(name for name in found if name not in ("__init__", "simulator")))


def _with_room(choice: Choice, may_leave_out: bool) -> Choice:
    """The choice, without the last languages if all have no room."""
    missing = -report.free(choice.drive(), choice.board)
    if missing <= 0:
        return choice
    if not may_leave_out or len(choice.languages) == 1:
        raise Problem(
            f"{missing} KB too much for the board's drive: choose fewer with --languages or --games"
        )
    print(f"mano: {choice.languages[-1]} is left out, for want of room; --languages chooses", file=sys.stderr)
    return _with_room(replace(choice, languages=choice.languages[:-1]), may_leave_out)


def _some_of(kind: str, wanted: str | None, known: tuple[str, ...]) -> tuple[str, ...]:
    return (
        known
        if wanted is None
        else tuple(_one_of(kind, name.strip().lower(), known) for name in wanted.split(","))
    )


def _one_of(kind: str, name: str, known: tuple[str, ...]) -> str:
    if name not in known:
        raise Problem(f"there is no {kind} {name!r}; there are {', '.join(known)}", status=2)
    return name
