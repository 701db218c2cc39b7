# SPDX-FileCopyrightText: 2026 The Mano authors
# SPDX-License-Identifier: MIT
"""How a hand ends, what it brings, and how a match ends."""

import pytest

from shared_engine.games.pusoy_dos.about import OPTIONS
from shared_engine.games.pusoy_dos.points import count_twos, finish_points, penalty, pips
from shared_engine.moves import NOBODY, Move
from shared_engine.options import defaults
from tests.games.pusoy_dos.sitting import begun, cards, ladder


def won(last, scoring_counts=(0, 5, 4, 3), **options):
    """Ana goes out with this play; the table afterwards."""
    count = len(cards(last))
    table = begun(**options).lies([count, *scoring_counts[1:]])
    table.says(f"Ana play {last}")
    return table


def points_for(last, **options):
    """What the winner's last play brings."""
    options = {**defaults(OPTIONS), **options}
    told = cards(last)
    return finish_points(options, len(told), *count_twos(ladder(**options), told))


def test_the_hand_ends_with_the_last_card_and_nobody_may_beat_it():
    table = begun().lies([1, 5, 4, 3], "Ana", "9C", "Dora")
    assert table.all_say("Ana play 10C", "Bea play 2D", "Bea pass") == ["hand_won", "hand_over", "hand_over"]
    assert table.facts["winner"] == 0 and table.facts["points"] == [1, 0, 0, 0]


@pytest.mark.parametrize(
    "last, double, added, off",
    [
        ("5H", 1, 1, 1),
        ("2C", 2, 2, 1),
        ("2D", 2, 2, 1),
        ("2C 2S", 4, 4, 1),
        ("2C 2S 2D", 8, 6, 1),
        ("AC 2D 3H 4S 5C", 1, 1, 1),
        ("2C 2S 2D KD KC", 1, 1, 1),
    ],
)
def test_going_out_on_twos(last, double, added, off):
    assert points_for(last) == double
    assert points_for(last, two_bonus="add2_each") == added
    assert points_for(last, two_bonus="off") == off


@pytest.mark.parametrize(
    "last, double, added",
    [
        ("AC 2D 3H 4S 5C", 2, 2),
        ("2C 2S 2D KD KC", 8, 6),
        ("KC KD KH 2C 2D", 4, 4),
        ("2C 2S 2D 2H 3C", 16, 8),
        ("3C 4D 5H 6S 7C", 1, 1),
        ("2C", 2, 2),
        ("5C 5D", 1, 1),
    ],
)
def test_every_two_may_count_in_any_play(last, double, added):
    assert points_for(last, two_scope="any_play") == double
    assert points_for(last, two_scope="any_play", two_bonus="add2_each") == added


@pytest.mark.parametrize(
    "last, plain, any_play",
    [
        ("2D", 5, 5),
        ("2H", 2, 2),
        ("2D 2C", 7, 7),
        ("2D 2H 2S KC KD", 1, 11),
        ("2C 2S 2H KC KD", 1, 8),
        ("5D", 1, 1),
    ],
)
def test_the_best_two_may_bring_more(last, plain, any_play):
    assert points_for(last, two_D_extra=3) == plain
    assert points_for(last, two_D_extra=3, two_scope="any_play") == any_play


def test_the_best_two_is_that_of_the_best_suit():
    assert points_for("2S", two_D_extra=3, suit_order="DCHS") == 5
    assert points_for("2D", two_D_extra=3, suit_order="DCHS") == 2


def test_with_no_bonus_the_extra_still_counts():
    assert points_for("2D", two_D_extra=3, two_bonus="off") == 4


@pytest.mark.parametrize(
    "last, options",
    [
        ("?", {}),
        ("? ?", {}),
        ("? ? ? ? ?", {"two_scope": "any_play"}),
        ("2?", {"two_D_extra": 1}),
        ("9? 9? 9? ? ?", {"two_scope": "any_play"}),
    ],
)
def test_points_wait_until_the_last_play_is_told(last, options):
    table = won(last, **options)
    assert table.facts["phase"] == "count" and not table.deal.over
    assert table.facts["winner"] == 0


