# SPDX-FileCopyrightText: 2026 The Mano authors
# SPDX-License-Identifier: MIT
"""Names for the MicroPython VM, as renaming has them for a board: the program's own become ones of the VM's flash.

The VM has a third of the names that CircuitPython has in flash: names that never meet share one. Two meet where both
stand in one file, or in files whose classes are of one family, since then an object may have both.
"""

import ast
import re
import subprocess
import sysconfig
from collections.abc import Iterable
from importlib.util import find_spec
from pathlib import Path

from tools.image import renaming, staying

VM = Path(sysconfig.get_path("scripts"), "micropython")

# A text made anew is the VM's own object only where it has such a name; its id tells, and grows with each new name.
TELL = """
import sys
new = id("a_name_that_is_new")
for line in sys.stdin.buffer:
    name = str(line[:-1], "utf-8")
    if id(name) & 7 == 2 and id(name) < new:
        print(name)
"""


def names_for(paths: Iterable[Path]) -> dict[str, str]:
    """Name in these modules -> name on the VM."""
    trees = renaming.parsed(paths)
    flash = in_flash()
    places = _places(trees)
    free = [name for name in flash if name not in places]
    free += renaming.short({*flash, *places})
    return _shared({name: places[name] for name in renaming.wanting(trees, flash)}, _kin(trees), free)


def in_flash() -> list[str]:
    """The names that the VM has in its flash, which is its library's file."""
    library = Path(find_spec("micropython_run").origin).read_bytes()
    words = sorted({word.decode() for word in re.findall(rb"[A-Za-z]\w+(?=\0)", library)})
    lines = "\n".join(words) + "\n"
    return subprocess.run(
        [VM, "-c", TELL], input=lines, capture_output=True, text=True, check=True
    ).stdout.split()


def _shared(places: dict[str, set[Path]], kin: dict[Path, set[Path]], free: list[str]) -> dict[str, str]:
    """Each name gets the first that nobody has whom it may meet; those that meet the most come first."""
    taken: dict[str, set[Path]] = {name: set() for name in free}
    given = {}
    for name in sorted(places, key=lambda name: len(places[name]), reverse=True):
        meets = set().union(*(kin[path] for path in places[name]))
        given[name] = next(one for one in free if not taken[one] & meets)
        taken[given[name]] |= places[name]
    return given


def _places(trees: dict[Path, ast.Module]) -> dict[str, set[Path]]:
    """Name -> the files that it stands in; all of them, if it is stored into an object of another's."""
    places: dict[str, set[Path]] = {}
    for path, tree in trees.items():
        for name in staying.names_in(tree):
            places.setdefault(name, set()).add(path)
    for node in (node for tree in trees.values() for node in ast.walk(tree)):
        match node:
            case ast.Attribute(value=ast.Name(id="self")):
                pass
            case ast.Attribute(attr=name, ctx=ast.Store()):
                places[name] = set(trees)
    return places


def _kin(trees: dict[Path, ast.Module]) -> dict[Path, set[Path]]:
    """File -> the files whose classes may be in one object with its own."""
    families = [_family(path, trees) for path in trees]
    return {path: set().union(*(family for family in families if path in family)) for path in trees}


def _family(path: Path, trees: dict[Path, ast.Module]) -> set[Path]:
    """A file and those that its classes inherit from."""
    family = {path}
    for base in _bases(trees[path], trees):
        family |= _family(base, trees)
    return family


def _bases(tree: ast.Module, trees: dict[Path, ast.Module]) -> set[Path]:
    classes = [node for node in ast.walk(tree) if isinstance(node, ast.ClassDef)]
    bases = {base.id for one in classes for base in one.bases if isinstance(base, ast.Name)}
    modules = [
        node.module.replace(".", "/") + ".py"
        for node in ast.walk(tree)
        if isinstance(node, ast.ImportFrom) and bases & {alias.asname or alias.name for alias in node.names}
    ]
    return {path for path in trees for module in modules if path.as_posix().endswith("/" + module)}
