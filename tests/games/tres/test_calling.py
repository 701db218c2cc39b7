# SPDX-FileCopyrightText: 2026 The Mano authors
# SPDX-License-Identifier: MIT
"""TRES and CATCH."""

from shared_engine.moves import NOBODY


def test_who_comes_down_to_three_can_be_caught(talk):
    table = talk(sizes=(7, 4, 7, 7))
    table.plays(1, "R1")
    assert table.deal.window == 1
    assert table.catch() is None  # nobody is asked who it was
    assert (table.sizes, table.turn, table.deal.window) == ([7, 6, 7, 7], 2, None)


def test_tres_in_time_is_safe(talk):
    table = talk(sizes=(7, 4, 7, 7))
    table.plays(1, "R1")
    assert table.tres(1) is None
    assert table.catch(2) == "tres_first"
    assert table.sizes[1] == 3


def test_a_triple_from_six_opens_the_window(talk):
    table = talk(sizes=(7, 6, 7, 7))
    table.plays(1, "R7 G7 Y7")
    assert table.deal.window == 1
    table.catch(0)
    assert table.sizes == [7, 6, 10, 7]


def test_a_drawn_card_laid_opens_it_too(talk):
    table = talk(sizes=(7, 3, 7, 7))
    table.draw(1)
    table.plays(1, "R1")
    assert table.deal.window == 1


def test_drawing_down_or_playing_to_another_number_opens_nothing(talk):
    table = talk(sizes=(7, 5, 2, 7))
    table.plays(1, "R1")
    assert table.deal.window is None
    table.draw(2)
    assert (table.sizes[2], table.deal.window) == (3, None)


def test_mashing_catch_before_the_window_never_wins(talk):
    table = talk(sizes=(7, 4, 7, 7))
    for _ in range(20):
        assert table.later(10).catch() == "no_window"
    table.later(10).plays(1, "R1")
    assert table.deal.window == 1
    assert table.deal.race()[0] == table.now  # older presses are older than the race


def test_the_owner_cannot_catch_himself_and_no_other_calls_for_him(talk):
    table = talk(sizes=(7, 4, 7, 7))
    table.plays(1, "R1")
    assert table.catch(1) == "no_window"
    assert table.tres(2) == "no_window"
    assert table.deal.window == 1


def test_the_next_players_act_closes_it(talk):
    for act in ("draw", "expire", "leave"):
        table = talk(sizes=(7, 4, 7, 7))
        table.plays(1, "R1")
        table.enter(2, act)
        assert table.catch() == "no_window", act


def test_a_refused_act_does_not_close_it(talk):
    table = talk(sizes=(7, 4, 7, 7))
    table.plays(1, "R1")
    assert table.plays(2, "G3") == "no_match"
    assert table.deal.window == 1


def test_penalty_cards_are_no_act(talk):
    table = talk(sizes=(7, 4, 7, 7))
    table.plays(1, "RS")
    assert (table.sizes[2], table.deal.window) == (10, 1)


def test_with_two_the_owners_own_act_closes_it(talk):
    table = talk(players=2, sizes=(7, 4))
    table.plays(1, "RN")
    assert (table.turn, table.deal.window) == (1, 1)
    table.plays(1, "R1")
    assert table.deal.window is None


def test_who_is_caught_may_draw_two_where_the_table_plays_so(talk):
    table = talk(sizes=(7, 4, 7, 7), catch_draw=2)
    table.plays(1, "R1")
    table.catch()
    assert table.sizes[1] == 5


def test_the_later_call_is_told_by_how_much(talk):
    table = talk(sizes=(7, 4, 7, 7)).later(1000)
    table.plays(1, "R1")
    table.later(500).catch()
    assert table.later(80).tres(1) == "catch_first"
    assert table.refusal.facts["hundredths"] == 8


def test_the_proof_that_costs_three_does_not_hide_the_window(talk):
    table = talk(players=2, sizes=(9, 4), false_claim="draw3")
    table.draw(1)
    table.keep(1)
    table.plays(0, "R6")
    table.plays(1, "R2")
    table.plays(0, "R8")
    table.plays(1, "R3")
    assert table.deal.proofs == [1]
    assert (table.deal.window, table.sizes[1]) == (1, 6)


def test_the_race_lies_on_both_halves_of_the_box_or_on_the_keepers_arrows(talk):
    for race, slots in (("box", ["left_keys", "right_keys"]), ("voice", ["left", "right"])):
        table = talk(sizes=(7, 4, 7, 7), race=race).later(1234)
        assert table.deal.race() is None
        table.plays(1, "R1")
        opened, ask = table.deal.race()
        assert (opened, ask.seat) == (1234, 1)
        assert [(offer.slot, offer.act) for offer in ask.offers] == list(
            zip(slots, ["tres", "catch"], strict=True)
        )


def test_after_the_race_show_still_catches_until_the_next_play(talk):
    table = talk(sizes=(7, 4, 7, 7))
    table.plays(1, "R1")
    assert table.match.asks().offer("show").act == "catch"
    table.plays(2, "R2")
    assert table.match.asks().offer("show") is None


def test_the_choice_of_a_colour_does_not_hide_that_somebody_may_be_caught(talk):
    table = talk(sizes=(7, 4, 7, 7))
    table.plays(1, "R1")
    assert table.match.asks(("play", 39)).kind == "suit"  # the next keys a W and is asked for its colour
    assert table.deal.race() is not None
    assert table.gesture("catch") is None
    assert table.sizes[1] == 6


def test_a_call_gesture_belongs_to_nobody_or_to_the_owner(talk):
    table = talk(sizes=(7, 4, 7, 7))
    assert table.match.moves(("tres",))[0].seat == NOBODY
    table.plays(1, "R1")
    assert table.match.moves(("tres",))[0].seat == 1
    assert table.match.moves(("catch",))[0].seat == NOBODY


def test_no_window_at_the_end_of_the_round(talk):
    table = talk(sizes=(7, 3, 7, 7))
    table.plays(1, "R7 G7 R7")
    assert table.deal.winner == 1
    assert table.catch() == "no_window"
