# SPDX-FileCopyrightText: 2026 The Mano authors
# SPDX-License-Identifier: MIT
"""Turns, passes and rounds."""

import pytest

from shared_engine.rulings import LogError
from tests.games.pusoy_dos.sitting import Sitting, begun, card


def test_the_holder_of_the_lowest_card_opens_with_it():
    table = begun("Carl")
    assert table.turn == "Carl" and table.facts["duty"] == card("3C")
    assert table.all_say("Ana play 3D", "Carl play 4C", "Carl pass", "Carl play 3C 3D") == [
        "not_your_turn",
        "needs_lowest",
        "must_lead",
        "ok",
    ]
    assert table.turn == "Dora" and table.facts["counts"] == [13, 13, 11, 13]


@pytest.mark.parametrize(
    "opening",
    [
        "3C",
        "3C 3H",
        "3C 3S 3D",
        "3C 4D 5H 6S 7C",
        "3C 4C 6C 9C KC",
        "3C 3D 3H 9S 9D",
        "3C 3D 3H 3S 9D",
        "3C 4C 5C 6C 7C",
        "AH 2H 3C 4S 5S",
    ],
)
def test_the_opening_card_may_go_in_any_play(opening):
    assert "needs_lowest" not in begun().says(f"Ana play {opening}")


def test_a_table_may_let_the_opener_keep_its_lowest_card():
    assert begun(include_lowest=False).says("Ana play 4C") == "ok"


def test_with_other_suits_the_three_of_the_lowest_suit_opens():
    table = begun(suit_order="DCHS")
    assert table.all_say("Ana play 3C", "Ana play 3D") == ["needs_lowest", "ok"]


def test_three_passes_end_a_round_and_the_last_to_lay_leads_anything():
    table = begun()
    table.all_say("Ana play 3C", "Bea play 6C", "Carl pass", "Dora play 10S", "Ana play KD", "Bea pass")
    assert table.says("Carl play 2C") == "ok", "passing once does not bar Carl from playing later"
    assert table.all_say("Dora pass", "Ana pass", "Bea pass") == ["ok", "ok", "round_over"]
    assert table.turn == "Carl" and table.facts["leading"]
    assert table.says("Carl play 4C 4D") == "ok"


def test_passes_before_the_last_play_do_not_count():
    table = begun()
    table.all_say("Ana play 3C", "Bea pass", "Carl pass", "Dora play 5D", "Ana pass", "Bea pass")
    assert table.says("Carl pass") == "round_over"
    assert table.turn == "Dora"


def test_who_passed_is_out_of_the_round_where_the_table_wants_it():
    table = begun(passed_out=True)
    table.all_say("Ana play 3C", "Bea play 6C", "Carl pass", "Dora play 10S", "Ana play KD", "Bea pass")
    assert table.turn == "Dora", "Carl is skipped"
    assert table.all_say("Carl play 2C", "Carl pass", "Dora pass") == [
        "passed_out",
        "passed_out",
        "round_over",
    ]
    assert table.turn == "Ana"
    assert table.all_say("Ana play 4C", "Bea pass", "Carl play 5C") == ["ok", "ok", "ok"], (
        "a new round frees all"
    )


def test_a_play_ends_the_round_when_everybody_else_is_out_of_it():
    table = begun(passed_out=True, play_on=True).lies([1, 5, 5, 5], "Ana", "4C", "Dora")
    assert table.all_say("Ana play 5C", "Bea pass", "Carl pass", "Dora play 6C") == [
        "out",
        "ok",
        "ok",
        "round_over",
    ]
    assert table.turn == "Dora" and table.facts["leading"]


def test_the_best_two_may_end_a_round_at_once():
    table = begun(auto_end_2D=True)
    assert table.all_say("Ana play 3C", "Bea play 2H", "Carl play 2D") == ["ok", "ok", "round_over"]
    assert table.turn == "Carl"
    assert begun().all_say("Ana play 3C", "Bea play 2D") == ["ok", "ok"], "by default passes are still taken"


def test_a_pair_with_the_best_two_ends_nothing_by_itself():
    table = begun(auto_end_2D=True).lies([5, 5, 5, 5], "Ana", "AC AD", "Dora")
    assert table.says("Ana play 2D 2C") == "ok"


def test_where_spades_are_best_their_two_ends_the_round():
    table = begun(auto_end_2D=True, suit_order="DCHS")
    assert table.all_say("Ana play 3D", "Bea play 2D", "Carl play 2S") == ["ok", "ok", "round_over"]


def test_play_goes_to_the_right_where_the_table_wants_it():
    table = begun(direction="ccw")
    table.all_say("Ana play 3C", "Dora pass", "Carl play 4C")
    assert table.turn == "Bea"


