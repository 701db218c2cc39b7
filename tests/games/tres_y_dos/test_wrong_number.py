# SPDX-FileCopyrightText: 2026 The Mano authors
# SPDX-License-Identifier: MIT
"""Section 7: too few or too many cards in a hand, found after the first turn."""

from tests.games.tres_y_dos.sitting import RIGHT, Sitting, seat


def test_dealt_too_few_one_draws_without_discarding_once():
    sitting = Sitting()
    sitting.all_ok("Dora miscount 4")
    assert (sitting.fact("stock"), sitting.fact("sizes")) == (32, [5, 5, 5, 4])
    sitting.all_ok("Dora draw_stock")
    assert (sitting.turn, sitting.fact("phase"), sitting.fact("sizes")) == ("Carl", "draw", [5, 5, 5, 5])
    sitting.turn_of("Carl")


def test_dealt_too_few_the_card_may_come_from_the_pile():
    sitting = Sitting()
    sitting.all_ok("Dora miscount 4", "Dora take_discard")
    assert (sitting.turn, sitting.top) == ("Carl", None)


def test_dealt_too_many_one_discards_without_drawing_once():
    sitting = Sitting()
    sitting.all_ok("Dora miscount 6")
    assert (sitting.fact("stock"), sitting.fact("phase")) == (30, "discard")
    assert sitting.says("Dora draw_stock") == "already_drew"
    sitting.all_ok("Dora discard 2C")
    assert (sitting.turn, sitting.fact("sizes")) == ("Carl", [5, 5, 5, 5])


def test_dealt_too_few_and_found_after_the_draw_the_turn_is_over():
    sitting = Sitting()
    sitting.all_ok("Dora draw_stock", "Dora miscount 5")
    assert (sitting.turn, sitting.fact("phase"), sitting.fact("stock")) == ("Carl", "draw", 31)
    sitting = Sitting()
    sitting.all_ok("Dora draw_stock", "Dora miscount 7", "Carl miscount 4")
    assert (sitting.turn, sitting.fact("phase")) == ("Dora", "discard")


def test_a_number_told_wrong_before_the_draw_costs_nobody_his_turn():
    sitting = Sitting()
    sitting.all_ok("Dora miscount 6", "Dora miscount 5")
    assert (sitting.turn, sitting.fact("phase")) == ("Dora", "draw")
    sitting.turn_of("Dora")


def test_it_holds_when_the_turn_comes_later():
    sitting = Sitting()
    sitting.all_ok("Carl miscount 6", "Bea miscount 4")
    sitting.turn_of("Dora")
    sitting.all_ok("Carl discard 2C", "Bea draw_stock")
    assert (sitting.turn, sitting.fact("sizes")) == ("Ana", [5, 5, 5, 5])


def test_nobody_shows_until_five():
    sitting = Sitting()
    sitting.all_ok("Carl miscount 6", "Bea miscount 4")
    for name, count in (("Carl", 6), ("Bea", 4)):
        refusal = sitting.refusal(name + " show " + RIGHT)
        assert (refusal.code, refusal.facts["count"]) == ("not_five", count)
    sitting.turn_of("Dora")
    sitting.all_ok("Carl discard 2C")
    assert sitting.says("Carl show " + RIGHT) == "deal_won"


def test_a_hand_has_one_to_nine_cards_and_no_more_than_there_are():
    sitting = Sitting()
    for size in ("0", "-1", "10"):
        assert sitting.says("Dora miscount " + size, allowed=True) == "no_such_number"
    sitting.all_ok("Dora position 2 9C")
    assert sitting.says("Dora miscount 8", allowed=True) == "no_such_number"
    sitting.all_ok("Dora miscount 7")
    assert sitting.fact("stock") == 0
    sitting.all_ok("Carl miscount 1")


def test_the_screen_offers_only_what_is_due():
    sitting = Sitting()
    sitting.all_ok("Dora miscount 4")
    offers = [offer.act for offer in sitting.match.asks().offers]
    assert "draw_stock" in offers and "take_discard" in offers and "discard" not in offers
    sitting.all_ok("Dora miscount 6")
    offers = [offer.act for offer in sitting.match.asks().offers]
    assert "discard" in offers and "draw_stock" not in offers and "take_discard" not in offers


def test_one_press_a_turn_knows_it_too():
    sitting = Sitting(level="turns")
    sitting.all_ok("Dora miscount 4")
    assert sitting.match.enter(sitting.match.moves(("draw_stock",))) is None
    assert sitting.turn == "Carl"
    assert sitting.match.enter(sitting.match.moves(("draw_stock",))) is None
    assert sitting.fact("sizes")[seat("Carl")] == 5
    assert sitting.turn == "Bea"


def test_a_hand_told_in_private_is_told_anew_and_then_only_draws():
    sitting = Sitting(level="hands")
    sitting.all_ok("Dora miscount 4", "Dora tell 2C,3C,4C,6C")
    partial = ("drew", sitting.match.notation.pack.parse("9D"))
    assert sitting.match.asks(partial) is None
    assert sitting.match.enter(sitting.match.moves(partial)) is None
    assert (sitting.turn, sitting.fact("sizes")) == ("Carl", [5, 5, 5, 5])
