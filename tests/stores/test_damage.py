# SPDX-FileCopyrightText: 2026 The Mano authors
# SPDX-License-Identifier: MIT
"""A stored byte changes by itself: never a traceback, never a wrong state without a word."""

import random

import pytest

from shared_engine import registry
from tests.stores.evenings import Evening, new_match, told
from tests.stores.memories import BOARDS, Hardware
from tests.stores.restarts import Restarts


def evening_of(game, board, steps):
    """(hardware, every state in which the match has been) after that many steps."""
    hardware = Hardware(**BOARDS[board])
    evening = Evening(new_match(game, "cards"), hardware.store(), seed=2)
    evening.store.begin(evening.match)
    states = [None, told(evening.match)]
    for _ in range(steps):
        if not evening.step() or evening.save():
            break
        states.append(told(evening.match))
    return hardware, states


def look_at(restarts, states, what):
    """Switches on after damage. What is found was once so, and if it is not the last, it is said."""
    store, found = restarts.switch_on()
    assert found in states, f"an invented state: {what}"
    assert found == states[-1] or store.reports, f"an old state without a word: {what}"


@pytest.mark.parametrize("board", BOARDS)
@pytest.mark.parametrize("game", registry.game_names())
@pytest.mark.parametrize("steps", [6, 90])
def test_one_changed_byte_anywhere(game, board, steps, repeats, record_property):
    hardware, states = evening_of(game, board, steps)
    chance, restarts = random.Random(4), Restarts(hardware)
    tried = 0
    for memory in hardware.memories:
        used = len(bytes(memory.data).rstrip(b"\xff"))
        places = range(used) if steps == 6 else chance.sample(range(used), min(used, repeats(60, 2000)))
        for place in places:
            values = range(256) if repeats(0, 1) and steps == 6 else chance.sample(range(256), 3)
            was = memory.data[place]
            for value in values:
                memory.data[place] = value
                look_at(restarts, states, f"byte {place} of {memory.name} is {value}, not {was}")
                tried += 1
            memory.data[place] = was
    record_property("figure", f"{tried} changed bytes in {len(states) - 2} steps of {game} with {board}")


@pytest.mark.parametrize("board", BOARDS)
def test_rubbish_everywhere_is_no_match(board):
    hardware = Hardware(**BOARDS[board])
    for memory in hardware.memories:
        memory.data[:] = random.Random(5).randbytes(len(memory.data))
    store = hardware.store()
    assert store.load() is None
    assert store.begin(new_match("tres_y_dos", "cards")) is None
    assert hardware.store().load() is not None


def test_a_match_of_other_acts_is_not_misread():
    hardware, _ = evening_of("tres_y_dos", "nvm alone", 10)
    game = registry.game("tres_y_dos")
    acts = game.Deal.ACTS
    game.Deal.ACTS = acts[1:]
    try:
        store = hardware.store()
    finally:
        game.Deal.ACTS = acts
    assert store.load() is None
    assert store.reports == ["unreadable"]
