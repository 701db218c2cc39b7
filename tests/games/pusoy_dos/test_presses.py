# SPDX-FileCopyrightText: 2026 The Mano authors
# SPDX-License-Identifier: MIT
"""How many presses Pusoy Dos takes, through the keys of the device; and how the box is handed to who tells a hand."""

from random import Random

import pytest

from shared_engine import registry
from shared_engine.setup import Setup
from tests.games.pusoy_dos.sitting import NAMES, cards, ladder
from tools import device_path
from tools.players import pusoy_dos
from tools.players.pusoy_dos import keyed, sweep

device_path.expose()

from tools.benches import presses  # noqa: E402
from tools.simulator.fingers import Fingers, keys_to  # noqa: E402
from tools.simulator.plain import PlainDevice, Thumb  # noqa: E402

# Every sweep that goes to a 2 over twelve ranks without four alike in between is as long as one can be.
LONGEST = (
    "3C 4S 5H 6D 7C 8S 9H 10D JC QS KH AD 2C",  # all ranks
    "3C 3S 3H 5D 5C 5S 8H 8D JC JS KH AD 2C",  # ranks missing
    "3C 3S 3H 4C 4S 4H 5C 5S 5H 6C 6S 6H 2D",  # threes and one 2
    "3S 3H 3D 4S 5H KS KH KD AS 2S 2H 2D 2C",  # all 2s
    "8C 8S 8H 9C 9S 10C 10S JC JS QC KS AC 2S",  # no low card
)


@pytest.fixture
def box():
    """Makes a device on which Ana is about to deal."""

    def sit_down(level="hands", players=4, geometry="cross", **options):
        thumb = Thumb(PlainDevice(geometry))
        thumb.sit_down(Setup(registry.game("pusoy_dos"), players, options, NAMES[:players], level))
        return Fingers(thumb)

    return sit_down


@pytest.fixture(scope="module")
def counted():
    """What happened while cards were told -> the presses of each time."""
    return presses.matches(pusoy_dos, "cards", 2)


@pytest.mark.parametrize(
    ("what", "most"),
    [
        ("pass", 1),
        ("all pass", 1),
        ("single", 3),
        ("pair", 4),
        ("three", 3),
        ("five", 4),
        ("single, lead", 4),
    ],
)
def test_a_play_takes_its_presses_and_never_more(counted, what, most):
    assert max(counted[what]) == most


@pytest.mark.parametrize(
    ("kind", "told", "keys"),
    [
        ("straight", "9H 8S 7H 6D 5D", 8),
        ("flush", "9H 8H 7H 6H 3H", 12),
        ("full_house", "9C 9S 9H 8S 8C", 8),
        ("four", "9C 9S 9H 9D AD", 7),
        ("straight_flush", "9H 8H 7H 6H 5H", 4),
    ],
)
def test_all_five_told_take_four_to_twelve(box, kind, told, keys):
    """What that is in the mean is counted in test_keys."""
    at = box("cards", five="all", include_lowest=False)
    at.enter("dealt", 0)
    at.enter(*keyed(ladder(), cards("3C 4D 5C 6S 7D"), wholly=True))
    assert at.enter(*keyed(ladder(), cards(told), wholly=True)) == keys
    assert sorted(at.app.match.facts()["cards"]) == sorted(cards(told))


@pytest.mark.parametrize("rules", ({}, {"straights": "top_both"}))
def test_an_ace_or_a_two_below_a_straight_is_told_in_its_place(box, rules):
    at = box("cards", five="all", include_lowest=False, **rules)
    at.enter("dealt", 0)
    at.enter(*keyed(ladder(), cards("5S 4D 3C 2S AD"), wholly=True))
    assert sorted(at.app.match.facts()["cards"]) == sorted(cards("5S 4D 3C 2S AD"))


def test_an_act_of_a_hand_takes_less_than_two_and_a_half_in_the_mean():
    assert presses.an_act(pusoy_dos, "cards", 2) <= 2.4


