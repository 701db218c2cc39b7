# SPDX-FileCopyrightText: 2026 The Mano authors
# SPDX-License-Identifier: MIT
"""The notation of key scripts.

    ok  up  left          a press of that key: up down left right ok back show (three keys: prev ok next)
    UROO                  several presses in a row: U D L R, O ok, B back, S show, P prev, N next
    ok!  R!               the key is held long enough for its held meaning; O!UU holds only the first
    ok*7  UD*2            the same so many times: seven presses of OK, up down up down
    wait:1500             1500 ms pass; script time, no real waiting
    shot:refused          the screen as it is now is saved under that name
    # ...                 the rest of the line is a comment

Words are separated by blanks or line ends.
"""

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass

SHORT = {"U": "up", "D": "down", "L": "left", "R": "right", "O": "ok", "B": "back", "S": "show"}
SHORT |= {"P": "prev", "N": "next"}
RUN = re.compile(r"(?:[A-Z]!?)+")
REPEATED = re.compile(r"(\w+!?)\*(\d{1,3})")
SHOT_NAME = re.compile(r"[A-Za-z0-9_-]{1,60}")
LONGEST_WAIT = 24 * 3600 * 1000


@dataclass(frozen=True)
class Press:
    key: str
    held: bool = False


@dataclass(frozen=True)
class Wait:
    ms: int


@dataclass(frozen=True)
class Shot:
    name: str


Step = Press | Wait | Shot


class ScriptError(Exception):
    """A word that means nothing; says which, in what line, and what would do."""


def read_script(text: str, keys: Sequence[str]) -> list[Step]:
    """The steps of a script, for a device with these keys. Raises ScriptError."""
    steps: list[Step] = []
    for number, line in enumerate(text.splitlines(), 1):
        for word in line.partition("#")[0].split():
            try:
                steps += _read_word(word, keys)
            except ValueError as reason:
                raise ScriptError(f"line {number}: {word!r}: {reason}") from None
    return steps


def _read_word(word: str, keys: Sequence[str]) -> list[Step]:
    kind, colon, value = word.partition(":")
    if colon:
        return [_read_order(kind, value)]
    if repeated := REPEATED.fullmatch(word):
        return _read_word(repeated[1], keys) * int(repeated[2])
    if RUN.fullmatch(word):
        return list(_read_run(word, keys))
    return [_press(word.removesuffix("!"), word.endswith("!"), keys)]


def _read_order(kind: str, value: str) -> Step:
    if kind == "wait" and value.isascii() and value.isdigit() and int(value) <= LONGEST_WAIT:
        return Wait(int(value))
    if kind == "wait":
        raise ValueError(f"write wait: and milliseconds, {LONGEST_WAIT} at most, as in wait:800")
    if kind == "shot" and SHOT_NAME.fullmatch(value):
        return Shot(value)
    if kind == "shot":
        raise ValueError("write shot: and a name of letters, digits, - and _, as in shot:refused")
    raise ValueError("only wait: and shot: take a colon")


def _read_run(word: str, keys: Sequence[str]) -> Iterator[Press]:
    for letter, held in re.findall(r"([A-Z])(!?)", word):
        if letter not in SHORT:
            raise ValueError(f"no key is called {letter}; short names are {' '.join(SHORT)}")
        yield _press(SHORT[letter], bool(held), keys)


def _press(key: str, held: bool, keys: Sequence[str]) -> Press:
    if key not in keys:
        raise ValueError(f"this device's keys are {' '.join(keys)}")
    return Press(key, held)