@pytest.mark.parametrize(
    "over, attempt, code",
    [
        ("9H", "8D", "lower_card"),
        ("9H", "9S", "lower_card"),
        ("9H", "10C JC", "no_pair"),
        ("9H", "10C 10S", "needs_one"),
        ("9H 9S", "10C", "needs_two"),
        ("9H 9S 9C", "10C", "needs_three"),
        ("3H 4S 5S 6D 7C", "2D", "needs_five"),
        ("3H 4S 5S 6D 7C", "AC 2S 3S 4D 5D", "lower_card"),
        ("3S 6S 9S QS AS", "4C 5C 7C 8C 2C", "lower_suit"),
        ("3S 6S 9S QS AS", "10D JC QD KC AD", "under_flush"),
        ("5C 5D 5H 3C 3D", "2D AD KD QD 10D", "under_full"),
        ("4C 4S 4H 4D 3C", "2D 2H 2S AD AH", "under_four"),
        ("3C 4C 5C 6C 7C", "2D 2H 2S 2C AD", "under_straight_flush"),
        ("9H 9S", "8C 8D", "lower_card"),
        ("9H 9S 9C", "8C 8D 8H", "lower_card"),
        ("9H", "10C 10S 10H 10D", "no_such_size"),
    ],
)
def test_an_attempt_is_refused_with_the_reason(over, attempt, code):
    table = begun().lies([13, 13, 13, 13], "Ana", over, "Dora")
    before = table.facts
    assert table.says(f"Ana play {attempt}") == code
    assert table.facts == before, "a refused attempt changes nothing"


def test_a_card_seen_before_is_refused_and_the_older_entry_can_be_mended():
    table = begun()
    table.all_say("Ana play 3C", "Bea play 9H", "Carl pass", "Dora pass", "Ana pass")
    refusal = table.match.refusal(table.move("Bea play 9H 9S"))
    assert refusal.code == "card_laid" and refusal.facts["seat"] == 1
    assert table.match.enter([refusal.mend, table.move("Bea play 9H 9S")]) is None
    assert table.facts["counts"] == [12, 10, 13, 13]


def test_nobody_lays_more_cards_than_held():
    table = begun().lies([2, 5, 4, 3])
    assert table.all_say("Ana play 5C 5D 5H", "Ana play 5C 5D") == ["not_enough", "hand_won"]


def test_five_cards_of_a_rank_are_told_from_four():
    table = begun().lies([5, 5, 5, 5], played="9C 9S 9H 9D")
    assert table.says("Ana play 9?") == "too_many_of_rank"


@pytest.mark.parametrize("spelling", ["10H", "TH", "th", "10h"])
def test_ten_may_be_spelled_in_any_way(spelling):
    table = begun().lies([5, 5, 5, 5])
    table.says(f"Ana play {spelling}")
    assert table.facts["cards"] == [card("10H")]


def test_an_unknown_card_is_an_error():
    with pytest.raises(LogError, match="bad_argument"):
        begun().says("Ana play 11H")


def test_undoing_the_last_pass_gives_the_round_back():
    table = begun()
    table.all_say("Ana play 3C", "Bea play 6C", "Carl pass", "Dora pass")
    before = table.facts
    assert table.says("Ana pass") == "round_over"
    assert table.facts["leading"]
    table.undo()
    assert table.facts == before and table.facts["cards"] == [card("6C")] and table.facts["passed"] == [2, 3]


def test_the_last_card_is_announced():
    table = begun().lies([2, 5, 4, 3])
    assert table.says("Ana play 5C") == "last_card"


def test_five_cards_are_named_by_what_decides():
    table = begun()
    assert table.says("Ana play 3C 4C 6C 7C 9C") == "flush"
    note = table.match.notes[0]
    assert note.facts == {"seat": 0, "card": card("9C")}


@pytest.mark.parametrize(
    "starts, then",
    [
        ("Ana starts", "already_dealt"),
        ("Ana play 3C", "not_dealt"),
        ("Ana pass", "not_dealt"),
    ],
)
def test_nothing_is_played_before_somebody_starts_and_nobody_starts_twice(starts, then):
    table = begun() if then == "already_dealt" else Sitting()
    assert table.says(starts) == then


# -- deals for two and three


def test_three_players_have_an_odd_card_and_the_starter_takes_it():
    table = Sitting(3)
    table.all_say("Ana upcard KS", "Bea starts")
    assert table.facts["counts"] == [17, 18, 17]
    assert table.all_say("Bea play KS", "Bea play 3C", "Carl play KS", "Carl pass", "Ana pass") == [
        "needs_lowest",
        "ok",
        "card_in_hand",
        "ok",
        "round_over",
    ], "two passes suffice"


def test_the_dealer_starts_when_the_odd_card_opens():
    table = Sitting(3)
    table.says("Ana upcard 3C")
    assert table.all_say("Bea starts", "Ana starts") == ["dealer_starts", "starts"]
    assert table.facts["counts"] == [18, 17, 17]


