# SPDX-FileCopyrightText: 2026 The Mano authors
# SPDX-License-Identifier: MIT
"""Hands told in private: a help to their owner, and nothing that anybody else can see."""

import random
from itertools import combinations

import pytest

from shared_engine import textform
from shared_engine.asking import BLANK
from shared_engine.games.pusoy_dos import own_hand
from shared_engine.games.pusoy_dos.combos import KINDS
from shared_engine.games.pusoy_dos.sweep import ONWARD
from tests.games.pusoy_dos.judge import RANKS
from tests.games.pusoy_dos.sitting import Sitting, card, cards, ladder

C, S, H, D = range(4)
ANA = "3C 3D 5H 6S 7C 7D 7H 9S 10C JD QH KC 2S"


def sweep(hand):
    """The presses that tell this hand: its suits rank by rank, OK between the ranks."""
    steps = []
    held = hand.split()
    for rank in RANKS:
        suits = ["CSHD".index(text[-1]) for text in held if text[:-1] == rank]
        steps += suits
        held = [text for text in held if text[:-1] != rank]
        if not held:
            return steps
        steps += [ONWARD] if len(suits) < 4 else []
    raise AssertionError(held)


def told(*hands, players=4, **options):
    """A table where these hands were told before anybody started."""
    table = Sitting(players, level="hands", **options)
    for seat, hand in enumerate(hands):
        table.presses("tell", seat, *sweep(hand))
    return table


def four_hands(seed):
    """All 52 cards, dealt."""
    pack = [rank + suit for rank in RANKS for suit in "CSHD"]
    random.Random(seed).shuffle(pack)
    return [" ".join(pack[seat::4]) for seat in range(4)]


def test_thirteen_cards_are_told_in_twenty_five_presses_at_most():
    for seed in range(50):
        hand = four_hands(seed)[0]
        assert len(sweep(hand)) <= 25
        table = told(hand)
        assert table.deal.view(0)["hand"] == ladder().sort(cards(hand))


def test_the_sweep_asks_each_suit_once_and_goes_on_by_itself_behind_the_fourth():
    table = Sitting(level="hands")
    ask = table.match.asks(("tell", 0))
    assert ask.seat == 0 and ask.facts["rank"] == card("3C") // 4
    assert table.match.asks(("tell", 0, C, D)).choices == [S, H]
    assert table.match.asks(("tell", 0, C, S, H, D)).facts["rank"] == card("4C") // 4
    assert table.match.asks(("tell", 0) + (ONWARD,) * 13).facts["rank"] == card("3C") // 4, (
        "once more from the start"
    )


def test_the_first_question_of_a_sweep_is_open_and_the_same_whatever_was_told_before():
    fresh, again = Sitting(level="hands"), told(ANA)
    asks = [table.match.asks(("tell", 0)) for table in (fresh, again)]
    assert [ask.private for ask in asks] == [BLANK, BLANK]
    assert asks[0].facts == asks[1].facts and asks[0].choices is asks[1].choices is None


def test_a_play_is_picked_from_the_own_hand():
    table = told(ANA)
    table.says("Ana starts")
    ask = table.match.asks()
    assert ask.private and table.deal.view(0)["hand"] == ladder().sort(cards(ANA))
    assert {slot: act for slot, act in table.offers().items() if slot != "show"} == {
        "up": "own_one",
        "right": "own_two",
        "down": "own_three",
        "left": "own_five",
    }
    assert table.match.asks(("own_two",)).choices == [card("7D"), card("7H"), card("3D")]
    assert table.presses("own_two", card("3D")) == ["0 play 3D,3C"], (
        "only one pair has it: nothing more is asked"
    )
    assert len(table.deal.view(0)["hand"]) == 11


def test_combinations_are_found():
    table = told(ANA)
    table.says("Ana starts")
    assert table.match.asks(("own_five",)).choices == ["straight", "full_house"]
    assert table.gesture("own_five", "straight")[0].args[0] == cards("KC QH JD 10C 9S"), "there is only one"
    assert table.match.asks(("own_five", "full_house")) is None
    assert table.gesture("own_five", "full_house")[0].args[0] == cards("7D 7H 7C 3D 3C")


