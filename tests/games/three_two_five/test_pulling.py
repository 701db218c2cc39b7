# SPDX-FileCopyrightText: 2026 The Mano authors
# SPDX-License-Identifier: MIT
"""Pulling: one exchange at a time, waived or paid with a trick, and what the taker tells of his hand."""

import pytest

from tests.games.three_two_five.sitting import Sitting, cards, owed

HAND = "AS KS 9S 9D AH QH 10H 8H JC 8C"  # ten cards; with KD pulled they are eleven


def pulled(**options):
    """Ana was one over, Carl one under and deals now; clubs are trump, and Ana has pulled."""
    table = owed(3, 3, 4, **options)
    assert table.facts["schedule"] == [[0, 2]]
    assert table.says("Ana pull Carl") == "ok"
    return table


def test_nobody_pulls_in_the_first_deal_or_when_all_are_exact():
    table = Sitting()
    table.says("Carl trump S")
    assert (table.facts["phase"], table.facts["schedule"]) == ("play", [])
    table = owed(2, 3, 5)
    assert (table.facts["phase"], table.facts["schedule"]) == ("play", [])
    assert table.says("Ana pull Bea") == "pulling_done"


def test_first_trump_then_the_pulls_then_the_lead():
    table = Sitting()
    table.result(4, 4, 2)
    table.next_deal()
    assert table.says("Bea pull Carl") == "trump_first"
    assert table.says("Bea play AH") == "trump_first"
    table.says("Bea trump C")
    assert table.says("Bea play AH") == "pulls_first"
    assert table.says("Bea win") == "pulls_first"


def test_one_exchange_after_the_other():
    table = owed(4, 4, 2)
    assert table.says("Ana pull Carl") == "pull_order"
    assert table.says("Bea pull Ana") == "pull_order"
    assert table.says("Bea return Carl") == "pull_first"
    assert table.says("Bea pull Carl") == "ok"
    assert table.says("Bea pull Carl") == "return_first"
    assert table.says("Bea return Ana") == "pull_order"
    assert table.says("Bea return Carl") == "ok"
    assert table.facts["pulls_left"] == 2
    for _ in range(2):
        assert (table.says("Ana pull Carl"), table.says("Ana return Carl")) == ("ok", "ok")
    assert (table.facts["phase"], table.facts["pulls_left"], table.facts["turn"]) == ("play", 0, 1)


def test_another_order_may_be_allowed_and_each_debt_is_still_paid_once():
    table = owed(4, 4, 2)
    assert table.says("Ana pull Carl", allowed=True) == "ok"
    table.says("Ana return Carl")
    assert (table.facts["pulls_left"], table.facts["exchange"]) == (2, [1, 2])
    table.says("Bea pull Carl")
    table.says("Bea return Carl")
    table.says("Ana pull Carl")
    table.says("Ana return Carl")
    assert table.facts["phase"] == "play"


def test_an_exchange_nobody_owes_pays_no_debt():
    table = owed(4, 4, 2)
    table.says("Carl pull Ana", allowed=True)
    table.says("Carl return Ana")
    assert (table.facts["pulls_left"], table.facts["phase"]) == (3, "pull")


def test_the_table_may_begin_without_the_rest():
    table = owed(4, 4, 2)
    assert table.says("Bea play AH", allowed=True) == "ok"
    assert (table.facts["phase"], table.facts["turn"]) == ("play", 0)


def test_a_taker_may_waive():
    table = owed(4, 4, 2)
    assert table.says("Ana waive") == "pull_order"
    assert table.says("Bea waive") == "ok"
    assert table.facts["pulls_left"] == 2
    table.says("Ana pull Carl")
    assert table.says("Ana waive") == "return_first"
    table.says("Ana return Carl")
    assert table.says("Ana waive") == "ok"
    assert table.facts["phase"] == "play"


