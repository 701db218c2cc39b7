# SPDX-FileCopyrightText: 2026 The Mano authors
# SPDX-License-Identifier: MIT
"""Section 5: showing three and two."""

from shared_engine.cards import STANDARD
from tests.games.tres_y_dos.sitting import RIGHT, WRONG, Sitting, lying, seat

ALSO_RIGHT = "9C,9D,9H,4C,4D"


def test_three_of_one_and_two_of_another_win_at_once():
    sitting = Sitting()
    assert sitting.says("Dora show " + RIGHT) == "deal_won"
    assert (sitting.winner, sitting.fact("phase"), sitting.fact("wins")) == ("Dora", "over", [0, 0, 0, 1])


def test_nothing_else_wins():
    for hand in (
        WRONG,
        "KC,KD,KH,KS,7D",
        "KC,KD,7H,7S,8D",
        "KC,KD,KH,7C,2D",
        "2C,3C,4C,5C,6C",
        "2C,2D,3C,3D,4C",
    ):
        sitting = Sitting()
        assert sitting.says("Dora show " + hand) == "wrong_show", hand
        assert sitting.winner is None


def test_ranks_alone_are_enough_to_show():
    assert Sitting().says("Dora show_ranks K,7,K,7,K") == "deal_won"
    assert Sitting().says("Dora show_ranks K,7,K,7,8") == "wrong_show"
    assert Sitting().says("Dora show_ranks K,K,K,K,8") == "wrong_show"


def test_the_table_may_see_it_for_itself():
    assert Sitting().says("Dora agree") == "deal_won"


def test_anybody_shows_at_any_moment_even_before_the_first_turn():
    assert Sitting().says("Bea show " + RIGHT) == "deal_won"
    sitting = Sitting()
    sitting.all_ok("Dora draw_stock")
    assert sitting.says("Bea show " + RIGHT) == "deal_won"


def test_a_wrong_show_costs_nothing_and_the_turn_goes_on():
    sitting = Sitting()
    sitting.all_ok("Dora draw_stock")
    before = sitting.match.facts()
    assert sitting.says("Bea show " + WRONG) == "wrong_show"
    note = sitting.match.notes[0]
    assert (note.facts["seat"], note.facts["seat_turn"]) == (seat("Bea"), seat("Dora"))
    assert sitting.match.facts() == before
    sitting.all_ok("Dora discard 2C")


def test_the_hand_taken_back_may_be_shown_again():
    sitting = Sitting()
    assert sitting.says("Bea show " + WRONG) == "wrong_show"
    assert sitting.says("Bea show " + RIGHT) == "deal_won"


def test_a_wrong_show_may_cost_a_marble():
    sitting = Sitting(wrong_show_penalty="stake", stake=2)
    assert sitting.fact("pot") == 8
    sitting.says("Bea show " + WRONG)
    sitting.says("Bea show_ranks 2,2,3,3,4")
    assert (sitting.fact("pot"), sitting.fact("fines")) == (10, [0, 2, 0, 0])
    assert Sitting(stake=2).says("Bea show " + WRONG) == "wrong_show"


def test_five_cards_are_shown_neither_more_nor_fewer():
    sitting = Sitting()
    for line in (
        "Bea show KC,KD,KH,7C",
        "Bea show KC,KD,KH,7C,7D,7H",
        "Bea show_ranks K,K,K,7",
        "Bea show -",
    ):
        assert sitting.says(line, allowed=True) == "five_cards", line


def test_some_show_only_in_their_own_turn():
    sitting = Sitting(show_when="own_turn")
    refusal = sitting.refusal("Carl show " + RIGHT)
    assert (refusal.code, refusal.facts["seat_turn"]) == ("show_not_now", seat("Dora"))
    assert sitting.says("Dora show " + RIGHT) == "deal_won"


def test_the_own_turn_lasts_until_the_next_player_draws():
    sitting = Sitting(show_when="own_turn")
    sitting.turn_of("Dora", "2C")
    assert sitting.says("Dora show " + WRONG) == "wrong_show"
    assert sitting.says("Carl show " + WRONG) == "wrong_show"
    assert sitting.says("Ana show " + WRONG) == "show_not_now"
    sitting.all_ok("Carl draw_stock")
    assert sitting.says("Dora show " + RIGHT) == "show_not_now"
    assert sitting.says("Carl show %s 2S" % RIGHT) == "deal_won"


