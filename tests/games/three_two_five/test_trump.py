# SPDX-FileCopyrightText: 2026 The Mano authors
# SPDX-License-Identifier: MIT
"""The deal guide and the ways to fix trump."""

import pytest

from tests.games.three_two_five.sitting import PACK, Sitting, cards, owed, ready


def trump(table):
    suit = table.facts["trump"]
    return None if suit is None else PACK.suits[suit]


def test_the_quotas_go_round_with_the_deal():
    table = Sitting()
    assert (table.facts["quota"], table.facts["chooser"]) == ([2, 3, 5], 2)
    table.result(2, 3, 5)
    table.next_deal()
    assert (table.facts["dealer"], table.facts["quota"], table.facts["chooser"]) == (2, [3, 5, 2], 1)
    table.result(3, 5, 2)
    table.next_deal()
    assert (table.facts["dealer"], table.facts["quota"], table.facts["chooser"]) == (1, [5, 2, 3], 0)


def test_clockwise_the_left_neighbour_takes_five():
    table = Sitting(direction="cw")
    assert (table.facts["quota"], table.facts["chooser"]) == ([2, 5, 3], 1)
    table.result(2, 5, 3)
    table.next_deal()
    assert table.facts["dealer"] == 1


def test_only_the_five_seat_names_trump_and_only_once():
    table = Sitting()
    assert table.says("Bea trump S") == "not_chooser"
    assert table.says("Carl trump S") == "trump"
    assert table.says("Carl trump H") == "trump_fixed"
    assert (trump(table), table.facts["phase"], table.facts["turn"]) == ("S", "play", 2)


def test_a_slip_in_naming_may_be_allowed_until_the_first_lead():
    table = ready("S")
    assert table.says("Carl trump H", allowed=True) == "trump"
    assert trump(table) == "H"
    table.plays("AH")
    assert table.says("Carl trump S", allowed=True) == "trump_fixed"
    assert trump(table) == "H"


@pytest.mark.parametrize("mode", ["announce", "seventh", "next3", "random", "any"])
def test_announcing_is_always_possible(mode):
    assert Sitting(trump_mode=mode).says("Carl trump D") == "trump"


@pytest.mark.parametrize(
    ("way", "line"),
    [("seventh", "Carl turn7 9D"), ("next3", "Carl next3 9D,8D,KD"), ("random", "Carl random_trump 9D")],
)
def test_another_way_only_where_the_table_plays_it(way, line):
    assert Sitting().says(line) == "not_this_way"
    for mode in (way, "any"):
        table = Sitting(trump_mode=mode)
        assert table.says(line.replace("Carl", "Bea")) == "not_chooser"
        assert table.says(line) == "trump"
        assert (trump(table), table.facts["phase"]) == ("D", "play")
    others = {"seventh", "next3", "random"} - {way}
    assert {Sitting(trump_mode=other).says(line) for other in others} == {"not_this_way"}


def test_dealt_in_two_fives_there_is_no_batch_of_three():
    assert Sitting(trump_mode="seventh", batches="5-5").says("Carl turn7 9D") == "not_this_way"
    assert Sitting(trump_mode="any", batches="5-5").says("Carl next3 9D,8D,KD") == "not_this_way"
    assert Sitting(trump_mode="any", batches="5-5").says("Carl random_trump 9D") == "trump"


def test_the_turned_card_must_be_in_the_pack():
    table = Sitting(trump_mode="any")
    assert table.says("Carl turn7 7D") == "card_not_in_pack"
    assert table.says("Carl random_trump 7C") == "card_not_in_pack"
    assert table.says("Carl next3 9D,7D,KD") == "card_not_in_pack"
    assert table.says("Carl next3 9D,9D,KD") == "card_twice"
    assert table.says("Carl next3 9D,KD") == "three_cards"
    assert table.says("Bea next3 9D,KD", allowed=True) == "three_cards", "though she is not asked at all"
    assert table.says("Carl turn7 ?") == "suit_not_told"
    assert table.says("Carl turn7 ?H") == "trump"
    assert trump(table) == "H"


def test_the_highest_of_three_decides():
    table = Sitting(trump_mode="next3")
    assert table.says("Carl next3 KH,9D,AS H") == "not_the_highest"
    assert table.says("Carl next3 KH,9D,AS") == "trump"
    assert trump(table) == "S"


def test_the_chooser_picks_among_equals():
    table = Sitting(trump_mode="next3")
    assert table.says("Carl next3 KH,9D,KS") == "tie"
    assert table.says("Carl next3 KH,9D,KS D") == "not_the_highest"
    assert trump(table) is None
    assert table.says("Carl next3 KH,9D,KS S") == "trump"
    assert trump(table) == "S"


@pytest.mark.parametrize(
    ("tie", "turned", "wanted"),
    [
        ("suit_order", "KH,9D,KS", "S"),
        ("suit_order", "KC,KD,KH", "H"),
        ("suit_order", "KC,8H,KD", "D"),
        ("first_dealt", "KH,9D,KS", "H"),
        ("first_dealt", "9D,KC,KS", "C"),
    ],
)
def test_equals_may_be_settled_by_rule(tie, turned, wanted):
    table = Sitting(trump_mode="next3", next3_tie=tie)
    assert table.says(f"Carl next3 {turned}") == "trump"
    assert trump(table) == wanted


