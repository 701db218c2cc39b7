# SPDX-FileCopyrightText: 2026 The Mano authors
# SPDX-License-Identifier: MIT
"""The power goes in every byte of every write. Each time the match resumes where it was, or one step before."""

import pytest

from shared_engine import registry
from tests.stores.cutting import Sweep
from tests.stores.evenings import new_match, told, told_of_play
from tests.stores.memories import BOARDS, Hardware

READ_ONLY = 30
ENDING = {"three_two_five": {"end": "deals:30"}}  # a table that plays at random would never end it


@pytest.mark.parametrize("board", BOARDS)
@pytest.mark.parametrize("game", registry.game_names())
def test_a_match_survives_a_cut_in_every_byte(game, board, repeats, record_property):
    sweep = Sweep(Hardware(**BOARDS[board]), stride=repeats(9, 1))
    sweep.begin(new_match(game, "cards", **ENDING.get(game, {})))
    sweep.play(repeats(30, 10_000))
    assert sweep.evening.match.over or repeats(True, board == "nvm alone")  # which may be full before
    sweep.begin(new_match(game, "turns"), seed=1)
    record_property("figure", f"{sweep.cutter.cuts} power cuts in {game} with {board}")


@pytest.mark.parametrize("drive", ["no drive", "the drive in use"])
@pytest.mark.parametrize("game", registry.game_names())
def test_a_match_survives_a_cut_while_it_outgrows_nvm(game, drive, repeats, record_property):
    hardware = Hardware(slots=drive == "the drive in use", size=1024)
    sweep = Sweep(hardware, stride=repeats(9, 1), share=repeats(9, 1), told=told_of_play)
    sweep.begin(new_match(game, "turns", **ENDING.get(game, {})))
    if hardware.slots:
        hardware.slots.locked = READ_ONLY
        sweep.else_found = sweep.saved
    sweep.play(repeats(400, 10_000), on=True)
    assert sweep.freed > 0
    if hardware.slots:
        hardware.slots.locked = None
    sweep.begin(new_match(game, "turns"), seed=1)
    figure = f"{sweep.cutter.cuts} power cuts in {game} with {drive}; nvm was freed {sweep.freed} times"
    record_property("figure", figure)


@pytest.mark.parametrize("board", BOARDS)
@pytest.mark.parametrize("game", registry.game_names())
def test_the_evening_goes_on_behind_one_cut_after_the_other(game, board, repeats, record_property):
    may_fill = board == "nvm alone"
    sweep = Sweep(Hardware(**BOARDS[board]), stride=97, told=told_of_play if may_fill else told)
    for cut in range(repeats(40, 2000)):
        sweep.go_on_from_a_cut(cut % 4, lambda: new_match(game, "cards"), seed=cut)
    record_property("figure", f"{sweep.cutter.cuts} cuts one behind the other in {game} with {board}")
