# SPDX-FileCopyrightText: 2026 The Mano authors
# SPDX-License-Identifier: MIT
"""Whole matches of real players: nvm fills again and again, and the power goes in every hand-over. What it wears."""

import pytest

from shared_engine import registry
from tests.stores.cutting import Cutter
from tests.stores.evenings import Players, new_match, told
from tests.stores.memories import BOARDS, Hardware

LONG = {  # players and options of a long match
    "tres_y_dos": (4, {"wins_to": 5}),
    "pusoy_dos": (4, {"end": "hands:63"}),
    "three_two_five": (3, {"end": "deals:30"}),
}
SMALL = {"tres_y_dos": 1024, "tres": 1024}  # bytes of nvm, so that it fills
ERASES_OF_FLASH = 100_000  # how often a sector may be erased, by the chip's datasheet


def long_match(game):
    players, options = LONG.get(game, (None, {}))
    return new_match(game, "cards", players, **options)


@pytest.mark.parametrize("board", ["nvm and slots", "slots alone"])
@pytest.mark.parametrize("game", registry.game_names())
def test_a_long_match_survives_a_cut_in_every_compaction(game, board, repeats, record_property):
    hardware = Hardware(**BOARDS[board], size=SMALL.get(game, 4096))
    players = Players(long_match(game), hardware.store())
    cutter = Cutter(hardware, stride=repeats(401, 1), share=repeats(6, 1))
    assert players.store.begin(players.match) is None
    cutter.take()
    compactions, before = 0, told(players.match)
    for trouble in players.steps():
        assert trouble is None
        now = told(players.match)
        if compacts(hardware.operations):
            cutter.try_all([before, now])
            compactions += 1
        cutter.take()
        before = now
    assert players.match.over and compactions > 0
    assert told(hardware.store().load()) == told(players.match)
    record_property("figure", f"{cutter.cuts} power cuts in {compactions} compactions of {game} with {board}")


def compacts(operations):
    """True when nvm was erased, or a slot was written from its first byte."""
    return any(
        operation.kind == "erase" or (operation.kind == "write" and operation.start + operation.first == 0)
        for operation in operations
    )


@pytest.mark.parametrize("game", registry.game_names())
def test_flash_outlives_the_players(game, record_property):
    hardware = Hardware()
    players = Players(long_match(game), hardware.store())
    players.store.begin(players.match)
    assert not any(players.steps())
    most = max(hardware.nvm.erases, *[row.openings for row in hardware.slots.rows])
    written = sum(memory.programmed for memory in hardware.memories)
    deals = len(players.match.course.results)
    record_property(
        "figure",
        f"{game}, {deals} deals: nvm erased {hardware.nvm.erases} times, "
        f"{sum(row.erases for row in hardware.slots.rows)} sectors of the slots; {written} bytes programmed; "
        f"{ERASES_OF_FLASH // most} matches until {ERASES_OF_FLASH} erases",
    )
    assert ERASES_OF_FLASH // most > 5000  # one match every evening for 13 years


def test_a_step_erases_nothing():
    hardware = Hardware()
    players = Players(long_match("tres_y_dos"), hardware.store())
    players.store.begin(players.match)
    erases = hardware.nvm.erases
    steps = players.steps()
    for _ in range(20):
        next(steps)
    assert hardware.nvm.erases == erases
