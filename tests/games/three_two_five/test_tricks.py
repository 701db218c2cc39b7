# SPDX-FileCopyrightText: 2026 The Mano authors
# SPDX-License-Identifier: MIT
"""Following, winning, leading; permanent sevens; what is told at each level."""

import pytest

from tests.games.three_two_five.sitting import PACK, Sitting, cards, ready


def test_highest_trump_wins_and_an_ace_thrown_off_is_nothing():
    table = ready("S")
    assert table.plays("AH 9S 10S AD AC 8D") == ["ok", "ok", "trick", "ok", "ok", "trick"]
    assert (table.facts["tricks"], table.facts["turn"]) == ([2, 0, 0], 0)


def test_without_trumps_the_highest_of_the_led_suit_wins():
    table = ready("S")
    table.plays("8H AD 9H")
    assert (table.facts["tricks"], table.facts["turn"]) == ([1, 0, 0], 0)


@pytest.mark.parametrize(("direction", "order"), [("ccw", [2, 1, 0]), ("cw", [1, 2, 0])])
def test_play_goes_round_in_the_direction_agreed(direction, order):
    table = ready("S", direction=direction)
    seen = []
    for card in ("8D", "9D", "10D"):
        seen.append(table.facts["turn"])
        table.plays(card)
    assert seen == order


def test_who_is_not_in_turn_waits():
    table = ready("S")
    assert table.says("Bea play AH") == "not_your_turn"
    table.plays("AH")
    assert table.says("Ana play KH") == "not_your_turn"
    assert table.says("Ana play KH", allowed=True) == "ok"
    assert table.facts["turn"] == 1
    assert table.says("Carl play QH", allowed=True) == "not_your_turn"  # no second card in one trick
    assert table.plays("8H") == ["trick"]
    assert table.facts["turn"] == 2


def test_a_card_comes_once_and_the_older_entry_may_be_the_wrong_one():
    table = ready("S")
    table.plays("AH")
    assert table.says("Bea play AH") == "card_already_played"
    refusal = table.match.refusal(table.move("Bea play AH"))
    assert (refusal.facts["seat"], refusal.facts["trick"]) == (2, 1)
    assert table.match.enter([refusal.mend, table.move("Bea play AH")]) is None
    assert table.facts["trick"] == [[2, PACK.UNKNOWN], [1, cards("AH")[0]]]


def test_the_pack_has_two_sevens_and_nothing_below():
    table = ready("S")
    assert table.says("Carl play 7D") == "card_not_in_pack"
    assert table.says("Carl play 7D", allowed=True) == "card_not_in_pack"
    assert table.plays("7H 7S") == ["ok", "ok"]
    with pytest.raises(ValueError):
        PACK.parse("6H")
    table = ready("S", kept_sevens="CD")
    assert table.plays("7D 7H") == ["ok", "card_not_in_pack"]


def test_the_first_lead_may_not_be_trump_where_the_table_forbids_it():
    assert ready("S").plays("AS") == ["ok"]
    table = ready("S", first_lead_trump="forbidden")
    assert table.plays("AS") == ["trump_lead"]
    assert table.plays("AH KS 8H AS") == ["ok", "ok", "trick", "ok"]
    table = ready("S", first_lead_trump="forbidden", sevens="trumps")
    assert table.plays("7H") == ["trump_lead"]


def test_the_tenth_trick_counts_the_moment_it_is_confirmed():
    table = ready("S", level="turns")
    table.trick_to(0, 0, 1, 1, 1, 2, 2, 2, 2)
    assert not table.deal.over
    assert table.trick_to(2) == ["trick deal_ended"]
    assert (table.deal.over, table.facts["phase"], table.facts["scores"]) == (True, "over", [2, 3, 5])
    assert table.says("Carl win") == "deal_over"
    assert table.says("Carl play AH") == "deal_over"
    assert table.says("Bea trump S") == "deal_over"
    assert table.says("Bea pull Carl") == "deal_over"


# -- permanent sevens


