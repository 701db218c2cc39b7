# SPDX-FileCopyrightText: 2026 The Mano authors
# SPDX-License-Identifier: MIT
"""How plays are keyed in: which key does what, how many presses it takes, and that every code has its words."""

import random
from itertools import combinations
from statistics import mean

import pytest
from mano.words import wrap

from shared_engine.cards import STANDARD
from shared_engine.games.pusoy_dos import words_en, words_es, words_fr
from shared_engine.games.pusoy_dos.combos import KINDS
from shared_engine.games.pusoy_dos.keying import FOUR
from tests.games.pusoy_dos.sitting import Sitting, begun, card, cards, ladder

PRESSES = {"card": 3, "rank": 2, "suit": 1, "seat": 1, "choice": 1}  # number: see `cost`
S, H, D, C = 1, 2, 3, 0  # suits as the picker answers them
SIX, SEVEN, EIGHT, NINE = [STANDARD.parse_rank(text) for text in "6789"]


def cost(table, *steps):
    """How many presses this gesture takes on keys in a cross."""
    slot = next((slot for slot, act in table.offers().items() if act == steps[0]), "menu")
    presses = {"arrows": 0, "menu": 2}.get(slot, 1)  # arrows begin the first argument straight away
    partial = steps[:1]
    for step in steps[1:]:
        ask = table.match.asks(partial)
        own_answer = ask.ok is not None and step == ask.ok[1]
        presses += 1 if own_answer or ask.choices and ask.kind == "card" else PRESSES[ask.kind]
        partial += (step,)
    assert table.match.asks(partial) is None, f"{partial} is not complete"
    return presses


def over(text, **options):
    """A table where Ana is to answer this."""
    return begun(**options).lies([13, 13, 13, 13], "Ana", text, "Dora")


# -- the turn screen


def test_who_leads_says_first_how_many():
    table = begun()
    assert table.match.asks().head == "opens"
    assert {slot: table.offers()[slot] for slot in ("up", "right", "down", "left")} == {
        "up": "one",
        "right": "two",
        "down": "three",
        "left": "five",
    }
    assert "ok" not in table.offers(), "a leader cannot pass"


@pytest.mark.parametrize(
    "text, act", [("9H", "one"), ("9H 9S", "two"), ("9H 9S 9C", "three"), ("3H 4S 5S 6D 7C", "five")]
)
def test_who_follows_keys_the_right_number_at_once(text, act):
    offers = over(text).offers()
    assert offers == {"arrows": act, "ok": "pass", "ok_held": "all_pass", "show": "ladder"}


def test_where_the_table_plays_no_threes_none_is_offered():
    assert "down" not in begun(triples=False).offers()


def test_pass_is_one_press_and_so_is_all_pass():
    table = over("9H")
    assert cost(table, "pass") == cost(table, "all_pass") == 1
    assert table.presses("pass") == ["0 pass"]
    assert table.presses("all_pass") == ["1 pass", "2 pass"]
    assert table.turn == "Dora" and table.facts["leading"]
    assert len(table.undo()) == 2, "all passes are one gesture"


def test_a_single_takes_three_presses_and_a_pair_four():
    assert cost(over("8H"), "one", card("9H")) == 3
    assert cost(over("8H 8S"), "two", NINE, H, S) == 4
    assert cost(over("8H 8S 8C"), "three", NINE, D) == 3
    assert over("8H 8S").presses("two", NINE, H, S) == ["0 play 9H,9S"]
    assert over("8H 8S 8C").presses("three", NINE, D) == ["0 play 9C,9S,9H"]


@pytest.mark.parametrize(
    "steps, most, told",
    [
        (("straight", card("9H")), 4, "9H,8?,7?,6?,5?"),
        (("flush", H, NINE), 4, "9H,?H,?H,?H,?H"),
        (("full_house", NINE), 3, "9?,9?,9?,?,?"),
        (("four_up", NINE, FOUR), 4, "9C,9S,9H,9D,?"),
        (("four_up", NINE, H), 4, "9H,8H,7H,6H,5H"),
    ],
)
def test_five_cards_take_four_presses_at_most_when_what_decides_is_told(steps, most, told):
    table = over("3H 4S 5S 6D 7C")
    assert cost(table, "five", *steps) == most
    assert table.presses("five", *steps) == [f"0 play {told}"]


