# SPDX-FileCopyrightText: 2026 The Mano authors
# SPDX-License-Identifier: MIT
"""From what a device keeps to one text a match."""

import tempfile
from binascii import crc32
from dataclasses import dataclass
from pathlib import Path

from mano.archive import Record
from mano.board import Board
from mano.stores import open_store

from shared_engine import heading, textform
from shared_engine.match import Match
from shared_engine.rulings import LogError
from tools.flashing.serial_place import SerialPlace
from tools.logs.sentences import sentence
from tools.problem import Problem

SLOTS = ("save0/slot", "save1/slot")


@dataclass
class Kept:
    """What was read from a device. memory: its nvm; slots: path -> content."""

    memory: bytes
    slots: dict[str, bytes]


@dataclass
class Pulled:
    """One match as text. running: it is still on the table."""

    number: int
    game: str
    lines: list[str]
    running: bool

    @property
    def file_name(self) -> str:
        """The same for the same match whenever it is pulled."""
        header = [line for line in self.lines if line.split(" ")[0] in ("game", "players", "option", "name")]
        return f"{self.game}-{self.number:03d}-{crc32(chr(10).join(header).encode()) & 0xFFFF:04x}.txt"


def from_port(port: str, patience: float = 10) -> Kept:
    """Reads a board over its serial port; its program starts again afterwards."""
    place = SerialPlace(port, patience)
    try:
        return Kept(place.nvm(), {path: place.read(path) for path in SLOTS})
    finally:
        place.close()


def from_folder(folder: Path) -> Kept:
    """Reads a drive (slots only), or what `play` keeps (nvm and slots)."""
    top = folder / "slots" if (folder / "slots").is_dir() else folder
    memory = folder / "nvm"
    try:
        slots = {path: (top / path).read_bytes() for path in SLOTS if (top / path).is_file()}
        kept = Kept(memory.read_bytes() if memory.is_file() else b"", slots)
    except OSError as error:
        raise Problem(f"cannot read {folder} ({error})", status=2) from None
    if not kept.memory and not kept.slots:
        raise Problem(
            f"{folder} holds no matches: neither {SLOTS[0]} nor nvm is there. Name a board's drive or the folder "
            f"that play keeps its matches in.",
            status=2,
        )
    return kept


def matches(kept: Kept, private: bool = False) -> tuple[list[Pulled], list[str]]:
    """(all matches, the oldest first; what could not be read, in words)."""
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as folder:
        store = open_store(_board(kept, Path(folder)))
        complaints = [sentence("report." + code) for code in store.reports]
        parts: dict[int, list[Match]] = {}
        for record in [*store.kept()][::-1]:
            _add(parts, record, complaints)
    running = store.load()
    number = store.facts.get("match", 0)
    if running:
        parts.setdefault(number, []).append(running)
    pulled = [_joined(each, chain, private) for each, chain in parts.items()]
    for one in pulled:
        one.running = running is not None and one.number == number and not running.over
    return pulled, complaints


def _board(kept: Kept, folder: Path) -> Board:
    """A board that has been switched off with that in its memories."""
    for path, content in kept.slots.items():
        (folder / path).parent.mkdir(parents=True)
        (folder / path).write_bytes(content)
    board = Board()
    board.nvm = bytearray(kept.memory) if kept.memory else None
    board.slot_dir = str(folder)
    return board


def _add(parts: dict[int, list[Match]], record: Record, complaints: list[str]) -> None:
    try:
        parts.setdefault(record.number, []).append(record.match())
    except LogError as error:
        complaints.append(f"match {record.number}: {sentence(error.code, error.facts)}")
    except ValueError as error:
        complaints.append(f"match {record.number}: {sentence(error.args[0].code, error.args[0].facts)}")


def _joined(number: int, chain: list[Match], private: bool) -> Pulled:
    """The parts of a match that follow on each other, as one text; from the last gap on."""
    first = len(chain) - 1
    while first and len(chain[first - 1].course.results) == len(chain[first].course.closed_before):
        first -= 1
    lines = textform.write(chain[first], private)
    for part in chain[first + 1 :]:
        header = heading.beginning(part.setup, part.course.closed_before)
        lines += textform.write(part, private)[len(header) :]
    return Pulled(number, chain[first].game.name, lines, False)


def save(pulled: Pulled, folder: Path) -> tuple[Path, bool]:
    """(the file, whether it was written): a text that is there already is only replaced by a longer one."""
    path = folder / pulled.file_name
    text = "\n".join(pulled.lines) + "\n"
    try:
        folder.mkdir(parents=True, exist_ok=True)
        if path.exists() and len(path.read_text(encoding="utf-8").splitlines()) >= len(pulled.lines):
            return path, False
        path.write_text(text, encoding="utf-8")
    except OSError as error:
        raise Problem(f"cannot write {path} ({error}). Name another folder: --to DIR") from None
    return path, True
