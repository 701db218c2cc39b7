# SPDX-FileCopyrightText: 2026 The Mano authors
# SPDX-License-Identifier: MIT
"""Laying: what matches, what the signs do, who is next."""

import pytest

from shared_engine.games.tres.deck import PACK


def test_left_of_the_dealer_begins_with_seven_cards_each(talk):
    table = talk(players=5, dealer=3)
    assert (table.turn, table.sizes, table.deal.stock) == (4, [7] * 5, 83 - 35 - 1)


def test_signs_turned_as_the_first_card_go_under_as_often_as_they_come(talk):
    table = talk(road=None)
    stock = table.deal.stock
    for sign in ("W", "GN", "T", "RS", "YU"):
        assert table.start(sign) is None
        assert (table.notes, table.deal.phase, table.deal.stock) == (["again"], "start", stock)
    table.start("Y0")
    assert (table.deal.phase, PACK.text(table.deal.road.top), table.deal.stock) == ("play", "Y0", stock - 1)


@pytest.mark.parametrize("card", ["R9", "G5", "RN", "W", "T"])
def test_colour_number_and_wilds_match(talk, card):
    assert talk(road="R5").plays(1, card, "G") is None


@pytest.mark.parametrize("card", ["G9", "YN", "GU"])
def test_another_colour_with_another_number_does_not_match(talk, card):
    table = talk(road="R5")
    assert table.plays(1, card) == "no_match"
    assert (table.turn, table.sizes[1]) == (1, 7)


def test_on_a_wild_only_the_named_colour_or_another_wild_goes(talk):
    table = talk()
    table.plays(1, "W", "G")
    assert table.plays(2, "R5") == "no_match"
    assert table.plays(2, "W", "Y") is None
    assert table.plays(3, "Y1") is None


def test_a_colour_must_be_named_before_the_turn_passes(talk):
    table = talk()
    assert table.plays(1, "W") == "name_colour"
    assert (table.turn, table.sizes[1]) == (1, 7)
    table.expire(1)  # the wild goes back to the hand, one card is drawn
    assert (table.turn, table.sizes[1]) == (2, 8)


def test_the_last_card_needs_no_colour(talk):
    table = talk(sizes=(7, 1, 7, 7))
    assert table.plays(1, "W") is None
    assert table.deal.winner == 1


def test_no_entry_misses_one(talk):
    table = talk()
    table.plays(1, "RN")
    assert table.turn == 3


def test_a_camera_costs_three_and_the_go(talk):
    table = talk()
    table.plays(1, "RS")
    assert (table.turn, table.sizes) == (3, [7, 6, 10, 7])


def test_a_u_turn_sends_play_the_other_way(talk):
    table = talk()
    table.plays(1, "RU")
    assert (table.turn, table.deal.direction) == (0, -1)


def test_a_u_turn_with_two_present_among_four_acts_as_no_entry(talk):
    table = talk()
    table.leave(0)
    table.leave(2)
    table.plays(1, "RU")
    assert (table.turn, table.deal.direction) == (1, 1)
    assert table.plays(1, "R3") is None
    assert table.turn == 3


def test_the_neighbour_is_the_next_present_one_also_in_reverse(talk):
    table = talk(players=5)
    table.plays(1, "RU")  # now 0, 4, 3 ...
    table.leave(4)
    table.plays(0, "R1")
    assert table.turn == 3
    table.plays(3, "RS")
    assert (table.sizes[2], table.sizes[4], table.turn) == (10, 7, 1)


@pytest.mark.parametrize("cards", ["R7 G7 Y7", "G7 R7 Y7", "G7 G7 R7"])
def test_one_matching_card_carries_a_triple(talk, cards):
    table = talk(road="R5")
    assert table.plays(1, cards) is None
    assert table.deal.road.colour == PACK.suit(PACK.parse(cards[-2:]))  # the last one laid
    assert (table.turn, table.sizes) == (2, [7, 4, 10, 7])
    assert table.deal.phase == "play"  # the next keeps the go


@pytest.mark.parametrize(
    ("cards", "rule"),
    [
        ("R7 G7", "one_or_three"),
        ("R7 R7 G7 Y7", "one_or_three"),
        ("R7 G7 Y8", "not_a_triple"),
        ("RN GN YN", "not_a_triple"),
        ("R7 G7 W", "not_a_triple"),
        ("G7 G7 Y7", "no_match"),
    ],
)
def test_what_is_no_triple(talk, cards, rule):
    assert talk(road="R5").plays(1, cards) == rule


def test_nobody_lays_more_than_he_holds(talk):
    assert talk(sizes=(7, 2, 7, 7)).plays(1, "R7 G7 Y7") == "not_enough_cards"


