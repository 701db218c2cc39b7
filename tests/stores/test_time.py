# SPDX-FileCopyrightText: 2026 The Mano authors
# SPDX-License-Identifier: MIT
"""The match's own clock counts ticks that wrap at 2**29 ms, for weeks, and goes on after a restart where it stood."""

import pytest
from mano.session import Session

from shared_engine.moves import NOBODY, Move
from tests.stores.evenings import new_match
from tests.stores.memories import Hardware

WRAP = 2**29
HOUR = 3_600_000
DAY = 24 * HOUR


def session(store=None):
    made = Session(store or Hardware().store())
    if made.match is None:
        made.begin(new_match("tres_y_dos", "cards").setup)
    return made


@pytest.mark.parametrize("first", [0, 1, WRAP - 1, WRAP - 500, WRAP // 2, 30 * DAY % WRAP])
def test_time_passes_alike_wherever_the_ticks_stand(first):
    clock = session()
    clock.time(first)
    assert clock.time((first + 1000) % WRAP) == 1000
    assert clock.time((first + 1001) % WRAP) == 1001


def test_an_evening_across_the_wrap():
    clock, first = session(), WRAP - 2 * HOUR
    for minute in range(240):
        assert clock.time((first + minute * 60_000) % WRAP) == minute * 60_000


def test_thirty_days_of_looking_at_the_clock_now_and_then():
    clock, first = session(), 12345
    for hour in range(30 * 24 + 1):
        at = clock.time((first + hour * HOUR) % WRAP)
    assert at == 30 * DAY > WRAP


def test_a_key_that_was_pressed_before_the_last_look_carries_its_own_time():
    clock = session()
    clock.time(WRAP - 20)
    clock.time(30)
    assert clock.time(WRAP - 10) == 10
    assert clock.time(40) == 60


def test_after_a_restart_the_clock_goes_on_where_it_stood():
    hardware = Hardware()
    clock = session(hardware.store())
    clock.time(WRAP - 100)
    assert clock.enter([Move(NOBODY, "deal", (0,))], 900) is None
    again = session(hardware.store())
    assert again.time(77_000) == 1000
    assert again.time(78_000) == 2000