def test_nobody_pulls_from_himself():
    table = owed(4, 4, 2, transfer="trick")
    assert table.says("Ana pull Ana", allowed=True) == "pull_order"
    assert table.says("Ana transfer Ana", allowed=True) == "pull_order"


# -- a trick in place of a card


def test_a_transfer_only_where_it_is_played():
    assert owed(3, 3, 4).says("Carl transfer Ana") == "no_transfer"
    table = owed(3, 3, 4, transfer="trick")
    assert table.says("Ana transfer Carl") == "pull_order"
    table.says("Ana pull Carl")
    assert table.says("Carl transfer Ana") == "return_first"


def test_a_trick_owed_moves_after_the_play():
    table = owed(3, 3, 4, transfer="trick")  # the quotas are now Ana 3, Bea 5, Carl 2
    assert table.says("Carl transfer Ana") == "transfer"
    assert (table.facts["phase"], table.facts["quota"]) == ("play", [3, 5, 2])
    table.result(3, 5, 2)
    assert (table.facts["scores"], table.facts["deltas"]) == ([3 + 4, 3 + 5, 4 + 1], [1, 0, -1])


def test_who_took_nothing_may_end_below_nought():
    table = owed(3, 3, 4, transfer="trick")
    table.says("Carl transfer Ana")
    table.result(5, 5, 0)
    assert (table.facts["scores"], table.facts["deltas"]) == ([3 + 6, 3 + 5, 4 - 1], [3, 0, -3])


def test_a_target_shifts_and_the_points_stay():
    table = owed(3, 3, 4, transfer="target")
    table.says("Carl transfer Ana")
    assert table.facts["quota"] == [2, 5, 3]
    table.result(3, 5, 2)
    assert (table.facts["scores"], table.facts["deltas"]) == ([3 + 3, 3 + 5, 4 + 2], [1, 0, -1])


def test_a_shifted_target_counts_where_the_difference_is_scored():
    table = owed(3, 3, 4, transfer="target", scoring="delta")
    table.says("Carl transfer Ana")
    table.result(2, 5, 3)
    assert (table.facts["scores"], table.facts["deltas"]) == ([1, 0, -1], [0, 0, 0])


def test_not_twice_running_to_the_same_creditor_where_the_table_says_so():
    for twice, wanted in ((True, "transfer"), (False, "transfer_twice")):
        table = owed(3, 3, 4, transfer="trick", transfer_twice=twice)
        table.says("Carl transfer Ana")
        table.result(3, 5, 2)  # the moved trick makes Ana one over again, Carl one under
        table.next_deal()
        table.says(f"{table.deal.chooser} trump C")
        assert table.facts["schedule"] == [[0, 2]]
        assert table.says("Carl transfer Ana") == wanted


def test_once_in_every_second_deal_is_not_twice_running():
    table = owed(3, 3, 4, transfer="trick", transfer_twice=False)
    table.says("Carl transfer Ana")
    table.result(3, 5, 2)
    table.next_deal()
    table.says(f"{table.deal.chooser} trump C")
    table.says("Ana waive")
    quota = table.facts["quota"]
    table.result(quota[0] + 1, quota[1], quota[2] - 1)
    table.next_deal()
    table.says(f"{table.deal.chooser} trump C")
    assert table.says("Carl transfer Ana") == "transfer"


# -- the returned card, told in private


def tells(table, hand=HAND):
    return table.says("Ana tell " + hand.replace(" ", ","))


@pytest.mark.parametrize(
    ("options", "returned", "verdict"),
    [
        ({}, "KD", "return_taken"),
        ({}, "9D", "retain"),
        ({}, "JC", "retain"),
        ({}, "8H", "ok"),
        ({}, "9S", "ok"),
        ({"may_return_taken": True}, "KD", "retain"),
        ({"may_return_taken": True, "retain": 1}, "KD", "ok"),
        ({"retain": 1}, "9D", "ok"),
        ({"retain": 1}, "KD", "return_taken"),
        ({"retain": 0}, "JC", "ok"),
    ],
)
def test_which_card_may_go_back(options, returned, verdict):
    table = pulled(**options)
    assert tells(table, HAND + " KD") == "ok"
    assert table.says("Ana took KD") == "ok"
    assert table.says(f"Ana gives {returned}") == verdict


