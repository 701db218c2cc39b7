# SPDX-FileCopyrightText: 2026 The Mano authors
# SPDX-License-Identifier: MIT
"""Section 7: entries that cannot be true are asked again; they are never a wrong show."""

from shared_engine.cards import STANDARD
from tests.games.tres_y_dos.sitting import RIGHT, Sitting, lying, seat


def test_a_card_twice_in_one_hand():
    for line in ("Dora show KC,KC,KH,7C,7D", "Dora show KC,KC,2H,3C,4D"):
        refusal = Sitting(wrong_show_penalty="stake").refusal(line)
        assert refusal.code == "card_twice" and refusal.facts["card"] == STANDARD.parse("KC")
    sitting = Sitting()
    sitting.all_ok("Dora draw_stock")
    assert sitting.says("Dora show %s 7D" % RIGHT) == "card_twice"


def test_a_shown_card_lying_in_the_pile():
    sitting = lying(turn="Carl", stock=20, pile="7C 2H 3H")
    assert sitting.says("Carl show " + RIGHT) == "card_was_upcard"
    sitting = Sitting()
    sitting.turn_of("Dora", "7C")
    refusal = sitting.refusal("Carl show " + RIGHT)
    assert (refusal.code, refusal.facts["seat"], refusal.facts["card"]) == (
        "card_in_pile",
        seat("Dora"),
        STANDARD.parse("7C"),
    )


def test_a_shown_card_known_in_another_hand():
    sitting = Sitting(upcard="KC")
    sitting.turn_of("Dora", "2C", draw="take_discard")
    refusal = sitting.refusal("Carl show " + RIGHT)
    assert (refusal.code, refusal.facts["seat"]) == ("card_in_hand", seat("Dora"))
    assert sitting.says("Dora show " + RIGHT) == "deal_won"


def test_a_shown_hand_without_a_card_that_was_taken():
    sitting = Sitting(upcard="9S")
    sitting.turn_of("Dora", "2C", draw="take_discard")
    refusal = sitting.refusal("Dora show " + RIGHT)
    assert (refusal.code, refusal.facts["card"]) == ("card_missing", STANDARD.parse("9S"))
    assert sitting.says("Dora show_ranks K,K,K,7,7") == "card_missing"
    assert sitting.says("Dora show_ranks K,K,K,9,9") == "deal_won"


def test_the_card_that_is_missed_is_named():
    for hand, missing in (("2C,3C,4C,5C,6C", "9S"), ("9S,3C,4C,5C,6C", "9D"), ("9S,9D,4C,5C,6C", "9H")):
        refusal = lying(known={"Dora": "9S 9D 9H"}).refusal("Dora show " + hand)
        assert STANDARD.text(refusal.facts["card"]) == missing


def test_among_six_the_taken_card_is_one_of_the_six():
    sitting = Sitting(upcard="9S", take_back="off")
    sitting.all_ok("Dora take_discard")
    assert sitting.says("Dora show %s 8S" % RIGHT) == "card_missing"
    assert sitting.says("Dora show %s 9S" % RIGHT) == "deal_won"


def test_a_taken_card_thrown_later_is_no_longer_missed():
    sitting = Sitting(2, upcard="9S")
    sitting.turn_of("Bea", "2C", draw="take_discard")
    sitting.turn_of("Ana", "2D")
    sitting.turn_of("Bea", "9S")
    assert sitting.says("Bea show " + RIGHT) == "deal_won"


def test_a_taken_card_that_may_have_been_thrown_is_not_missed():
    for thrown in ("?", "9?", "?S"):
        sitting = Sitting(2, upcard="9S")
        sitting.turn_of("Bea", "2C", draw="take_discard")
        sitting.turn_of("Ana", "2D")
        sitting.turn_of("Bea", thrown)
        assert sitting.says("Bea show " + RIGHT) == "deal_won", thrown
    sitting = Sitting(2, upcard="9S")
    sitting.turn_of("Bea", "2C", draw="take_discard")
    sitting.turn_of("Ana", "2D")
    sitting.turn_of("Bea", "8?")
    assert sitting.says("Bea show " + RIGHT) == "card_missing"


def test_cards_told_in_part_are_matched_as_well_as_they_can_be():
    hand = "7H,7C,KD,KH,KS"
    assert lying(known={"Dora": "?H 7?"}).says("Dora show " + hand) == "deal_won"
    assert lying(known={"Dora": "7? ?H"}).says("Dora show " + hand) == "deal_won"
    assert lying(known={"Dora": "7? 7? ?H"}).says("Dora show " + hand) == "deal_won"
    assert lying(known={"Dora": "7? 7? 7?"}).says("Dora show " + hand) == "card_missing"
    assert lying(known={"Dora": "7? 7? ?H ?H ?C"}).says("Dora show " + hand) == "card_missing"


def test_a_discard_lying_in_the_pile_or_known_in_another_hand():
    sitting = Sitting(upcard="JD")
    sitting.turn_of("Dora", "2S", draw="take_discard")
    sitting.all_ok("Carl draw_stock")
    assert sitting.says("Carl discard JD") == "card_in_hand"
    assert sitting.says("Carl discard 2S") == "card_in_pile"
    sitting.all_ok("Carl discard JC")


