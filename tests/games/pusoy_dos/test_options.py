# SPDX-FileCopyrightText: 2026 The Mano authors
# SPDX-License-Identifier: MIT
"""House rules: each changes what it says it changes, alone and beside every other."""

from itertools import combinations

import pytest

from shared_engine.games.pusoy_dos.about import OPTIONS
from shared_engine.games.pusoy_dos.conformance import Runner
from shared_engine.options import defaults
from tests.games.pusoy_dos.sitting import begun

DEFAULTS = defaults(OPTIONS)


def case(setup, *acts):
    """Runs acts written "0 play 3C 3D", "1 pass" or "beats 3C 4D": setup, entries."""
    return setup, [entry(act) for act in acts]


def entry(act):
    """One entry of the vectors' notation."""
    words = act.split()
    if words[0].isdigit():
        told = {"seat": int(words[0]), "act": words[1]}
        return {**told, "cards": words[2:]} if words[1] == "play" else told
    if words[0] == "beats":
        return {"act": "beats", "cards": words[1:6], "over": words[6:]}
    if words[0] == "penalty":
        return {"act": "penalty", "cards_left": [left.split(",") for left in words[1:]]}
    if words[0] == "next_hand":
        return {"act": "next_hand", "starter": int(words[1])}
    return {"act": words[0], "cards": words[1:]}


MID = {"players": 4, "mid": True, "counts": [1, 9, 10, 13], "turn": 0}

