# SPDX-FileCopyrightText: 2026 The Mano authors
# SPDX-License-Identifier: MIT
"""What the device asks, key by key, at each level."""

import pytest

from shared_engine.games.tres.deck import PACK, ROUNDABOUT, THIRD_DEGREE

R, Y, G = 0, 1, 2


def _keys(ask):
    return {offer.slot: offer.act for offer in ask.offers if offer.slot != "menu"}


def test_the_guide_names_the_dealer_and_who_begins(talk):
    ask = talk(road=None, dealer=2).match.asks()
    assert (ask.head, ask.seat, ask.facts["seat_first"], ask.facts["count"]) == ("guide", 2, 3, 7)
    assert _keys(ask) == {"ok": "dealt", "arrows": "start"}


def test_ok_begins_a_round_whose_first_card_nobody_told(talk):
    table = talk(road=None, level="turns")
    assert table.gesture("dealt") is None
    assert table.match.asks().head == "goes"


def test_with_cards_the_turn_screen_is_the_compass_and_ok_draws(talk):
    ask = talk().match.asks()
    assert _keys(ask) == {"ok": "draw", "arrows": "play", "ok_held": "triple"}
    assert ask.timed


def test_colour_lies_first_on_the_compass_and_wilds_lie_down():
    assert PACK.suit_first
    assert [PACK.suits[suit] for suit in PACK.suit_order] == ["Y", "R", "G"]  # up, left, right
    assert [[PACK.ranks[rank] for rank in group] for group in PACK.groups] == [
        ["0", "1", "2", "3"],
        ["4", "5", "6"],
        ["7", "8", "9"],
        ["N", "U", "S"],
    ]


def test_a_card_is_one_argument_and_a_wild_two(talk):
    table = talk()
    assert table.match.asks(("play",)).kind == "card"
    assert table.match.asks(("play", ROUNDABOUT)).kind == "suit"
    assert table.gesture("play", ROUNDABOUT, G) is None
    assert table.deal.road.colour == G
    assert table.match.asks().head == "goes_on"
    assert table.gesture("play", PACK.parse("G3")) is None


def test_a_wild_as_the_last_card_is_not_asked_for_its_colour(talk):
    table = talk(sizes=(7, 1, 7, 7))
    assert table.gesture("play", THIRD_DEGREE) is None
    assert table.deal.winner == 1


def test_a_triple_is_its_number_and_three_colours_in_order(talk):
    table = talk()
    assert [table.match.asks(("triple", 7, R, G)[:n]).kind for n in (1, 2, 3, 4)] == [
        "rank",
        "suit",
        "suit",
        "suit",
    ]
    assert table.gesture("triple", 7, R, G, Y) is None
    assert PACK.text(table.deal.road.top) == "Y7"


def test_after_the_draw_ok_keeps(talk):
    table = talk()
    table.gesture("draw")
    assert _keys(table.match.asks()) == {"ok": "keep", "arrows": "play"}
    assert table.gesture("keep") is None
    assert table.turn == 2


def test_a_pile_that_is_due_heads_the_screen_and_ok_draws_it(talk):
    table = talk()
    table.plays(1, "T", "G")
    ask = table.match.asks()
    assert (ask.head, ask.facts["count"], ask.offer("ok").act, ask.offer("ok").label) == (
        "pile_due",
        3,
        "draw",
        "pay",
    )
    table.plays(2, "T", "G")
    table.plays(3, "T", "G")
    assert table.match.asks().head == "pile_capped"


def test_at_turns_each_kind_of_play_has_its_key(talk):
    table = talk(level="turns")
    assert _keys(table.match.asks()) == {
        "ok": "draw",
        "up": "number",
        "left": "sign",
        "right": "three",
        "down": "wild",
    }
    assert table.gesture("number") is None
    assert table.gesture("sign", "N") is None
    assert table.turn == 0
    assert table.gesture("three") is None
    assert table.gesture("wild", "T") is None
    assert (table.turn, table.deal.due) == (2, 3)
    assert table.sizes == [4, 8, 6, 7]


@pytest.mark.parametrize("sign", ["N", "U", "S"])
def test_a_sign_is_one_more_key(talk, sign):
    table = talk(level="turns")
    assert sign in table.match.asks(("sign",)).choices
    table.gesture("sign", sign)
    assert table.turn == {"N": 3, "U": 0, "S": 3}[sign]


def test_leftovers_are_values_one_after_the_other(talk):
    table = talk(players=2, sizes=(3, 1))
    table.plays(1, "R9")
    ask = table.match.asks()
    assert (ask.head, ask.seat, ask.facts["count"], _keys(ask)) == (
        "count_up",
        0,
        3,
        {"arrows": "values", "ok": "sum"},
    )
    assert table.match.asks(("values",)).choices == ((0, 1, 2, 3), (4, 5, 6), (7, 8, 9), (20, 30, 50))
    assert table.match.asks(("values", 2, 7)).facts["count"] == 3
    assert table.gesture("values", 2, 7, 50) is None
    assert table.match.score.points == [0, 59]


