# SPDX-FileCopyrightText: 2026 The Mano authors
# SPDX-License-Identifier: MIT
"""Leaving, coming back, and the pause when fewer than two are left."""

from shared_engine.moves import NOBODY
from shared_engine.restoring import restore
from shared_engine.whole import whole
from tests.stores.evenings import told


def test_leaving_in_ones_own_go_passes_it_on_and_keeps_the_hand(talk):
    table = talk()
    table.leave(1)
    assert (table.turn, table.sizes[1]) == (2, 7)
    table.plays(2, "R1")
    table.plays(3, "R2")
    table.plays(0, "R3")
    assert table.turn == 2
    table.returns(1)
    table.plays(2, "R4")
    table.plays(3, "R6")
    table.plays(0, "R8")
    assert table.turn == 1


def test_who_leaves_before_a_pile_draws_it_first(talk):
    table = talk()
    table.plays(1, "T", "G")
    table.leave(2)
    assert (table.sizes[2], table.deal.due, table.turn) == (10, 0, 3)


def test_leaving_outside_ones_go_changes_nothing_else(talk):
    table = talk(sizes=(7, 4, 7, 7))
    table.plays(1, "R1")
    table.leave(3)
    assert (table.turn, table.deal.window) == (2, 1)


def test_who_left_is_not_next_for_any_penalty(talk):
    table = talk()
    table.leave(2)
    table.plays(1, "R7 G7 R7")
    assert (table.turn, table.sizes) == (3, [7, 4, 7, 10])


def test_with_fewer_than_two_the_round_waits(talk):
    table = talk(players=2)
    table.leave(1)
    assert table.notes[-1] == "too_few"
    assert table.deal.paused
    assert table.plays(0, "R1") == "too_few"
    table.returns(1)
    assert table.plays(0, "R1") is None


def test_when_all_have_gone_the_turn_waits_for_one_who_is_there(talk):
    table = talk(players=3)
    for seat in (0, 1, 2):
        table.leave(seat)
    table.returns(2)
    table.returns(0)
    assert not table.deal.paused
    assert table.deal.presence.here(table.turn)


def test_back_is_for_who_was_parked_and_return_for_who_left(talk):
    table = talk()
    assert table.back(1) == "not_away"
    assert table.returns(1) == "not_away"
    table.leave(1)
    assert table.leave(1) == "already_gone"
    assert table.back(1) == "not_away"


def test_back_is_the_first_line_of_the_menu_while_somebody_is_away(talk):
    def menu(table):
        return [offer.act for offer in table.match.asks().offers if offer.slot == "menu"]

    table = talk()
    assert "comes_back" not in menu(table)
    table.leave(3)
    assert menu(table)[0] == "comes_back"
    assert table.gesture("comes_back") is None  # with one away nobody is asked who
    assert table.deal.facts()["left"] == []


def test_with_two_away_the_device_asks_which(talk):
    table = talk()
    table.leave(3)
    table.leave(0)
    assert table.match.asks(("comes_back",)).choices == [0, 3]
    table.gesture("comes_back", 0)
    assert table.deal.facts()["left"] == [3]


def _finish(table, seat=None):
    """The seat whose go it is lays its last card; the others hold zeros."""
    seat = table.turn if seat is None else seat
    table.enter(seat, "miscount", 1)
    table.plays(seat, "R9")
    for other in table.deal.untold():
        table.enter(other, "values", (0,) * table.sizes[other])


def test_who_left_is_not_dealt_in_and_who_is_parked_is_but_skipped(talk):
    table = talk(players=4, sizes=(20, 20, 20, 20))
    for _ in range(3):
        while table.turn != 1:
            table.plays(table.turn, "?")
        table.expire(1)
    table.leave(3)
    _finish(table)
    table.next_round()
    assert table.deal.dealer == 1
    assert (table.sizes, table.turn) == ([7, 7, 7, 0], 2)
    table.plays(2, "R1")
    assert table.turn == 0
    table.back(1)
    table.plays(0, "R2")
    assert table.turn == 1


def test_who_left_may_be_dealt_in_where_the_table_plays_so(talk):
    table = talk(players=4, deal_left=True)
    table.leave(3)
    _finish(table)
    table.next_round()
    assert table.sizes == [7] * 4