def test_the_best_two_is_told_where_it_brings_more():
    table = won("?", two_D_extra=3)
    assert table.says("Ana finish 1") == "best_two_untold"
    assert table.match.enter([Move(0, "finish", (1, 1))]) is None
    assert table.facts["points"] == [5, 0, 0, 0]


def test_no_question_is_asked_that_changes_nothing():
    assert won("? ?", two_bonus="off").facts["points"] == [1, 0, 0, 0]
    assert won("2? ?").facts["points"] == [4, 0, 0, 0], "a pair has one rank"


def test_five_cards_not_told_bring_one_point_where_only_twos_count():
    assert won("? ? ? ? ?").facts["points"] == [1, 0, 0, 0]


def test_the_winner_tells_the_twos_of_the_last_play():
    table = won("? ?")
    assert table.says("Ana play 9C") == "hand_over"
    assert table.says("Bea finish 2") == "nothing_to_tell"
    assert table.says("Ana finish 3") == "too_many_twos"
    assert table.says("Ana finish 2") == "hand_won"
    assert table.says("Ana finish 2") == "nothing_to_tell"
    assert table.facts["points"] == [4, 0, 0, 0]


def out_on(last, laid, **options):
    """Ana goes out on this play, which nobody saw wholly, when those cards lie there; the table afterwards."""
    table = begun(**options).lies([len(cards(last)), 5, 4, 3], played=laid)
    table.says(f"Ana play {last}")
    return table


@pytest.mark.parametrize(
    "laid, last",
    [
        ("2C 2S 2H 2D", "?"),
        ("2C 2S 2H", "? ?"),
        ("2C 2S 2?", "? ?"),
        ("2C 2S", "? ? ?"),
    ],
)
def test_nobody_is_asked_for_twos_that_cannot_be_in_the_last_play(laid, last):
    assert out_on(last, laid).facts["points"] == [1, 0, 0, 0]


@pytest.mark.parametrize("laid", ["2C 2S 2H", "2? 2? 2?", "2C 2? 2D"])
def test_twos_laid_before_are_not_in_the_last_play(laid):
    table = out_on("? ? ? ? ?", laid, two_scope="any_play")
    assert table.match.asks(("finish",)).choices == (0, 1)
    assert table.all_say("Ana finish 2", "Ana finish 1") == ["too_many_twos", "hand_won"]
    assert table.facts["points"] == [2, 0, 0, 0]


def test_twos_of_the_last_play_itself_are_among_its_twos():
    table = out_on("2C 2? ? ? ?", "2S", two_scope="any_play")
    assert table.all_say("Ana finish 4", "Ana finish 3") == ["too_many_twos", "hand_won"]


def test_the_best_two_is_not_in_the_last_play_when_it_was_laid_before():
    table = out_on("?", "2D", two_D_extra=3)
    assert table.match.asks(("finish", 1)) is None, "and nobody is asked for it"
    assert table.match.enter([Move(0, "finish", (1, 1))]).code == "card_laid"
    assert table.says("Ana finish 1") == "hand_won"
    assert table.facts["points"] == [2, 0, 0, 0]
    assert out_on("2?", "2D", two_D_extra=3).facts["points"] == [2, 0, 0, 0]


def test_the_best_two_is_not_in_the_last_play_when_it_is_out_of_play():
    table = begun(players=3, odd_card="out", two_D_extra=3)
    table.says("Ana misdeal")
    table.all_say("Ana upcard 2D", "Ana position 1 17 17", "Ana play ?")
    assert table.match.enter([Move(0, "finish", (1, 1))]).code == "card_out"


def test_the_best_two_is_in_the_last_play_when_all_other_twos_were_laid():
    table = out_on("? ?", "2C 2S", two_D_extra=3)
    assert table.says("Ana finish 2") == "hand_won"
    assert table.facts["points"] == [7, 0, 0, 0]


def test_twos_that_were_seen_in_the_last_play_are_not_told_away():
    table = out_on("2?", "", two_D_extra=3)
    assert table.says("Ana finish 0") == "best_two_untold"