@pytest.mark.parametrize(("cards", "rule"), [("R7 G7", "one_or_three"), ("R7 G7 Y7", "not_enough_cards")])
def test_no_table_allows_that_out_of_turn_either(talk, cards, rule):
    table = talk(sizes=(7, 7, 2, 7))
    assert table.plays(2, cards, overrule=True) == rule
    assert table.sizes == [7, 7, 2, 7]


def test_a_third_degree_waits_for_an_answer_or_the_pile(talk):
    table = talk()
    table.plays(1, "T", "G")
    assert table.deal.due == 3
    assert table.plays(2, "G2") == "must_answer_or_draw"
    assert table.keep(2) == "must_answer_or_draw"
    table.plays(2, "T", "Y")
    table.draw(3)
    assert (table.sizes[3], table.turn, table.deal.due, table.deal.road.colour) == (13, 0, 0, 1)


def test_three_deep_is_the_end_of_the_chain(talk):
    table = talk()
    for seat, colour in ((1, "G"), (2, "Y"), (3, "R")):
        table.plays(seat, "T", colour)
    assert table.plays(0, "T", "G") == "chain_capped"
    table.draw(0)
    assert (table.sizes[0], table.turn) == (16, 1)


def test_the_victim_may_keep_the_go_where_the_table_plays_so(talk):
    table = talk(third_degree_skips=False)
    table.plays(1, "T", "G")
    table.draw(2)
    assert (table.turn, table.deal.phase) == (2, "play")
    assert table.plays(2, "G1") is None


def test_out_of_turn(talk):
    table = talk()
    assert table.plays(3, "R1") == "not_your_turn"
    assert table.plays(3, "R1", overrule=True) is None
    assert table.turn == 0


def test_the_table_may_allow_what_the_rules_refuse(talk):
    table = talk()
    table.plays(1, "T", "G")
    table.plays(2, "Y3", overrule=True)  # neither an answer nor a match
    assert (table.turn, table.deal.due, table.sizes[2]) == (3, 0, 6)


def test_cards_not_told_keep_turn_and_counts(talk):
    table = talk(level="turns")
    table.plays(1, "?")
    table.plays(2, "?S")
    table.plays(0, "W", "?")
    table.plays(1, "? ? ?")
    assert (table.turn, table.sizes) == (2, [6, 3, 9, 10])


def test_what_was_not_told_proves_nothing(talk):
    table = talk(road="?")
    assert table.plays(1, "G7") is None
    table.plays(2, "?U")
    assert table.plays(1, "R3") is None  # a red one may well fit a U-turn of unknown colour


def test_a_card_laid_more_often_than_it_exists_is_an_entry_that_can_be_mended(talk):
    table = talk(road="R5")
    table.plays(1, "R0")
    assert table.plays(2, "R0") == "too_many_copies"
    moment = table.refusal.mend.args[0]
    assert table.match.enter([table.refusal.mend]) is None
    assert PACK.text(table.deal.road.top) == "?"
    assert moment == 1
    assert table.plays(2, "R0") is None


def test_a_shuffle_makes_cards_new(talk):
    table = talk(players=2, sizes=(41, 40))
    table.plays(1, "R0")
    assert table.plays(0, "RS") is None  # there is one card left, the start card and R0 make three
    assert (table.sizes[1], table.notes[0]) == (42, "reshuffle")
    assert table.plays(0, "R0") is None


def test_where_fewer_are_left_than_are_due_the_rest_is_forgotten(talk):
    table = talk(players=2, sizes=(41, 41))
    table.plays(1, "RS")
    assert (table.sizes, table.deal.stock) == ([42, 40], 0)
    table.plays(1, "R1")
    table.draw(0)
    assert (table.sizes[0], table.deal.stock) == (43, 0)


def test_a_draw_from_nothing_can_only_be_kept(talk):
    table = talk(players=2, sizes=(42, 40))
    table.draw(1)
    assert (table.sizes[1], table.plays(1, "R3")) == (40, "drawn_card_only")
    assert table.keep(1) is None


def test_a_custom_deck_is_told_in_seven_digits(talk):
    table = talk(players=10, deck="custom:4144488")
    assert sum(table.deal.copies) == 3 * (9 * 4 + 1 + 3 * 4) + 16
    assert table.deal.copies[PACK.parse("R0")] == 1
    assert table.deal.copies[PACK.parse("T")] == 8


def test_a_small_deck_deals_smaller_hands(talk):
    table = talk(players=10, deck="custom:1000000")
    assert table.sizes == [2] * 10
    assert table.deal.stock == 27 - 20 - 1
