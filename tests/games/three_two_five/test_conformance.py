# SPDX-FileCopyrightText: 2026 The Mano authors
# SPDX-License-Identifier: MIT
"""Cases in the notation of the conformance files, for the acts and options that the given ones leave out."""

import pytest

from shared_engine.games.three_two_five.conformance import Runner

OWED = {"dealer": 2, "trump": "S", "prev_deltas": [1, 0, -1]}  # Ana takes one from Carl, then Bea leads
HAND = ["AS", "KS", "9S", "KD", "9D", "AH", "QH", "10H", "8H", "JC", "8C"]


def run(setup, *entries, **options):
    """The verdicts on these entries, and the Runner behind them."""
    runner = Runner(options, setup)
    return [runner.step(entry) for entry in entries], runner


def act(name, seat=None, **more):
    return {"act": name, **({} if seat is None else {"seat": seat}), **more}


def play(*cards):
    return [act("play", seat, card=card) for seat, card in cards]


def test_a_card_drawn_blind_makes_trump():
    verdicts, runner = run({"dealer": 0}, act("random_trump", card="9D"), trump_mode="random")
    assert (verdicts, runner.state("trump"), runner.state("phase")) == (["ok"], "D", "play")
    verdicts, runner = run({"dealer": 0}, act("random_trump", 2, card="9D"))
    assert (verdicts, runner.state("trump")) == (["illegal:mode"], None)


def test_every_way_where_any_is_played():
    for entry in (
        act("turn7", 2, card="9D"),
        act("next3", cards=["KD", "8H", "9S"]),
        act("trump", 2, suit="D"),
    ):
        verdicts, runner = run({"dealer": 0}, entry, trump_mode="any")
        assert (verdicts, runner.state("trump")) == (["ok"], "D")


def test_who_may_not_turn_the_seventh():
    assert run({"dealer": 0}, act("turn7", 1, card="9D"), trump_mode="seventh")[0] == ["illegal:not_chooser"]
    assert run({"dealer": 0}, act("turn7", 2, card="7D"), trump_mode="seventh")[0] == [
        "illegal:card_not_in_pack"
    ]
    assert run({"dealer": 0}, act("turn7", 2, card="6H"), trump_mode="seventh")[0] == [
        "illegal:card_not_in_pack"
    ]
    assert run({"dealer": 0}, act("turn7", 2, card="9D"), act("trump", 2, suit="C"), trump_mode="seventh")[
        0
    ] == ["ok", "illegal:phase"]


@pytest.mark.parametrize(("tie", "trump"), [("suit_order", "S"), ("first_dealt", "H")])
def test_a_tie_by_rule(tie, trump):
    verdicts, runner = run(
        {"dealer": 0}, act("next3", cards=["KH", "9D", "KS"]), trump_mode="next3", next3_tie=tie
    )
    assert (verdicts, runner.state("trump")) == (["ok"], trump)


def test_a_steal_waived():
    verdicts, runner = run(OWED, act("waive", 2), act("waive", 0), act("waive", 0))
    assert verdicts == ["illegal:pull_order", "ok", "illegal:phase"]
    assert (runner.state("phase"), runner.state("pulls_left"), runner.state("turn")) == ("play", 0, 1)


def test_a_result_in_any_unfinished_phase():
    for setup in ({"dealer": 0}, OWED, {"dealer": 0, "trump": "S"}):
        verdicts, runner = run(
            setup,
            act("result", tricks=[2, 3, 4]),
            act("result", tricks=[2, 3, 5]),
            act("result", tricks=[2, 3, 5]),
        )
        assert verdicts == ["illegal:sum_not_10", "ok", "illegal:phase"]
        assert (runner.state("phase"), runner.state("scores")) == ("over", [2, 3, 5])
    verdicts, _ = run(OWED, act("pull", 0, **{"from": 2}), act("result", tricks=[2, 3, 5]))
    assert verdicts == ["ok", "ok"]


def test_nothing_is_dealt_before_the_end():
    assert run({"dealer": 0}, act("next_deal"))[0] == ["illegal:phase"]
    verdicts, _runner = run({"dealer": 0}, act("result", tricks=[2, 3, 5]), act("next_deal"), end="deals:1")
    assert verdicts == ["ok", "illegal:phase"]


def test_a_misdeal():
    verdicts, runner = run(OWED, act("misdeal"))
    assert (verdicts, runner.state("dealer"), runner.state("phase"), runner.state("trump")) == (
        ["ok"],
        2,
        "trump",
        None,
    )
    verdicts, _ = run({"dealer": 0, "trump": "S"}, *play((2, "AH")), act("misdeal"))
    assert verdicts == ["ok", "illegal:phase"]


def test_a_card_that_proves_two_revokes_gives_the_first_and_both_are_known():
    cards = [(2, "AH"), (1, "9C"), (0, "8H"), (2, "QH"), (1, "10C"), (0, "9H"), (2, "KH"), (1, "10H")]
    verdicts, runner = run({"dealer": 0, "trump": "S"}, *play(*cards))
    assert verdicts[-1] == "revoke:1"
    assert runner.state("revokes") == [[1, 1], [1, 2]]


