# SPDX-FileCopyrightText: 2026 The Mano authors
# SPDX-License-Identifier: MIT
"""A stored byte changes by itself: never a traceback, never a wrong state without a word."""

import random

import pytest

from shared_engine import journal, registry
from tests.stores.evenings import Evening, new_match, told
from tests.stores.memories import BOARDS, Hardware
from tests.stores.restarts import Restarts
from tests.stores.test_stores import deal, draw_on


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


def long_deal(hand_overs):
    """(hardware, match, its store) when one long deal has been handed over to a slot so often."""
    hardware = Hardware()
    store = hardware.store()
    match = new_match("tres_y_dos", "turns")
    store.begin(match)
    deal(match)
    erases = hardware.nvm.erases + hand_overs
    while hardware.nvm.erases < erases:
        draw_on(match)
        assert store.save(match) is None
    return hardware, match, store


def test_damage_to_what_nvm_repeats_of_the_slot_costs_no_step_behind_it(repeats):
    hardware, match, store = long_deal(hand_overs=1)
    used = len(bytes(hardware.nvm.data).rstrip(b"\xff"))
    assert used > 2000
    for _ in range(60):
        draw_on(match)
        assert store.save(match) is None
    for place in range(13, used - 10, repeats(37, 1)):
        was = hardware.nvm.data[place]
        hardware.nvm.data[place] ^= 0x10
        found = hardware.store()
        assert found.reports == ["damaged"]
        assert told(found.load()) == told(match)
        hardware.nvm.data[place] = was
    hardware.nvm.data[place] ^= 0x10
    resumed = found.load()
    draw_on(resumed)
    assert found.save(resumed) is None
    assert told(hardware.store().load()) == told(resumed)


def test_the_log_of_a_slot_that_is_lost_takes_no_more_steps():
    hardware, _, store = long_deal(hand_overs=2)
    assert journal.opened(hardware.nvm).read() == []
    hardware.slots.rows[store.slot].data[100] ^= 1
    found = hardware.store()
    assert found.reports == ["damaged"]
    resumed = found.load()
    draw_on(resumed)
    assert found.save(resumed) is None
    assert told(hardware.store().load()) == told(resumed)


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
