# SPDX-FileCopyrightText: 2026 The Mano authors
# SPDX-License-Identifier: MIT
"""The adapter for conformance vectors: what the notation allows is understood, the rest is refused in words."""

from shared_engine.games.tres_y_dos.conformance import Runner

KINGS = ["KC", "KD", "KH", "7C", "7D"]
QUEENS = ["QC", "QD", "QH", "2C", "2D"]
NINES = ["9C", "9D", "9H", "4C", "4D"]
WRONG = ["JC", "JD", "JH", "3C", "8D"]
TABLE = {"players": 4, "dealer": 0, "upcard": "5H"}


def run(entries, setup=TABLE, **options):
    runner = Runner(options, setup)
    return runner, [runner.step(entry) for entry in entries]


def show(seat, cards, extra=None):
    return {"act": "show", "seat": seat, "cards": cards, "extra": extra}


def do(seat, act, **more):
    entry = {"act": act, "seat": seat}
    entry.update(more)
    return entry


def refused(call):
    try:
        call()
    except ValueError as error:
        return str(error)
    return None


def test_the_next_deal_turns_a_card_up():
    runner, verdicts = run([show(1, KINGS), {"act": "next_deal", "upcard": "9S"}])
    assert verdicts == ["win", "ok"]
    state = [
        runner.state(name) for name in ("dealer", "turn", "phase", "top", "stock", "wins", "winner", "pot")
    ]
    assert state == [3, 2, "draw", "9S", 31, [0, 1, 0, 0], None, 0]


def test_the_winner_deals_under_the_house_rule():
    runner, _ = run([show(1, KINGS), {"act": "next_deal"}], next_dealer="winner")
    assert (runner.state("dealer"), runner.state("turn")) == (1, 0)


def test_no_next_deal_before_the_end_nor_after_the_match():
    assert run([{"act": "next_deal"}])[1] == ["illegal:phase"]
    _, verdicts = run([show(1, KINGS), {"act": "next_deal"}, do(0, "draw_stock"), show(1, KINGS)], wins_to=1)
    assert verdicts == ["win", "illegal:match_over", "illegal:deal_over", "illegal:deal_over"]


def test_earlier_wins_count_and_earlier_stakes_do_not():
    setup = {"players": 3, "dealer": 0, "upcard": "5H", "wins": [1, 4, 0]}
    runner, verdicts = run([show(1, KINGS)], setup, wins_to=5, stake=2)
    assert (verdicts, runner.state("match_winner"), runner.state("net_stakes")) == (["win"], 1, [-2, 4, -2])


def test_a_misdeal_is_dealt_again():
    runner, verdicts = run(
        [
            do(3, "draw_stock"),
            {"act": "misdeal"},
            do(3, "take_discard"),
            do(3, "discard", card="2C"),
            {"act": "misdeal"},
        ]
    )
    assert verdicts == ["ok", "ok", "ok", "ok", "illegal:phase"]
    assert (runner.state("dealer"), runner.state("stock")) == (0, 31)
    assert run([{"act": "misdeal", "upcard": "8C"}])[0].state("top") == "8C"


def test_simultaneous_shows():
    both = [{"act": "show_many", "shows": [show(1, KINGS), show(0, NINES), show(2, QUEENS)]}]
    assert run(both)[0].state("winner") == 2
    assert run(both, direction="cw")[0].state("winner") == 1
    wrong = [{"act": "show_many", "shows": [show(1, WRONG), show(0, ["2C", "3C", "4C", "6C", "8C"])]}]
    runner, verdicts = run(wrong, wrong_show_penalty="stake")
    assert (verdicts, runner.state("pot"), runner.state("phase")) == (["wrong_show"], 2, "draw")
    ranks = [
        {
            "act": "show_many",
            "shows": [
                do(1, "show", ranks=["K", "K", "K", "7", "7"]),
                do(2, "show", ranks=["Q", "Q", "Q", "2", "2"]),
            ],
        }
    ]
    assert run(ranks)[0].state("winner") == 2


def test_simultaneous_shows_while_one_holds_six():
    shows = [show(1, KINGS), show(3, QUEENS, "3S")]
    runner, verdicts = run([do(3, "draw_stock"), {"act": "show_many", "shows": shows}])
    assert (verdicts, runner.state("winner")) == (["ok", "win"], 3)
    shows = [show(1, KINGS), show(3, QUEENS)]
    runner, verdicts = run([do(3, "draw_stock"), {"act": "show_many", "shows": shows}])
    assert (verdicts, runner.state("winner")) == (["ok", "win"], 1)
    runner, verdicts = run([do(3, "draw_stock"), {"act": "show_many", "shows": [show(3, QUEENS)]}])
    assert (verdicts, runner.state("winner")) == (["ok", "illegal:needs_sixth"], None)


