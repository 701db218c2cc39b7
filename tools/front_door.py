# SPDX-FileCopyrightText: 2026 The Mano authors
# SPDX-License-Identifier: MIT
"""`python3 -m tools VERB`: finds the verb, makes the environment it needs, and runs it there.

A verb is one file, tools/VERB.py, with three names at its top level:
    HELP   one line for the list, a plain string
    LAYER  "play", "test" or "hardware", the set of packages it needs, or None for the standard library alone
    main   main(arguments) -> exit status; may raise problem.Problem
HELP and LAYER are read from the source, without running it, so a verb may import what it likes.
"""

import ast
import difflib
import importlib
import os
import subprocess
import sys
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from tools import environment
from tools.places import TOOLS
from tools.problem import Problem

USAGE = "python3 -m tools VERB [arguments]"
INTERRUPTED, READER_GONE = 130, 141  # as a shell reports those signals


@dataclass(frozen=True)
class Verb:
    name: str
    help: str
    layer: str | None


def enter(arguments: list[str]) -> int:
    """Run the command line; every Problem becomes a message and an exit status."""
    try:
        status = _dispatch(arguments)
        sys.stdout.flush()
        return status
    except Problem as problem:
        print(f"mano: {problem}", file=sys.stderr)
        return problem.status
    except KeyboardInterrupt:
        return INTERRUPTED
    except BrokenPipeError:
        # the reader has seen enough, say `| head`; Python's own last flush would complain too
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return READER_GONE


def _dispatch(arguments: list[str]) -> int:
    if not arguments or arguments[0] in ("-h", "--help", "help"):
        print(help_text(), end="")
        return 0 if arguments else 2
    verb = find(arguments[0])
    if verb.layer is not None:
        python = environment.ensure(verb.layer)
        if not environment.is_running(python):
            return _run_in(python, arguments)
    return importlib.import_module(f"tools.{verb.name}").main(arguments[1:])


def _run_in(python: Path, arguments: list[str]) -> int:
    command = [str(python), "-m", "tools", *arguments]
    if os.name != "nt":  # there exec would give the prompt back while the verb still runs
        os.execv(python, command)
    return subprocess.call(command)


def verbs(folder: Path = TOOLS) -> list[Verb]:
    """Every verb in the folder, in alphabetical order."""
    found = (_read_verb(path) for path in sorted(folder.glob("*.py")))
    return [verb for verb in found if verb]


def find(name: str, folder: Path = TOOLS) -> Verb:
    """The verb of that name; a Problem that names the nearest one if there is none."""
    path = folder / f"{name}.py"
    verb = _read_verb(path) if name.isidentifier() and path.is_file() else None
    if verb:
        return verb
    near = difflib.get_close_matches(name, [each.name for each in verbs(folder)], n=1)
    hint = f"Did you mean {near[0]}?" if near else "python3 -m tools --help lists the verbs."
    raise Problem(f"there is no verb {name!r}. {hint}", status=2)


def _read_verb(path: Path) -> Verb | None:
    """HELP and LAYER as they stand in the source; None for a module that is no verb."""
    constants: dict[str, Any] = {}
    for statement in ast.parse(path.read_text(encoding="utf-8"), path.name).body:
        if isinstance(statement, ast.Assign) and isinstance(statement.value, ast.Constant):
            names = [target.id for target in statement.targets if isinstance(target, ast.Name)]
            constants.update(dict.fromkeys(names, statement.value.value))
    help_line = constants.get("HELP")
    if help_line is None or "LAYER" not in constants:
        return None
    return Verb(path.stem, help_line, constants["LAYER"])


def help_text(folder: Path = TOOLS) -> str:
    """The list of verbs, one a line."""
    lines = [f"  {verb.name:<10} {verb.help}" for verb in verbs(folder)]
    return "\n".join([f"usage: {USAGE}", "", *lines, "", "VERB --help says more.", ""])
