# SPDX-FileCopyrightText: 2026 The Mano authors
# SPDX-License-Identifier: MIT
"""Section 4: the empty stock."""

from tests.games.tres_y_dos.sitting import lying, seat

SIX = "2C 3C 4C 6D 8S 9H"


def test_an_empty_stock_alone_changes_nothing():
    sitting = lying(turn="Carl", stock=0, pile=SIX)
    sitting.turn_of("Carl", "JC", draw="take_discard")
    sitting.turn_of("Bea", "QC", draw="take_discard")
    assert (sitting.fact("stock"), sitting.fact("pile"), sitting.top) == (0, 6, "QC")


def test_the_last_card_of_the_stock_is_drawn_without_a_shuffle():
    sitting = lying(turn="Carl", stock=1, pile=SIX)
    sitting.turn_of("Carl", "JC")
    assert (sitting.fact("stock"), sitting.fact("pile")) == (0, 7)


def test_whoever_draws_from_the_empty_stock_has_the_dealer_shuffle_the_whole_pile():
    sitting = lying(turn="Carl", stock=0, pile=SIX)
    assert sitting.says("Carl draw_stock") == "reshuffle"
    note = sitting.match.notes[0]
    assert (note.facts["seat"], note.facts["seat_turn"], note.facts["stock"]) == (
        seat("Ana"),
        seat("Carl"),
        6,
    )
    assert (sitting.fact("stock"), sitting.fact("pile"), sitting.top) == (5, 0, None)
    assert (sitting.turn, sitting.fact("phase")) == ("Carl", "discard")


def test_after_it_that_player_can_only_discard_and_starts_the_new_pile():
    sitting = lying(turn="Carl", stock=0, pile=SIX)
    sitting.says("Carl draw_stock")
    assert sitting.says("Carl take_discard") == "already_drew"
    sitting.all_ok("Carl discard JC")
    assert (sitting.fact("pile"), sitting.top) == (1, "JC")


def test_the_top_card_may_stay():
    sitting = lying(turn="Carl", stock=0, pile=SIX, keep_top=True)
    assert sitting.says("Carl draw_stock") == "reshuffle"
    assert (sitting.fact("stock"), sitting.fact("pile"), sitting.top) == (4, 1, "9H")


def test_a_single_card_that_stays_leaves_nothing_to_draw():
    sitting = lying(turn="Carl", stock=0, pile="9H", keep_top=True)
    assert sitting.says("Carl draw_stock") == "pile_empty"
    sitting.all_ok("Carl take_discard")


def test_a_single_card_is_enough_when_it_does_not_stay():
    sitting = lying(turn="Carl", stock=0, pile="9H")
    assert sitting.says("Carl draw_stock") == "reshuffle"
    assert (sitting.fact("stock"), sitting.fact("pile")) == (0, 0)


def test_some_shuffle_as_soon_as_the_last_card_is_drawn():
    sitting = lying(turn="Carl", stock=1, pile=SIX, recycle="at_once")
    assert sitting.says("Carl draw_stock") == "reshuffle"
    assert (sitting.fact("stock"), sitting.fact("pile")) == (6, 0)
    sitting = lying(turn="Carl", stock=2, pile=SIX, recycle="at_once")
    assert sitting.says("Carl draw_stock") == "ok"
    sitting = lying(turn="Carl", stock=1, pile=SIX, recycle="at_once", keep_top=True)
    assert sitting.says("Carl draw_stock") == "reshuffle"
    assert (sitting.fact("stock"), sitting.top) == (5, "9H")


def test_nothing_is_shuffled_where_nothing_lies():
    sitting = lying(turn="Carl", stock=1, pile="9H", recycle="at_once", keep_top=True)
    assert sitting.says("Carl draw_stock") == "ok"
    assert (sitting.fact("stock"), sitting.top) == (0, "9H")
    for keep_top in (True, False):
        sitting = lying(turn="Carl", stock=1, pile="", recycle="at_once", keep_top=keep_top)
        assert sitting.says("Carl draw_stock") == "ok"
        assert (sitting.fact("stock"), sitting.fact("pile")) == (0, 0)


def test_the_empty_pile_gives_no_card():
    sitting = lying(turn="Carl", stock=3, pile="")
    refusal = sitting.refusal("Carl take_discard", allowed=True)
    assert refusal.code == "pile_empty" and refusal.firm
    assert lying(turn="Carl", stock=0, pile="").says("Carl draw_stock", allowed=True) == "pile_empty"


def test_a_shuffled_card_may_turn_up_again():
    sitting = lying(turn="Carl", stock=0, pile=SIX)
    sitting.says("Carl draw_stock")
    sitting.all_ok("Carl discard 2C")


def test_a_card_that_stayed_may_not():
    sitting = lying(turn="Carl", stock=0, pile=SIX, keep_top=True)
    sitting.says("Carl draw_stock")
    assert sitting.says("Carl discard 9H") == "card_was_upcard"


def test_what_was_taken_stays_known_through_the_shuffle():
    sitting = lying(turn="Carl", stock=0, pile=SIX)
    sitting.turn_of("Carl", "JC", draw="take_discard")
    assert sitting.says("Bea draw_stock") == "reshuffle"
    assert sitting.says("Bea discard 9H") == "card_in_hand"
    sitting.all_ok("Bea discard JC")


def test_the_screen_says_that_the_stock_is_empty():
    assert lying(turn="Carl", stock=0, pile=SIX).match.asks().head == "no_stock"
    assert lying(turn="Carl", stock=1, pile=SIX).match.asks().head == "draws"