# -- thirteen cards in private


@pytest.mark.parametrize("hand", LONGEST)
def test_the_longest_hands_take_twenty_six_presses(box, hand):
    assert tell(box(), 0, cards(hand)) == 26


def test_no_hand_takes_more_at_any_seat(box, repeats):
    chance = Random(26)
    for number in range(repeats(12, 400)):
        at = box()
        assert tell(at, number % 4, chance.sample(range(52), 13)) <= 26


def tell(at, seat, hand):
    """Tells the hand through the keys, and sees that it is known; the presses it took."""
    hand = ladder().sort(hand)
    took = at.enter("tell", seat, *sweep(ladder(), hand))
    assert at.app.match.deal.view(seat)["hand"] == hand
    return took


def test_no_sweep_is_longer_than_the_longest(repeats):
    chance = Random(25)
    for _ in range(repeats(2000, 50000)):
        assert len(sweep(ladder(), ladder().sort(chance.sample(range(52), 13)))) <= 25


# -- the box is handed over


def test_naming_the_seat_hands_the_box_over(box):
    at = box()
    assert at.thumb.screen[3] == "OK dealt ▲◀▶▼ hands"
    at.thumb.press("up")
    assert at.thumb.screen == ("→ CARL", "any 3?   ▲♠", "◀♥     OK next     ▶♦", "only Carl ▼♣")


def test_it_stands_until_its_player_has_the_box_and_from_then_on_it_is_covered(box):
    at = box()
    at.thumb.press("up")
    at.thumb.wait(60_000)
    assert at.thumb.screen[0] == "→ CARL" and not at.app.screen.is_secret(), (
        "nothing to see, nothing to cover"
    )
    at.thumb.press("left")
    assert at.thumb.screen[:2] == ("ANY 3?", "1 of 13  ▲♠") and at.app.screen.is_secret()
    at.thumb.wait(10_000)
    assert at.thumb.screen[0] == "ANA DEALS"


@pytest.mark.parametrize("late", (-50, 200))
def test_a_key_pressed_before_it_was_there_or_in_passing_tells_no_card(box, late):
    at = box()
    at.thumb.press("up")
    came = at.app.screen.quiet_from
    at.app.key("left", True, came + late)
    at.app.key("left", False, came + late + 80)
    assert at.thumb.screen[0] == "→ CARL"
    at.app.key("left", True, came + 400)
    assert at.thumb.screen[:2] == ("ANY 3?", "1 of 13  ▲♠")


def test_back_leaves_it_for_the_guide_and_takes_a_card_back_on_the_way(box):
    at = box()
    at.thumb.press("up", "left", "back")
    assert at.thumb.screen[0] == "→ CARL"
    at.thumb.press("back")
    assert at.thumb.screen[0] == "ANA DEALS"


def test_show_leaves_it_for_what_beats_what(box):
    at = box()
    at.thumb.press("up", "left", "show")
    assert at.thumb.screen[0] == "♣<♠<♥<♦" and not at.app.screen.is_secret()


def test_the_hand_told_is_not_on_the_screen_that_follows(box):
    at = box()
    tell(at, 2, cards(LONGEST[0]))
    at.thumb.wait(1000)
    assert at.thumb.screen[0] == "ANA DEALS" and not at.app.screen.is_secret()
    at.thumb.press("back")
    assert not any(sign in "".join(at.thumb.screen) for sign in "♣♠♥♦")


@pytest.mark.parametrize("geometry", ("row", "three"))
def test_other_boards_hand_over_in_the_same_words(box, geometry):
    at = box(geometry=geometry)
    at.thumb.press(*keys_to(at.app.screen.picker, 2))
    assert at.thumb.screen[0] == "→ CARL" and at.thumb.screen[1] == "any 3?      only Carl"


def test_in_the_middle_of_play_the_menu_makes_it_two_more(box):
    at = box()
    at.enter("dealt", 0)
    assert tell(at, 1, cards(LONGEST[0])) == 28
