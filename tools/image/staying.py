# SPDX-FileCopyrightText: 2026 The Mano authors
# SPDX-License-Identifier: MIT
"""Which of the program's names must stay as they are on a board: somebody else, or a text, knows them by that."""

import ast
import builtins
import importlib
import io
import re
import types
from collections.abc import Iterable, Iterator
from pathlib import Path

from tools.image import libraries
from tools.places import ENGINE, FIRMWARE

WORD = re.compile(r"[^\W\d]\w*")
PLACE = re.compile(r"{(\w+)")  # in words, for a fact
MAY_NAME = re.compile(r"[\w .]+")  # a text that is a name, or names with blanks or dots between
OURS = ("mano", "boards", "shared_engine")
STAYS_SOURCE = ("boot.py", "code.py", "safemode.py")

# Python's own, which the program's objects share names with.
PYTHONS = (builtins, "binascii", "gc", "os", "random", "struct", "sys", "time", "traceback")
TYPES = (str, bytes, bytearray, list, dict, tuple, set, int, OSError, property, memoryview)
RUNTIMES = (io.TextIOWrapper, io.BufferedRandom, types.ModuleType, types.GeneratorType)
ONLY_ON_BOARDS = {"_", "const", "mem_free", "mem_alloc"}


def staying(trees: Iterable[ast.Module], flash: Iterable[str]) -> set[str]:
    """Names that no board may have renamed, or need not, since they are in flash."""
    trees = list(trees)
    return {
        *ONLY_ON_BOARDS,
        *flash,
        *_pythons(),
        *_of_libraries(),
        *_of_source(),
        *_of_words(),
        *_of_variables(trees),
        *(
            name
            for tree in trees
            for find in (_imported, _of_imported, _in_texts, _errors)
            for name in find(tree)
        ),
    }


def beginnings(trees: Iterable[ast.Module]) -> tuple[str, ...]:
    """How names begin that are put together, as in `getattr(it, "play_" + act)`; and "__", which is Python's."""
    found = {"__"}
    for node in (node for tree in trees for node in ast.walk(tree)):
        match node:
            case ast.Call(
                func=ast.Name(id="getattr"), args=[_, ast.BinOp(left=ast.Constant(value=str(text))), *_]
            ):
                found.add(text)
    return tuple(found)


def names_in(tree: ast.AST) -> Iterator[str]:
    """Every name in a source."""
    for node in ast.walk(tree):
        yield from names_of(node)


def names_of(node: ast.AST) -> Iterator[str]:
    """The names that stand in one place of a source."""
    match node:
        case ast.Name(id=name) | ast.Attribute(attr=name) | ast.arg(arg=name) | ast.keyword(arg=str(name)):
            yield name
        case ast.FunctionDef(name=name) | ast.ClassDef(name=name):
            yield name
        case ast.Global(names=several) | ast.Nonlocal(names=several):
            yield from several
        case ast.alias(name=path, asname=name):
            yield name or path.split(".")[-1]


def _pythons() -> Iterator[str]:
    for one in (*PYTHONS, *TYPES, *RUNTIMES):
        yield from dir(importlib.import_module(one) if isinstance(one, str) else one)


def _of_libraries() -> Iterator[str]:
    for board in (FIRMWARE / "boards").glob("[!_]*.py"):
        for source in libraries.modules(board).values():
            yield from names_in(ast.parse(source))


def _of_source() -> Iterator[str]:
    for name in STAYS_SOURCE:
        yield from WORD.findall((FIRMWARE / name).read_text(encoding="utf-8"))


def _of_words() -> Iterator[str]:
    """`seat_turn` of "Turn: {seat_turn}.": words are baked, and find their facts by what those are called here."""
    for path in (*FIRMWARE.glob("mano/words_*.py"), *ENGINE.glob("games/*/words_*.py")):
        yield from PLACE.findall(path.read_text(encoding="utf-8"))


def _imported(tree: ast.Module) -> Iterator[str]:
    """Modules, and what is taken from modules that are not ours."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            yield from (part for alias in node.names for part in alias.name.split("."))
        elif isinstance(node, ast.ImportFrom):
            yield from (part := (node.module or "").split("."))
            if part[0] not in OURS:
                yield from (alias.name for alias in node.names)


def _of_imported(tree: ast.Module) -> Iterator[str]:
    """`GP4` of `board.GP4`: attributes of modules that are not ours."""
    theirs = {
        alias.name
        for node in ast.walk(tree)
        if isinstance(node, ast.Import)
        for alias in node.names
        if not alias.name.startswith(OURS)
    }
    for node in ast.walk(tree):
        match node:
            case ast.Attribute(value=ast.Name(id=module), attr=name) if module in theirs:
                yield name


def _in_texts(tree: ast.Module) -> Iterator[str]:
    """Words of texts that may be names: codes, acts, options, what getattr is given."""
    nodes = list(ast.walk(tree))
    docstrings = {id(node.value) for node in nodes if isinstance(node, ast.Expr)}
    for node in nodes:
        match node:
            case ast.Constant(value=str(text)) if id(node) not in docstrings and MAY_NAME.fullmatch(text):
                yield from WORD.findall(text)


def _errors(tree: ast.Module) -> Iterator[str]:
    """Errors are told by their names."""
    for node in ast.walk(tree):
        if isinstance(node, ast.ClassDef):
            bases = [base.id for base in node.bases if isinstance(base, ast.Name)]
            if any(base.endswith(("Error", "Exception")) for base in bases):
                yield node.name


def _of_variables(trees: list[ast.Module]) -> set[str]:
    """What only variables inside of functions are called: compiled code has numbers for those."""
    known = {name for tree in trees for node in _without_variables(tree) for name in names_of(node)}
    return {name for tree in trees for name in names_in(tree)} - known


def _without_variables(node: ast.AST, inside: bool = False) -> Iterator[ast.AST]:
    inside = inside or isinstance(node, ast.FunctionDef | ast.Lambda)
    if not (inside and isinstance(node, ast.Name)):
        yield node
    for child in ast.iter_child_nodes(node):
        yield from _without_variables(child, inside)


def module_names(paths: Iterable[Path]) -> set[str]:
    """The parts of modules' paths, in small letters: some names are looked for in the module called like them."""
    return {part.lower() for path in paths for part in path.with_suffix("").parts}
