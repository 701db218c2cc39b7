# SPDX-FileCopyrightText: 2026 The Mano authors
# SPDX-License-Identifier: MIT
"""The house has five rooms and a few papers at the door."""

import subprocess
from pathlib import Path

SAYS = "nothing lies at the top level but the five rooms and the papers at the door"

ROOMS = ("shared_engine", "firmware", "hardware", "tests", "tools")
PAPERS = (
    "README.md",
    "CHANGELOG.md",
    "LICENSE",
    "LICENSES",
    "REUSE.toml",
    "pyproject.toml",
    ".gitignore",
    ".ci",
)


def check(root: Path) -> list[str]:
    """Everything else that git holds or would take in at the top level."""
    strangers = _top_level(root) - {*ROOMS, *PAPERS}
    return [f"{name}:1: does not belong at the top level: move it into a room" for name in sorted(strangers)]


def _top_level(root: Path) -> set[str]:
    """Names that git does not ignore; in a copy without git, all but what tools leave behind."""
    listing = subprocess.run(
        ["git", "ls-files", "--cached", "--others", "--exclude-standard", "-z"],
        cwd=root,
        capture_output=True,
        text=True,
    )
    if listing.returncode == 0:
        return {path.split("/")[0] for path in listing.stdout.split("\0") if path}
    return {path.name for path in root.iterdir() if path.name[0] not in "._"} - {"build"}