@pytest.mark.parametrize(
    ("options", "trick", "winner"),
    [
        ({}, "AC 7S 7H", 0),
        ({"sevens_order": "SH"}, "AC 7S 7H", 1),
        ({}, "7S 7H AC", 1),
        ({"sevens_order": "SH"}, "7S 7H AC", 2),
        ({"kept_sevens": "CD"}, "7D AC 7C", 0),
        ({"kept_sevens": "DC"}, "7D AC 7C", 2),
        ({"kept_sevens": "CD", "sevens_order": "SH"}, "7D AC 7C", 0),
        ({"kept_sevens": "SH"}, "AC 7S 7H", 0),
        ({}, "AH 8C 9H", 1),
        ({}, "AH 7S 9C", 1),
    ],
)
def test_which_seven_is_highest(options, trick, winner):
    table = ready("C", sevens="trumps", **options)
    table.plays(trick)
    assert table.facts["turn"] == winner


def test_plain_sevens_are_the_lowest():
    table = ready("C")
    table.plays("8H 7H 7S")
    assert table.facts["turn"] == 2


@pytest.mark.parametrize("trump", ["H", "S"])
def test_sevens_stay_above_the_ace_where_their_own_suit_is_trump(trump):
    table = ready(trump, sevens="trumps")
    table.plays("7S A" + trump + " 7H")
    assert table.facts["turn"] == 0


def test_a_led_seven_calls_for_trumps():
    table = ready("C", sevens="trumps")
    table.plays("7H 9D AC AS 8S 9S KS")
    assert table.plays("7S") == ["revoke"]
    assert table.facts["revokes"] == [[1, 1]]


def test_the_heart_seven_does_not_follow_hearts():
    table = ready("C", sevens="trumps")
    table.plays("AH 7H 9H AD 8D 9D")
    assert table.facts["voids"] == [[], [2], []]
    assert table.plays("KH") == ["revoke"]
    table = ready("C")
    table.plays("AH 7H 9H AD 8D 9D QH")
    assert table.plays("KH") == ["ok"]


# -- not everything is told


def test_tricks_may_be_told_by_their_winners_alone():
    table = ready("S", level="turns")
    table.presses("dealt")
    assert table.screen().head == "takes"
    assert table.offers() == {"arrows": "win"}
    assert table.presses("win", 0) == ["0 win"]
    assert table.screen().facts["trick"] == 2
    assert (table.facts["turn"], table.facts["tricks"]) == (0, [1, 0, 0])


def test_a_card_not_told_leaves_the_winner_to_the_table():
    table = ready("S")
    assert table.plays("AH ? 9H") == ["ok", "ok", "ok"]
    assert table.screen().head == "takes"
    assert table.says("Ana win") == "beaten"
    assert table.says("Bea win") == "trick"
    assert table.facts["turn"] == 1


def test_who_leads_next_has_taken_a_trick_not_told():
    table = ready("S")
    table.plays("AH ? 9H")
    assert table.says("Ana play KD") == "beaten"
    assert table.says("Bea play KD") == "trick"
    assert (table.facts["tricks"], table.facts["turn"]) == ([0, 1, 0], 0)


def test_a_suit_may_be_told_without_its_rank():
    table = ready("S")
    assert table.plays("?H 9C KH") == ["ok", "ok", "ok"]
    assert table.facts["voids"][1] == [2]
    table.says("Carl win")
    assert table.plays("AD 8D 9D QH 10H") == ["ok", "ok", "trick", "ok", "revoke"]


def test_a_beaten_card_takes_no_trick_but_the_table_may_say_so():
    table = ready("S")
    table.plays("AH 9S")
    assert table.says("Carl win") == "beaten"
    assert table.says("Ana win") == "trick"
    table = ready("S")
    table.plays("AH 9S")
    assert table.says("Carl win", allowed=True) == "trick"
    assert table.facts["tricks"] == [0, 0, 1]


def test_less_may_be_told_from_the_middle_of_a_trick_on():
    table = ready("S")
    table.plays("AH")
    table.says("- level 1")
    assert table.screen().head == "takes"
    table.presses("win", 2)
    assert table.facts["tricks"] == [0, 0, 1]