def test_what_the_known_hand_does_not_offer_can_be_tried_all_the_same():
    table = told(ANA)
    table.says("Ana starts")
    assert "other" in table.menu()
    assert not table.match.asks(("other",)).private, "what is laid is for everybody to see"
    refused = table.match.enter(table.gesture("other", "two", 12, C, S))
    assert refused.code == "needs_lowest"
    table.lies([13, 13, 13, 13], "Ana", "3H 3S", "Dora")
    table.says("Ana tell " + ANA)
    assert table.match.enter(table.gesture("other", "one", card("KC"))).code == "needs_two"
    table.presses("other", "two", 8, C, S)
    assert table.deal.view(0)["hand"] is None, "nines that were not told: the hand is no longer sure"


def test_the_only_pair_of_a_hand_lies_on_the_key_of_pairs():
    table = Sitting(level="hands").lies([13, 13, 13, 13], "Ana", "3H 3S", "Dora")
    assert table.says("Ana tell 3C 4D 5H 6S 7C 7D 8H 9S 10C JD QH KC 2S") == "ok"
    assert table.offers()["right"] == "own_two" and "arrows" not in table.offers()
    assert table.presses("own_two") == ["0 play 7D,7C"]


def test_only_what_leaves_a_choice_is_asked():
    table = told("3C 4D 5H 6S 6D 7C 7D 9S 9C JD JH KC 2S")
    table.says("Ana starts")
    assert table.match.asks(("own_five", "straight")).choices == [
        card("7D"),
        card("7C"),
        card("6D"),
        card("6S"),
    ]
    assert table.match.asks(("own_five", "straight", card("7D"))).choices == [card("6D"), card("6S")]
    picked = table.gesture("own_five", "straight", card("7D"), card("6S"))
    assert picked[0].args[0] == cards("7D 6S 5H 4D 3C")


def test_who_follows_is_offered_what_the_hand_can_answer_with():
    table = told(ANA).lies([13, 13, 13, 13], "Ana", "3H 3S", "Dora")
    table.says("Ana tell " + ANA)
    assert table.offers() == {"arrows": "own_two", "ok": "pass", "ok_held": "all_pass", "show": "ladder"}
    four = told(ANA).lies([13, 13, 13, 13], "Ana", "3H 4H 6H 7S 5S", "Dora")
    assert four.says("Ana tell 3C 3D 4C 4S 5C 5D 8S 8D 10S 10H QC QH 2S") == "ok"
    assert four.offers() == {"ok": "pass", "ok_held": "all_pass", "show": "ladder"}, "no five in this hand"


@pytest.mark.parametrize(
    "options", [{}, {"straights": "top_both"}, {"straights": "no_twos"}, {"suit_order": "DCHS"}]
)
def test_exactly_the_plays_of_a_hand_are_found(options, repeats):
    order = ladder(**options)
    chance = random.Random(8)
    for _ in range(repeats(5, 100)):
        hand = chance.sample(range(52), 13)
        for kind in KINDS:
            size = {"single": 1, "pair": 2, "triple": 3}.get(kind, 5)
            found = own_hand.plays(
                order, hand, {"single": "one", "pair": "two", "triple": "three"}.get(kind, kind)
            )
            everything = [
                set(some)
                for some in combinations(hand, size)
                if order.classify(some) and KINDS[order.classify(some).kind] == kind
            ]
            assert len(found) == len(everything) and all(set(play) in everything for play in found), kind


def test_the_last_hand_follows_from_the_others():
    hands = four_hands(1)
    table = told(*hands[:3])
    assert table.deal.view(3)["hand"] == ladder().sort(cards(hands[3]))


def test_no_hand_follows_where_not_all_cards_are_dealt():
    table = Sitting(level="hands").lies([2, 2, 2, 2])
    table.all_say("Ana tell 3C 4C", "Bea tell 5C 6C", "Carl tell 7C 8C")
    assert table.deal.view(3)["hand"] is None