def test_a_turned_seven_is_lowest_and_counts_by_its_print_even_as_permanent_trump():
    table = Sitting(trump_mode="any", sevens="trumps")
    assert table.says("Carl next3 7H,8D,7S") == "trump"
    assert trump(table) == "D"
    table = Sitting(trump_mode="any", sevens="trumps")
    assert table.says("Carl turn7 7H") == "trump"
    assert trump(table) == "H"


def test_untold_cards_leave_every_suit_to_the_chooser():
    table = Sitting(trump_mode="next3", next3_open=False)
    assert table.says("Carl next3 ?,?,?") == "tie"
    assert table.says("Carl next3 ?,?,? C") == "trump"
    assert trump(table) == "C"


def test_a_misdeal_is_dealt_again_by_the_same_seat_until_the_first_lead():
    table = owed(4, 4, 2)
    table.says("Bea pull Carl")
    assert table.says("Carl misdeal") == "misdeal"
    assert (table.facts["phase"], table.facts["dealer"], trump(table)) == ("trump", 2, None)
    assert table.facts["pulls_left"] == 3
    table = ready()
    table.plays("AH")
    assert table.says("Ana misdeal") == "misdeal_too_late"
    table.result(2, 3, 5)
    assert table.says("Ana misdeal") == "deal_over"


def test_the_guide_ends_with_the_deal():
    table = Sitting()
    table.result(2, 3, 5)
    assert table.says("Ana dealt") == "deal_over"
    assert table.says("Ana drawn 1 0") == "draw_too_late"


# -- the guide


def test_the_guide_of_the_first_deal_prepares_the_pack():
    table = Sitting()
    shown = []
    while table.offers() == {"ok": "dealt"}:
        shown.append(table.screen().head)
        if shown[-1] == "pack":
            assert list(table.screen().facts["cards"]) == cards("7D 7C")
        table.presses("dealt")
    assert shown == ["pack", "deal_five"]
    assert table.screen().head == "trump"
    table.presses("trump", 1)
    assert table.screen().head == "deal_rest"
    table.presses("dealt")
    assert table.screen().head == "leads"
    assert table.says("Carl dealt") == "already_dealt"


def test_the_next_deal_needs_no_pack_and_two_fives_have_their_own_words():
    table = Sitting(batches="5-5")
    table.result(2, 3, 5)
    table.next_deal()
    assert table.screen().head == "deal_five"
    table.presses("dealt")
    table.presses("trump", 1)
    assert table.screen().head == "deal_five_more"


def test_other_sevens_are_thrown_out_where_others_are_kept():
    assert list(Sitting(kept_sevens="CD").screen().facts["cards"]) == cards("7S 7H")


def test_who_draws_the_two_deals_and_the_five_sits_next():
    table = Sitting()
    assert table.presses("drawn", 1, 0) == ["0 drawn 1 0"]
    assert (table.facts["dealer"], table.facts["chooser"]) == (1, 0)
    assert table.says("Ana drawn 1 2") == "drawn change_places"
    note = table.match.notes[1]
    assert {note.facts["seat"], note.facts["seat_other"]} == {0, 2}
    assert table.says("Ana drawn 1 1") == "one_each"
    table.says("Ana trump S")
    assert table.says("Ana drawn 2 1") == "draw_too_late"
    table.result(2, 3, 5)
    assert table.match.course.results[0].dealer == 1


def test_the_draw_is_only_for_the_first_deal():
    table = Sitting()
    assert "drawn" in table.menu()
    table.result(2, 3, 5)
    table.next_deal()
    assert "drawn" not in table.menu()
    assert table.says("Carl drawn 1 0") == "draw_too_late"


@pytest.mark.parametrize(
    ("mode", "wanted"),
    [
        ("announce", {"arrows": "trump"}),
        ("seventh", {"arrows": "trump", "ok": "turn7"}),
        ("next3", {"arrows": "trump", "ok": "next3"}),
        ("random", {"arrows": "trump", "ok": "random_trump"}),
        ("any", {"arrows": "trump", "ok": "turn7", "ok_held": "next3"}),
    ],
)
def test_the_trump_screen_offers_the_ways_of_the_table(mode, wanted):
    table = Sitting(trump_mode=mode)
    table.presses("dealt")
    table.presses("dealt")
    assert table.offers() == wanted
    assert ("random_trump" in table.menu()) == (mode == "any")


def test_trump_by_presses():
    table = Sitting(level="turns", trump_mode="seventh")
    assert table.match.asks(("turn7",)).kind == "suit"
    assert table.presses("turn7", 2) == ["2 turn7 ?H"]
    table = Sitting(trump_mode="random")
    assert table.presses("random_trump", *cards("9D")) == ["2 random_trump 9D"]
    table = Sitting(trump_mode="next3")
    assert table.presses("next3", *cards("9D KD AS")) == ["2 next3 9D,KD,AS"]
    table = Sitting(trump_mode="next3")
    assert table.match.asks(("next3", *cards("KH 9D KS"))).choices == [2, 1]
    assert table.presses("next3", *cards("KH 9D KS"), 1) == ["2 next3 KH,9D,KS S"]
    for quiet in ({"next3_open": False}, {"level": "turns"}):
        assert Sitting(trump_mode="next3", **quiet).presses("next3", 3) == ["2 next3 ?,?,? D"]
