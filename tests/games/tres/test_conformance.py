# SPDX-FileCopyrightText: 2026 The Mano authors
# SPDX-License-Identifier: MIT
"""Cases in the notation of the conformance files, for the acts and options that the given ones leave out."""

import pytest

from shared_engine.games.tres.conformance import Runner

FOUR = {"players": 4, "dealer": 0, "road": "R5", "counts": [7, 7, 7, 7]}
TWO = {"players": 2, "dealer": 0, "road": "R5", "counts": [7, 7]}


def act(name, seat=None, **more):
    return {"act": name, **({} if seat is None else {"seat": seat}), **more}


def play(seat, *cards, colour=None):
    return act("play", seat, cards=list(cards), **({"colour": colour} if colour else {}))


def verdicts(setup, *entries, **options):
    runner = Runner(options, setup)
    return [runner.step(entry) for entry in entries], runner


def test_the_next_round_is_dealt_by_the_left_neighbour_and_begins_anew():
    setup = {**FOUR, "counts": [2, 1, 1, 1], "dir": -1, "turn": 1, "scores": [5, 0, 0, 0]}
    hands = {"0": ["R1", "R2"], "2": ["W"], "3": ["GU"]}
    said, runner = verdicts(
        setup,
        act("next_round"),
        play(1, "R9"),
        act("next_round"),
        act("leftovers", hands=hands),
        act("next_round"),
        act("start", card="YS"),
        act("start", card="Y0"),
        play(2, "Y1"),
    )
    assert said == ["illegal:phase", "round_over", "illegal:phase", "ok", "ok", "again", "ok", "ok"]
    assert (runner.state("scores"), runner.state("dir"), runner.state("turn")) == ([5, 53, 0, 0], 1, 3)
    assert runner.state("counts") == [7, 7, 6, 7]


def test_after_the_last_round_there_is_no_next():
    setup = {**TWO, "counts": [1, 1], "round": 3, "scores": [0, 0], "rounds_won": [1, 1]}
    said, runner = verdicts(setup, play(1, "R9"), act("leftovers", hands={"0": ["T"]}), act("next_round"))
    assert said == ["round_over", "ok", "illegal:phase"]
    assert runner.state("match_winners") == [1]


def test_a_misdeal_before_anybody_acts():
    said, runner = verdicts(FOUR, act("misdeal"), act("start", card="G2"), play(1, "G3"), act("misdeal"))
    assert said == ["ok", "ok", "ok", "illegal:phase"]
    assert runner.state("road") == "G3"


@pytest.mark.parametrize(("depth", "due"), [(1, 3), (2, 6), (3, 9)])
def test_a_pile_that_was_due_before(depth, due):
    setup = {**FOUR, "road": "T", "colour": "G", "pending": depth}
    said, runner = verdicts(setup, act("draw", 1))
    assert (said, runner.state("pending"), runner.state("turn")) == ([f"draws:{due}"], 0, 2)
    said, runner = verdicts(setup, play(1, "G1"), act("keep", 1))
    assert said == ["illegal:must_answer_or_draw"] * 2
    assert runner.state("pending") == due


def test_the_colour_given_is_the_one_in_force():
    said, _ = verdicts({**FOUR, "road": "W", "colour": "Y"}, play(1, "R5"), play(1, "Y5"))
    assert said == ["illegal:no_match", "ok"]


def test_a_colour_that_is_not_in_the_pack_is_none_named():
    said, runner = verdicts(FOUR, play(1, "W", colour="B"), play(1, "W", colour="y"))
    assert (said, runner.state("colour")) == (["illegal:name_colour", "ok"], "Y")


def test_expiries_are_counted_per_seat():
    setup = {**FOUR, "expiries": [0, 2, 1, 0]}
    said, runner = verdicts(setup, act("expire", 1), act("expire", 2))
    assert (said, runner.state("away")) == (["away", "ok"], [1])


def test_a_turn_never_rests_on_who_is_away_or_left():
    said, runner = verdicts({**FOUR, "away": [1], "left": [2]}, play(1, "R1"), play(3, "RU"))
    assert said == ["illegal:seat_away", "ok"]  # two present: the U-turn acts as No entry
    assert (runner.state("turn"), runner.state("dir")) == (3, 1)


def test_the_end_outranks_the_proof_which_stands_in_the_state():
    setup = {**TWO, "counts": [7, 1]}
    said, runner = verdicts(
        setup, act("draw", 1), act("keep", 1), play(0, "G5"), play(1, "R5"), play(0, "R8"), play(1, "R2")
    )
    assert said[-1] == "round_over"
    assert runner.state("proofs") == [1]


def test_a_false_claim_that_costs_three():
    said, runner = verdicts(
        TWO,
        act("draw", 1),
        act("keep", 1),
        play(0, "G5"),
        play(1, "R5"),
        play(0, "R8"),
        play(1, "R2"),
        false_claim="draw3",
    )
    assert said[-1] == "proved:held_playable"
    assert (runner.state("counts"), runner.state("turn")) == ([5, 9], 0)


def test_leaving_with_a_pile_due_draws_it_and_closes_the_window():
    setup = {**FOUR, "counts": [7, 4, 7, 7]}
    said, runner = verdicts(setup, play(1, "T", colour="G"), act("leave", 2), act("catch", 3))
    assert (said, runner.state("counts")) == (["ok", "ok", "ignored"], [7, 3, 10, 7])


def test_leaving_and_returning_where_only_two_sat():
    said, runner = verdicts(TWO, act("leave", 1), play(0, "R1"), act("return", 1), play(0, "R1"))
    assert said == ["paused", "illegal:phase", "ok", "ok"]
    assert (runner.state("paused"), runner.state("left")) == (False, [])


def test_all_after_the_end_is_round_over_but_the_calls():
    setup = {**TWO, "counts": [2, 1]}
    said, _ = verdicts(setup, play(1, "R9"), play(0, "R1"), act("draw", 0), act("expire", 0), act("tres", 1))
    assert said == ["round_over", "illegal:round_over", "illegal:round_over", "illegal:round_over", "ignored"]


def test_leftovers_of_all_others_and_nobody_else():
    setup = {**FOUR, "counts": [1, 1, 1, 1]}
    hands = {"0": ["R1"], "2": ["W"], "3": ["T"]}
    said, runner = verdicts(
        setup,
        act("leftovers", hands=hands),
        play(1, "R9"),
        act("leftovers", hands={"0": ["R1"], "2": ["W"]}),
        act("leftovers", hands=hands),
        act("leftovers", hands=hands),
    )
    assert said == ["illegal:phase", "round_over", "illegal:count_mismatch", "ok", "illegal:phase"]
    assert runner.state("scores") == [0, 81, 0, 0]


def test_a_closing_pile_lands_whole_and_nothing_is_due_afterwards():
    setup = {**FOUR, "counts": [5, 1, 5, 5], "road": "T", "colour": "R", "pending": 2}
    said, runner = verdicts(setup, play(1, "T", colour="G"))
    assert (said, runner.state("counts"), runner.state("pending")) == (["round_over"], [5, 0, 14, 5], 0)


def test_what_nobody_knows_is_an_error_of_the_file():
    with pytest.raises(ValueError, match="setup"):
        Runner({}, {"weather": "fine"})
    with pytest.raises(ValueError, match="act"):
        Runner({}, FOUR).step(act("sing", 1))
    with pytest.raises(ValueError, match="state"):
        Runner({}, FOUR).state("weather")
