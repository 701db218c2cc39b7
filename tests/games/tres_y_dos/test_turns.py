# SPDX-FileCopyrightText: 2026 The Mano authors
# SPDX-License-Identifier: MIT
"""Section 3: draw one, discard one, and the card that may not go back."""

from shared_engine.cards import STANDARD
from tests.games.tres_y_dos.sitting import Sitting, cards, lying, seat


def test_a_turn_is_one_draw_then_one_discard():
    sitting = Sitting()
    assert sitting.says("Dora discard 2C") == "must_draw_first"
    sitting.all_ok("Dora draw_stock")
    assert sitting.says("Dora draw_stock") == "already_drew"
    assert sitting.says("Dora take_discard") == "already_drew"
    assert (sitting.turn, sitting.fact("phase"), sitting.fact("stock")) == ("Dora", "discard", 30)
    sitting.all_ok("Dora discard 2C")
    assert (sitting.turn, sitting.fact("phase"), sitting.top) == ("Carl", "draw", "2C")


def test_six_cards_are_held_between_draw_and_discard():
    sitting = Sitting()
    sitting.all_ok("Dora draw_stock")
    assert sitting.fact("sizes") == [5, 5, 5, 6]
    sitting.all_ok("Dora discard 2C")
    assert sitting.fact("sizes") == [5, 5, 5, 5]


def test_nobody_plays_out_of_turn():
    sitting = Sitting()
    for line in ("Carl draw_stock", "Carl take_discard", "Carl discard 2C"):
        refusal = sitting.refusal(line)
        assert refusal.code == "not_your_turn"
        assert refusal.facts["seat_turn"] == seat("Dora")


def test_there_is_no_passing():
    sitting = Sitting()
    assert sitting.says("Dora pass") == "no_pass"
    sitting.all_ok("Dora draw_stock")
    assert sitting.says("Dora pass") == "no_pass"
    assert sitting.turn == "Dora"


def test_the_very_card_just_taken_may_not_go_back():
    sitting = Sitting()
    sitting.all_ok("Dora take_discard")
    refusal = sitting.refusal("Dora discard 5H")
    assert (refusal.code, refusal.facts["card"]) == ("take_back", STANDARD.parse("5H"))
    assert (sitting.turn, sitting.fact("phase"), sitting.fact("pile")) == ("Dora", "discard", 0)


def test_another_five_may():
    sitting = Sitting()
    sitting.turn_of("Dora", "5D", draw="take_discard")
    assert sitting.top == "5D"


def test_under_the_house_rule_no_five_may():
    sitting = Sitting(take_back="same_rank")
    sitting.all_ok("Dora take_discard")
    assert sitting.says("Dora discard 5D") == "take_back_rank"
    assert sitting.says("Dora discard 5?") == "take_back_rank"
    sitting.all_ok("Dora discard KS")


def test_the_ban_may_be_off():
    sitting = Sitting(take_back="off")
    sitting.turn_of("Dora", "5H", draw="take_discard")
    assert sitting.top == "5H"


def test_the_ban_ends_with_the_turn():
    for rule in ("same_card", "same_rank"):
        sitting = Sitting(2, take_back=rule)
        sitting.turn_of("Bea", "9C", draw="take_discard")
        sitting.turn_of("Ana", "2C")
        sitting.turn_of("Bea", "5H")


def test_a_card_from_the_stock_may_be_thrown_at_once():
    for rule in ("same_card", "same_rank"):
        sitting = Sitting(take_back=rule)
        sitting.turn_of("Dora", "5D")


def test_what_was_not_told_is_not_refused():
    for upcard, thrown in (("5?", "5H"), ("5H", "5?"), ("?", "5H"), ("5H", "?"), ("?H", "5H")):
        sitting = Sitting(upcard=upcard)
        sitting.turn_of("Dora", thrown, draw="take_discard")


def test_a_rank_told_is_enough_for_the_house_rule():
    sitting = Sitting(upcard="5?", take_back="same_rank")
    sitting.all_ok("Dora take_discard")
    assert sitting.says("Dora discard 5H") == "take_back_rank"
    sitting.all_ok("Dora discard ?H")


def test_two_cards_that_nobody_told_are_not_of_one_rank():
    sitting = Sitting(upcard="?", take_back="same_rank")
    sitting.turn_of("Dora", "?", draw="take_discard")
    sitting = Sitting(upcard="?H", take_back="same_rank")
    sitting.turn_of("Dora", "?H", draw="take_discard")


def test_the_table_sees_only_the_top_of_the_pile():
    sitting = Sitting()
    sitting.turn_of("Dora", "2C")
    assert sitting.fact("top") == STANDARD.parse("2C")
    assert "pile_cards" not in sitting.match.facts()