def test_somebody_took_the_odd_card_where_nobody_told_who():
    table = Sitting(3)
    table.all_say("Ana upcard KS", "Bea position 17 18 17")
    assert table.says("Bea play KS") == "ok"
    out = Sitting(3, odd_card="out")
    out.all_say("Ana upcard KS", "Bea position 17 17 17")
    assert out.says("Bea play KS") == "card_out"


def test_the_odd_card_may_stay_out_of_play():
    table = Sitting(3, odd_card="out")
    table.all_say("Ana upcard 3C", "Bea starts")
    assert table.facts["counts"] == [17, 17, 17]
    assert table.facts["duty"] == card("3S"), "the lowest card dealt"
    assert table.says("Bea play 3C 3S") == "card_out"


def test_two_players_open_with_the_lowest_card_dealt():
    table = Sitting(2, cards_each=17)
    table.says("Bea starts 4C")
    assert table.facts["counts"] == [17, 17]
    assert table.all_say("Bea play 5C", "Bea play 4C 4D", "Ana pass") == ["needs_lowest", "ok", "round_over"]


def test_where_nobody_told_the_lowest_card_any_card_opens():
    for line in ("Bea starts", "Bea starts ?"):
        table = Sitting(2)
        assert table.all_say(line, "Bea play 5C") == ["starts", "ok"]


def test_four_players_have_no_odd_card():
    assert Sitting().says("Ana upcard KS") == "no_odd_card"


# -- irregularities


def test_the_table_may_allow_what_is_refused_and_play_goes_on_from_there():
    table = begun()
    table.says("Ana play 3C")
    assert table.says("Carl play 9H", allowed=True) == "ok"
    assert table.turn == "Dora" and table.facts["by"] == 2
    assert table.says("Dora play 9C 8C", allowed=True) == "ok"
    assert table.facts["counts"] == [12, 13, 12, 11]
    assert table.says("Ana play 3D 3H") == "ok", "over what is no play any two cards may go"


def test_nobody_ever_holds_less_than_nothing():
    table = begun().lies([1, 5, 5, 5])
    assert table.says("Ana play 5C 5D", allowed=True) == "hand_won"
    assert table.facts["counts"][0] == 0


def test_a_leader_may_be_allowed_to_pass():
    table = begun().lies([5, 5, 5, 5])
    assert table.says("Ana pass", allowed=True) == "ok"
    assert table.turn == "Bea" and table.facts["leading"]


def test_who_allowed_a_pass_too_early_is_asked_no_more_in_that_round():
    table = begun().lies([5, 5, 5, 5], "Ana", "4C", "Dora")
    table.says("Carl pass", allowed=True)
    assert table.turn == "Ana"
    assert table.all_say("Ana pass", "Bea pass") == ["ok", "round_over"]


def test_a_wrong_starter_is_announced_and_the_hand_may_be_dealt_again():
    table = begun("Ana")
    table.says("Ana play 4C", allowed=True)
    assert table.says("Bea play 3C", allowed=True) == "lowest_elsewhere"
    assert table.says("Ana misdeal") == "misdeal"
    assert table.facts["phase"] == "deal" and table.facts["counts"] == [13] * 4


@pytest.mark.parametrize("opening", ["4C", "?"])
def test_a_wrong_starter_is_announced_in_a_later_round_too(opening):
    table = begun("Ana", include_lowest=False)
    table.all_say(f"Ana play {opening}", "Bea play 5C", "Carl pass", "Dora pass", "Ana pass")
    assert table.says("Bea play 3C 3S") == "lowest_late"
    assert table.match.notes[0].facts == {"seat": 1, "card": card("3C")}
    assert table.says("Ana misdeal") == "misdeal_too_late"


def test_a_wrong_starter_whom_the_table_let_go_on_is_announced_too():
    table = begun("Ana")
    table.says("Ana play 4C", allowed=True)
    table.all_say("Bea play 5C", "Carl pass", "Dora pass", "Ana pass")
    assert table.says("Bea play 3C") == "lowest_late"


def test_who_started_rightly_may_keep_the_lowest_card_for_later():
    table = begun("Ana", include_lowest=False)
    table.all_say("Ana play 4C", "Bea pass", "Carl pass", "Dora pass")
    assert table.says("Ana play 3C") == "ok"


def test_a_start_that_was_put_right_is_announced_no_more():
    table = begun("Ana")
    table.says("Carl position 13 13 13 13")
    assert table.says("Carl play 3C") == "ok"


def test_after_the_first_round_it_is_too_late_to_deal_again():
    table = begun()
    table.all_say("Ana play 3C", "Bea pass", "Carl pass", "Dora pass")
    assert table.says("Ana misdeal") == "misdeal_too_late"