def test_a_pair_has_two_twos_or_none_and_a_triple_three():
    pair, triple = won("? ?"), won("? ? ?")
    assert pair.all_say("Ana finish 1", "Ana finish 2") == ["no_pair", "hand_won"]
    assert triple.all_say("Ana finish 1", "Ana finish 2", "Ana finish 3") == [
        "no_triple",
        "no_triple",
        "hand_won",
    ]
    assert triple.facts["points"] == [8, 0, 0, 0]


# -- playing on


def test_played_on_to_the_end_it_is_five_three_one_nothing():
    table = begun(play_on=True).lies([1, 3, 2, 1])
    assert table.all_say("Ana play 9D", "Bea pass", "Carl pass", "Dora pass") == [
        "out",
        "ok",
        "ok",
        "round_over",
    ]
    assert table.turn == "Bea", "the next in turn with cards leads"
    table.all_say("Bea play 4C 4D 4H", "Carl pass", "Dora pass")
    assert table.turn == "Carl"
    assert table.says("Carl play 6C 6D") == "hand_won"
    assert table.facts["order"] == [0, 1, 2, 3] and table.facts["points"] == [5, 3, 1, 0]


def test_the_out_going_play_can_be_beaten():
    table = begun(play_on=True).lies([1, 3, 2, 4])
    assert table.all_say("Ana play 9D", "Bea pass", "Carl play 10C", "Dora pass", "Bea pass") == [
        "out",
        "ok",
        "last_card",
        "ok",
        "round_over",
    ]
    assert table.turn == "Carl"


def test_who_is_out_has_no_turn_any_more():
    table = begun(play_on=True).lies([1, 3, 2, 1])
    table.says("Ana play 9D")
    assert table.all_say("Ana play 10D", "Ana pass") == ["no_cards", "no_cards"]


@pytest.mark.parametrize("players, points", [(3, [5, 3, 0]), (2, [5, 0])])
def test_the_last_of_two_or_three_has_nothing(players, points):
    table = begun(players=players, play_on=True).lies([1] * players)
    for name in ("Ana", "Bea")[: players - 1]:
        table.says(f"{name} play {'9D' if name == 'Ana' else '10D'}")
    assert table.facts["points"] == points


def test_no_bonus_for_twos_when_the_hand_is_played_on():
    table = begun(play_on=True).lies([1, 1, 2, 2])
    assert table.all_say("Ana play 2C", "Bea play 2D") == ["out", "out"]
    table.all_say("Carl pass", "Dora pass", "Carl play 5C 5D")
    assert table.facts["points"] == [5, 3, 1, 0]


def test_after_a_best_two_that_ends_the_round_the_next_leads():
    table = begun(play_on=True, auto_end_2D=True).lies([1, 3, 2, 1])
    assert table.says("Ana play 2D") == "out round_over"
    assert table.turn == "Bea" and table.facts["leading"]


# -- cards left


@pytest.mark.parametrize(
    "left, cost", [(0, 0), (1, 1), (9, 9), (10, 20), (12, 24), (13, 39), (17, 51), (18, 54)]
)
def test_each_card_left_costs_more_the_more_there_are(left, cost):
    assert penalty(left) == cost


def test_losers_pay_for_their_cards_and_fewest_points_win():
    table = won("5C", (0, 9, 10, 13), scoring="penalty", end="hands:1")
    assert table.facts["points"] == [0, 9, 20, 39] and table.match.score.winners == [0]


def test_twos_left_double_the_cost():
    table = won("5C", (0, 9, 10, 2), scoring="penalty", penalty_two_double=True)
    assert table.facts["phase"] == "count"
    assert table.all_say("Bea twos 0", "Carl twos 2", "Dora twos 3") == ["ok", "ok", "too_many_twos"]
    assert table.says("Dora left 2C 2D") == "hand_won"
    assert table.facts["points"] == [0, 9, 80, 8]


def test_nobody_is_asked_for_twos_that_all_lie_on_the_table():
    table = begun(scoring="penalty", penalty_two_double=True).lies([1, 9, 10, 13], played="2C 2S 2H 2D")
    assert table.says("Ana play 5C") == "hand_won"


