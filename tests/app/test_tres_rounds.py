# SPDX-FileCopyrightText: 2026 The Mano authors
# SPDX-License-Identifier: MIT
"""Rounds of Tres from the deal to the count, key by key; who leaves and comes back; whole matches."""

from random import Random

import pytest

from shared_engine.games.tres.deck import PACK, copies
from shared_engine.match import Match
from shared_engine.moves import Move
from tests.app.at_tres import ANA, BEA, CARL, DORA, Round
from tools.players import tres

# -- undo


def test_an_undo_says_what_was_taken_back_and_who_goes():
    at = Round()
    at.press("ok", "ok", "back")
    assert at.screen[0] == "BEA AGAIN"
    assert "Undone: Bea keeps." in " ".join(at.screen)


# -- leaving and coming back


def test_who_leaves_does_so_through_the_menu_and_the_go_passes():
    at = Round()
    at.enter("leave", BEA)
    assert at.headline == "BEA LEFT"
    assert at.deal.turn == CARL and at.deal.facts()["left"] == [BEA]
    assert at.deal.go_started == at.match.course.at and at.clock


def test_who_comes_back_is_the_first_line_of_the_menu():
    at = Round()
    at.enter("leave", BEA)
    at.thumb.presses = 0
    at.press("back!")
    assert at.screen[1] == "▲ I'm back"
    at.press("up")
    assert at.thumb.presses == 2
    assert at.headline == "BEA BACK" and at.deal.facts()["left"] == []


def test_of_two_who_are_gone_the_device_asks_which():
    at = Round()
    at.enter("leave", BEA)
    at.enter("leave", DORA)
    at.press("back!", "up")
    assert at.headline == "WHO?"
    at.press("right")  # Dora sits at the right
    assert at.deal.facts()["left"] == [BEA]


def test_when_fewer_than_two_are_left_the_round_waits_for_somebody():
    at = Round(seats=("Ana", "Bea"))
    at.enter("leave", ANA)
    assert at.headline == "ANA LEFT" and at.clock == ""
    at.press("left")
    assert at.headline == "PAUSE"
    at.wait(60_000)
    at.press("back!", "up")
    assert at.headline == "ANA BACK" and at.clock == "0:20"


# -- counting up


def to_the_count(**how):
    """Bea lays her last card; Carl holds 2 cards, Dora 1, Ana 3, and they are asked in this order."""
    at = Round(hands=(3, 1, 2, 1), **how)
    at.press("up")
    assert at.deal.phase == "leftovers"
    return at


def test_each_hand_is_asked_card_by_card_as_long_as_it_is():
    at = to_the_count()
    at.press("ok")  # the ruling is read; OK opens the sum, BACK goes back to the cards
    at.press("back")
    told = []
    while at.deal.phase == "leftovers":
        at.wait(1000)
        told.append(at.headline)
        at.press("left", "up")  # a 4
    assert told == ["CARL 1/2", "CARL 2/2", "DORA 1/1", "ANA 1/3", "ANA 2/3", "ANA 3/3"]
    assert at.deal.gain == 6 * 4 and at.deal.facts()["unchecked"] == []


def test_two_presses_a_card():
    at = to_the_count()
    assert at.enter("values", 50, 9) == 4
    assert at.enter("values", 30) == 2
    assert at.enter("values", 4, 20, 0) == 6
    assert at.deal.over and at.deal.gain == 113


def test_a_sum_takes_five_and_is_marked_as_unchecked():
    at = to_the_count()
    assert at.enter("sum", 2, 4) == 5
    assert at.deal.facts()["unchecked"] == [CARL]
    at.enter("values", 0)
    at.enter("values", 9, 0, 0)
    assert at.deal.gain == 33


def test_from_the_cards_one_can_change_over_to_the_sum():
    at = to_the_count()
    at.enter("values", 4, "sum", 2, 4)
    assert at.deal.facts()["unchecked"] == [CARL] and at.headline == "CARL 24"