def test_dealt_too_many_the_next_player_draws_nothing_that_would_end_it():
    sitting = Sitting(show_when="own_turn")
    sitting.all_ok("Carl miscount 6")
    sitting.turn_of("Dora", "2C")
    assert sitting.says("Dora show " + WRONG) == "wrong_show"
    sitting.all_ok("Carl discard 2S")
    assert sitting.says("Dora show " + RIGHT) == "show_not_now"
    assert sitting.says("Carl show " + RIGHT) == "deal_won"


def test_the_table_may_allow_a_show_out_of_turn():
    sitting = Sitting(show_when="own_turn")
    assert sitting.says("Carl show " + RIGHT, allowed=True) == "deal_won"


def test_where_no_turns_are_told_no_show_is_out_of_turn():
    sitting = Sitting(level="score", show_when="own_turn")
    assert sitting.says("Carl agree") == "deal_won"


def test_who_holds_six_names_the_sixth():
    sitting = Sitting()
    sitting.all_ok("Dora draw_stock")
    for line in ("Dora show " + RIGHT, "Dora show_ranks K,K,K,7,7", "Dora agree"):
        refusal = sitting.refusal(line, allowed=True)
        assert refusal.code == "needs_sixth" and refusal.firm
    assert sitting.says("Dora show %s 3S" % RIGHT) == "deal_won"
    assert (sitting.winner, sitting.top) == ("Dora", "3S")


def test_the_sixth_is_named_with_ranks_and_with_a_nod_too():
    for line in ("Dora show_ranks K,K,K,7,7 3S", "Dora agree 3S", "Dora agree ?"):
        sitting = Sitting()
        sitting.all_ok("Dora draw_stock")
        assert sitting.says(line) == "deal_won"


def test_who_holds_five_has_no_sixth():
    sitting = Sitting()
    assert sitting.says("Dora show %s 3S" % RIGHT, allowed=True) == "no_sixth"
    sitting.all_ok("Dora draw_stock")
    assert sitting.says("Bea show %s 3S" % RIGHT) == "no_sixth"


def test_nobody_allows_a_sixth_card_that_is_not_there():
    sitting = Sitting(show_when="own_turn")
    refusal = sitting.refusal("Carl show %s 3S" % RIGHT, allowed=True)
    assert refusal.code == "show_not_now" and refusal.firm
    sitting.all_ok("Dora miscount 4")
    refusal = sitting.refusal("Dora show %s 3S" % RIGHT, allowed=True)
    assert refusal.code == "not_five" and refusal.firm
    assert Sitting(level="score").says("Carl agree 3S", allowed=True) == "no_sixth"


def test_the_sixth_may_not_be_the_card_just_taken():
    sitting = Sitting(upcard="KS")
    sitting.all_ok("Dora take_discard")
    assert sitting.says("Dora show KC,KD,KH,7C,7D KS") == "take_back"
    assert sitting.says("Dora show KS,KD,KH,7C,7D KC") == "deal_won"


def test_nor_its_rank_under_the_house_rule():
    sitting = Sitting(upcard="KS", take_back="same_rank")
    sitting.all_ok("Dora take_discard")
    assert sitting.says("Dora show KS,KD,KH,7C,7D KC") == "take_back_rank"


def test_a_sixth_that_nobody_told_is_not_the_card_just_taken_either():
    for rule in ("same_card", "same_rank"):
        for line in (
            "Dora show %s ?" % RIGHT,
            "Dora show %s ?S" % RIGHT,
            "Dora show_ranks K,K,K,7,7 ?",
            "Dora show_ranks K,K,K,7,7 8S",
        ):
            sitting = Sitting(upcard="9S", take_back=rule)
            sitting.all_ok("Dora take_discard")
            refusal = sitting.refusal(line)
            assert (refusal.code, STANDARD.text(refusal.facts["card"])) == ("taken_missing", "9S"), line
            assert sitting.says("Dora show_ranks 9,9,9,7,7 ?") == "deal_won"
    sitting = Sitting(upcard="9S")
    sitting.all_ok("Dora take_discard")
    assert sitting.says("Dora show_ranks K,K,K,7,7 9?") == "taken_missing"
    assert sitting.says("Dora show_ranks K,K,K,9,9 9?") == "deal_won"


def test_it_may_be_where_the_ban_is_off():
    for sixth in ("?", "9?", "?S"):
        sitting = Sitting(upcard="9S", take_back="off")
        sitting.all_ok("Dora take_discard")
        assert sitting.says("Dora show %s %s" % (RIGHT, sixth)) == "deal_won"