def test_the_twos_of_all_losers_are_four_at_most():
    table = won("5C", (0, 9, 10, 2), scoring="penalty", penalty_two_double=True)
    table.says("Bea twos 3")
    assert table.match.asks(("twos",)).choices == (0, 1)
    assert table.all_say("Carl twos 2", "Carl twos 1") == ["too_many_twos", "hand_won"]
    assert table.facts["points"] == [0, 72, 40, 2], "nobody asks Dora: there is no 2 left"


def test_twos_told_and_taken_back_are_free_again():
    table = begun(scoring="penalty", penalty_two_double=True)
    table.all_say("Ana position 1 9 10 2", "Ana play 5C", "Bea twos 3")
    table.undo()
    assert table.all_say("Bea left 3C 3D 4C 4D 6C 6D 7C 2C 2D", "Carl twos 3", "Carl twos 2") == [
        "ok",
        "too_many_twos",
        "hand_won",
    ]


@pytest.mark.parametrize(
    "told, code",
    [
        ("9C 8C", "card_twice"),
        ("8C 8C", "card_twice"),
        ("KC 8C", "too_many_of_rank"),
        ("K? 8C", "too_many_of_rank"),
        ("9D 8C", "ok"),
    ],
)
def test_no_card_is_left_to_two_losers(told, code):
    table = won("5C", (0, 4, 2, 1), scoring="pips").lies([1, 4, 2, 1], played="KD KH")
    table.all_say("Ana play 5C", "Bea left 9C 9? KS K?")
    assert table.says(f"Carl left {told}") == code


def test_the_table_may_let_a_card_count_twice():
    table = won("5C", (0, 1, 1, 1), scoring="pips")
    table.says("Bea left 9C")
    assert table.says("Carl left 9C", allowed=True) == "ok"


def test_cards_left_may_count_at_face_value():
    assert pips(cards("AC 2D 3H 10S JC QD KH")) == 1 + 2 + 3 + 40
    table = won("5C", (0, 2, 3, 1), scoring="pips")
    assert table.all_say("Bea left K? A?", "Carl sum 17") == ["ok", "ok"]
    assert table.says("Bea sum 3") == "nothing_to_tell"
    assert table.says("Dora left 9? 9?") == "not_all_told"
    assert table.says("Dora left 5C") == "card_laid"
    assert table.says("Dora left 9?") == "hand_won"
    assert table.facts["points"] == [0, 11, 17, 9]


def test_played_on_only_the_last_pays():
    table = begun(play_on=True, scoring="penalty").lies([1, 1, 10, 11])
    table.all_say("Ana play 9D", "Bea play 10D", "Carl position 0 0 10 11")
    table.all_say("Carl play 3C", "Dora pass")
    table.says("Carl position 0 0 1 11")
    assert table.says("Carl play 3D") == "hand_won"
    assert table.facts["points"] == [0, 0, 0, 22]


# -- the match


def test_the_winner_deals_next_or_the_deal_goes_round():
    assert won("5C").match.score.next_dealer(1) == 0
    assert won("5C", dealer="rotate").match.score.next_dealer(1) == 2
    assert won("5C", dealer="rotate", direction="ccw").match.score.next_dealer(1) == 0


def test_the_winner_may_lead_the_next_hand_with_anything():
    table = won("5C", next_lead="winner")
    table.presses("deal")
    assert table.says("Bea starts") == "winner_leads"
    assert table.presses("dealt") == ["0 starts"]
    assert table.facts["duty"] is None
    assert table.says("Ana play 9H") == "ok"


def test_the_first_hand_opens_with_the_lowest_card_all_the_same():
    assert begun(next_lead="winner").says("Ana play 9H") == "needs_lowest"


def hand_of(table, winner, *points):
    """One hand whose outcome alone is told."""
    if table.deal.over:
        table.presses("deal")
    return table.says(f"{winner} result {' '.join(map(str, points))}")