def test_a_sum_that_so_few_cards_cannot_make_is_refused():
    at = to_the_count()
    at.enter("sum", 10, 1)
    assert at.headline == "TOO MUCH" and at.screen[1:3] == ("2 cards make 100 at", "most.")
    assert at.deal.untold() == [CARL, DORA, ANA]


def test_another_count_of_cards_than_the_hand_holds_is_refused():
    at = to_the_count()
    at.app.turn.attempt([Move(CARL, "values", ((4,),))])
    assert at.headline == "2 CARDS" and at.screen[1] == "Carl holds 2, not 1."
    at.app.turn.attempt([Move(CARL, "leftovers", (tuple(at.cards("R4 Y5 W")),))])
    assert at.headline == "2 CARDS" and at.screen[1] == "Carl holds 2, not 3."
    assert at.deal.untold() == [CARL, DORA, ANA]


def test_a_hand_may_be_told_with_its_colours_too():
    at = to_the_count()
    at.enter("leftovers", *at.cards("YN W"))
    assert at.deal.points[CARL] == 50


def test_the_last_hand_told_names_the_points_of_the_round():
    at = to_the_count()
    for values in ((4, 5), (6,), (1, 2, 3)):
        at.enter("values", *values)
    at.wait(1000)
    assert at.headline == "BEA 21"
    at.press("ok")
    assert at.match.facts()["deal"] == 2


def test_no_clock_runs_while_hands_are_counted():
    at = to_the_count()
    acts = len(at.acts)
    at.wait(3_600_000)
    assert len(at.acts) == acts and at.clock == ""


# -- an own hand


def hand_of_bea(hand, **how):
    """Bea has told her hand and holds the box; R5 lies."""
    at = Round(level="hands", options={"clock": "off"}, **how)
    at.enter("position", BEA, PACK.parse("R5"))
    at.enter("tell", BEA, *at.cards(hand))
    at.lift_curtain()
    return at


def test_of_an_own_hand_the_cards_that_fit_are_listed_and_lie_first():
    at = hand_of_bea("Y1 R3 G9 W Y8 G5 Y7")
    assert at.app.screen.is_secret()
    assert at.screen[1].startswith("R3 G5 W ")
    assert at.app.turn.picker.labels()["up"] == "R3"
    at.press("up")
    assert PACK.text(at.deal.road.top) == "R3" and at.deal.turn == CARL


def test_a_triple_is_staged_card_by_card_in_the_order_it_is_laid():
    at = hand_of_bea("R3 G3 Y3 Y8 Y9 G1 G2")
    at.press("ok!")
    assert at.headline == "CARD 1"
    labels = at.app.screen.picker.labels()
    assert sorted(labels.values()) == ["G3", "R3", "Y3"]  # nothing else makes a triple
    for card in ("R3", "G3", "Y3"):
        labels = at.app.screen.picker.labels()
        at.press(next(key for key in labels if labels[key] == card))
    assert PACK.text(at.deal.road.top) == "Y3"
    assert at.deal.sizes[BEA] == 4 and at.deal.sizes[CARL] == 10


def test_others_see_a_curtain_and_nothing_of_the_hand():
    at = hand_of_bea("Y1 R3 G9 W Y8 G5 Y7")
    at.wait(11_000)
    assert at.where == "Curtain"
    assert not any(name in " ".join(at.screen) for name in ("R3", "G5", "Y8"))


# -- whole matches


@pytest.mark.parametrize("level", ["turns", "cards", "hands"])
def test_a_whole_match_of_three_rounds_by_keys(level):
    at = Round(level=level, options=None if level != "hands" else {"clock": "off"})
    at.press("back")  # the first card is taken up again: these players turn their own
    for _, gestures in tres.Players(Random(level), at.match).events():
        for gesture in gestures:
            at.enter(*gesture)
            assert sum(at.deal.sizes) + at.deal.stock + at.deal.road.under <= sum(copies("uno_minus_blue"))
    assert at.match.over and len(at.match.course.results) == 3
    assert expired(at) == 0 and at.match.status() == []
    again = Match(at.match.setup)
    again.load(bytes(at.match.log.data))
    assert again.facts() == at.match.facts()


def expired(at):
    return sum(act == "expire" for act, _, _ in at.acts)