def test_the_sixth_lying_in_the_pile_or_known_in_another_hand():
    sitting = lying(turn="Carl", pile="2S 9D", known={"Bea": "JD"})
    sitting.all_ok("Carl draw_stock")
    assert sitting.says("Carl show %s 2S" % RIGHT) == "card_was_upcard"
    assert sitting.says("Carl show %s JD" % RIGHT) == "card_in_hand"
    assert sitting.says("Carl agree JD") == "card_in_hand"
    assert sitting.says("Carl show %s 2H" % RIGHT) == "deal_won"


def test_five_of_a_rank_told_by_rank():
    sitting = lying(turn="Carl", stock=20, pile="KC 2H KS 3H")
    refusal = sitting.refusal("Bea show_ranks K,K,K,7,7")
    assert (refusal.code, STANDARD.ranks[refusal.facts["rank"]], refusal.facts["count"]) == (
        "too_many_of_rank",
        "K",
        5,
    )
    assert sitting.says("Bea show_ranks 7,7,7,K,K") == "deal_won"
    assert Sitting().says("Bea show_ranks K,K,K,K,K") == "too_many_of_rank"


def test_five_of_a_rank_counting_other_hands():
    sitting = lying(pile="KC 2H", known={"Ana": "KS", "Bea": "KD"})
    assert sitting.says("Carl show_ranks K,K,K,7,7") == "too_many_of_rank"
    assert sitting.says("Carl show_ranks 7,7,7,K,K") == "too_many_of_rank"
    assert sitting.says("Bea show_ranks 7,7,7,K,K") == "deal_won"  # her own KD is among them


def test_five_of_a_rank_counting_the_sixth():
    sitting = lying(turn="Carl", pile="KC KS 2H")
    sitting.all_ok("Carl draw_stock")
    assert sitting.says("Carl show_ranks K,K,7,7,7 K?") == "too_many_of_rank"
    assert sitting.says("Carl show_ranks K,K,7,7,7 8?") == "deal_won"


def test_ranks_in_the_pile_count_though_their_suits_were_not_told():
    sitting = lying(pile="K? K? 2H")
    assert sitting.says("Carl show KC,KD,KH,7C,7D") == "too_many_of_rank"
    sitting = lying(turn="Carl", pile="K? K? K? K?")
    sitting.all_ok("Carl draw_stock")
    for card in ("K?", "KH"):
        refusal = sitting.refusal("Carl discard " + card)
        assert (refusal.code, refusal.facts["count"]) == ("too_many_of_rank", 5)


def test_the_very_card_is_named_before_its_rank_in_whatever_order_they_lie():
    for hand in ("7C,7S,7H,2C,2D", "7S,7C,7H,2C,2D", "2C,2D,7H,7C,7S"):
        sitting = Sitting(upcard="7D")
        sitting.turn_of("Dora", "7S")
        refusal = sitting.refusal("Bea show " + hand)
        assert (refusal.code, refusal.facts["seat"]) == ("card_in_pile", seat("Dora"))
        assert sitting.match.enter([refusal.mend, sitting.move("Bea show " + hand)]) is None
        assert sitting.winner == "Bea"


def test_no_table_allows_a_card_twice_whatever_else_is_wrong():
    sitting = lying(pile="KS KH", turn="Dora", show_when="own_turn")
    assert sitting.says("Dora show KC,KC,KD,7C,7D", allowed=True) == "card_twice"
    assert sitting.says("Bea show KC,KC,KD,7C,7D", allowed=True) == "card_twice"
    sitting = Sitting(upcard="KS")
    sitting.all_ok("Dora take_discard")
    assert sitting.says("Dora show KS,KD,KH,7C,7D KS", allowed=True) == "card_twice"


def test_the_table_may_allow_what_seems_impossible():
    sitting = Sitting()
    sitting.turn_of("Dora", "7C")
    sitting.all_ok("Carl draw_stock")
    assert sitting.says("Carl discard 7C", allowed=True) == "ok"


def test_the_same_card_again_mends_the_older_entry_with_one_press():
    sitting = Sitting()
    sitting.turn_of("Dora", "7C")
    sitting.all_ok("Carl draw_stock")
    refusal = sitting.refusal("Carl discard 7C")
    assert sitting.match.enter([refusal.mend, sitting.move("Carl discard 7C")]) is None
    assert (sitting.top, sitting.turn, sitting.fact("pile")) == ("7C", "Bea", 3)
    assert sitting.deal.known.pile[1] == STANDARD.UNKNOWN
    sitting.match.undo()
    assert sitting.deal.known.pile[1] == STANDARD.parse("7C")
    assert sitting.turn == "Carl"


def test_the_upcard_can_be_the_wrong_entry_too():
    sitting = Sitting(upcard="7C")
    sitting.turn_of("Dora", "2C")
    sitting.all_ok("Carl draw_stock")
    refusal = sitting.refusal("Carl discard 7C")
    assert refusal.code == "card_was_upcard"
    assert sitting.match.enter([refusal.mend]) is None
    sitting.all_ok("Carl discard 7C")