def test_a_straight_flush_shares_the_key_of_four_and_is_told_wholly_by_its_top_and_suit():
    assert begun().presses("five", "four_up", SEVEN, C) == ["0 play 7C,6C,5C,4C,3C"]
    table = over("3H 3S 3C 3D 7C", five="all")
    assert table.presses("five", "four_up", NINE, H) == ["0 play 9H,8H,7H,6H,5H"], "nothing is left to tell"
    assert table.match.notes[0].code == "straight_flush"


def test_all_five_may_be_told():
    table = over("3H 4S 5S 6D 7C", five="all")
    told = {
        ("straight", card("9H"), S, H, D, D): "9H,8S,7H,6D,5D",
        ("flush", H, NINE, EIGHT, SEVEN, SIX, 1): "9H,8H,7H,6H,3H",
        ("full_house", NINE, D, EIGHT, S, C): "9C,9S,9H,8S,8C",
        ("four_up", NINE, FOUR, card("AD")): "9C,9S,9H,9D,AD",
    }
    for steps, line in told.items():
        (move,) = table.gesture("five", *steps)
        assert table.match.notation.text(move).split(" ")[-1] == line


@pytest.mark.parametrize(
    "steps, told",
    [
        (("straight", card("9H"), S, None), "9H,8S,7?,6?,5?"),
        (("flush", H, NINE, None), "9H,?H,?H,?H,?H"),
        (("full_house", NINE, None), "9?,9?,9?,?,?"),
        (("full_house", NINE, D, EIGHT, None), "9C,9S,9H,8?,8?"),
        (("straight", STANDARD.UNKNOWN), "?,?,?,?,?"),
        (("flush", None), "?,?,?,?,?"),
        (("full_house", None), "?,?,?,?,?"),
        (("four_up", None), "?,?,?,?,?"),
        (("four_up", NINE, FOUR, STANDARD.UNKNOWN), "9C,9S,9H,9D,?"),
        (("straight", card("9?"), None), "9?,8?,7?,6?,5?"),
    ],
)
def test_not_told_ends_the_telling_at_any_stage(steps, told):
    assert over("3H 4S 5S 6D 7C", five="all").gesture("five", *steps)[0].args[0] == tuple(
        STANDARD.parse(text) for text in told.split(",")
    )


def test_a_pair_may_stay_untold_too():
    assert over("8H 8S").presses("two", NINE, None) == ["0 play 9?,9?"]


def test_all_five_cards_take_nine_and_a_half_presses_in_the_mean():
    table = over("3H 4S 5S 6D 7C", five="all")
    chance = random.Random(400)
    counted = []
    for _ in range(400):
        kind, steps = some_five(chance)
        counted.append(cost(table, "five", kind, *steps))
    assert 9 <= mean(counted) <= 9.5 and max(counted) <= 12


def some_five(chance):
    """A play of five as it turns up among hands of thirteen, and how it is told."""
    order = ladder()
    while True:
        hand = chance.sample(range(52), 13)
        found = [(five, order.classify(five)) for five in combinations(order.sort(hand), 5)]
        plays = [(five, KINDS[combo.kind]) for five, combo in found if combo and combo.kind < 7]
        if plays:
            kind = chance.choice(sorted({kind for _, kind in plays}))
            key = "four_up" if kind == "four" else kind
            return key, told(kind, next(five for five, its_kind in plays if its_kind == kind))


def told(kind, five):
    """The answers that tell these cards."""
    ranks, suits = [STANDARD.rank(one) for one in five], [STANDARD.suit(one) for one in five]
    if kind == "flush":
        return [suits[0]] + ranks
    if kind == "straight":
        return [five[0]] + suits[1:]
    most = max(ranks, key=ranks.count)
    if kind == "four":
        return [most, FOUR, next(one for one in five if STANDARD.rank(one) != most)]
    missing = ({0, 1, 2, 3} - {suit for rank, suit in zip(ranks, suits) if rank == most}).pop()
    pair = [(rank, suit) for rank, suit in zip(ranks, suits) if rank != most]
    return [most, missing, pair[0][0], pair[0][1], pair[1][1]]