def test_unless_the_pile_may_be_looked_through():
    sitting = Sitting(show_pile=True)
    sitting.turn_of("Dora", "2C")
    assert sitting.fact("pile_cards") == cards("5H 2C")


def test_a_slip_of_turn_order_can_be_allowed_by_the_table():
    sitting = Sitting()
    assert sitting.says("Carl draw_stock", allowed=True) == "ok"
    sitting.all_ok("Carl discard 2C")
    assert sitting.turn == "Bea"


def test_what_is_not_there_cannot_be_allowed():
    sitting = Sitting()
    sitting.all_ok("Dora take_discard")
    refusal = sitting.refusal("Carl take_discard", allowed=True)
    assert refusal.code == "not_your_turn" and refusal.firm
    empty = lying(stock=0, pile="")
    refusal = empty.refusal("Carl draw_stock", allowed=True)
    assert refusal.code == "not_your_turn" and refusal.firm


def test_a_hand_never_falls_below_nothing():
    sitting = Sitting()
    for _ in range(5):
        assert sitting.says("Bea discard ?", allowed=True) == "ok"
    refusal = sitting.refusal("Bea discard ?", allowed=True)
    assert refusal.firm
    assert sitting.fact("sizes") == [5, 0, 5, 5]
    sitting.says("Ana discard ?", allowed=True)
    sitting.says("Dora pass", allowed=True)
    sitting.says("Carl pass", allowed=True)
    assert sitting.refusal("Bea discard ?", allowed=True).code == "must_draw_first"


def test_skipped_turns_are_caught_up_with_stock_draws_nobody_saw():
    sitting = Sitting()
    moves = sitting.deal.catch_up(seat("Ana"))
    assert sitting.match.enter(moves) is None
    assert (sitting.turn, sitting.fact("stock"), sitting.fact("pile")) == ("Ana", 28, 4)
    assert [sitting.match.notation.text(move) for move in moves][:2] == ["0~ 3 draw_stock", "0+~ 3 discard ?"]
    sitting.match.undo()
    assert (sitting.turn, sitting.fact("stock")) == ("Dora", 31)


def test_catching_up_in_the_middle_of_a_turn_finishes_it_first():
    sitting = Sitting()
    sitting.all_ok("Dora draw_stock")
    assert sitting.match.enter(sitting.deal.catch_up(seat("Carl"))) is None
    assert (sitting.turn, sitting.fact("phase"), sitting.fact("stock")) == ("Carl", "draw", 30)


def test_whoever_has_the_turn_has_nothing_to_catch_up():
    sitting = Sitting()
    assert sitting.deal.catch_up(seat("Dora")) == []
    sitting.all_ok("Dora draw_stock")
    assert sitting.deal.catch_up(seat("Dora")) == []
    assert Sitting(upcard=None).deal.catch_up(seat("Ana")) == []


def test_catching_up_knows_hands_of_a_wrong_number():
    sitting = Sitting()
    sitting.all_ok("Dora miscount 4", "Carl miscount 6")
    assert sitting.match.enter(sitting.deal.catch_up(seat("Bea"))) is None
    assert (sitting.turn, sitting.fact("sizes")) == ("Bea", [5, 5, 5, 5])


def test_the_referee_can_be_put_right():
    sitting = Sitting()
    sitting.all_ok("Dora take_discard", "Bea position 10 9C")
    assert (sitting.turn, sitting.fact("phase"), sitting.fact("stock"), sitting.top) == (
        "Bea",
        "draw",
        10,
        "9C",
    )
    assert sitting.fact("pile") == 22  # 52 - 20 in hands - 10
    assert sitting.fact("known") == [[], [], [], []]
    sitting.turn_of("Bea", "5H")


def test_put_right_the_hidden_pile_still_comes_back_as_stock():
    sitting = Sitting()
    sitting.all_ok("Bea position 0 9C")
    assert sitting.says("Bea draw_stock") == "reshuffle"
    assert sitting.fact("stock") == 31


def test_no_stock_is_larger_than_what_was_not_dealt():
    sitting = Sitting()
    refusal = sitting.refusal("Bea position 32 9C", allowed=True)
    assert (refusal.code, refusal.facts["count"]) == ("no_such_stock", 31)
    assert sitting.says("Bea position -1 9C") == "no_such_stock"
    sitting.all_ok("Bea position 31 9C")


def test_a_table_that_began_without_the_device_lays_down_where_it_stands():
    sitting = Sitting(upcard=None)
    sitting.all_ok("Carl position 20 JD")
    assert (sitting.turn, sitting.top) == ("Carl", "JD")
