# SPDX-FileCopyrightText: 2026 The Mano authors
# SPDX-License-Identifier: MIT
"""Drawing, keeping, the clock, and claims proved false."""

import pytest


def test_nothing_playable_means_one_card_and_no_second(talk):
    table = talk()
    assert table.keep(1) == "must_draw_or_play"
    table.draw(1)
    assert table.draw(1) == "already_drew"
    assert table.keep(1) is None
    assert (table.turn, table.sizes[1]) == (2, 8)


def test_the_drawn_card_may_be_laid_but_not_in_a_triple(talk):
    table = talk()
    table.draw(1)
    assert table.plays(1, "R7 G7 Y7") == "drawn_card_only"
    assert table.plays(1, "R7") is None


def test_the_drawn_card_in_a_triple_where_the_table_plays_so(talk):
    table = talk(drawn_triple=True)
    table.draw(1)
    assert table.plays(1, "R7 G7 Y7") is None


def test_time_up_draws_one_and_passes(talk):
    table = talk()
    table.expire(1)
    assert (table.turn, table.sizes[1]) == (2, 8)


def test_time_up_after_the_draw_draws_no_second_card(talk):
    table = talk()
    table.draw(1)
    table.expire(1)
    assert (table.turn, table.sizes[1]) == (2, 8)


@pytest.mark.parametrize("skips", [True, False])
def test_sleeping_does_not_dodge_the_pile(talk, skips):
    table = talk(third_degree_skips=skips)
    table.plays(1, "T", "G")
    table.expire(2)
    assert (table.turn, table.sizes[2], table.deal.due) == (3, 10, 0)


def _sleeps(table, seat, times):
    """Three at the table; the others play red numbers on."""
    for _ in range(times):
        while table.turn != seat:
            table.plays(table.turn, "?")
        table.expire(seat)


def test_three_expiries_in_a_row_park_a_seat(talk):
    table = talk(players=3, sizes=(20, 20, 20))
    _sleeps(table, 1, 3)
    assert table.notes[0] == "away"
    assert table.deal.facts()["away"] == [1]
    table.plays(2, "?")
    table.plays(0, "?")
    assert table.turn == 2
    assert table.plays(1, "?") == "seat_away"
    table.back(1)
    table.plays(2, "?")
    table.plays(0, "?")
    assert table.turn == 1


def test_a_play_between_them_starts_the_count_again(talk):
    table = talk(players=3, sizes=(20, 20, 20))
    _sleeps(table, 1, 2)
    while table.turn != 1:
        table.plays(table.turn, "?")
    table.plays(1, "?")
    _sleeps(table, 1, 2)
    assert table.deal.facts()["away"] == []


def test_nobody_is_parked_where_the_table_plays_so(talk):
    table = talk(players=3, sizes=(20, 20, 20), expiries="off")
    _sleeps(table, 1, 4)
    assert table.deal.facts()["away"] == []


@pytest.mark.parametrize("uptime", [0, 24 * 3600 * 1000, 30 * 24 * 3600 * 1000])
def test_a_go_of_twenty_seconds_ends_after_twenty_seconds(talk, uptime):
    table = talk().later(uptime)
    table.plays(1, "R1")
    started, length, gesture = table.deal.clock()
    assert (started + length, gesture) == (uptime + 20000, ("expire",))


@pytest.mark.parametrize(("clock", "length"), [(15, 15000), (30, 30000)])
def test_other_clocks(talk, clock, length):
    assert talk(clock=clock).deal.clock()[1] == length


def test_without_a_clock_none_runs(talk):
    assert talk(clock="off").deal.clock() is None


def test_the_clock_starts_again_after_a_forced_draw_but_not_after_an_own_one(talk):
    table = talk(players=2, sizes=(7, 4), third_degree_skips=False)
    table.later(5000).draw(1)
    assert table.deal.clock()[0] == 0
    table.later(1000).keep(1)
    table.later(1000).plays(0, "T", "R")
    table.later(1000).draw(1)  # the pile, and goes on
    assert table.deal.clock()[0] == 8000


def test_being_caught_in_ones_own_go_starts_the_clock_again(talk):
    table = talk(players=2, sizes=(7, 4))
    table.later(1000).plays(1, "RN")
    table.later(1000).catch()
    assert (table.turn, table.deal.clock()[0]) == (1, 2000)


def test_the_clock_stands_in_a_pause_and_between_rounds(talk):
    table = talk(players=2, sizes=(7, 1))
    table.leave(0)
    assert table.deal.clock() is None
    table.later(60000).returns(0)
    assert table.deal.clock()[0] == 60000
    table.plays(1, "R1")
    assert table.deal.clock() is None


def test_undo_gives_back_the_time_that_was_left(talk):
    table = talk().later(3000)
    table.plays(1, "R1")
    table.match.undo()
    assert table.deal.clock()[0] == 0


# -- false claims (section 9)


def _lies(table):
    """On R5 seat 1 draws one, then lays two cards that had fitted."""
    table.draw(1)
    table.keep(1)
    table.plays(0, "G5")
    table.plays(1, "R5")
    table.plays(0, "R8")
    table.plays(1, "R2")


def test_who_lays_more_fitting_cards_than_he_drew_held_one(talk):
    table = talk(players=2)
    _lies(table)
    assert table.notes == ["proved"]
    assert (table.deal.proofs, table.sizes) == ([1], [5, 6])


def test_a_proved_claim_may_cost_three_at_once(talk):
    table = talk(players=2, false_claim="draw3")
    _lies(table)
    assert (table.sizes, table.turn) == ([5, 9], 0)


def test_a_penalty_between_leaves_it_open(talk):
    table = talk(players=2)
    table.draw(1)
    table.keep(1)
    table.plays(0, "R7 G7 R7")  # seat 1 draws three
    table.plays(1, "R5")
    table.plays(0, "R8")
    table.plays(1, "R2")
    assert table.deal.proofs == []


def test_every_card_of_a_triple_and_every_wild_counts(talk):
    table = talk(players=2, road="R5")
    table.draw(1)
    table.keep(1)
    table.plays(0, "R9")
    table.plays(1, "R5 G5 Y5")
    assert table.deal.proofs == [1]
    table = talk(players=2, road="R5")
    table.draw(1)
    table.plays(1, "W", "G")
    table.plays(0, "G9")
    table.plays(1, "W", "G")
    assert table.deal.proofs == [1]


def test_taking_the_pile_claims_nothing(talk):
    table = talk(players=2)
    table.plays(1, "T", "R")
    table.draw(0)
    for seat, card in ((1, "R1"), (0, "T")):
        table.plays(seat, card, "R")
    assert table.deal.proofs == []


def test_sleeping_claims_nothing(talk):
    table = talk(players=2)
    table.expire(1)
    table.plays(0, "R9")
    table.plays(1, "R1")
    table.plays(0, "R8")
    table.plays(1, "R2")
    assert table.deal.proofs == []


def test_the_end_of_the_round_outranks_the_proof(talk):
    table = talk(players=2)
    table.enter(1, "miscount", 1)
    _lies(table)
    assert table.deal.winner == 1
    assert table.notes[0] == "round_over"
    assert table.deal.proofs == [1]


def test_a_strict_third_degree_claims_to_hold_no_such_colour(talk):
    for strict, proofs in ((True, [1]), (False, [])):
        table = talk(players=2, third_degree_strict=strict, third_degree_skips=False)
        table.plays(1, "T", "R")
        table.draw(0)
        table.plays(0, "R9")
        table.plays(1, "R2")
        assert table.deal.proofs == proofs
