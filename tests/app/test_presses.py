# SPDX-FileCopyrightText: 2026 The Mano authors
# SPDX-License-Identifier: MIT
"""How many presses it takes: whole matches of plain players, keyed in by somebody who knows the keys."""

from statistics import mean

import pytest

from tools.benches import presses
from tools.players import tres_y_dos


@pytest.fixture(scope="module")
def counted():
    """What happened at a level -> the presses of each time."""
    return {level: presses.matches(tres_y_dos, level, 1) for level in tres_y_dos.LEVELS}


def test_from_power_on_to_the_first_turn():
    assert presses.from_the_box() <= 6


def test_the_next_deal_and_the_same_again_are_two_presses_each(counted):
    told = counted["turns"]
    assert max(told["next deal"]) + max(told["next deal, dealt"]) <= 2
    assert max(told["same again"]) <= 2


def test_a_turn_is_one_press_when_only_turns_are_told(counted):
    assert max(counted["turns"]["turn"]) == 1


def test_a_turn_with_its_card_is_little_more_than_three(counted):
    assert mean(counted["cards"]["turn"]) <= 3.4


def test_a_turn_of_a_player_whose_hand_is_told(counted):
    assert mean(counted["hands"]["turn"]) <= 5.5


@pytest.mark.parametrize(
    ("what", "most"), [("right show", 9), ("wrong show", 10), ("show with a sixth card", 12)]
)
def test_a_show(counted, what, most):
    seen = [count for told in counted.values() for count in told.get(what, ())]
    assert seen and max(seen) <= most


def test_a_slip_is_mended_without_keying_everything_again():
    assert presses.mend(tres_y_dos, 0) <= 4
    assert presses.mend(tres_y_dos, 2) <= 8


def test_catching_up_is_one_hold(table):
    at = table()
    at.press("ok")
    at.thumb.presses = 0
    at.press("left!")
    assert (at.thumb.presses, at.match.deal.turn) == (1, 1)


def test_every_game_with_players_is_counted():
    assert tres_y_dos in presses.games()
    for module in presses.games():
        assert presses.matches(module, module.LEVELS[0], 1)
