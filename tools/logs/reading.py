# SPDX-FileCopyrightText: 2026 The Mano authors
# SPDX-License-Identifier: MIT
"""Logs as text files: found, read, and judged line by line."""

from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from shared_engine import textform
from shared_engine.match import Match
from shared_engine.rulings import LogError
from tools.logs.sentences import rule, sentence
from tools.problem import Problem


@dataclass
class Text:
    """A log that was read. complaints: (line number, sentence) where it breaks a rule."""

    path: Path
    match: Match
    complaints: list[tuple[int, str]]

    def report(self) -> str:
        """The complaints, one a line."""
        return "\n".join(f"{self.path}:{line}: {said}" for line, said in self.complaints)


def found(sources: list[Path]) -> list[Path]:
    """All logs meant by these files and folders. Raises Problem when there is none."""
    paths: list[Path] = []
    for source in sources:
        if source.is_dir():
            paths += sorted(source.glob("*.txt"))
        elif source.exists():
            paths.append(source)
        else:
            raise Problem(f"there is no file or folder {source}. Fetch matches first: log pull", status=2)
    if not paths:
        raise Problem(f"no logs in {', '.join(map(str, sources))}. Fetch some: log pull", status=2)
    return paths


def read(path: Path) -> Text:
    """The log in that file. Raises Problem, with the line and the rule, for one that cannot be read at all."""
    try:
        lines = path.read_text(encoding="utf-8").splitlines()
        match = textform.read(lines)
    except OSError as error:
        raise Problem(f"cannot read {path} ({error})", status=2) from None
    except UnicodeDecodeError:
        raise Problem(f"{path} is no text. A log pulled from a device is: log pull", status=2) from None
    except LogError as error:
        raise Problem(f"{path}:{error.line}: {_said(error, lines)}", status=2) from None
    except ValueError as error:
        refusal = error.args[0]
        raise Problem(f"{path}: {sentence(refusal.code, refusal.facts)}", status=2) from None
    numbers = list(_move_lines(lines))
    complaints = [(numbers[at], rule(match, one.code, one.facts)) for at, one in match.status()]
    return Text(path, match, complaints)


def _said(error: LogError, lines: list[str]) -> str:
    if error.code != "impossible_move":
        return sentence(error.code, error.facts)
    before = textform.read(lines[: error.line - 1])
    return f"{error.facts['text']}: {rule(before, error.facts['rule'], error.facts)}"


def _move_lines(lines: list[str]) -> Iterator[int]:
    """The numbers of the lines that are moves."""
    for number, line in enumerate(lines, 1):
        if line.strip()[:1].isdigit():
            yield number
