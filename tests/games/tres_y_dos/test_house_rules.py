# SPDX-FileCopyrightText: 2026 The Mano authors
# SPDX-License-Identifier: MIT
"""Section 8: the table of house rules; the first value is the usual one."""

from shared_engine.games.tres_y_dos import about

TABLE = {
    "direction": ("ccw", "cw"),
    "take_back": ("same_card", "same_rank", "off"),
    "show_when": ("any_time", "own_turn"),
    "show_six": ("extra_is_discard", "discard_first"),
    "tie_from": ("dealer", "turn"),
    "keep_top": (False, True),
    "wins_to": (3, 5, 1),
    "next_dealer": ("rotate", "winner"),
    "stake": (0,),
    "wrong_show_penalty": ("none", "stake"),
    "show_pile": (False, True),
    "recycle": ("on_demand", "at_once"),
    "tie_window": (0, 500),
}


def test_every_house_rule_of_the_specification_is_there_and_no_other():
    assert {option.name: option.values for option in about.OPTIONS} == TABLE
    assert len(about.OPTIONS) == len(TABLE)


def test_only_the_stake_is_a_number():
    assert [option.name for option in about.OPTIONS if option.numbers] == ["stake"]


def test_two_to_seven_play_and_usually_four():
    assert (about.PLAYERS, about.USUAL_PLAYERS) == ((2, 7), 4)


def test_the_table_is_told_where_no_source_settles_a_rule():
    assert {option.name for option in about.OPTIONS if option.unsure} == {"show_six", "next_dealer"}