def test_a_lone_card_goes_back_only_where_nothing_must_stay():
    hand = "AS KS QS JS 10S 9S AH QH 10H AC"
    for retain, verdict in ((2, "retain"), (1, "retain"), (0, "ok")):
        table = pulled(retain=retain)
        tells(table, hand + " KD")
        table.says("Ana took KD")
        assert table.says("Ana gives AC") == verdict


def test_permanent_sevens_belong_to_trumps_when_returned():
    hand = "7H 7S AC KD QD 10D 9S 8S JH 8H"  # clubs are trump
    for sevens, returned, verdict in (
        ("trumps", "AC", "ok"),
        ("plain", "AC", "retain"),
        ("trumps", "8S", "retain"),
        ("plain", "8S", "ok"),
    ):
        table = pulled(sevens=sevens)
        tells(table, hand + " 9H")
        table.says("Ana took 9H")
        assert table.says(f"Ana gives {returned}") == verdict


def test_the_taker_sees_what_may_go_back_and_nobody_else_does():
    table = pulled()
    tells(table, HAND + " KD")
    table.says("Ana took KD")
    assert table.deal.view(0)["cards_returnable"] == sorted(cards("AS KS 9S AH QH 10H 8H"))
    assert table.deal.view(1)["cards_returnable"] == []
    assert table.deal.view(2)["hand"] is None
    assert "hand" not in table.facts and "cards_returnable" not in table.facts


def test_a_card_stolen_before_may_go_back():
    table = owed(4, 3, 3)
    tells(table)
    table.says("Ana pull Carl")
    table.says("Ana took KD")
    table.says("Ana gives 8H")
    table.says("Ana return Carl")
    table.says("Ana pull Carl")
    table.says("Ana took QD")
    assert table.says("Ana gives KD") == "ok"


def test_a_hand_not_wholly_told_is_forgotten_after_the_exchange():
    table = owed(4, 3, 3)
    tells(table)
    table.says("Ana pull Carl")
    table.says("Ana took KD")
    table.says("Ana return Carl")
    assert table.deal.view(0)["hand"] is None


def test_the_giver_is_no_longer_sure_of_his_hand():
    table = owed(3, 3, 4)
    table.says("Carl tell KD,QD,JD,10D,9D,8D,AC,KC,QC,JC")
    table.says("Ana pull Carl")
    assert table.deal.view(2)["hand"] is None


def test_what_cannot_be_in_the_hand_is_said_so():
    table = pulled()
    assert tells(table) == "count_hand"
    assert tells(table, HAND + " AS") == "card_twice"
    assert tells(table, HAND + " 7D") == "card_not_in_pack"
    assert table.says("Ana took KD") == "tell_first"
    assert table.says("Ana gives KD") == "tell_first"
    tells(table, HAND + " KD")
    assert table.says("Ana took QD") == "not_in_hand"
    assert table.says("Ana took 7D") == "card_not_in_pack"
    assert table.says("Ana gives QD") == "not_in_hand"
    assert table.says("Bea took KD") == "not_pulled"
    assert table.says("Bea gives KD") == "not_pulled"


def test_a_card_pulled_cannot_have_been_in_the_hand_before():
    table = owed(3, 3, 4)
    tells(table)
    table.says("Ana pull Carl")
    assert table.says("Ana took AS") == "card_twice"


def test_the_hand_is_told_only_while_cards_are_pulled():
    table = Sitting()
    assert tells(table) == "pulling_only"