def test_another_number_of_cards_can_be_tried_and_is_refused():
    table = over("9H 9S")
    assert "other" in table.menu()
    moves = table.gesture("other", "one", card("10H"))
    assert table.match.enter(moves).code == "needs_two"


def test_a_straight_that_its_two_decides_asks_for_the_suits():
    table = begun(straights="top_26").lies([13] * 4, "Ana", "10C JC QC KC AS", "Dora")
    assert table.presses("five", "straight", card("6H"), S, S, S, D) == ["0 play 6H,5S,4S,3S,2D"]
    assert table.match.notes[0].facts["card"] == card("2D")


# -- other levels


def test_at_turns_level_a_play_is_one_press():
    table = begun(level="turns")
    assert table.presses("one") == ["0 play ?"]
    assert table.offers() == {
        "up": "one",
        "right": "two",
        "down": "three",
        "left": "five",
        "ok": "pass",
        "ok_held": "all_pass",
        "show": "ladder",
    }
    assert table.match.enter(table.gesture("five")).code == "needs_one"
    assert table.presses("one") == ["1 play ?"]
    assert table.presses("all_pass") == ["2 pass", "3 pass", "0 pass"]
    assert table.presses("five") == ["1 play ?,?,?,?,?"]
    assert table.facts["counts"] == [12, 7, 13, 13]


@pytest.mark.parametrize(
    "answer, line, points", [(("finish_plain",), "0 finish 0", 1), (("finish", 2), "0 finish 2", 4)]
)
def test_at_turns_level_only_the_last_play_is_asked_about(answer, line, points):
    table = begun(level="turns").lies([2, 5, 5, 5])
    table.presses("two")
    assert table.match.asks().head == "last_play"
    assert table.presses(*answer) == [line]
    assert table.facts["points"] == [points, 0, 0, 0]


@pytest.mark.parametrize("answers, points", [((1, "with"), 5), ((1, "without"), 2), ((0,), 1)])
def test_the_best_two_is_asked_for_where_it_brings_more(answers, points):
    table = begun(level="turns", two_D_extra=3).lies([1, 5, 5, 5])
    table.presses("one")
    table.presses("finish", *answers)
    assert table.facts["points"] == [points, 0, 0, 0]


def test_four_twos_need_no_question_about_the_best():
    table = begun(level="turns", two_D_extra=3, two_scope="any_play").lies([5, 5, 5, 5])
    table.presses("five")
    table.presses("finish", 4)
    assert table.facts["points"] == [19, 0, 0, 0]


@pytest.mark.parametrize(
    "options, steps, points",
    [
        ({}, ("Bea", 1), [0, 1, 0, 0]),
        ({"play_on": True}, ("Bea", "Dora", "Ana"), [1, 5, 0, 3]),
        ({"scoring": "penalty"}, ("Bea", 9, 10, 13), [39, 0, 9, 20]),
        ({"scoring": "pips"}, ("Bea", 20, 7, 61), [61, 0, 20, 7]),
        ({"scoring": "penalty", "direction": "ccw"}, ("Bea", 9, 10, 13), [9, 0, 39, 20]),
    ],
)
def test_at_score_level_only_the_outcome_is_told(options, steps, points):
    table = Sitting(level="score", **options)
    assert table.offers() == {"arrows": "won"}
    seats = {"Ana": 0, "Bea": 1, "Carl": 2, "Dora": 3}
    table.presses("won", *[seats.get(step, step) for step in steps])
    assert table.facts["points"] == points and table.facts["winner"] == 1


@pytest.mark.parametrize("play_on, fewest", [(True, 0), (False, 1)])
def test_who_went_out_after_the_winner_has_no_cards_left(play_on, fewest):
    table = Sitting(level="score", scoring="penalty", play_on=play_on)
    assert table.match.asks(("won", 1)).choices == (fewest, 18)
    assert table.match.score.result_asks((1, 13)).choices == (fewest, 18), "and when it is corrected"


def test_no_cards_left_cost_nothing():
    table = Sitting(level="score", scoring="penalty", play_on=True)
    table.presses("won", 1, 0, 13, 0)
    assert table.facts["points"] == [0, 0, 0, 39]