def test_skipped_players_are_caught_up_with():
    table = ready("S")
    table.plays("AH")
    assert table.match.enter(table.deal.catch_up(0)) is None
    assert (table.facts["turn"], len(table.facts["trick"])) == (0, 2)
    table.plays("KH")
    assert table.match.enter(table.deal.catch_up(1)) is None
    assert (table.facts["turn"], table.facts["tricks"]) == (1, [0, 1, 0])
    table.plays("AD 8D")
    assert table.match.enter(table.deal.catch_up(1)) is None
    assert (table.facts["turn"], table.facts["tricks"]) == (1, [0, 2, 0])
    assert table.deal.catch_up(1) == []
    assert all(move.marks for _, move in list(table.match.log.moves())[-2:])


def test_at_turns_who_leads_without_having_won_has_won():
    table = ready("S", level="turns")
    assert table.match.enter(table.deal.catch_up(0)) is None
    assert table.facts["tricks"] == [1, 0, 0]


# -- by presses


def test_a_leader_tells_a_card_and_a_follower_a_rank():
    table = ready("S")
    table.presses("dealt")
    assert (table.screen().head, table.offers()) == ("leads", {"arrows": "play"})
    assert table.presses("play", *cards("QH")) == ["2 play QH"]
    assert (table.screen().head, table.offers()) == ("follows", {"arrows": "follow", "ok": "no_suit"})
    assert table.match.asks(("follow",)).kind == "rank"
    assert table.presses("follow", PACK.parse_rank("K")) == ["1 play KH"]
    assert table.presses("no_suit", *cards("9C")) == ["0 play 9C"]
    assert table.facts["voids"] == [[2], [], []]


def test_a_follower_who_tells_nothing_but_that_he_followed():
    table = ready("S")
    table.presses("dealt")
    table.presses("play", *cards("QH"))
    assert table.presses("follow", None) == ["1 play ?H"]


def test_a_lead_not_told_makes_the_others_tell_whole_cards():
    table = ready("S")
    table.presses("dealt")
    table.presses("play", PACK.UNKNOWN)
    assert (table.screen().head, table.offers()) == ("lays", {"arrows": "play"})


def test_a_permanent_seven_follows_trumps_by_its_rank():
    seven = PACK.parse_rank("7")
    table = ready("C", sevens="trumps")
    table.presses("dealt")
    table.presses("play", *cards("AC"))
    assert sorted(table.match.asks(("follow", seven)).choices) == [1, 2]
    assert table.presses("follow", seven, 1) == ["1 play 7S"]
    assert table.presses("follow", seven) == ["0 play 7H"]
    table = ready("C", sevens="trumps", kept_sevens="CD")
    table.presses("dealt")
    table.presses("play", *cards("AH"))
    assert table.presses("follow", PACK.parse_rank("9")) == ["1 play 9H"]


def test_the_turn_screen_always_shows_trump_tricks_and_quotas():
    table = ready("H")
    table.presses("dealt")
    table.plays("AS 9H 8S 8D KD QC AC 9C 8C")
    ask = table.screen()
    assert ask.facts["suit_trump"] == 2
    assert (ask.facts["seat"], ask.facts["won"], ask.facts["due"]) == (0, 2, 2)
    assert [(ask.facts[f"few_won_{seat}"], ask.facts[f"few_due_{seat}"]) for seat in range(3)] == [
        (2, 2),
        (1, 3),
        (0, 5),
    ]
    assert ask.info == ("trump", "all")


def test_the_turn_screen_shows_the_suits_a_seat_is_out_of():
    table = ready("H")
    table.presses("dealt")
    table.plays("AS 9D 8S KS")
    assert (table.screen().info[0], table.screen().facts["suit_out"]) == ("out", 1)
    table.plays("QC 10S AC")
    assert table.screen().info[0] == "out"
    table.plays("10D")
    assert table.screen().info[0] == "trump"


def test_the_whole_deal_is_two_numbers():
    table = Sitting(level="score")
    assert table.screen().offer("arrows").act == "result"
    assert table.presses("result", 5, 3) == ["- result 2,3,5"]
    table.next_deal()
    assert table.presses("result", 10) == ["- result 0,10,0"]
    table.next_deal()
    table.presses("dealt")
    assert table.screen().head == "debts"
    facts = table.screen().facts
    assert [(facts[f"seat_taker_{n}"], facts[f"few_{n}"], facts[f"seat_giver_{n}"]) for n in (1, 2)] == [
        (1, 2, 2),
        (1, 3, 0),
    ]
