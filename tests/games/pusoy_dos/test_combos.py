# SPDX-FileCopyrightText: 2026 The Mano authors
# SPDX-License-Identifier: MIT
"""What cards laid together are, and which play beats which."""

import random
from collections import Counter
from itertools import combinations, pairwise, product

import pytest
from treys import Card, Evaluator

from shared_engine.cards import STANDARD
from shared_engine.games.pusoy_dos.combos import KINDS, beats
from shared_engine.games.pusoy_dos.judging import shape_refusal
from tests.games.pusoy_dos.judge import RANKS, Judge
from tests.games.pusoy_dos.sitting import card, cards, ladder

STRAIGHTS = ("low2", "top_26", "top_a5", "top_both", "no_twos")
ORDERS = list(product(STRAIGHTS, ("suit", "rank")))


def kind(text, **options):
    """The name of what these cards are."""
    combo = ladder(**options).classify(cards(text))
    return combo and KINDS[combo.kind]


def higher(text, other, **options):
    """True when the first play beats the second."""
    order = ladder(**options)
    return beats(order.classify(cards(text)), order.classify(cards(other)))


@pytest.mark.parametrize(
    "text, name",
    [
        ("3C", "single"),
        ("9H 9S", "pair"),
        ("9H 8H", None),
        ("2C 2S 2D", "triple"),
        ("2C 2S AD", None),
        ("7C 7S 7H 7D", None),
        ("7C 7S 8H 8D", None),
        ("3C 4C 5C", None),
        ("3C 4C 5C 6C 7C 8C", None),
        ("7C 7S 7H 7D 3C", "four"),
        ("7C 7S 8H 8D 3C", None),
        ("7C 7S 7H 8D 3C", None),
        ("7C 7S 7H 8D 8C", "full_house"),
        ("3C 4D 5C 6C 7C", "straight"),
        ("3C 4C 5C 6C 7C", "straight_flush"),
        ("3C 4C 5C 6C 8C", "flush"),
        ("10D JD QD KD AD", "straight_flush"),
        ("9H 9H", None),
        ("9H 9H 9C", None),
        ("9H 9H 9C 4D 4S", None),
        ("9H 9H 8H 7H 3H", None),
    ],
)
def test_every_shape_has_its_name(text, name):
    assert kind(text) == name


def test_a_two_sits_below_the_three_and_an_ace_never_in_the_middle():
    assert [
        kind(text) for text in ("AC 2D 3H 4S 5C", "2D 3H 4S 5C 6C", "JD QH KS AC 2C", "QH KS AC 2C 3D")
    ] == ["straight", "straight", None, None]


def test_five_suited_cards_in_a_barred_wrap_are_still_a_flush():
    assert [kind(text) for text in ("JH QH KH AH 2H", "QH KH AH 2H 3H", "KH AH 2H 3H 4H")] == ["flush"] * 3


def test_a_flush_with_a_two_on_top_beats_one_with_an_ace_in_the_same_suit():
    assert higher("2C 3C 6C 7C 8C", "AC KC 9C 5C 4C")
    assert not higher("AC KC 9C 5C 4C", "2C 3C 6C 7C 8C")


def test_flushes_go_by_suit_or_by_top_card_as_the_table_wants():
    low_heart, high_spade = "3H 4H 6H 7H 8H", "3S 6S 9S QS AS"
    assert higher(low_heart, high_spade)
    assert higher(high_spade, low_heart, flush_compare="rank")
    assert higher("3H 4H 6H 7H AH", high_spade, flush_compare="rank")  # the same top: the suit decides


def test_the_suits_rank_as_the_table_wants():
    assert higher("9D", "9H")
    assert higher("9S", "9D", suit_order="DCHS")
    assert ladder(suit_order="DCHS").lowest == card("3D")


def test_the_pair_is_as_good_as_its_better_suit():
    assert higher("9D 9C", "9H 9S")
    assert not higher("9H 9S", "9D 9C")


