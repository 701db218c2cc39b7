# SPDX-FileCopyrightText: 2026 The Mano authors
# SPDX-License-Identifier: MIT
"""Results, points, the next dealer and the end of a session."""

import pytest

from shared_engine.restoring import restore
from shared_engine.whole import whole
from tests.games.three_two_five.sitting import Sitting, owed, ready


@pytest.mark.parametrize("tricks", [(2, 3, 4), (2, 3, 6), (-1, 5, 6), (5, 5), (2, 3, 5, 0)])
def test_ten_tricks_are_taken_in_all(tricks):
    table = Sitting()
    assert table.result(*tricks) == "sum_not_10"
    assert table.says("- result " + ",".join(map(str, tricks)), allowed=True) == "sum_not_10"
    assert not table.deal.over


def test_a_result_may_be_told_in_any_phase():
    for table in (Sitting(), owed(4, 4, 2), ready()):
        before = table.facts["scores"]
        assert table.result(2, 3, 5) == "deal_ended"
        assert table.facts["phase"] == "over"
        assert [now - then for now, then in zip(table.facts["scores"], before, strict=True)] == [2, 3, 5]
        assert table.result(2, 3, 5) == "deal_over"


def test_a_result_below_what_was_counted_stands_and_is_pointed_out():
    table = ready(level="turns")
    table.trick_to(0, 0, 0)
    assert table.result(2, 3, 5) == "counted_otherwise deal_ended"
    assert table.match.notes[0].facts == {"seat": 0, "count": 3}
    table = ready(level="turns")
    table.trick_to(0, 0)
    assert table.result(2, 3, 5) == "deal_ended"


@pytest.mark.parametrize(
    ("scoring", "tricks", "points"),
    [
        ("tricks", (4, 4, 2), [4, 4, 2]),
        ("tricks", (0, 0, 10), [0, 0, 10]),
        ("delta", (4, 4, 2), [2, 1, -3]),
        ("delta", (0, 0, 10), [-2, -3, 5]),
        ("over_only", (4, 4, 2), [2, 1, 0]),
        ("over_only", (0, 0, 10), [0, 0, 5]),
    ],
)
def test_the_ways_of_scoring(scoring, tricks, points):
    table = Sitting(scoring=scoring)
    table.result(*tricks)
    assert table.facts["scores"] == points


@pytest.mark.parametrize(
    ("scoring", "points"), [("tricks", [0, 0, 15]), ("delta", [-2, -3, 10]), ("over_only", [0, 0, 10])]
)
def test_taking_all_ten_may_be_worth_five_more_and_changes_no_delta(scoring, points):
    table = Sitting(scoring=scoring, slam_bonus=5)
    table.result(0, 0, 10)
    assert (table.facts["scores"], table.facts["deltas"]) == (points, [-2, -3, 5])
    table = Sitting(slam_bonus=5)
    table.result(0, 1, 9)
    assert table.facts["scores"] == [0, 1, 9]


def test_a_trick_given_away_does_not_undo_taking_all_ten():
    table = owed(3, 3, 4, transfer="trick", slam_bonus=5)
    table.says("Carl transfer Ana")
    table.result(0, 0, 10)
    assert table.facts["scores"] == [3 + 1, 3, 4 + 9 + 5]


@pytest.mark.parametrize(
    ("others", "scores"),
    [([], [0, -1, 11 + 5]), (["1 win"], [0, 0, 10])],
    ids=["all ten taken, and one more awarded", "nine taken, the tenth awarded"],
)
def test_nor_is_an_awarded_trick_one_that_was_taken(others, scores):
    table = ready("C", revoke_policy="award:1", slam_bonus=5)
    assert table.plays("AS 8H KS KC 9S JC")[-2] == "revoke award"
    for line in others:
        table.says(line)
    while not table.deal.over:
        table.says("2 win")
    assert table.facts["scores"] == scores


def test_a_match_is_read_again_in_which_an_award_left_less_than_nothing():
    table = ready("C", revoke_policy="award:2")
    table.plays("AS 8H KS AH 9S")
    table.says("0 win")
    while not table.deal.over:
        table.says("2 win")
    assert table.facts["scores"] == [1, -2, 11]
    table.next_deal()
    table.match.compact()
    again, _ = restore(whole(table.match))
    assert again.facts() == table.facts