def test_what_is_not_told_is_not_held_against_the_taker():
    table = pulled()
    tells(table, "AS KS 9S ? ? QH 10H 8H JC 8C KD")
    table.says("Ana took KD")
    assert table.says("Ana gives JC") == "ok"


def test_a_card_told_for_one_not_told_takes_nothing_else_away():
    table = pulled()
    tells(table, "AS ? KS 9S 9D AH QH 10H 8H JC 8C")
    table.says("Ana took KD")
    assert table.deal.view(0)["hand"] == sorted(cards("AS KD KS 9S 9D AH QH 10H 8H JC 8C"))


# -- the guide on the screen


def test_an_exchange_is_one_press():
    table = owed(4, 3, 3, level="turns")
    table.presses("dealt")
    ask = table.screen()
    assert (ask.head, ask.seat, ask.facts["seat_from"]) == ("pull_two", 0, 2)
    assert (ask.facts["few_step"], ask.facts["few_steps"]) == (1, 2)
    assert table.offers() == {"ok": "exchange"}
    assert table.presses("exchange") == ["0 pull 2", "0 return 2"]
    assert table.screen().facts["few_step"] == 2
    assert len(table.match.undo()) == 2
    assert table.screen().facts["few_step"] == 1


@pytest.mark.parametrize(
    ("options", "head"),
    [
        ({}, "pull_two"),
        ({"may_return_taken": True}, "pull_two_any"),
        ({"retain": 1}, "pull_one"),
        ({"retain": 1, "may_return_taken": True}, "pull_one_any"),
        ({"retain": 0}, "pull_other"),
        ({"retain": 0, "may_return_taken": True}, "pull_any"),
    ],
)
def test_the_guide_tells_what_may_go_back(options, head):
    table = owed(4, 3, 3, **options)
    table.presses("dealt")
    assert table.screen().head == head


def test_waiving_and_transferring_by_presses():
    table = owed(4, 3, 3, transfer="trick")
    table.presses("dealt")
    assert table.offers() == {"ok": "exchange", "right": "transfer"}
    assert table.presses("transfer") == ["2 transfer 0"]
    assert table.presses("waive") == ["0 waive"]


def test_the_private_way_shows_the_legal_returns():
    table = owed(4, 3, 3, level="hands")
    table.presses("dealt")
    assert "tell" in table.menu()
    on = "onward"  # no more of this rank; suits: 1 spades, 2 hearts, 3 diamonds
    told = ("tell", 1, 2, on, 1, on, 2, on, 3, on, 2, on, 1, 3, on, 2, 3)
    assert all(table.match.asks(told[:count]).private for count in range(1, len(told)))
    assert table.presses(*told) == ["0 tell AS,AH,KS,QH,JD,10H,9S,9D,8H,8D"]
    assert table.offers() == {"ok": "pull"}
    table.presses("pull")
    assert table.screen().private and table.offers() == {"arrows": "took"}
    legal = table.match.asks(("took", *cards("KD"))).choices
    assert legal == sorted(cards("9D JD 8D AH QH 10H 8H AS KS 9S"))
    assert table.presses("took", *cards("KD 8H")) == ["0 took KD", "0 gives 8H", "0 return 2"]
    assert table.deal.view(0)["hand"] == sorted(cards("AS AH KS QH JD 10H 9S 9D 8D KD"))


def test_pulled_but_not_told_one_press_gives_back():
    table = pulled(level="hands")
    assert (table.screen().head, table.offers()) == ("give_back", {"ok": "give_back"})
    assert "tell" in table.menu()
    assert table.presses("give_back") == ["0 return 2"]


def test_eleven_told_in_the_middle_of_the_exchange():
    table = pulled(level="hands")
    tells(table, HAND + " KD")
    assert table.match.asks(("took",)).choices == sorted(cards(HAND + " KD"))
    assert table.presses("took", *cards("KD ?")) == ["0 took KD", "0 return 2"]