@pytest.mark.parametrize(
    "rule, weakest_first",
    [
        ("low2", ["A2345", "23456", "34567", "10JQKA"]),
        ("top_26", ["A2345", "34567", "10JQKA", "23456"]),
        ("top_a5", ["23456", "34567", "10JQKA", "A2345"]),
        ("top_both", ["34567", "10JQKA", "23456", "A2345"]),
        ("no_twos", ["34567", "10JQKA"]),
    ],
)
def test_low_straights_lie_where_the_table_wants_them(rule, weakest_first):
    runs = {
        "A2345": "AC 2D 3H 4S 5C",
        "23456": "2C 3D 4H 5S 6C",
        "34567": "3C 4D 5H 6S 7C",
        "10JQKA": "10C JD QH KS AS",
    }
    for low, high in pairwise(weakest_first):
        assert higher(runs[high], runs[low], straights=rule)
        assert not higher(runs[low], runs[high], straights=rule)
    assert [name for name in runs if kind(runs[name], straights=rule)] == [
        name for name in runs if name in weakest_first
    ]


def test_a_straight_on_top_is_decided_by_the_suit_of_its_two():
    assert higher("2D 3S 4S 5D 6S", "2C 3C 4D 5C 6D", straights="top_26")
    assert higher("2C 3C 4D 5C 6D", "2D 3S 4S 5D 6S")  # at the low end the 6 decides


@pytest.fixture(scope="module")
def fives():
    """Every five cards that are a play, with their kind."""
    order = ladder()
    classified = ((five, order.classify(five)) for five in combinations(range(52), 5))
    return [(five, KINDS[combo.kind]) for five, combo in classified if combo]


def test_all_five_card_hands_have_the_kinds_that_the_specification_counts(fives):
    assert Counter(kind for _, kind in fives) == {
        "straight": 10200,
        "flush": 5108,
        "full_house": 3744,
        "four": 624,
        "straight_flush": 40,
    }


def test_the_kinds_agree_with_a_poker_evaluator(repeats):
    """treys ranks poker hands; its straights are ours by default, since the ace never sits in the middle."""
    poker = {1: "straight_flush", 2: "four", 3: "full_house", 4: "flush", 5: "straight"}
    poker[0] = "straight_flush"  # treys' royal flush
    evaluator, order = Evaluator(), ladder()
    names = [Card.new(text.replace("10", "T")[0] + text[-1].lower()) for text in named(range(52))]
    step = repeats(13, 1)
    for number, five in enumerate(combinations(range(52), 5)):
        if number % step == 0:
            combo = order.classify(five)
            theirs = evaluator.get_rank_class(evaluator._five([names[one] for one in five]))
            assert poker.get(theirs) == (combo and KINDS[combo.kind]), named(five)


@pytest.mark.parametrize("straights, flush_compare", ORDERS)
def test_disjoint_plays_are_strictly_ordered(straights, flush_compare, fives, repeats):
    """Of two plays that can lie on one table exactly one is higher; now and then the second judge says which."""
    chance = random.Random(straights + flush_compare)
    options = {"straights": straights, "flush_compare": flush_compare}
    order, judge = ladder(**options), judge_of(**options)
    plays = [(five, sum(1 << one for one in five), order.classify(five)) for five, _ in fives]
    plays = [play for play in plays if play[2]]
    pairs = repeats(100_000, 1_000_000)
    while pairs:
        (one, its_cards, first), (other, other_cards, second) = chance.choice(plays), chance.choice(plays)
        if not its_cards & other_cards:
            pairs -= 1
            ours = beats(first, second)
            assert ours != beats(second, first), (named(one), named(other))
            if pairs % 100 == 0:
                assert ours == (judge.strength(named(one)) > judge.strength(named(other)))


def judge_of(**options):
    """The second judge, asked about strength only."""
    return Judge([], 0, {"suit_order": "CSHD", "triples": True, "direction": "cw", **options})


def named(five):
    """The names of these cards."""
    return [STANDARD.text(one) for one in five]


def test_singles_agree_with_the_second_judge():
    judge, order = judge_of(), ladder()
    for first, second in combinations([rank + suit for rank in RANKS for suit in "CSHD"], 2):
        ours = beats(order.classify(cards(second)), order.classify(cards(first)))
        assert ours == (judge.strength([second]) > judge.strength([first]))


def test_what_is_no_play_is_refused_in_the_words_that_fit():
    order = ladder(triples=False)
    told = {
        text: shape_refusal(order, cards(text), order.classify(cards(text))).code
        for text in ("9D 8D", "7C 7D 7H", "3C 4C 5C 6C", "3C 4C 5C 6C 9D", "9D 9D")
    }
    assert list(told.values()) == ["no_pair", "triples_off", "no_such_size", "no_five", "card_twice"]
    assert shape_refusal(ladder(), cards("7C 7D 8H"), None).code == "no_triple"
