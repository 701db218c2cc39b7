# SPDX-FileCopyrightText: 2026 The Mano authors
# SPDX-License-Identifier: MIT
"""The rooms of the house: who may import whom."""

from pathlib import Path

from tools.checks import imports

SAYS = "the engine imports only itself, games not each other, firmware neither tools nor a game by name"

ALLOWED: dict[tuple[str, ...], tuple[str, ...]] = {
    ("shared_engine", "registry.py"): ("os",),  # games are found by listing their folder
    ("shared_engine", "game.py"): ("sys",),  # parts of a game are dropped again, to make room
    # a checksum, and numbers as bytes: the same on all interpreters, and pure
    ("shared_engine", "frames.py"): ("binascii", "struct"),
    ("shared_engine", "journal.py"): ("binascii",),
    ("shared_engine", "notation.py"): ("binascii",),
}


def check(root: Path) -> list[str]:
    """Every import that crosses a wall, with its file and line."""
    problems = []
    for path in _python_files(root):
        for line, name in imports(path, root):
            if complaint := _complaint(path.relative_to(root).parts, name.split(".")):
                problems.append(f"{path.relative_to(root)}:{line}: imports {name}: {complaint}")
    return problems


def _python_files(root: Path) -> list[Path]:
    return [path for room in ("shared_engine", "firmware") for path in sorted((root / room).rglob("*.py"))]


def _complaint(place: tuple[str, ...], name: list[str]) -> str | None:
    """Why a file at `place` may not import `name`; None if it may."""
    game = name[2] if name[:2] == ["shared_engine", "games"] and len(name) > 2 else None
    if place[0] == "shared_engine":
        if name[0] not in ("shared_engine", *ALLOWED.get(place, ())):
            return "the engine may import nothing but itself; hand the value in from outside"
        own_game = place[2] if place[1] == "games" and len(place) > 3 else None
        if game and own_game and game != own_game:
            return f"{own_game} may not lean on another game; move what both need to shared_engine/"
        return None
    if name[0] in ("tools", "tests", "hardware"):
        return "a board has no such folder; move what it needs into firmware/"
    if game:
        return "the device knows no game by name; ask shared_engine.registry"
    return None