def test_in_the_middle_of_the_cards_one_may_go_over_to_the_sum(talk):
    table = talk(players=2, sizes=(3, 1))
    table.plays(1, "R9")
    assert table.match.asks(("values", 2)).ok == ("sum", "sum")
    assert table.match.asks(("values", 2, "sum")).head == "tens"
    assert table.gesture("values", 2, "sum", 5, 9) is None
    assert (table.match.score.points, table.deal.facts()["unchecked"]) == ([0, 59], [0])


def test_a_sum_is_its_tens_and_its_units_up_to_what_so_many_cards_can_make(talk):
    table = talk(players=2, sizes=(3, 1))
    table.plays(1, "R9")
    assert table.match.asks(("sum",)).choices == (
        (0, 1, 2, 3),
        (4, 5, 6),
        (7, 8, 9),
        (10, 11, 12, 13, 14, 15),
    )
    assert table.match.asks(("sum", 12)).choices == ((0, 1, 2, 3), (4, 5, 6), (7, 8, 9))
    assert table.gesture("sum", 12, 7) is None
    assert table.match.score.points == [0, 127]


def test_the_sum_alone_or_card_by_card(talk):
    table = talk(players=3, sizes=(3, 1, 1))
    table.plays(1, "R9")
    assert table.gesture("sum", 5, 0) is None
    assert table.gesture("leftovers", PACK.parse("R1"), ROUNDABOUT, THIRD_DEGREE) is None
    assert table.match.score.points == [0, 131, 0]


def test_putting_the_referee_right(talk):
    table = talk()
    assert table.match.asks(("position",)).kind == "seat"
    assert table.match.asks(("position", 3)).kind == "card"
    assert table.match.asks(("position", 3, ROUNDABOUT)).kind == "suit"
    assert table.gesture("position", 3, ROUNDABOUT, Y) is None
    assert (table.turn, table.deal.road.colour) == (3, Y)
    assert table.gesture("miscount", 2, 5) is None
    assert table.sizes == [7, 7, 5, 7]
    assert sum(table.sizes) + table.deal.stock + table.deal.road.under + 1 == 83


def test_a_pause_offers_only_the_menu(talk):
    table = talk(players=2)
    table.leave(0)
    ask = table.match.asks()
    assert (ask.head, _keys(ask)) == ("paused", {})


def test_forgotten_goes_are_caught_up_with_numbers(talk):
    table = talk(sizes=(7, 7, 1, 7))
    moves = table.deal.catch_up(0)
    assert [(move.seat, move.act) for move in moves] == [(1, "play"), (2, "draw"), (2, "keep"), (3, "play")]
    assert table.match.enter(moves) is None
    assert table.turn == 0


def test_catching_up_pays_the_pile_that_is_due(talk):
    table = talk()
    table.plays(1, "T", "G")
    assert table.match.enter(table.deal.catch_up(0)) is None
    assert (table.turn, table.sizes) == (0, [7, 6, 10, 6])


def test_whoever_has_the_go_has_nothing_to_catch_up(talk):
    table = talk()
    assert table.deal.catch_up(1) == []
    table.draw(1)
    assert table.deal.catch_up(1) == []
    table.plays(1, "T", "G")
    assert (table.turn, table.deal.due) == (2, 3)
    assert table.deal.catch_up(2) == []


def test_catching_up_where_the_pile_costs_no_go(talk):
    table = talk(third_degree_skips=False)
    table.plays(1, "T", "G")
    moves = table.deal.catch_up(3)
    assert [(move.seat, move.act) for move in moves] == [(2, "draw"), (2, "play")]
    assert table.match.enter(moves) is None
    assert table.turn == 3


# -- hands told in private


def _tell(table, seat, cards):
    return table.gesture("tell", seat, *[PACK.parse(card) for card in cards.split()])


def test_an_own_hand_is_shown_to_its_owner_with_what_may_be_laid(talk):
    table = talk(level="hands")
    assert _tell(table, 1, "R1 R2 G5 G7 Y7 R7 T") is None
    ask = table.match.asks()
    assert (ask.private, ask.seat) == (True, 1)
    assert [PACK.text(card) for card in ask.facts["cards_hand"]] == ["R1", "R2", "G5", "R7", "Y7", "G7", "T"]
    assert [PACK.text(card) for card in ask.facts["cards_fit"]] == ["R1", "R2", "G5", "R7", "T"]
    choices = [PACK.text(card) for card in table.match.asks(("play",)).choices]
    assert choices == ["R1", "R2", "G5", "R7", "T", "Y7", "G7"]  # those that fit lie first