def test_ties_from_the_turn_after_some_turns():
    turns = [
        do(3, "draw_stock"),
        do(3, "discard", card="2S"),
        do(2, "draw_stock"),
        do(2, "discard", card="3S"),
    ]
    tie = [{"act": "show_many", "shows": [show(3, KINGS), show(0, NINES)]}]
    assert run(turns + tie, tie_from="turn")[0].state("winner") == 0
    assert run(turns + tie)[0].state("winner") == 3


def test_an_empty_pile_and_an_empty_stock_set_by_hand():
    empty = {"players": 4, "dealer": 0, "stock": 0, "pile": [], "turn": 2}
    assert run([do(2, "draw_stock"), do(2, "take_discard")], empty)[1] == ["illegal:pile_empty"] * 2
    one = {"players": 4, "dealer": 0, "stock": 0, "pile": ["9H"], "turn": 2}
    assert run([do(2, "draw_stock")], one, keep_top=True)[1] == ["illegal:pile_empty"]
    assert run([do(2, "draw_stock")], one)[1] == ["ok:reshuffle"]


def test_the_pile_may_be_shuffled_at_once():
    setup = {"players": 4, "dealer": 0, "stock": 1, "pile": ["9H", "2C"], "turn": 2}
    runner, verdicts = run([do(2, "draw_stock"), do(2, "discard", card="9H")], setup, recycle="at_once")
    assert (verdicts, runner.state("stock"), runner.state("pile")) == (["ok:reshuffle", "ok"], 2, 1)


def test_pots_and_fines():
    runner, verdicts = run([show(1, WRONG)], stake=2, wrong_show_penalty="stake")
    assert (verdicts, runner.state("pot"), runner.state("net_stakes")) == (
        ["wrong_show"],
        9,
        [-2, -3, -2, -2],
    )
    runner, _ = run([show(1, WRONG), show(2, KINGS)], stake=2, wrong_show_penalty="stake")
    assert (runner.state("pot"), runner.state("net_stakes")) == (0, [-2, -3, 7, -2])


def test_sixth_cards():
    assert run([show(3, KINGS, "3S")])[1] == ["illegal:five_cards"]
    assert run([do(3, "draw_stock"), show(3, KINGS, "3S")], show_six="discard_first")[1] == [
        "ok",
        "illegal:show_not_now",
    ]
    assert run([show(3, KINGS + ["7H"])])[1] == ["illegal:five_cards"]
    assert run([do(3, "draw_stock"), show(3, KINGS, "5H")])[1] == ["ok", "illegal:impossible_card"]


def test_rank_shows_and_spellings():
    entries = [do(1, "show_ranks", ranks=["T", "10", "10", "a", "A"])]
    assert run(entries)[1] == ["win"]
    assert run([do(1, "show_ranks", ranks=[7, 7, "7", "K", "K"])])[1] == ["win"]
    assert run([show(1, ["TC", "10D", "th", "AC", "ad"])])[1] == ["win"]


def test_all_impossible_entries_are_one_verdict():
    known = {"players": 4, "dealer": 0, "turn": 2, "upcard": "2S", "known": [[], ["JD"], ["9S"], []]}
    shows = (
        show(2, ["JD", "JC", "JH", "9S", "9D"]),
        show(2, KINGS),
        show(3, ["2S", "2C", "2H", "3C", "3D"]),
        show(3, ["KC", "KC", "KH", "3C", "3D"]),
        do(3, "show_ranks", ranks=["K", "K", "K", "K", "K"]),
    )
    for entry in shows:
        assert run([entry], known)[1] == ["illegal:impossible_card"], entry


def test_the_window_is_written_in_seconds():
    for seconds in (0.5, "0.5 s"):
        assert run([show(1, KINGS), show(2, QUEENS)], tie_window=seconds)[0].state("winner") == 2


def test_a_setup_may_leave_almost_everything_out():
    runner, verdicts = run([do(3, "draw_stock")], {})
    assert (verdicts, runner.state("turn"), runner.state("dealer")) == (["ok"], 3, 0)
    assert run([], {}, players=7)[0].state("stock") == 16


def test_what_is_not_known_is_refused_in_words():
    assert refused(lambda: Runner({}, {"hands": []})) == "unknown setup key: hands"
    assert refused(lambda: Runner({"jokers": True}, TABLE))
    assert refused(lambda: Runner({"wins_to": 2}, TABLE))
    assert refused(lambda: Runner({"tie_window": 0.25}, TABLE))
    assert refused(lambda: run([{"act": "dance"}])) == "unknown act: dance"
    assert refused(lambda: run([{"act": "show_many", "shows": []}])) == "show_many shows nothing"
    assert refused(lambda: run([do(3, "discard", card="5X")])) == "'X' is none of C S H D"
    assert refused(lambda: run([])[0].state("mood")) == "unknown state: mood"
