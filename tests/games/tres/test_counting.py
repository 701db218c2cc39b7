# SPDX-FileCopyrightText: 2026 The Mano authors
# SPDX-License-Identifier: MIT
"""The end of a round, its points, and the match."""

import pytest

from shared_engine import registry
from shared_engine.games.tres.score import Score
from shared_engine.options import settle


def _out(table, cards="R9", colour=None):
    """Seat 1 lays its last cards."""
    assert table.plays(1, cards, colour) is None
    assert table.deal.winner == 1
    return table


def test_a_closing_camera_lands(talk):
    assert _out(talk(sizes=(4, 1, 5, 3)), "RS").sizes == [4, 0, 8, 3]


def test_a_closing_third_degree_lands_with_its_whole_chain(talk):
    assert _out(talk(sizes=(4, 1, 5, 3)), "T").sizes == [4, 0, 8, 3]
    table = talk(sizes=(4, 7, 1, 3))
    table.plays(1, "T", "G")
    table.plays(2, "T")
    assert table.sizes == [4, 6, 0, 9]
    assert table.plays(3, "T", "R") == "round_over"  # no answer any more


@pytest.mark.parametrize(("lands", "sizes"), [(False, [4, 0, 5, 3]), (True, [4, 0, 8, 3])])
def test_a_closing_triple_lands_only_where_the_table_plays_so(talk, lands, sizes):
    assert _out(talk(sizes=(4, 3, 5, 3), triple_out_draws=lands), "R9 G9 Y9").sizes == sizes


def test_only_the_one_who_is_out_scores_all_that_the_others_hold(talk):
    table = _out(talk(players=3, sizes=(4, 1, 5)), "RS")
    assert table.tells(2, "T R1 R2 R3 Y9 G4 G5 GU") is None
    assert not table.deal.over
    assert table.tells(0, "R7 G0 YN W") is None
    assert table.match.score.points == [0, 151, 0]
    assert table.deal.over


def test_a_card_unsaid_after_the_count_may_leave_the_round_running(talk):
    table = talk(players=3, sizes=(4, 2, 5))
    u_turn = table.deal.moment
    table.plays(1, "RU")
    table.plays(0, "RS")  # so seat 2 draws three; without the U-turn seat 1 does
    table.plays(1, "R9")
    assert table.sum(2, 40) is None
    assert table.sum(0, 30) is None
    assert table.deal.over
    assert table.unsay(15, u_turn) is None
    assert (table.deal.winner, table.deal.over, table.deal.untold()) == (None, False, [])
    assert table.enter(1, "won", 70) is None
    assert table.match.score.points == [0, 70, 0]


def test_a_correction_of_a_round_that_is_not_over_any_more_corrects_nothing(talk):
    table = talk(players=3, sizes=(4, 2, 5))
    u_turn = table.deal.moment
    table.plays(1, "RU")
    table.plays(0, "RS")
    table.plays(1, "R9")
    table.sum(2, 40)
    table.sum(0, 30)
    assert table.enter(15, "correct", 0, (0, 9)) is None
    assert table.match.score.points == [9, 0, 0]
    assert table.unsay(15, u_turn) is None
    assert (table.deal.over, table.match.score.points) == (False, [0, 0, 0])


def test_another_number_of_cards_is_refused(talk):
    table = _out(talk(players=3, sizes=(4, 1, 2)))
    assert table.tells(2, "R1 R2 R3") == "count_mismatch"
    assert table.values(2, (1,)) == "count_mismatch"
    assert table.deal.untold() == [2, 0]


def test_a_hand_is_told_once(talk):
    table = _out(talk(players=3, sizes=(4, 1, 2)))
    table.tells(2, "R1 R2")
    assert table.tells(2, "R1 R2") == "counted"


def test_a_value_that_no_card_has(talk):
    table = _out(talk(players=2, sizes=(2, 1)))
    assert table.values(0, (7, 12)) == "no_such_value"
    assert table.tells(0, "R7 G?") == "no_such_value"


def test_a_sum_is_taken_unchecked_and_marked(talk):
    table = _out(talk(players=3, sizes=(4, 1, 2)))
    assert table.sum(2, 101) == "sum_too_high"
    assert table.sum(2, 87) is None
    table.values(0, (0, 0, 0, 1))
    assert table.match.score.points == [0, 88, 0]
    assert table.deal.facts()["unchecked"] == [2]


def test_hands_of_the_absent_count(talk):
    table = talk(players=3, sizes=(4, 1, 2))
    table.leave(0)
    _out(table)
    table.values(2, (1, 1))
    assert not table.deal.over
    table.values(0, (5, 5, 5, 5))
    assert table.match.score.points[1] == 22


def test_a_card_told_in_a_hand_though_all_of_it_lie_on_the_road(talk):
    table = talk(players=2, road="R0", sizes=(2, 1))
    _out(table)
    assert table.tells(0, "R0 R1") == "too_many_copies"


def test_nothing_is_played_after_the_end(talk):
    table = _out(talk(players=2, sizes=(1, 1)))
    for act in ("draw", "keep", "expire"):
        assert table.enter(0, act) == "round_over", act
    assert table.plays(0, "R1") == "round_over"