def test_with_less_to_log_the_own_hand_leaves_the_screen(talk):
    table = talk(level="hands")
    _tell(table, 1, "R1 R2 G5 G7 Y7 R7 T")
    assert table.enter(15, "level", 2) is None  # cards
    assert not table.match.asks().private
    assert table.gesture("triple", 7, R, G, Y) is None


def test_nothing_told_in_private_is_public(talk):
    table = talk(level="hands")
    before = table.deal.facts()
    _tell(table, 2, "R1 R2 G5 G7 Y7 R7 T")
    assert table.deal.facts() == before
    assert not table.match.asks().private  # seat 1 is to go and has told nothing
    assert table.deal.view(1)["hand"] is None


def test_a_triple_is_staged_card_by_card_from_the_own_hand(talk):
    table = talk(level="hands")
    _tell(table, 1, "R1 R2 G5 G7 Y7 R7 T")
    first = table.match.asks(("triple",))
    assert [PACK.text(card) for card in first.choices] == ["R7", "Y7", "G7"]
    laid = [PACK.parse(card) for card in ("R7", "G7")]
    assert [PACK.text(card) for card in table.match.asks(("triple", *laid)).choices] == ["Y7"]
    assert table.gesture("triple", *laid, PACK.parse("Y7")) is None
    assert [PACK.text(card) for card in table.deal.view(1)["hand"]] == ["R1", "R2", "G5", "T"]


def test_from_a_hand_without_a_triple_any_three_cards_can_be_staged_and_are_refused(talk):
    table = talk(level="hands")
    _tell(table, 1, "R1 R2 G5 G7 Y7 R8 T")
    staged = [table.match.asks(("triple",)).choices[0]]
    while table.match.asks(("triple", *staged)):
        staged.append(table.match.asks(("triple", *staged)).choices[0])
    assert table.gesture("triple", *staged) == "not_a_triple"


def test_with_two_cards_left_no_triple_is_offered(talk):
    table = talk(level="hands", sizes=(7, 2, 7, 7))
    assert _tell(table, 1, "R1 R2") is None
    assert table.match.asks().offer("ok_held") is None


def test_before_the_first_card_nothing_may_go(talk):
    table = talk(level="hands", road=None)
    assert _tell(table, 1, "G1 G2 G3 G7 Y7 Y8 W") is None
    assert table.deal.view(1)["playable"] == []


def test_a_drawn_card_is_told_in_private_and_only_it_may_go(talk):
    table = talk(level="hands")
    _tell(table, 1, "G1 G2 G3 G7 Y7 Y8 Y9")
    table.gesture("draw")
    assert table.match.asks().offer("arrows").act == "drew"
    assert table.gesture("drew", PACK.parse("R9")) is None
    assert [PACK.text(card) for card in table.deal.view(1)["playable"]] == ["R9"]


def test_cards_told_as_drawn_of_which_a_card_unsaid_leaves_none_make_the_hand_unsure(talk):
    table = talk(level="hands", players=3)
    _tell(table, 2, "G1 G2 G3 G7 Y7 Y8 Y9")
    u_turn = table.deal.moment
    table.plays(1, "RU")
    table.plays(0, "RS")
    assert table.enter(2, "drew", tuple(PACK.parse(card) for card in ("R1", "R2", "R3"))) is None
    assert table.enter(15, "unsay", u_turn) is None
    assert table.deal.view(2)["hand"] is None


def test_a_card_that_was_not_in_the_told_hand_makes_it_unsure(talk):
    table = talk(level="hands")
    _tell(table, 1, "G1 G2 G3 G7 Y7 Y8 Y9")
    table.plays(1, "R2")
    assert table.deal.view(1)["hand"] is None


def test_two_told_hands_that_cannot_both_be_right_name_nobody(talk):
    table = talk(level="hands")
    _tell(table, 1, "G0 G2 G3 G7 Y7 Y8 Y9")
    _tell(table, 2, "G0 G2 G3 G7 Y7 Y8 Y9")
    assert [(note.code, note.facts) for note in table.match.notes] == [("hands_clash", {})]


def test_a_hand_of_another_size_is_not_told(talk):
    table = talk(level="hands")
    assert table.enter(1, "tell", (0, 1)) == "hand_size"
    assert table.enter(1, "drew", (0,)) == "not_drawn"


def test_a_strict_third_degree_is_dim_while_the_colour_is_held(talk):
    table = talk(level="hands", third_degree_strict=True)
    _tell(table, 1, "R1 G2 G3 G7 Y7 Y8 T")
    assert THIRD_DEGREE not in table.deal.view(1)["playable"]
    assert table.plays(1, "T", "G") is None  # private knowledge refuses nothing in public