def test_who_returns_without_a_hand_waits_for_the_next_round(talk):
    table = talk(players=4)
    table.leave(3)
    _finish(table)
    table.next_round()
    table.returns(3)
    assert table.notes == ["next_round"]
    assert not table.deal.presence.here(3)
    _finish(table)
    table.next_round()
    assert table.sizes == [7] * 4


def test_the_table_may_give_him_a_hand(talk):
    table = talk(players=4)
    table.leave(3)
    _finish(table)
    table.next_round()
    table.returns(3)
    table.enter(3, "miscount", 7)
    table.plays(2, "R1")
    assert table.turn == 3
    assert sum(table.sizes) + table.deal.stock + table.deal.road.under + 1 == 83


def test_who_returns_before_the_first_card_is_dealt_in(talk):
    table = talk(players=4)
    table.leave(3)
    _finish(table)
    table.match.enter(table.match.moves(("deal",)))
    table.returns(3)
    assert (table.sizes, table.deal.stock) == ([7] * 4, 83 - 28)


def test_leaving_and_returning_between_rounds_counts_for_the_next(talk):
    table = talk(players=4)
    _finish(table)
    assert table.deal.over
    table.leave(2)
    table.next_round()
    assert table.sizes == [7, 7, 0, 7]
    assert table.match.score.rounds_won == [0, 1, 0, 0]


def test_leaving_and_returning_between_rounds_leaves_a_corrected_result_alone(talk):
    table = talk(players=3, rounds=2)
    _finish(table)
    assert table.enter(NOBODY, "correct", 0, (0, 18)) is None
    for does, dealt in ((table.leave, [True, True, False]), (table.returns, [True] * 3)):
        assert does(2) is None
        result = table.match.course.results[0]
        assert (result.numbers[:2], result.edited) == ((0, 18), True)
        assert (table.match.score.points, table.match.score.rounds_won) == ([18, 0, 0], [1, 0, 0])
        assert [standing >= 0 for standing in table.match.score.standing] == dealt
        resumed, _ = restore(whole(table.match))
        assert told(resumed) == told(table.match)


def test_a_correction_back_to_what_was_played_is_none(talk):
    table = talk(players=3)
    _finish(table)
    table.enter(NOBODY, "correct", 0, (0, 18))
    table.leave(2)
    table.enter(NOBODY, "correct", 0, (1, 0))
    table.returns(2)
    result = table.match.course.results[0]
    assert (result.numbers[:2], result.edited) == ((1, 0), False)


def test_where_only_results_are_told_no_cards_are_counted_of_who_leaves(talk):
    table = talk(players=4, level="score")
    table.leave(2)
    assert (table.notes, table.match.notes[0].facts) == (["gone"], {"seat": 2})
    table.gesture("won", 1, 50)
    table.leave(3)
    assert (table.notes, table.match.notes[0].facts) == (["gone"], {"seat": 3})


def test_nor_of_the_winner_who_leaves_after_the_round(talk):
    table = talk(players=3)
    _finish(table)
    table.leave(1)
    assert table.notes == ["gone"]
    table.leave(2)
    assert (table.notes, table.match.notes[0].facts["count"]) == (["left"], 7)


def test_nobody_deals_from_an_empty_chair(talk):
    table = talk(players=4, dealer=0)
    table.leave(1)
    _finish(table)
    table.next_round()
    assert table.deal.dealer == 2


def test_two_expiries_last_into_the_next_round(talk):
    table = talk(players=3, sizes=(20, 20, 20))
    for _ in range(2):
        while table.turn != 1:
            table.plays(table.turn, "?")
        table.expire(1)
    _finish(table, table.turn)
    table.next_round()
    while table.turn != 1:
        table.plays(table.turn, "?")
    table.expire(1)
    assert table.deal.facts()["away"] == [1]


def test_colour_penalties_and_direction_begin_anew_each_round(talk):
    table = talk(players=3, sizes=(7, 7, 7))
    table.plays(1, "RU")
    table.plays(0, "T", "G")
    assert table.turn == 2
    table.enter(2, "miscount", 1)
    table.plays(2, "T")
    for other in table.deal.untold():
        table.enter(other, "values", (0,) * table.sizes[other])
    table.next_round("Y4")
    facts = table.deal.facts()
    assert (facts["dir"], facts["pending"], facts["colour"], facts["window"]) == (1, 0, 1, None)
    assert table.turn == 2