def test_the_target_ends_a_match():
    table = begun(target=5)
    hand_of(table, "Ana", 4, 0, 0, 0)
    assert table.facts["match_winner"] is None
    hand_of(table, "Bea", 0, 1, 0, 0)
    hand_of(table, "Ana", 2, 0, 0, 0)
    assert table.facts["match_winner"] == 0 and table.match.over


def test_who_is_level_at_the_target_plays_another_hand():
    table = begun(play_on=True, target=8)
    hand_of(table, "Ana", 5, 3, 1, 0)
    hand_of(table, "Bea", 3, 5, 1, 0)
    assert table.facts["points"] == [8, 8, 2, 0] and not table.match.over
    hand_of(table, "Bea", 3, 5, 0, 1)
    assert table.facts["match_winner"] == 1


def test_hands_end_a_match_and_who_is_level_shares_it():
    table = begun(end="hands:2")
    hand_of(table, "Ana", 30, 0, 0, 0)
    assert not table.match.over, "no target where hands are agreed"
    hand_of(table, "Bea", 0, 30, 0, 0)
    assert table.facts["match_winner"] == [0, 1]


def test_time_ends_a_match_with_the_hand_in_which_it_runs_out():
    table = begun(end="time:1")
    table.match.course.at = 59_000
    table.lies([1, 5, 4, 3]).says("Ana play 5C")
    assert not table.match.over
    table.presses("deal")
    table.says("Ana starts")
    table.match.course.at = 61_000
    assert not table.match.over, "the hand is played to its end"
    table.lies([1, 5, 4, 3]).says("Ana play 5C")
    assert table.match.over and table.facts["match_winner"] == 0


def test_a_limit_ends_a_match_for_cards_left():
    table = begun(scoring="penalty", limit=50)
    hand_of(table, "Ana", 0, 9, 20, 39)
    assert not table.match.over
    hand_of(table, "Ana", 0, 1, 2, 24)
    assert table.facts["match_winner"] == 0
    endless = begun(scoring="penalty")
    hand_of(endless, "Ana", 0, 900, 20, 39)
    assert not endless.match.over, "without a limit the table says when"


def test_an_old_result_can_be_corrected():
    table = won("5C", end="time:1")
    assert table.match.enter([Move(NOBODY, "correct", (0, (1, 0, 4, 0, 0)))]) is None
    assert table.facts["points"] == [0, 4, 0, 0] and table.facts["wins"] == [0, 1, 0, 0]
    for impossible in ((9, 0, 4, 0, 0), (1, 0, 4), (1, 0, -4, 0, 0)):
        assert table.match.enter([Move(NOBODY, "correct", (0, impossible))]).code == "no_such_result"


# -- the count of unseen cards


def played_out(table, last="Ana play 6C 6D"):
    """Ana leads again and again until two cards are left, then goes out; returns what is said then."""
    for number, text in enumerate(["3C", "4C", "4D", "5C", "5D", "7C", "7D", "8C", "8D", "9C", "9D"]):
        table.says(f"Ana play {text}")
        table.all_say("Bea pass", "Carl pass", "Dora pass")
        assert table.facts["counts"][0] == 12 - number
    return table.says(last)


def test_unseen_cards_and_hands_agree_at_the_end():
    assert played_out(begun()) == "hand_won"


def test_a_mismatch_of_unseen_cards_and_hands_is_an_entry_error():
    table = begun()
    table.says("Bea miscount 12")
    assert played_out(table) == "hand_won mismatch"
    facts = table.match.notes[1].facts
    assert (facts["unseen"], facts["held"]) == (39, 38)


def test_a_card_laid_twice_shows_at_the_end():
    table = begun()
    assert table.says("Ana play 3C") == "ok"
    table.all_say("Bea pass", "Carl pass", "Dora pass")
    table.says("Ana play 3C", allowed=True)
    table.all_say("Bea pass", "Carl pass", "Dora pass")
    for text in ("4C 4D", "5C 5D", "7C 7D", "8C 8D", "9C 9D"):
        table.says(f"Ana play {text}")
        table.all_say("Bea pass", "Carl pass", "Dora pass")
    assert table.says("Ana play 6C") == "hand_won mismatch"
