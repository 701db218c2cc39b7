# SPDX-FileCopyrightText: 2026 The Mano authors
# SPDX-License-Identifier: MIT
"""Conformance files: cases that say how a referee must rule, run through a game's adapter.

A file is {"game", "defaults", "cases"}; a case is {"id", "title", "options", "setup", "input", "expect"}.
"expect" holds one verdict for each entry of "input", and the facts of the final position that matter.
A game's adapter, shared_engine/games/GAME/conformance.py, turns entries into moves and rulings into verdicts:

    Runner(options, setup)   a table; raises ValueError for an option or a setup it does not know
    runner.step(entry)       the verdict; raises ValueError for an act it does not know
    runner.state(name)       a fact of the position; raises ValueError for a name it does not know
"""

import json
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

from shared_engine import registry
from shared_engine.rulings import Refusal
from tools.problem import Problem
from tools.told import SHAPES, is_of, told

BROKEN_FILE = 2


def run_file(path: Path) -> list[tuple[str, list[str]]]:
    """(case, what differs) for every case of the file. Raises Problem if it is no conformance file."""
    content = load(path)
    defaults = content.get("defaults", {})
    return [(_name(case), differences(case, defaults, _runner_of(case, path))) for case in content["cases"]]


def load(path: Path) -> dict[str, Any]:
    """The file's content, with every key there that a run needs. Raises Problem with status 2."""
    try:
        content = json.loads(path.read_text(encoding="utf-8"))
    except OSError as error:
        raise Problem(f"{path}: cannot be read: {error.strerror}", BROKEN_FILE) from None
    except (ValueError, RecursionError) as error:
        raise Problem(f"{path}: is not JSON: {error}", BROKEN_FILE) from None
    try:
        _demand(content, "the file", {"cases": list}, {"game": str, "defaults": dict})
        for number, case in enumerate(content["cases"], 1):
            _demand_case(case, f"case {number}", content)
    except ValueError as error:
        raise Problem(f"{path}: {error}", BROKEN_FILE) from None
    return content


def _demand_case(case: Any, where: str, content: dict[str, Any]) -> None:
    _demand(case, where, {"id": str, "input": list, "expect": dict}, {"options": dict, "setup": dict})
    where = f"case {case['id']}"
    case.setdefault("game", content.get("game"))
    _demand(case, where, {"game": str})
    _demand(case["expect"], f"{where}, expect", {"verdicts": list}, {"state": dict})
    for number, entry in enumerate(case["input"], 1):
        _demand(entry, f"{where}, input {number}", {"act": str})


def _demand(thing: Any, where: str, needed: dict[str, type], allowed: dict[str, type] | None = None) -> None:
    """Raise ValueError unless `thing` is an object with the needed keys, each of its shape."""
    if not isinstance(thing, dict):
        raise ValueError(f"{where} should be an object")
    for key, shape in {**needed, **(allowed or {})}.items():
        if key in needed and key not in thing:
            raise ValueError(f"{where} lacks the key {key!r}")
        if key in thing and not is_of(thing[key], shape):
            raise ValueError(f"{where}: {key!r} should be {SHAPES[shape]}")


def _runner_of(case: dict[str, Any], path: Path) -> Callable[[dict, dict], Any]:
    try:
        return registry.conformance(case["game"]).Runner
    except KeyError:
        known = ", ".join(sorted(registry.game_names()))
        raise Problem(f"{path}: unknown game {case['game']!r}; known are: {known}", BROKEN_FILE) from None


def _name(case: dict[str, Any]) -> str:
    return f"{case['id']} {case.get('title', '')}".rstrip()


def differences(
    case: dict[str, Any], defaults: dict[str, Any], runner_of: Callable[[dict, dict], Any]
) -> list[str]:
    """Where the rulings or the final position differ from what the case expects; empty if nowhere."""
    done = "setup"
    try:
        runner = runner_of({**defaults, **case.get("options", {})}, told(case.get("setup", {})))
        verdicts = []
        for number, entry in enumerate(case["input"], 1):
            done = f"input {number} {json.dumps(entry)}"
            verdicts.append(runner.step(told(entry)))
        done = "state"
        return [*_wrong_verdicts(case, verdicts), *_wrong_facts(case, runner)]
    except ValueError as error:
        return [f"{done}: {_reason(error)}"]
    except Exception as error:  # an adapter's slip is this case's failure, and the others still run
        return [f"{done}: the adapter failed: {type(error).__name__}: {error}"]


def _reason(error: ValueError) -> str:
    refusal = error.args[0] if error.args else ""
    if not isinstance(refusal, Refusal):
        return str(error)
    facts = ", ".join(f"{name} {value!r}" for name, value in sorted(refusal.facts.items()))
    return f"{refusal.code.replace('_', ' ')}: {facts}"


def _wrong_verdicts(case: dict[str, Any], got: list[Any]) -> Iterator[str]:
    expected = case["expect"]["verdicts"]
    if len(expected) != len(got):
        yield f"{len(got)} entries in input, but {len(expected)} verdicts expected"
    for number, (entry, wanted, came) in enumerate(zip(case["input"], expected, got, strict=False), 1):
        if not _same(wanted, came):
            yield f"input {number} {json.dumps(entry)}: expected {_text(wanted)}, got {_text(came)}"


def _wrong_facts(case: dict[str, Any], runner: Any) -> Iterator[str]:
    for name, wanted in case["expect"].get("state", {}).items():
        came = runner.state(name)
        if not _same(wanted, came):
            yield f"state {name}: expected {_text(wanted)}, got {_text(came)}"


def _same(wanted: Any, came: Any) -> bool:
    return _text(wanted) == _text(came)


def _text(value: Any) -> str:
    """As JSON writes it: then tuples equal lists, and true is not 1."""
    return value if isinstance(value, str) else json.dumps(value, sort_keys=True, ensure_ascii=False)
