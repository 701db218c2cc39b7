# SPDX-FileCopyrightText: 2026 The Mano authors
# SPDX-License-Identifier: MIT
"""Why an environment could not be made, told from what venv or pip said, and what to do about it."""

import re
import sys
from collections.abc import Callable
from pathlib import Path


def explain(said: str, folder: Path) -> str:
    """Cause and remedy in words; `folder` is the environment that was being made."""
    for pattern, words in KNOWN:
        if found := re.search(pattern, said):
            return words(found, folder)
    last = "".join(f"        {line}\n" for line in said.splitlines()[-6:])
    return (
        f"setting up {folder.name} failed. The last words were:\n{last}      Remove {folder} and try again."
    )


def no_module(name: str) -> str:
    """This Python cannot make environments at all."""
    return (
        f"this Python ({sys.executable}) lacks the module {name}, which makes environments.\n"
        "      On Debian, Ubuntu and Raspberry Pi OS: sudo apt install python3-venv\n"
        "      Elsewhere: use a complete Python 3.11 or newer, for example from python.org."
    )


def _no_space(_: re.Match[str], folder: Path) -> str:
    return (
        f"the disk that holds {folder} is full.\n"
        "      Playing takes about 60 MB there, testing about 230 MB. Free that much and start again."
    )


def _not_writable(_: re.Match[str], folder: Path) -> str:
    return (
        f"cannot write in {folder}, where the environment belongs.\n"
        "      Make that folder writable, or copy Mano to a folder of your own and start it there."
    )


def _no_network(_: re.Match[str], __: Path) -> str:
    return (
        "the package index cannot be reached, and the first start needs packages from it.\n"
        "      Connect this computer and start again. Behind a proxy or with an index of your own,\n"
        "      tell pip first: PIP_PROXY=..., PIP_INDEX_URL=..."
    )


def _no_package(found: re.Match[str], _: Path) -> str:
    return (
        f"the package index has no {found[1]} for Python {sys.version.split()[0]} on {sys.platform}.\n"
        "      Use Python 3.11, 3.12 or 3.13; if you set PIP_INDEX_URL, see that your index holds it."
    )


KNOWN: tuple[tuple[str, Callable[[re.Match[str], Path], str]], ...] = (
    ("No space left on device|Disk quota exceeded|not enough space on the disk", _no_space),
    ("Read-only file system|Permission denied|Access is denied", _not_writable),
    (
        "NewConnectionError|establish a new connection|name resolution|Name or service not known|ProxyError"
        "|getaddrinfo failed|ConnectTimeout|[Rr]ead timed out|Network is unreachable|Connection refused",
        _no_network,
    ),
    (r"No matching distribution found for (\S+)", _no_package),
)