def test_a_proof_outranks_the_trick_it_completes():
    cards = [(2, "AH"), (1, "9H"), (0, "9C"), (2, "KH"), (1, "8H"), (0, "10H")]
    verdicts, runner = run({"dealer": 0, "trump": "S"}, *play(*cards))
    assert (verdicts[-1], runner.state("tricks"), runner.state("revokes")) == (
        "revoke:1",
        [0, 0, 2],
        [[0, 1]],
    )


def test_a_shifted_target():
    verdicts, runner = run(OWED, act("transfer", 2, to=0), act("result", tricks=[3, 3, 4]), transfer="target")
    assert verdicts == ["ok", "ok"]
    assert (runner.state("quota"), runner.state("scores"), runner.state("deltas")) == (
        [2, 5, 3],
        [3, 3, 4],
        [1, -2, 1],
    )


def test_a_transfer_to_the_wrong_seat_or_at_the_wrong_time():
    verdicts, _ = run(
        OWED,
        act("transfer", 2, to=1),
        act("transfer", 1, to=0),
        act("transfer", 2, to=0),
        act("transfer", 2, to=0),
        transfer="trick",
    )
    assert verdicts == ["illegal:pull_order", "illegal:pull_order", "ok", "illegal:phase"]


def test_an_audit_out_of_order_is_ruled_by_the_order():
    audited = act("return", 0, to=2, taken="KD", hand11=HAND, card="8H")
    assert run(OWED, audited)[0] == ["illegal:pull_first"]
    pull = act("pull", 0, **{"from": 2})
    assert run(OWED, pull, {**audited, "to": 1}, audited)[0] == ["ok", "illegal:pull_order", "ok"]
    assert run(OWED, pull, {**audited, "hand11": HAND[:10] + ["7D"]}, audited)[0] == [
        "ok",
        "illegal:card_not_in_pack",
        "ok",
    ]


def test_retaining_none_and_returning_the_same():
    pull = act("pull", 0, **{"from": 2})
    back = act("return", 0, to=2, taken="KD", hand11=HAND, card="KD")
    assert run(OWED, pull, back, may_return_taken=True)[0] == ["ok", "illegal:retain"]
    assert run(OWED, pull, back, may_return_taken=True, retain=1)[0] == ["ok", "ok"]
    assert run(OWED, pull, {**back, "card": "JC"}, retain=0)[0] == ["ok", "ok"]


def test_permanent_sevens_of_other_suits():
    options = {"sevens": "trumps", "kept_sevens": "CD"}
    verdicts, _ = run({"dealer": 0, "trump": "H"}, *play((2, "AH"), (1, "7D"), (0, "7C")), **options)
    assert verdicts == ["ok", "ok", "trick:0"]


def test_the_first_lead_where_trump_is_forbidden():
    verdicts, _ = run({"dealer": 0, "trump": "S"}, *play((2, "AS"), (2, "AH")), first_lead_trump="forbidden")
    assert verdicts == ["illegal:suit", "ok"]


def test_scores_go_on_from_the_position():
    _verdicts, runner = run({"dealer": 0, "scores": [7, 8, 9]}, act("result", tricks=[2, 3, 5]))
    assert runner.state("scores") == [9, 11, 14]


def test_a_revoke_awarded():
    cards = [(2, "AH"), (1, "9S"), (0, "8H"), (1, "KD"), (0, "8D"), (2, "9D"), (1, "10H")]
    verdicts, runner = run({"dealer": 0, "trump": "S"}, *play(*cards), revoke_policy="award:1")
    assert (verdicts[-1], runner.state("tricks")) == ("revoke:1", [0, 1, 1])


@pytest.mark.parametrize(
    ("options", "setup", "entry"),
    [
        ({"colour": "red"}, {"dealer": 0}, None),
        ({"retain": 3}, {"dealer": 0}, None),
        ({}, {"table": 1}, None),
        ({}, {"dealer": 0}, {"act": "sing"}),
    ],
)
def test_what_is_not_known_is_no_case(options, setup, entry):
    with pytest.raises(ValueError):
        Runner(options, setup).step(entry)


def test_a_fact_that_is_not_known_is_no_state():
    with pytest.raises(ValueError):
        Runner({}, {"dealer": 0}).state("weather")


def test_a_suit_that_is_not_in_the_pack_is_no_trump():
    verdicts, runner = run({}, act("trump", 2, suit="X"), act("trump", 2, suit="c"))
    assert (verdicts, runner.state("trump")) == (["illegal:suit", "ok"], "C")


def test_a_return_is_judged_by_as_much_as_was_told():
    given = act("return", 0, to=2, taken="KD", card="KD")
    verdicts, runner = run(OWED, act("pull", 0, **{"from": 2}), given, {**given, "card": "9D"})
    assert (verdicts, runner.state("phase")) == (["ok", "illegal:return_taken", "ok"], "play")
