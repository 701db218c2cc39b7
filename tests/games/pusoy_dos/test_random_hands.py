# SPDX-FileCopyrightText: 2026 The Mano authors
# SPDX-License-Identifier: MIT
"""Random hands in which every card is known: the engine rules as the second judge does, to the last card."""

import random
from itertools import combinations

import pytest

from shared_engine.games.pusoy_dos.about import OPTIONS
from shared_engine.games.pusoy_dos.conformance import Runner
from shared_engine.games.pusoy_dos.ending import wants_left
from shared_engine.moves import Move
from shared_engine.options import defaults
from tests.games.pusoy_dos.judge import RANKS, Judge
from tests.games.pusoy_dos.sitting import NAMES, begun

PACK = [rank + suit for rank in RANKS for suit in "CSHD"]
ALIKE = (
    "direction",
    "suit_order",
    "triples",
    "straights",
    "flush_compare",
    "passed_out",
    "auto_end_2D",
    "include_lowest",
    "play_on",
    "two_bonus",
    "two_scope",
    "scoring",
    "penalty_two_double",
)


def some_rules(chance):
    """House rules of all sorts, each as likely as the others."""
    rules = defaults(OPTIONS)
    for option in OPTIONS:
        if option.name in ALIKE:
            rules[option.name] = chance.choice(option.values)
    rules["two_D_extra"] = chance.choice((0, 3))
    return rules


def deal(chance, players):
    """Hands that come from the whole pack; three players: the last has one more."""
    cards = PACK[:]
    chance.shuffle(cards)
    return [cards[seat::players] for seat in range(players)]


def something(chance, hand):
    """A try at a play, often a right one: some cards of a rank, five in a row or of a suit, or anything."""
    hand = sorted(hand, key=PACK.index)
    first = chance.choice(hand)
    same = [card for card in hand if card[:-1] == first[:-1]]
    size = chance.choice((1, 1, 1, 2, 2, 3, 5, 5, 5))
    if size < 4:
        return same[:size] if len(same) >= size else chance.sample(hand, min(size, len(hand)))
    fives = [list(five) for five in combinations(hand[:9], 5)]
    good = [
        five
        for five in fives
        if len({card[-1] for card in five}) == 1
        or len({card[:-1] for card in five}) == 2
        or PACK.index(five[-1]) // 4 - PACK.index(five[0]) // 4 == 4
    ]
    return chance.choice(good or fives or [hand])


def played_out(chance, rules, players):
    """One hand, attempt by attempt, until it is over; every verdict is compared."""
    hands = deal(chance, players)
    lowest = "3" + rules["suit_order"][0]
    starter = next(seat for seat in range(players) if lowest in hands[seat])
    judge = Judge(hands, starter, rules)
    runner = Runner(rules, {"players": players, "starter": starter, "lowest": lowest})
    runner.match.deal.counts = [len(hand) for hand in hands]
    asked = 0
    while not judge.over:
        seat = judge.turn if chance.random() < 0.9 else chance.randrange(players)
        passes = not judge.hands[seat] or chance.random() < (0.4 if judge.top else 0.05)
        opens = judge.opening and chance.random() < 0.6
        cards = None if passes else [lowest] if opens else something(chance, judge.hands[seat])
        entry = (
            {"act": "pass", "seat": seat} if cards is None else {"act": "play", "seat": seat, "cards": cards}
        )
        assert runner.step(entry) == judge.rule(seat, cards), (rules, hands, entry)
        asked += 1
        if not judge.over:
            assert runner.state("turn") == judge.turn
            assert runner.state("leading") == (judge.top is None)
            assert runner.state("counts") == [len(hand) for hand in judge.hands]
    return runner, judge, asked


@pytest.mark.parametrize("players", (2, 3, 4))
def test_every_verdict_is_that_of_the_second_judge(players, repeats):
    chance = random.Random(players)
    asked = 0
    for _ in range(repeats(60, 2000)):
        asked += played_out(chance, some_rules(chance), players)[2]
    assert asked > 1000


def test_points_are_those_of_the_second_judge(repeats):
    chance = random.Random(13)
    for _ in range(repeats(80, 2000)):
        rules = some_rules(chance)
        runner, judge, _ = played_out(chance, rules, 4)
        deal = runner.match.deal
        while (loser := wants_left(deal)) is not None:  # the losers lay their cards open
            tell(runner, loser, " ".join(sorted(judge.hands[loser])))
        assert runner.state("points") == judge.points(), rules
        assert runner.state("winner") == judge.finished[0]


def tell(runner, seat, hand):
    """This seat lays its last cards open."""
    line = f"{runner.match.course.at} {seat} left {hand.replace(' ', ',')}"
    assert runner.match.enter([runner.match.notation.parse(line)]) is None


def blurred(chance, told):
    """These cards as a table tells them: wholly, by rank, or not at all."""
    return " ".join([chance.choice((card, card[:-1] + "?", "?")) for card in told])


def twos_among(hand):
    return len([card for card in hand if card[0] == "2"])


def test_who_goes_out_and_tells_the_truth_is_believed(repeats):
    chance = random.Random(2)
    asked = 0
    for _ in range(repeats(300, 2000)):
        pack = sorted(PACK, key=lambda card: (card[0] != "2", chance.random()))
        size = chance.choice((1, 2, 3, 5))
        last = pack[:size] if chance.random() < 0.7 or size in (2, 3) else chance.sample(pack, size)
        laid = [card for card in pack[:8] if card not in last and chance.random() < 0.5]
        rules = {"two_scope": "any_play", "two_D_extra": 3}
        table = begun(**rules).lies([size, 5, 5, 5], played=blurred(chance, laid))
        table.says(f"Ana play {blurred(chance, last)}", allowed=True)
        twos, best = twos_among(last), "2D" in last
        if table.deal.phase == "count":
            asked += 1
            assert table.match.enter([Move(0, "finish", (twos, int(best)))]) is None, (laid, last)
        assert table.facts["points"][0] == ((2**twos if twos else 1) + 3 * best), (laid, last)
    assert asked > 100


def test_losers_who_tell_the_truth_are_believed(repeats):
    chance = random.Random(22)
    for _ in range(repeats(200, 2000)):
        pack = sorted(PACK, key=lambda card: (card[0] != "2", chance.random()))[:16]
        chance.shuffle(pack)
        hands, laid = (pack[:4], pack[4:8], pack[8:12]), blurred(chance, pack[12:])
        table = begun(scoring="penalty", penalty_two_double=True).lies([1, 4, 4, 4], played=laid)
        table.says("Ana play ?")
        while (loser := wants_left(table.deal)) is not None:
            hand = hands[loser - 1]
            told = chance.choice((f"twos {twos_among(hand)}", "left " + " ".join(hand)))
            assert table.says(f"{NAMES[loser]} {told}") in ("ok", "hand_won"), (hands, laid)
        assert table.facts["points"] == [0] + [4 * 2 ** twos_among(hand) for hand in hands]