def test_a_card_taken_earlier_may_be_a_sixth_that_nobody_told():
    sitting = Sitting(2, upcard="9S")
    sitting.turn_of("Bea", "2C", draw="take_discard")
    sitting.turn_of("Ana", "7S")
    sitting.all_ok("Bea take_discard")
    assert sitting.says("Bea show_ranks K,K,K,7,7 ?") == "deal_won"


def test_the_sixth_may_be_the_card_drawn_from_the_stock():
    sitting = Sitting()
    sitting.all_ok("Dora draw_stock")
    assert sitting.says("Dora show KC,KD,KH,7C,7D KS") == "deal_won"


def test_some_throw_before_they_show():
    sitting = Sitting(show_six="discard_first")
    sitting.all_ok("Dora draw_stock")
    assert sitting.says("Dora show %s 3S" % RIGHT) == "discard_first"
    assert sitting.says("Bea show " + WRONG) == "wrong_show"
    sitting.all_ok("Dora discard 3S")
    assert sitting.says("Dora show " + RIGHT) == "deal_won"


def test_the_table_may_allow_a_show_before_the_throw():
    sitting = Sitting(show_six="discard_first")
    sitting.all_ok("Dora draw_stock")
    assert sitting.says("Dora show %s 3S" % RIGHT, allowed=True) == "deal_won"


def test_after_a_right_show_nothing_counts():
    sitting = Sitting()
    sitting.all_ok("Dora draw_stock")
    assert sitting.says("Bea show " + RIGHT) == "deal_won"
    for line in (
        "Dora discard 2C",
        "Carl draw_stock",
        "Carl take_discard",
        "Carl show " + ALSO_RIGHT,
        "Carl agree",
        "Dora pass",
        "Dora miscount 4",
        "Dora position 3 2C",
        "Dora tell KC,KD,KH,7C,7D",
    ):
        refusal = sitting.refusal(line, allowed=True)
        assert refusal.code == "deal_over" and refusal.firm, line
        assert refusal.facts["seat"] == seat("Bea")


def test_an_empty_table_without_a_name_has_no_winner():
    sitting = Sitting()
    assert sitting.winner is None
    assert sitting.match.refusal(sitting.move("Bea also " + RIGHT)).code == "nobody_showed"


# -- shows at the same time


def showing_together(sitting, *names):
    """Each of them shows a right hand at the same time, in this order."""
    hands = ("KC,KD,KH,7C,7D", "9C,9D,9H,4C,4D", "QC,QD,QH,2C,2D", "JC,JD,JH,3C,3D")
    for i, name in enumerate(names):
        came = sitting.says("%s %s %s" % (name, "also" if i else "show", hands[i]))
        assert came == "deal_won", came
    return sitting.winner


def test_the_first_from_the_dealer_on_wins_the_dealer_last():
    assert showing_together(Sitting(), "Bea", "Ana", "Carl") == "Carl"
    assert showing_together(Sitting(), "Ana", "Bea") == "Bea"
    assert showing_together(Sitting(), "Carl", "Dora", "Ana") == "Dora"
    assert showing_together(Sitting(direction="cw"), "Carl", "Ana", "Bea") == "Bea"
    assert showing_together(Sitting(dealer="Carl"), "Carl", "Dora", "Bea") == "Bea"


def test_some_count_from_the_turn_on():
    sitting = Sitting(tie_from="turn")
    sitting.turn_of("Dora")
    sitting.turn_of("Carl")
    assert showing_together(sitting, "Dora", "Bea") == "Bea"
    sitting = Sitting()
    sitting.turn_of("Dora")
    sitting.turn_of("Carl")
    assert showing_together(sitting, "Bea", "Dora") == "Dora"


def test_only_right_hands_take_part():
    sitting = Sitting()
    assert sitting.says("Dora show " + WRONG) == "wrong_show"
    assert sitting.says("Ana show " + ALSO_RIGHT) == "deal_won"
    assert sitting.says("Carl also 2C,3C,5C,6C,8C") == "wrong_show"
    assert sitting.winner == "Ana"
    assert sitting.says("Bea also_ranks 2,2,3,3,3") == "deal_won"
    assert sitting.winner == "Bea"
    assert sitting.fact("wins") == [0, 1, 0, 0]