def test_a_correction_tells_the_tricks_as_taken_and_the_award_stays():
    table = ready("C", revoke_policy="award:1")
    table.plays("AS 8H KS KC 9S JC")
    while not table.deal.over:
        table.says("2 win")
    assert table.facts["scores"] == [0, -1, 11]
    assert table.says("- correct 0 1,1,8") == "ok"
    assert table.facts["scores"] == [1, 0, 9]


def test_points_add_up():
    table = Sitting()
    assert (table.facts["scores"], table.facts["deltas"]) == ([0, 0, 0], [0, 0, 0])
    table.result(2, 3, 5)
    table.next_deal()
    table.result(4, 4, 2)
    assert (table.facts["scores"], table.facts["deltas"]) == ([6, 7, 7], [1, -1, 0])


@pytest.mark.parametrize(("direction", "dealers"), [("ccw", [2, 1, 0]), ("cw", [1, 2, 0])])
def test_the_deal_goes_round(direction, dealers):
    table = Sitting(direction=direction)
    seen = []
    for _ in dealers:
        table.result(0, 0, 10)
        table.next_deal()
        seen.append(table.facts["dealer"])
    assert seen == dealers


@pytest.mark.parametrize(
    ("tricks", "dealer"),
    [
        ((0, 4, 6), 0),
        ((4, 1, 5), 1),
        ((4, 3, 3), 2),  # one seat lost most
        ((2, 3, 5), 2),  # all exact: it goes round
        ((1, 2, 7), 1),
        ((1, 5, 4), 2),
        ((4, 2, 4), 2),  # equal losers: the first behind the dealer
    ],
)
def test_who_lost_most_may_deal(tricks, dealer):
    table = Sitting(next_dealer="loser")
    table.result(*tricks)
    table.next_deal()
    assert table.facts["dealer"] == dealer


def test_the_session_has_no_end_of_its_own():
    table = Sitting()
    for _ in range(30):
        table.result(2, 3, 5)
        table.next_deal()
    assert not table.match.over


def test_a_session_of_three_deals():
    table = Sitting(end="deals:3")
    for tricks in ((2, 3, 5), (2, 2, 6)):
        table.result(*tricks)
        assert not table.match.over
        table.next_deal()
    table.result(5, 3, 2)
    assert (table.match.over, table.match.score.winners) == (True, [2])
    assert table.match.refusal(table.move("- deal 0")).code == "match_over"


def test_a_session_to_a_number_of_points_may_be_shared():
    table = Sitting(end="points:10")
    table.result(3, 3, 4)
    table.next_deal()
    assert table.match.score.winners == []
    table.result(7, 0, 3)
    assert (table.match.over, table.match.score.winners) == (True, [0])
    table = Sitting(end="points:5")
    table.result(5, 5, 0)
    assert table.match.score.winners == [0, 1]


def test_the_table_may_end_it_and_who_leads_wins():
    table = Sitting()
    table.result(2, 3, 5)
    assert table.says("- close") == "ok"
    assert (table.match.over, table.match.score.leaders()) == (True, [2])


def test_the_board_has_points_and_who_is_over_or_under():
    table = Sitting()
    table.result(4, 4, 2)
    assert table.match.score.board() == [("points", [4, 4, 2]), ("delta", [2, 1, -3])]


def test_the_last_screen_says_who_is_over_and_under():
    table = Sitting()
    table.result(4, 4, 2)
    ask = table.screen()
    assert (ask.head, ask.facts) == ("deal_over", {"seat_over": 0, "over": 2, "seat_under": 2, "under": 3})
    assert table.offers() == {"ok": "deal"}
    table.presses("deal")
    table.result(3, 5, 2)
    assert table.screen().head == "all_exact"
    table = owed(3, 3, 4, transfer="trick")
    table.says("Carl transfer Ana")
    table.result(3, 5, 2)
    assert table.screen().facts == {"seat_over": 0, "over": 1, "seat_under": 2, "under": 1}
