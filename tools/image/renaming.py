# SPDX-FileCopyrightText: 2026 The Mano authors
# SPDX-License-Identifier: MIT
"""Names for a board: the program's own become ones that CircuitPython has in its flash anyway.

A board keeps every name it has met on the heap for good, more than a thousand of them before the first trick. Most
names of CircuitPython's own modules Mano never uses: `begin_turn` goes onto a board as `sample_rate`, say, the same
in every module. Which names stay themselves: see staying.
"""

import ast
from collections import Counter
from collections.abc import Container, Iterable, Iterator
from functools import cache
from itertools import product
from pathlib import Path
from string import ascii_lowercase

from tools.checks import device_modules
from tools.image import flash_names, mpy, staying
from tools.places import FIRMWARE, ROOT

COMMON = ""


def renamed(compiled: bytes) -> bytes:
    """A compiled module of the program with its names for a board."""
    return mpy.with_names(compiled, names())


def in_source(text: str) -> str:
    """Source that uses the program's names, as a board needs it beside renamed modules; for probes and tests."""
    return staying.WORD.sub(lambda word: names().get(word[0], word[0]), text)


def dictionary() -> str:
    """A line a name on a board, what it is called in the checkout behind it: for reading a board's traceback."""
    pairs = sorted((new, old) for old, new in names().items())
    return "".join(f"{new} {old}\n" for new, old in pairs)


@cache
def names() -> dict[str, str]:
    """Name in the checkout -> name on a board. The same for every board and choice of games of one version."""
    trees = parsed(sources())
    owners = owners_of(trees)
    unused = [name for name in flash_names.names() if name not in owners]
    new = wanting(trees, flash_names.names())
    return _given(
        {name: owners[name] for name in new}, unused + list(short(flash_names.names() | owners.keys()))
    )


def wanting(trees: dict[Path, ast.Module], flash: Iterable[str]) -> list[str]:
    """The names that may become others, where these are in flash: all but those that must stay."""
    stay = staying.staying(trees.values(), flash)
    begin = staying.beginnings(trees.values())
    modules = staying.module_names(trees)
    return [
        name
        for name in owners_of(trees)
        if name not in stay and name.lower() not in modules and not name.startswith(begin)
    ]


def _given(owners: dict[str, str], free: list[str]) -> dict[str, str]:
    """Common names get one each; a game's or a board's own share what is left, since two of them never meet."""
    given = Counter[str]()
    common = sum(owner == COMMON for owner in owners.values())
    out = {}
    for name, owner in owners.items():
        out[name] = free[given[owner] + (common if owner else 0)]
        given[owner] += 1
    return out


def sources() -> list[Path]:
    """Every module that some board has compiled."""
    return [path for path in device_modules(ROOT) if path.name not in staying.STAYS_SOURCE]


def parsed(paths: Iterable[Path]) -> dict[Path, ast.Module]:
    """Their syntax trees."""
    return {path: ast.parse(path.read_text(encoding="utf-8")) for path in paths}


def owners_of(trees: dict[Path, ast.Module]) -> dict[str, str]:
    """Name -> the game or board that alone uses it, or COMMON."""
    owners: dict[str, str] = {}
    for path, tree in trees.items():
        for name in staying.names_in(tree):
            owners[name] = owner if (owner := _owner(path)) == owners.get(name, owner) else COMMON
    return owners


def _owner(path: Path) -> str:
    if path.parent == FIRMWARE / "boards":
        return path.stem
    return path.parent.name if path.parent.parent.name == "games" else COMMON


def short(taken: Container[str]) -> Iterator[str]:
    """Short names, where those in flash are used up."""
    return (name for pair in product(ascii_lowercase, repeat=2) if (name := "".join(pair) + "_") not in taken)