def test_a_wrong_show_at_the_same_time_costs_its_marble_too():
    sitting = Sitting(stake=1, wrong_show_penalty="stake")
    sitting.says("Bea show " + RIGHT)
    sitting.says("Carl also 2C,3C,4C,5C,6C")
    assert sitting.fact("marbles") == [-1, 4, -2, -1]


def test_nobody_shows_twice():
    sitting = Sitting()
    sitting.says("Bea show " + RIGHT)
    assert sitting.says("Bea also " + ALSO_RIGHT, allowed=True) == "already_showed"


def test_a_nod_of_the_table_counts_at_the_same_time_too():
    sitting = Sitting()
    assert sitting.says("Bea agree") == "deal_won"
    assert sitting.says("Carl also_agree") == "deal_won"
    assert sitting.winner == "Carl"


def test_a_card_cannot_be_in_two_hands_shown():
    sitting = Sitting()
    sitting.says("Bea show " + RIGHT)
    assert sitting.says("Carl also KC,9D,9H,KS,9S") == "card_in_hand"
    assert sitting.says("Carl also_ranks K,K,9,9,9") == "too_many_of_rank"
    assert sitting.says("Carl also_ranks K,9,9,9,8") == "wrong_show"


def test_who_held_six_names_the_sixth_also_when_somebody_else_was_entered_first():
    sitting = Sitting()
    sitting.all_ok("Dora draw_stock")
    assert sitting.says("Bea show " + RIGHT) == "deal_won"
    assert sitting.says("Dora also " + ALSO_RIGHT) == "needs_sixth"
    assert sitting.says("Carl also %s 2S" % ALSO_RIGHT) == "no_sixth"
    assert sitting.says("Dora also %s 2S" % ALSO_RIGHT) == "deal_won"
    assert sitting.winner == "Dora"


def test_shows_at_the_same_time_keep_the_house_rules_of_showing():
    sitting = Sitting(show_when="own_turn")
    sitting.says("Dora show " + RIGHT)
    assert sitting.says("Carl also " + ALSO_RIGHT) == "show_not_now"
    sitting = Sitting(show_six="discard_first")
    sitting.all_ok("Dora draw_stock")
    sitting.says("Bea show " + RIGHT)
    assert sitting.says("Dora also %s 2S" % ALSO_RIGHT) == "discard_first"


def test_press_order_decides_a_race():
    sitting = Sitting()
    assert sitting.says("Bea show " + RIGHT, at=1000) == "deal_won"
    assert sitting.says("Carl show " + ALSO_RIGHT, at=1000) == "deal_over"


def test_some_count_half_a_second_as_the_same_time():
    sitting = Sitting(tie_window=500)
    assert sitting.says("Bea show " + RIGHT, at=1000) == "deal_won"
    assert sitting.says("Bea show " + ALSO_RIGHT, at=1100) == "already_showed"
    assert sitting.says("Dora show 2S,3S,5S,6S,8S", at=1400) == "wrong_show"
    assert sitting.says("Carl show_ranks 9,9,9,4,4", at=1500) == "deal_won"
    assert sitting.says("Dora agree", at=1500) == "deal_won"
    assert sitting.winner == "Dora"
    assert sitting.says("Ana show_ranks 3,3,3,2,2", at=1501) == "deal_over"
    assert sitting.says("Dora draw_stock", at=1501) == "deal_over"


def test_a_show_put_back_long_after_the_win_is_not_of_the_same_time():
    sitting = Sitting(tie_window=500)
    sitting.says("Carl agree", at=5000)
    sitting.says("Dora agree", at=5200)
    sitting.says("Bea agree", at=5300)
    sitting.match.undo()
    sitting.match.undo()
    assert sitting.says("Ana also_agree", at=15000) == "deal_won", "it was she, not Dora"
    sitting.match.mended()
    assert sitting.match.put_back().code == "deal_over"
    assert sitting.match.status() == []


def test_only_a_show_counts_as_the_same_time():
    sitting = Sitting(tie_window=500)
    sitting.says("Bea show " + RIGHT, at=1000)
    assert sitting.says("Dora draw_stock", at=1000) == "deal_over"


def test_hands_and_pile_are_known_after_a_right_show():
    sitting = lying(pile="2C 3C", known={"Bea": "KC"})
    assert sitting.says("Bea show " + RIGHT) == "deal_won"
    assert [STANDARD.text(card) for card in sitting.fact("known")[1]] == RIGHT.split(",")
