# SPDX-FileCopyrightText: 2026 The Mano authors
# SPDX-License-Identifier: MIT
"""Section 2: the deal, who begins, and misdeals."""

from tests.games.tres_y_dos.sitting import NAMES, RIGHT, Sitting, seat


def test_the_stock_holds_what_was_not_dealt():
    for players, stock in ((2, 41), (3, 36), (4, 31), (5, 26), (6, 21), (7, 16)):
        assert Sitting(players).fact("stock") == stock


def test_play_goes_to_the_right_so_dora_begins():
    assert Sitting().turn == "Dora"


def test_play_may_go_to_the_left_so_bea_begins():
    assert Sitting(direction="cw").turn == "Bea"


def test_everybody_gets_a_turn_in_the_direction_of_play():
    for players in range(2, 8):
        for direction, step in (("ccw", -1), ("cw", 1)):
            sitting = Sitting(players, direction=direction)
            order = [NAMES[step * (i + 1) % players] for i in range(players)]
            for name in order + order:
                assert sitting.turn == name
                sitting.turn_of(name)


def test_the_guide_says_who_cuts_how_many_and_to_which_side():
    for direction, cuts, first in (("ccw", "Bea", "Dora"), ("cw", "Dora", "Bea")):
        guide = Sitting(upcard=None, direction=direction).match.asks()
        assert guide.head == "guide"
        assert guide.facts["seat"] == seat("Ana")
        assert guide.facts["seat_cut"] == seat(cuts)
        assert guide.facts["seat_first"] == seat(first)
        assert guide.facts["count"] == 5
        assert guide.facts["direction"] == (1 if direction == "cw" else -1)


def test_with_two_players_the_other_one_cuts():
    assert Sitting(2, upcard=None).match.asks().facts["seat_cut"] == seat("Bea")


def test_nobody_plays_before_the_first_card_lies():
    sitting = Sitting(upcard=None)
    for line in (
        "Dora draw_stock",
        "Dora take_discard",
        "Dora discard 2C",
        "Dora pass",
        "Dora miscount 4",
        "Bea show " + RIGHT,
        "Bea agree",
        "Bea tell " + RIGHT,
    ):
        refusal = sitting.refusal(line, allowed=True)
        assert refusal.code == "not_dealt" and refusal.firm, line
        assert refusal.facts["seat"] == seat("Ana")


def test_the_first_card_is_turned_up_once():
    sitting = Sitting()
    assert sitting.top == "5H"
    assert sitting.says("Ana upcard 6H", allowed=True) == "already_dealt"


def test_the_first_card_may_be_taken():
    sitting = Sitting()
    sitting.all_ok("Dora take_discard")
    assert sitting.top is None
    assert sitting.fact("stock") == 31


def test_a_misdeal_is_dealt_again_by_the_same_dealer_while_the_first_turn_lasts():
    sitting = Sitting()
    sitting.all_ok("Dora draw_stock")
    assert sitting.says("Ana misdeal") == "misdeal"
    assert sitting.fact("phase") == "deal"
    assert (sitting.fact("dealer"), sitting.fact("stock"), sitting.fact("pile")) == (0, 31, 0)
    sitting.all_ok("Ana upcard 9C")
    assert (sitting.turn, sitting.top) == ("Dora", "9C")


def test_when_a_turn_is_over_it_is_too_late_for_a_misdeal_unless_the_table_allows_it():
    sitting = Sitting()
    sitting.turn_of("Dora")
    assert sitting.says("Ana misdeal") == "misdeal_too_late"
    assert sitting.turn == "Carl"
    assert sitting.says("Ana misdeal", allowed=True) == "misdeal"
    sitting.all_ok("Ana upcard 9C")
    assert sitting.says("Bea show " + RIGHT) == "deal_won"
    assert sitting.says("Ana misdeal", allowed=True) == "deal_over"


def test_marbles_paid_for_a_wrong_show_stay_in_the_pot_when_the_deal_is_void():
    sitting = Sitting(stake=1, wrong_show_penalty="stake")
    sitting.says("Bea show KC,KD,KH,7C,8D")
    sitting.says("Ana misdeal")
    assert sitting.fact("pot") == 5