@pytest.mark.parametrize(
    "extra, last, points", [(0, "2C 2S 2H 2D 3C", 16), (9, "2C 2S 2H 2D 3C", 25), (9, "2S 2H 2D", 17)]
)
def test_all_that_a_hand_can_bring_can_be_told(extra, last, points):
    options = {"two_D_extra": extra, "two_scope": "any_play"}
    table = begun(**options).lies([len(cards(last)), 5, 4, 3])
    table.says(f"Ana play {last}")
    assert table.facts["points"][0] == points
    told = Sitting(level="score", **options)
    for ask in (told.match.asks(("won", 0)), told.match.score.result_asks((0,))):
        assert points <= ask.choices[1] == 16 + extra


def test_the_level_may_go_down_in_the_middle_of_a_hand():
    table = begun()
    table.says("Ana play 3C")
    table.says("- level 1")
    assert table.presses("one") == ["1 play ?"]


# -- the deal


def test_the_guide_asks_who_starts():
    table = Sitting()
    assert table.match.asks().head == "guide" and table.offers()["ok"] == "dealt"
    assert table.match.asks(("dealt",)).facts["card"] == card("3C")
    assert table.presses("dealt", 2) == ["2 starts"]


def test_three_players_tell_the_odd_card_first():
    table = Sitting(3)
    assert table.presses("dealt", card("KS"), 1) == ["0 upcard KS", "1 starts"]
    assert Sitting(3).presses("dealt", card("3C")) == ["0 upcard 3C", "0 starts"], (
        "the dealer has it: no question"
    )
    assert Sitting(3, level="turns").presses("dealt", 2) == ["2 starts"]
    out = Sitting(3, odd_card="out")
    assert out.match.asks(("dealt", card("3C"))).facts["card"] == card("3S")


def test_two_players_tell_the_lowest_card():
    assert Sitting(2).presses("dealt", 1, card("4C")) == ["1 starts 4C"]
    assert Sitting(2).presses("dealt", 1, STANDARD.UNKNOWN) == ["1 starts"]


# -- the end


def test_cards_left_are_told_by_rank_or_as_a_sum():
    table = begun(scoring="pips").lies([1, 2, 1, 3])
    table.says("Ana play 9C")
    assert table.match.asks().seat == 1
    assert table.presses("left", NINE, EIGHT) == ["1 left 9?,8?"]
    assert table.presses("sum", 10) == ["2 sum 10"]
    assert table.presses("left", NINE, EIGHT, SIX) == ["3 left 9?,8?,6?"]
    assert table.facts["points"] == [0, 17, 10, 23]


def test_twos_left_are_one_press_where_there_are_none():
    table = begun(scoring="penalty", penalty_two_double=True).lies([1, 2, 1, 3])
    table.says("Ana play 9C")
    assert table.presses("no_twos") == ["1 twos 0"]
    assert table.match.asks(("twos",)).choices == (0, 1), "Carl holds one card"
    assert table.presses("twos", 1) == ["2 twos 1"]
    assert table.presses("no_twos") == ["3 twos 0"]
    assert table.facts["points"] == [0, 2, 2, 3]


# -- the menu


def test_the_menu_mends_and_redeals():
    table = begun()
    assert table.menu() == ["misdeal", "miscount", "position", "won"]
    assert table.presses("miscount", 1, 12) == ["1 miscount 12"]
    assert table.presses("position", 2, 5, 6, 7, 8) == ["2 position 7,8,5,6"]
    assert table.presses("won", 3, 2) == ["3 result 0,0,0,2"]
    again = begun()
    assert again.presses("misdeal") == ["0 misdeal"]


# -- what beats what


def test_show_tells_everybody_what_beats_what_and_which_twos_are_out():
    table = begun(straights="top_a5", flush_compare="rank")
    table.says("Ana play 3C")
    table.says("Bea play 2H")
    assert table.offers()["show"] == "ladder"
    heads, partial = [], ("ladder",)
    for _ in range(7):
        ask = table.match.asks(partial)
        heads.append(ask.head)
        partial += (ask.offers[0].act,)
        assert ask.facts["suits"] == [C, S, H, D] and ask.facts["suits_twos"] == [C, S, D]
    assert heads == [
        "help_all",
        "help_cards",
        "help_fives",
        "help_straights_top_a5",
        "help_flush_rank",
        "help_twos",
        "help_all",
    ]