def test_hands_are_counted_at_the_end_only(talk):
    assert talk().values(2, (1,) * 7) == "round_runs"


def test_the_deal_passes_left_and_three_rounds_make_a_match(talk):
    table = talk(players=2, sizes=(1, 7))
    for expected in (1, 0):
        seat = table.turn
        table.enter(seat, "miscount", 1)
        table.plays(seat, "R9")
        for other in table.deal.untold():
            table.sum(other, 10)
        assert table.next_round() is None
        assert table.deal.dealer == expected
    seat = table.turn
    table.enter(seat, "miscount", 1)
    table.plays(seat, "R9")
    table.sum(1 - seat, 10)
    assert table.match.over
    assert table.match.facts()["match_winners"] == [1]
    assert table.next_round() == "match_over"


def _score(players, *results, **options):
    score = Score(players, settle(registry.game("tres").about.OPTIONS, options))
    for result in results:
        score.add(result)
    return score


def test_points_decide_before_rounds(talk):
    assert _score(2, (0, 100), (1, 40), (1, 40)).winners == [0]


def test_equal_points_more_rounds(talk):
    assert _score(3, (0, 80), (1, 40), (1, 40)).winners == [1]


def test_equal_rounds_fewer_cards_at_the_end(talk):
    held_at_the_end = (2, 10, 4, 3, 0, 0, 0, 0)
    assert _score(3, (0, 50), (1, 50), held_at_the_end).winners == [1]


def test_still_equal_is_shared(talk):
    assert _score(3, (0, 50), (1, 50), (2, 10, 4, 4, 0, 0, 0, 0)).winners == [0, 1]


def test_who_won_the_last_round_held_none_and_all_others_at_least_one():
    assert _score(2, (0, 50), (1, 50), rounds=2).winners == [1]
    assert _score(3, (0, 50), (1, 50), (2, 10)).winners == [0, 1]
    assert _score(3, (0, 50), (1, 50), (2, 10, -1, 4, 0, 0, 0, 0)).winners == [0, 1]
    assert _score(3, (0, 50), (1, 50), (2, 10, -1, 0, 0, 0, -2, 0)).winners == [1]  # nobody dealt to him


def test_a_tie_of_results_only_goes_to_who_won_the_last_round(talk):
    table = talk(players=2, level="score", rounds=2)
    table.gesture("won", 0, 30)
    table.next_round()
    table.gesture("won", 1, 30)
    assert table.match.facts()["match_winners"] == [1]


def test_where_only_results_are_told_a_seat_that_was_not_dealt_holds_none(talk):
    table = talk(players=3, level="score")
    table.leave(2)
    table.gesture("won", 0, 30)
    table.next_round()
    table.gesture("won", 1, 30)
    assert table.match.score.held == [-1, 0, 0]


def test_nobody_has_won_before_the_last_round_but_somebody_leads():
    score = _score(2, (0, 50), (1, 20))
    assert (score.winners, score.leaders(), score.over) == ([], [0], False)
    assert _score(2, (0, 50), rounds=1).winners == [0]


def test_a_corrected_result_counts_instead(talk):
    table = _out(talk(players=2, sizes=(1, 1)))
    table.values(0, (9,))
    assert table.enter(15, "correct", 0, (0, 30)) is None
    assert table.match.score.points == [30, 0]
    assert table.enter(15, "correct", 0, (2, 30)) == "no_such_result"


def test_a_corrected_winner_held_none_at_the_end(talk):
    table = _out(talk(players=2, sizes=(1, 1), rounds=2))
    table.values(0, (9,))
    table.next_round()
    table.miscount(0, 2)
    table.miscount(1, 1)
    table.plays(0, "R1")
    table.plays(1, "R9")
    table.values(0, (9,))
    assert table.match.facts()["match_winners"] == [1]
    assert table.enter(15, "correct", 1, (0, 9)) is None
    assert (table.match.score.points, table.match.score.rounds_won) == ([9, 9], [1, 1])
    assert table.match.facts()["match_winners"] == [0]


def test_whose_hand_a_corrected_round_counted_as_none_may_have_held_any_number(talk):
    assert _score(3, (0, 50), (1, 50), (2, 10, 4, 0, 3, 0, 0, 0)).winners == [0, 1]
    assert _score(3, (0, 50), (1, 50), (2, 10, 0, 4, 3, 0, 0, 0)).winners == [0, 1]
    assert _score(4, (0, 50), (1, 50), (3, 10, 4, 3, 0, 2, 0, 0, 0, 0)).winners == [1]


def test_an_evening_with_results_only(talk):
    table = talk(level="score")
    ask = table.match.asks()
    assert (ask.head, ask.offer("arrows").act) == ("playing", "won")
    assert table.gesture("won", 3, 120) is None
    assert table.match.score.points == [0, 0, 0, 120]
    assert table.deal.over


def test_a_misdeal_only_before_somebody_acts(talk):
    table = talk()
    assert table.misdeal(0) is None
    assert table.deal.phase == "start"
    table.start("R5")
    table.draw(1)
    assert table.misdeal(0) == "misdeal_too_late"