# option, value: a case, what the default rules there, what the other value rules
TABLE = [
    ("direction", "ccw", case({"starter": 0}, "0 play 3C", "3 pass"), "illegal:not_your_turn", "ok"),
    ("suit_order", "DCHS", case({}, "beats 3C 4C 6C 7C 8C 3D 4D 6D 7D 9D"), "illegal:not_higher", "ok"),
    ("odd_card", "out", case({"players": 3, "starter": 1}, "1 play 3C"), [17, 17, 17], [17, 16, 17]),
    ("cards_each", 17, case({"players": 2, "starter": 1}, "1 play 3C"), [13, 12], [17, 16]),
    ("triples", False, case({}, "classify 7C 7D 7H"), "triple", "invalid"),
    ("straights", "top_26", case({}, "beats 2C 3C 4D 5C 6C 10D JD QD KS AD"), "illegal:not_higher", "ok"),
    ("straights", "top_a5", case({}, "beats AC 2C 3D 4C 5C 10D JD QD KS AD"), "illegal:not_higher", "ok"),
    ("straights", "top_both", case({}, "beats AC 2C 3D 4C 5C 2D 3S 4S 5S 6S"), "illegal:not_higher", "ok"),
    ("straights", "no_twos", case({}, "classify AC 2C 3D 4C 5C"), "straight", "invalid"),
    ("flush_compare", "rank", case({}, "beats AC KC 9C 5C 4C 3S 4S 5S 7S 8S"), "illegal:not_higher", "ok"),
    (
        "passed_out",
        True,
        case(
            {"starter": 0, "free_lead": True},
            "0 play 3C",
            "1 pass",
            "2 play 4C",
            "3 play 5C",
            "0 play 6C",
            "1 play 7C",
        ),
        "ok",
        "illegal:passed_out",
    ),
    ("auto_end_2D", True, case({"starter": 0, "free_lead": True}, "0 play 2D"), "ok", "round_end"),
    ("include_lowest", False, case({"starter": 0}, "0 play 4C"), "illegal:must_include_lowest", "ok"),
    ("play_on", True, case(MID, "0 play 9C"), "hand_over", "out"),
    ("scoring", "penalty", case(MID, "0 play 9C"), [1, 0, 0, 0], [0, 9, 20, 39]),
    ("two_bonus", "add2_each", case({}, "finish_points 2C 2S 2D"), 8, 6),
    ("two_bonus", "off", case({}, "finish_points 2C 2S 2D"), 8, 1),
    ("two_scope", "any_play", case({}, "finish_points KC KD KH 2C 2D"), 1, 4),
    ("two_D_extra", 3, case({}, "finish_points 2D"), 2, 5),
    (
        "next_lead",
        "winner",
        case(MID, "0 play 9C", "next_hand 2", "0 play 9H"),
        "illegal:not_your_turn",
        "ok",
    ),
    ("dealer", "rotate", case({**MID, "dealer": 2}, "0 play 9C"), 0, 3),
    ("end", "hands:1", case(MID, "0 play 9C"), None, 0),
    ("target", 1, case(MID, "0 play 9C"), None, 0),
]
# These say something only where cards left are counted.
COUNTED = {"scoring": "penalty"}
COUNTED_TABLE = [
    ("limit", 39, case(MID, "0 play 9C"), None, 0),
    ("penalty_two_double", True, case({}, "penalty 2C,2D,9H 4C"), [3, 1], [12, 1]),
]
STATES = {
    "limit": "match_winner",
    "odd_card": "counts",
    "cards_each": "counts",
    "scoring": "points",
    "dealer": "next_dealer",
    "end": "match_winner",
    "target": "match_winner",
}
# These two change each other's case; what they rule together stands in TOGETHER.
ENTANGLED = {
    frozenset(pair)
    for pair in [
        ("direction", "suit_order"),
        ("direction", "passed_out"),
        ("direction", "dealer"),
        ("odd_card", "suit_order"),
        ("flush_compare", "suit_order"),
        ("auto_end_2D", "suit_order"),
        ("two_D_extra", "suit_order"),
        ("play_on", "scoring"),
        ("play_on", "next_lead"),
        ("play_on", "end"),
        ("play_on", "target"),
        ("scoring", "target"),
        ("two_bonus", "two_D_extra"),
        ("two_bonus", "two_scope"),
        ("two_scope", "two_D_extra"),
        ("next_lead", "end"),
        ("next_lead", "target"),
    ]
}
TOGETHER = [
    (
        "direction",
        {"direction": "ccw", "suit_order": "DCHS"},
        case({"starter": 0}, "0 play 3D", "3 pass"),
        "ok",
    ),
    (
        "passed_out",
        {"direction": "ccw", "passed_out": True},
        case({"starter": 0}, "0 play 3C", "3 pass", "2 play 4C", "1 play 5C", "0 play 6C", "3 play 7C"),
        "illegal:passed_out",
    ),
    ("dealer", {"direction": "ccw", "dealer": "rotate"}, case({**MID, "dealer": 2}, "0 play 9C"), 1),
    (
        "odd_card",
        {"odd_card": "out", "suit_order": "DCHS"},
        case({"players": 3, "starter": 1}, "1 play 3D"),
        [17, 16, 17],
    ),
    (
        "flush_compare",
        {"flush_compare": "rank", "suit_order": "DCHS"},
        case({}, "beats 3C 4C 6C 7C AC 3D 4D 6D 7D AD"),
        "ok",
    ),
    (
        "auto_end_2D",
        {"auto_end_2D": True, "suit_order": "DCHS"},
        case({"starter": 0, "free_lead": True}, "0 play 2S"),
        "round_end",
    ),
    ("two_D_extra", {"two_D_extra": 3, "suit_order": "DCHS"}, case({}, "finish_points 2S"), 5),
    (
        "scoring",
        {"play_on": True, "scoring": "penalty"},
        case({**MID, "counts": [0, 0, 1, 12], "turn": 2}, "2 play 9C"),
        [0, 0, 0, 24],
    ),
    (
        "next_lead",
        {"play_on": True, "next_lead": "winner"},
        case({**MID, "counts": [1, 1], "players": 2}, "0 play 9C", "next_hand 1", "0 play 9H"),
        "ok",
    ),
    (
        "end",
        {"play_on": True, "end": "hands:1"},
        case({**MID, "counts": [1, 1], "players": 2}, "0 play 9C"),
        0,
    ),
    ("target", {"play_on": True, "target": 5}, case({**MID, "counts": [1, 1], "players": 2}, "0 play 9C"), 0),
    ("target", {"scoring": "penalty", "target": 1}, case(MID, "0 play 9C"), None),
    ("two_bonus", {"two_bonus": "add2_each", "two_D_extra": 3}, case({}, "finish_points 2D 2C"), 7),
    ("two_bonus", {"two_bonus": "off", "two_scope": "any_play"}, case({}, "finish_points KC KD KH 2C 2D"), 1),
    ("two_scope", {"two_scope": "any_play", "two_D_extra": 3}, case({}, "finish_points KC KD KH 2C 2D"), 7),
    (
        "next_lead",
        {"next_lead": "winner", "end": "hands:2"},
        case(MID, "0 play 9C", "next_hand 2", "0 play 9H"),
        "ok",
    ),
    (
        "next_lead",
        {"next_lead": "winner", "target": 1},
        case(MID, "0 play 9C", "next_hand 2"),
        "illegal:match_over",
    ),
]


def ruling(name, options, told):
    """The last verdict of the case, or the fact of the position that the option is about."""
    setup, entries = told
    runner = Runner({**DEFAULTS, **options}, setup)
    verdicts = [runner.step(one) for one in entries]
    return runner.state(STATES[name]) if name in STATES else verdicts[-1]


@pytest.mark.parametrize("name, value, told, usual, other", TABLE)
def test_each_option_alone(name, value, told, usual, other):
    assert ruling(name, {}, told) == usual
    assert ruling(name, {name: value}, told) == other


@pytest.mark.parametrize("name, value, told, usual, other", COUNTED_TABLE)
def test_each_option_of_counted_cards_alone(name, value, told, usual, other):
    assert ruling(name, COUNTED, told) == usual
    assert ruling(name, {**COUNTED, name: value}, told) == other


