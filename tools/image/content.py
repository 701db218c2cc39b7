# SPDX-FileCopyrightText: 2026 The Mano authors
# SPDX-License-Identifier: MIT
"""All files of a board's drive: the program, stripped or compiled; words, font, libraries, licences, manifest."""

import ast
import tomllib
from pathlib import Path

from tools import font_baking
from tools.checks import goes_onto_a_board
from tools.image import libraries, placing
from tools.image.baking import words_files
from tools.image.compiling import Compiler
from tools.image.manifest import NAME, manifest
from tools.image.stripping import strip
from tools.places import ENGINE, FIRMWARE, ROOT

RUN_BY_NAME = ("safemode.py", "boot.py", "code.py")  # CircuitPython knows these as source only

HEAP = 131072  # bytes in one piece from the start: made of many pieces, imports take an eighth longer


def contents(
    board: str, games: list[str], languages: list[str], compiler: Compiler | None
) -> dict[str, bytes]:
    """path on the drive -> bytes; see placing."""
    return placing.drive(program(board, games, languages, compiler), common(board))


def program(
    board: str, games: list[str], languages: list[str], compiler: Compiler | None
) -> dict[str, bytes]:
    """One copy of the program: path in its folder -> bytes, the manifest last."""
    files = {}
    ours = _modules(board, games)
    for path, source in {**ours, **libraries.modules(_module_of(board))}.items():
        if compiler:
            compiled = compiler.compile(_module_name(path), source)
            compiled_path = path.removesuffix(".py") + ".mpy"
            files[compiled_path] = compiler.renamed(compiled) if path in ours else compiled
        else:
            files[path] = strip(source.decode()).encode()
    files |= words_files(games, languages)
    files["mano.font"] = font_baking.baked_font().read_bytes()
    files = {name: placing.filled(content) for name, content in files.items()}
    files[NAME] = placing.filled(manifest(files, version(), board))
    return files


def version() -> str:
    """The firmware's version, as it says itself."""
    for node in ast.parse((FIRMWARE / "mano" / "__init__.py").read_text(encoding="utf-8")).body:
        if isinstance(node, ast.Assign) and getattr(node.targets[0], "id", "") == "VERSION":
            return ast.literal_eval(node.value)
    raise AssertionError("firmware/mano/__init__.py has no VERSION")


def settings(board: str) -> str:
    """settings.toml: which board this is, and which keys give the drive to the computer."""
    known = tomllib.loads((ROOT / "hardware" / "boards.toml").read_text(encoding="utf-8"))["boards"][board]
    pins, high = known["pins"], known.get("pressed_high", ())
    keys = " ".join(pins[key] + "+" * (key in high) for key in ("ok", "back") if key in pins)
    return f'MANO_BOARD = "{board}"\nMANO_DRIVE_KEYS = "{keys}"\nCIRCUITPY_HEAP_START_SIZE = {HEAP}\n'


def _modules(board: str, games: list[str]) -> dict[str, bytes]:
    here = [*(FIRMWARE / "mano").glob("*.py")]
    here += [FIRMWARE / "boards" / name for name in ("__init__.py", f"{board}.py")]
    engine = [*ENGINE.glob("*.py"), ENGINE / "games" / "__init__.py"]
    for game in games:
        engine += (ENGINE / "games" / game).glob("*.py")
    files = {path.relative_to(FIRMWARE).as_posix(): path for path in here}
    files |= {path.relative_to(ENGINE.parent).as_posix(): path for path in engine}
    return {name: path.read_bytes() for name, path in sorted(files.items()) if goes_onto_a_board(path)}


def common(board: str) -> dict[str, bytes]:
    """What is on the drive only once."""
    run = {name: strip((FIRMWARE / name).read_text(encoding="utf-8")).encode() for name in RUN_BY_NAME}
    files = {**licences(board), "settings.toml": settings(board).encode(), **run}
    return {name: placing.filled(content) for name, content in files.items()}


def licences(board: str) -> dict[str, bytes]:
    """The licences of all that is on the drive."""
    font = font_baking.baked_font().with_suffix(".LICENSE.txt")
    ours = {"licences/mano.txt": (ROOT / "LICENSE").read_bytes(), "licences/mano.font.txt": font.read_bytes()}
    return ours | libraries.licences(_module_of(board))


def _module_name(path: str) -> str:
    """As the module calls itself, so that a traceback's name for it takes no room of its own."""
    return path.removesuffix(".py").removesuffix("/__init__").replace("/", ".")


def _module_of(board: str) -> Path:
    return FIRMWARE / "boards" / f"{board}.py"