def test_a_miscount_is_put_right():
    table = begun()
    assert table.says("Bea miscount 12") == "ok"
    assert table.facts["counts"] == [13, 12, 13, 13]
    assert table.says("Bea miscount 0") == "no_such_number"


def test_the_position_is_put_right():
    table = begun()
    assert table.says("Carl position 4 5 6 7") == "ok"
    assert table.turn == "Carl" and table.facts["counts"] == [4, 5, 6, 7]
    assert table.says("Carl play 9H") == "ok"
    for impossible in ("0 5 6 7", "5 0 6 7", "5 6 7", "5 6 7 -1"):
        assert table.says(f"Ana position {impossible}") == "no_such_position"


def test_who_went_out_first_stays_first_when_the_position_is_put_right():
    table = begun(play_on=True).lies([3, 1, 1, 2], "Carl")
    table.all_say("Carl play 9C", "Dora pass", "Ana pass", "Bea play 10C")
    table.says("Ana position 1 0 0 1")
    table.says("Ana play JC")
    assert table.facts["order"] == [2, 1, 0, 3] and table.facts["points"] == [1, 3, 5, 0]


def test_skipped_turns_are_passes_and_a_skipped_lead_stays_unknown():
    table = begun()
    table.says("Ana play 3C")
    moves = table.deal.catch_up(3)
    assert [move.act for move in moves] == ["pass", "pass"]
    assert table.match.enter(moves) is None and table.turn == "Dora"
    assert table.match.enter(table.deal.catch_up(0)) is None
    assert table.turn == "Ana" and table.facts["leading"], "everybody else passed"
    assert table.match.enter(table.deal.catch_up(1)) is None
    assert table.facts["counts"][0] == 12, "nobody saw what Ana led"
    assert table.says("Bea play 4C 4D") == "ok"


def test_there_is_nothing_to_catch_up_for_who_has_the_turn():
    assert begun().deal.catch_up(0) == []


# -- what was not told is never guessed


@pytest.mark.parametrize(
    "over, attempt, verdict",
    [
        ("?", "?", "ok"),
        ("9?", "9C", "lower_card"),
        ("9?", "9?", "ok"),
        ("9H", "9?", "ok"),
        ("9H", "8?", "lower_card"),
        ("9? 9?", "9D 9?", "ok"),
        ("9D 9?", "9? 9?", "lower_card"),
        ("9H 9?", "9D 9?", "ok"),
        ("8? 8? 8?", "9? 9? 9?", "ok"),
        ("9? 9? 9?", "8? 8? 8?", "lower_card"),
        ("? ? ? ? ?", "3H 4S 5S 6D 7C", "straight"),
        ("9H 8? 7? 6? 5?", "9S 8? 7? 6? 5?", "lower_card"),
        ("9H 8? 7? 6? 5?", "9D 8? 7? 6? 5?", "straight"),
        ("9? 8? 7? 6? 5?", "9C 8? 7? 6? 5?", "lower_card"),
        ("9H ?H ?H ?H ?H", "2S ?S ?S ?S ?S", "lower_suit"),
        ("9H ?H ?H ?H ?H", "10H ?H ?H ?H ?H", "flush"),
        ("9H ?H ?H ?H ?H", "8? 8? 8? ? ?", "full_house"),
        ("8? 8? 8? ? ?", "9H ?H ?H ?H ?H", "under_full"),
        ("8? 8? 8? ? ?", "7? 7? 7? A? A?", "lower_card"),
        ("8? 8? 8? ? ?", "3C 3S 3H 3D ?", "four"),
        ("3? 3? 3? 3? ?", "? ? ? ? ?", "ok"),
        ("9H", "10? 9?", "no_pair"),
        ("8? 8? 8? ? ?", "9? 9? 8? 7? 6?", "no_five"),
        ("8? 8? 8? ? ?", "9H 10S ? ? ?", "ok"),
        ("9H", "?S", "ok"),
        ("2D", "?S", "lower_card"),
        ("? ? ? ? ?", "9? 8? 7? 5? 3?", "flush"),
    ],
)
def test_half_told_plays_are_refused_only_where_it_is_proved(over, attempt, verdict):
    table = begun().lies([13, 13, 13, 13], "Ana", over, "Dora")
    assert table.says(f"Ana play {attempt}") == verdict


def test_a_play_not_told_may_hold_the_opening_card():
    assert begun().says("Ana play ? ?") == "ok"
    assert begun().says("Ana play 9?") == "needs_lowest"


def test_an_entry_that_was_wrong_becomes_unknown():
    table = begun()
    table.all_say("Ana play 3C", "Bea play 9H")
    assert table.says("- unsay 2") == "ok"
    assert table.facts["played"] == [card("3C"), card("?")]
    assert table.says("Carl play 9H") == "ok"