# What these rule together stands below. (No target counts where cards left do.)
COUNTED_ENTANGLED = [
    {"limit", "play_on"},
    {"limit", "next_lead"},
    {"limit", "penalty_two_double"},
    {"penalty_two_double", "next_lead"},
    {"penalty_two_double", "end"},
]
COUNTED_PAIRS = [
    (one, other)
    for one in COUNTED_TABLE
    for other in TABLE
    if other[0] not in COUNTED and other[0] != "target" and {one[0], other[0]} not in COUNTED_ENTANGLED
]


@pytest.mark.parametrize("one, other", COUNTED_PAIRS, ids=lambda row: f"{row[0]}={row[1]}")
def test_options_of_counted_cards_in_pairs(one, other):
    both = {**COUNTED, one[0]: one[1], other[0]: other[1]}
    for name, _, told, _, expected in (one, other):
        assert ruling(name, both, told) == expected


def test_a_limit_reached_leaves_the_winner_nothing_to_lead():
    told = case(MID, "0 play 9C", "next_hand 2")
    assert ruling("next_lead", {**COUNTED, "limit": 39, "next_lead": "winner"}, told) == "illegal:match_over"


def test_a_played_on_hand_reaches_the_limit_by_its_last_player():
    told = case({**MID, "counts": [0, 0, 1, 12], "turn": 2}, "2 play 9C")
    for limit, winner in ((24, [0, 1, 2]), (25, None)):
        assert ruling("limit", {**COUNTED, "play_on": True, "limit": limit}, told) == winner


@pytest.mark.parametrize("end, twos, over", [("limit", 0, False), ("limit", 1, True), ("end", 0, True)])
def test_the_match_waits_for_the_twos_that_double_what_is_left(end, twos, over):
    ends = {"limit": {"limit": 18}, "end": {"end": "hands:1"}}[end]
    table = begun(**COUNTED, penalty_two_double=True, **ends).lies([1, 9, 1, 1])
    table.says("Ana play 9C")
    assert not table.match.over
    table.all_say(f"Bea twos {twos}", "Carl twos 0", "Dora twos 0")
    assert table.match.over is over and table.facts["points"] == [0, 9 * 2**twos, 1, 1]


def test_the_winner_leads_once_the_twos_are_told():
    table = begun(**COUNTED, penalty_two_double=True, next_lead="winner").lies([1, 9, 1, 1])
    table.all_say("Ana play 9C", "Bea twos 0", "Carl twos 0", "Dora twos 1")
    table.presses("deal")
    assert table.presses("dealt") == ["0 starts"]


@pytest.mark.parametrize("name, value, told, _, other", TABLE)
def test_how_much_of_five_cards_is_keyed_in_changes_no_ruling(name, value, told, _, other):
    assert ruling(name, {name: value, "five": "all"}, told) == other


PAIRS = [
    (one, other)
    for one, other in combinations(TABLE, 2)
    if one[0] != other[0] and frozenset((one[0], other[0])) not in ENTANGLED
]


@pytest.mark.parametrize("one, other", PAIRS, ids=lambda row: f"{row[0]}={row[1]}")
def test_options_in_pairs_do_not_disturb_each_other(one, other):
    both = {one[0]: one[1], other[0]: other[1]}
    for name, _, told, _, expected in (one, other):
        assert ruling(name, both, told) == expected


@pytest.mark.parametrize("name, options, told, expected", TOGETHER)
def test_entangled_options_rule_together(name, options, told, expected):
    assert ruling(name, options, told) == expected


def test_every_option_has_its_case():
    keyed_in = {"out_lead", "five"}  # the one has a single value, the other is of the keys: see test_keys
    assert {option.name for option in OPTIONS} == {row[0] for row in TABLE + COUNTED_TABLE} | keyed_in


def test_played_on_points_for_places_take_no_notice_of_the_bonus():
    told = case({"players": 2, "mid": True, "counts": [1, 1], "turn": 0}, "0 play 2D")
    for bonus in ("double_each", "add2_each", "off"):
        runner = Runner({**DEFAULTS, "play_on": True, "two_bonus": bonus}, told[0])
        assert [runner.step(one) for one in told[1]] == ["hand_over"]
        assert runner.state("points") == [5, 0]


@pytest.mark.parametrize(
    "name, value", [("two_bonus", "maybe"), ("cards_each", 26), ("end", "hands:0"), ("bonus", 1)]
)
def test_an_unknown_option_or_value_is_an_error(name, value):
    with pytest.raises(ValueError, match="unknown_"):
        Runner({**DEFAULTS, name: value}, {})


def test_uncertain_defaults_are_marked_so_that_the_table_is_told():
    assert {option.name for option in OPTIONS if option.unsure} == {"two_bonus", "two_scope", "two_D_extra"}