def test_the_last_page_says_when_no_two_is_left():
    table = begun().lies([5, 5, 5, 5], played="2C 2S 2H 2D")
    assert table.match.asks(("ladder",)).head == "help_all_gone"
    assert table.match.asks(("ladder",) + ("next_page",) * 5).head == "help_twos_gone"


# -- words


def codes_met(table, chance):
    """The codes of everything that a whole hand of random gestures asks, offers, refuses and notes."""
    codes = set()
    for _ in range(400):
        ask = table.match.asks()
        codes |= codes_of(ask)
        offers = [offer for offer in ask.offers if offer.act not in ("won", "position", "deal")]
        if table.deal.over or not offers:
            break
        partial = (chance.choice(offers).act,)
        while (ask := table.match.asks(partial)) is not None and len(partial) < 40:
            codes |= codes_of(ask)
            partial += (some_answer(table, ask, chance),)
        if len(partial) < 40 and partial[0] != "ladder":
            refusal = table.match.enter(table.match.moves(partial), overrule=chance.random() < 0.7)
            codes |= (
                {"no." + refusal.code} if refusal else {"note." + note.code for note in table.match.notes}
            )
    return codes


def codes_of(ask):
    """The codes on one screen."""
    codes = {"head." + ask.head} | {"info." + code for code in ask.info}
    codes |= {"act." + offer.label for offer in ask.offers} - {"act.deal"}
    codes |= {"ok." + ask.ok[0]} if ask.ok else set()
    return codes | ({"choice." + code for code in ask.choices} if ask.kind == "choice" else set())


def some_answer(table, ask, chance):
    """Something that the widget can answer."""
    if ask.ok is not None and chance.random() < 0.1:
        return ask.ok[1]
    if ask.kind == "number":
        return chance.randint(*ask.choices)
    if ask.kind == "acts":
        return ask.offers[0].act
    whole = {"card": range(52), "rank": range(13), "suit": range(4), "seat": range(table.deal.players)}
    return chance.choice(list(ask.choices if ask.choices is not None else whole[ask.kind]))


def test_whatever_comes_up_is_worded_in_every_language(repeats):
    chance = random.Random(4)
    met = set()
    for number in range(repeats(60, 1000)):
        level = ("turns", "cards", "hands")[number % 3]
        options = {
            "scoring": chance.choice(("positive", "penalty", "pips")),
            "play_on": chance.random() < 0.3,
            "five": chance.choice(("deciding", "all")),
            "two_D_extra": chance.choice((0, 2)),
            "penalty_two_double": True,
            "two_scope": chance.choice(("all_twos", "any_play")),
            "triples": chance.random() < 0.7,
            "passed_out": chance.random() < 0.5,
        }
        met |= codes_met(Sitting(chance.choice((2, 3, 4)), level=level, **options), chance)
    assert len(met) > 100, "the random hands go everywhere"
    for language in (words_en, words_es, words_fr):
        assert sorted(met - set(language.WORDS)) == []


def test_every_language_words_the_same_codes():
    assert set(words_en.WORDS) == set(words_es.WORDS) == set(words_fr.WORDS)


@pytest.mark.parametrize("language", [words_en, words_es, words_fr])
def test_lists_fit_the_panel_at_their_longest(language):
    longest = {
        "suits": "♣ ♠ ♥ ♦",
        "suits_twos": "♣ ♠ ♥ ♦",
        "counts": "13 13 13 13",
        "points_hand": "39 39 39 0",
    }
    for code in ("help_all", "help_all_gone", "help_cards", "help_twos", "help_twos_gone", "hand_won"):
        text = language.WORDS["head." + code].split("|")[1].format(**longest)
        columns = 20 if "all" in code else 21
        lines = wrap(text, columns)
        assert len(lines) <= 2 and max(map(len, lines)) <= columns, lines


def test_cards_of_a_play_are_those_keyed():
    assert cards("9H 9S") == over("8H 8S").gesture("two", NINE, H, S)[0].args[0]
