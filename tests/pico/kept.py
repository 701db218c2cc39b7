# SPDX-FileCopyrightText: 2026 The Mano authors
# SPDX-License-Identifier: MIT
"""What a board has kept, out of its flash chip, as its own store reads it; and a match that is kept, to begin with."""

import subprocess
import tempfile
from contextlib import contextmanager
from dataclasses import dataclass
from functools import lru_cache
from pathlib import Path
from random import Random

from mano.stores_nvm import NvmStore
from mano.stores_slots import Slots

from shared_engine.moves import NOBODY, Move
from tests.pico.emulator import drive
from tests.pico.emulator.layout import drive_of, nvm_of
from tests.stores.evenings import new_match, told
from tests.stores.memories import ERASED, Nvm
from tools.players import tres_y_dos

SLOTS = ("save0/slot", "save1/slot")
SEED, GESTURES = 24, 14  # of players, and how many they make in their first deal
NEARLY_FULL = 3000  # bytes of nvm; less than a third is left
TORN = 3  # bytes that the power lets through


@dataclass(frozen=True)
class Kept:
    """nvm, and (path on the drive, content) of each file of the slots."""

    nvm: bytes
    files: tuple[tuple[str, bytes], ...]

    def put_into(self, folder: str) -> None:
        """Make the files there."""
        for path, content in self.files:
            Path(folder, path).parent.mkdir(exist_ok=True)
            Path(folder, path).write_bytes(content)

    @contextmanager
    def store(self):
        """The store over it, opened as on a board."""
        with tempfile.TemporaryDirectory() as folder:
            self.put_into(folder)
            yield NvmStore(bytearray(self.nvm), Slots(folder))


def kept_in(flash: bytes) -> Kept:
    """What a chip holds; a slot that cannot be read is missing."""
    image = drive_of(flash)
    return Kept(nvm_of(flash), tuple((path, each) for path in SLOTS if (each := _read(image, path))))


def _read(image: bytes, path: str) -> bytes:
    try:
        return drive.read(image, path)
    except subprocess.CalledProcessError:
        return b""


@lru_cache(8)
def resumed(kept: Kept):
    """(what the match on the table tells, the store's reports) after a start with this."""
    with kept.store() as store:
        return told(store.load()), tuple(store.reports)


def before_a_compaction(gestures: int) -> tuple[Kept, list[tuple]]:
    """What a board has kept of a match of Tres y Dos, so many gestures before one fills nvm; and those gestures.

    The power went while the first of them was written. That nvm is nearly full comes of settings: they are read in no
    time, and the match may be in its first deal.
    """
    match = new_match("tres_y_dos", "cards", players=4, wins_to=5)
    with tempfile.TemporaryDirectory() as folder:
        slots, nvm = Slots(folder), Nvm([])
        slots.make()
        store = NvmStore(nvm, slots)
        store.begin(match)
        while nvm.data[NEARLY_FULL] == ERASED:
            store.keep_settings({"language": "en", "names": "Ana,Bea,Carl,Dora"})
        coming = _first_deal(match, store)
        for _ in range(GESTURES - gestures):
            next(coming)
        end, first = len(bytes(nvm.data).rstrip(b"\xff")), next(coming)
        torn = bytes(nvm.data[: end + TORN]).ljust(len(nvm), b"\xff")
        kept = Kept(torn, tuple(sorted(drive.files_under(Path(folder), "**/*").items())))
        return kept, [first, *coming]


def _first_deal(match, store):
    """Plain players play and save, to the end of the deal. Yields each gesture when it is written."""
    match.enter([Move(NOBODY, "deal", (0,))])
    store.save(match)
    for _, told_so in tres_y_dos.Players(Random(SEED), match).events():
        for gesture in told_so:
            match.enter(match.moves(gesture))
            store.save(match)
            yield gesture
        if match.deal.over:
            return
