# SPDX-FileCopyrightText: 2026 The Mano authors
# SPDX-License-Identifier: MIT
"""What the papers point at is there: files, pictures, and the verbs of `python3 -m tools`."""

import re
from pathlib import Path

SAYS = "every link in a Markdown file leads to a file, every command it shows is a verb"

LINK = re.compile(r"\]\(([^)#\s]+)[^)]*\)|(?:src|href)=\"([^\"#]+)\"")
COMMAND = re.compile(r"python3 -m tools ([a-z_]+)")


def check(root: Path) -> list[str]:
    """Links and commands that lead nowhere, with their file and line."""
    papers = [
        path for path in sorted(root.rglob("*.md")) if not {".venv", "build", "LICENSES"} & set(path.parts)
    ]
    verbs = {path.stem for path in (root / "tools").glob("*.py")}
    problems = []
    for paper in papers:
        for number, line in enumerate(paper.read_text(encoding="utf-8").splitlines(), 1):
            where = f"{paper.relative_to(root)}:{number}"
            problems += [f"{where}: {target}: no such file: mend the link" for target in _dead(paper, line)]
            problems += [
                f"{where}: python3 -m tools {verb}: no such verb: mend the command"
                for verb in COMMAND.findall(line)
                if verb not in verbs
            ]
    return problems


def _dead(paper: Path, line: str) -> list[str]:
    targets = [first or second for first, second in LINK.findall(line)]
    return [target for target in targets if ":" not in target and not (paper.parent / target).exists()]