def test_the_device_knows_who_opens():
    hands = four_hands(2)
    holder = next(seat for seat, hand in enumerate(hands) if "3C" in hand.split())
    table = told(*hands[:3])
    assert table.match.asks(("dealt",)) is None, "nobody has to be asked"
    assert table.presses("dealt") == [f"{holder} starts"]


def test_the_odd_card_joins_the_hand_of_the_starter():
    pack = [rank + suit for rank in RANKS for suit in "CSHD"]
    hand = " ".join(pack[0:51:3])
    table = told(hand, players=3)
    table.presses("dealt", card("2D"))
    assert table.deal.counts[0] == 18 and table.deal.view(0)["hand"][-1] == card("2D")


def test_an_odd_card_not_told_makes_the_hand_unsure():
    pack = [rank + suit for rank in RANKS for suit in "CSHD"]
    table = told(" ".join(pack[0:51:3]), players=3)
    table.presses("dealt", card("?"))
    assert table.deal.view(0)["hand"] is None


def test_two_hands_that_cannot_both_be_right_are_announced_without_names():
    table = told(ANA)
    assert table.says("Bea tell " + ANA) == "hands_clash"
    assert table.match.notes[0].facts == {}


def test_a_hand_that_a_play_proves_wrong_is_forgotten():
    table = told(ANA)
    table.says("Ana starts")
    table.says("Ana play 3C")
    assert table.says("Bea play 9S") == "ok", "no refusal tells what Ana holds"
    assert table.deal.view(0)["hand"] is None


@pytest.mark.parametrize("play", ["3C 3S", "3S", "?"])
def test_who_plays_what_was_not_told_is_no_longer_watched(play):
    table = told(ANA, include_lowest=False)
    table.all_say("Ana starts", f"Ana play {play}")
    assert table.deal.view(0)["hand"] is None
    assert table.match.asks().private is False


@pytest.mark.parametrize(
    "line, code",
    [
        ("Ana tell 3C 3D", "not_all_told"),
        ("Ana tell 3C 3C 5H 6S 7C 7D 7H 9S 10C JD QH KC 2S", "card_twice"),
        ("Ana tell ? 3C 5H 6S 7C 7D 7H 9S 10C JD QH KC 2S", "card_twice"),
    ],
)
def test_a_hand_must_be_told_wholly(line, code):
    assert Sitting(level="hands").says(line) == code


def test_a_hand_told_later_cannot_hold_what_was_laid():
    table = Sitting(level="hands")
    table.all_say("Bea starts", "Bea play 3C")
    assert table.says("Ana tell " + ANA) == "card_laid"


def test_nothing_told_is_public():
    """Two tables differ only in what Ana told; nobody else can tell them apart."""
    tables = [told(hand) for hand in (ANA, ANA.replace("9S", "9C").replace("5H", "5D"))]
    for table in tables:
        table.all_say("Bea starts", "Bea play 3C 3S")
    seen = [(table.facts, table.deal.view(1), table.match.asks().facts) for table in tables]
    assert seen[0] == seen[1]
    refusals = [table.match.refusal(table.move("Carl play 9S")) for table in tables]
    assert [refusal.code for refusal in refusals] == ["needs_two", "needs_two"]
    assert [textform.write(table.match)[-2:] for table in tables] == [["0 1 starts", "0 1 play 3C,3S"]] * 2


def test_whatever_is_asked_of_a_hand_is_private():
    table = told("3C 4D 5H 6S 6D 7C 7D 7H 9S JD JH KC 2S")
    table.says("Ana starts")
    assert table.match.asks(("own_three",)) is None, "only one three: nothing is asked"
    for partial in ((), ("own_one",), ("own_two",), ("own_five",), ("own_five", "straight"), ("tell", 1, S)):
        assert table.match.asks(partial).private, partial
    assert not table.match.asks(("ladder",)).private
