# SPDX-FileCopyrightText: 2026 The Mano authors
# SPDX-License-Identifier: MIT
"""Which codes a game or the app puts into words, read from the literal codes in its source."""

import ast
from collections.abc import Iterator
from pathlib import Path

NOT_WORDS = ("conformance.py", "keyboard.py")


def codes_of_game(folder: Path) -> set[str]:
    """The word codes of the game in that folder: refusals, questions, answers, keys, options."""
    codes = {"game", "rules"}
    for path in sorted(folder.glob("*.py")):
        if path.name not in NOT_WORDS and not path.name.startswith("words_"):
            for call in _calls(path):
                codes.update(_codes_of_call(call))
    return codes


def codes_of_app(folder: Path) -> set[str]:
    """The word codes that the device's own modules ask for by their whole names."""
    codes: set[str] = set()
    for path in sorted(folder.glob("*.py")):
        for call in _calls(path):
            if _name(call) in ("label", "text", "say"):
                codes.update(
                    code for code in _texts(call) if code.replace(".", "").replace("_", "").islower()
                )
    return codes - {"", "game"}  # every game brings its own name


def _calls(path: Path) -> Iterator[ast.Call]:
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Call):
            yield node


def _codes_of_call(call: ast.Call) -> Iterator[str]:
    name = _name(call)
    texts = _texts(call)
    if name == "Refusal":
        yield from ("no." + code for code in texts[:1])
    elif name == "Note":
        yield from ("note." + code for code in texts[:1])
    elif name == "Ask":
        yield from ("head." + code for code in _constants(call.args[1:2]))
    elif name == "Offer":
        yield from ("act." + code for code in _constants(call.args[1:])[-1:])
    elif name == "Option":
        yield from _codes_of_option(call)


def _codes_of_option(call: ast.Call) -> Iterator[str]:
    name = _texts(call)[0]
    yield "opt." + name
    for value in ast.walk(call.args[1]) if len(call.args) > 1 else ():
        if isinstance(value, ast.Constant) and isinstance(value.value, (str, bool)):
            yield f"opt.{name}.{str(value.value).lower()}"


def _name(call: ast.Call) -> str:
    function = call.func
    return function.attr if isinstance(function, ast.Attribute) else getattr(function, "id", "")


def _texts(call: ast.Call) -> list[str]:
    return _constants(call.args)


def _constants(nodes: list[ast.expr]) -> list[str]:
    """The literal texts among these arguments; both of a choice between two."""
    found = []
    for node in nodes:
        if isinstance(node, ast.Constant) and isinstance(node.value, str):
            found.append(node.value)
        elif isinstance(node, ast.IfExp):
            found += _constants([node.body, node.orelse])
    return found
