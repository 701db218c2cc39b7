# SPDX-FileCopyrightText: 2026 The Mano authors
# SPDX-License-Identifier: MIT
"""A board as `flash` sees it, however it is reached: what it is, what is on its drive, and how that is changed."""

from dataclasses import dataclass


@dataclass(frozen=True)
class Facts:
    """What a board says of itself."""

    interpreter: str  # "circuitpython"
    version: tuple[int, ...]
    board_id: str
    writable: bool
    free: int  # bytes
    uid: str = ""  # the chip's own number


@dataclass(frozen=True)
class Held:
    """What is known of a file on the board."""

    size: int
    crc: int


class Place:
    """The base of SerialPlace and DrivePlace. Paths are told from the drive's top, without a slash in front.

    Every method may raise Problem.
    """

    name: str  # for people: a port, or a path

    def facts(self) -> Facts:
        """What this board is."""
        raise NotImplementedError

    def files(self, *paths: str) -> dict[str, Held]:
        """All files that lie there or below; "" is the whole drive."""
        raise NotImplementedError

    def read(self, path: str) -> bytes:
        """The bytes of a file; none if there is no such file."""
        raise NotImplementedError

    def write(self, path: str, content: bytes) -> None:
        """Write a file: in place unless it has to become shorter, and its folders if need be."""
        raise NotImplementedError

    def copy(self, source: str, target: str) -> None:
        """Write a file that is on the drive already, likewise."""
        raise NotImplementedError

    def remove(self, path: str) -> None:
        """Remove a file, and its folder with the last file in it."""
        raise NotImplementedError

    def close(self) -> None:
        """Let go of it."""

    def restart(self) -> str:
        """Start what is on the drive now; returns what is left to the hands of the user, or nothing."""
        raise NotImplementedError
