# SPDX-FileCopyrightText: 2026 The Mano authors
# SPDX-License-Identifier: MIT
"""How many presses 3-2-5 takes, through the keys of the device."""

from random import Random

import pytest

from shared_engine import registry
from shared_engine.setup import Setup
from tests.games.three_two_five.sitting import NAMES, PACK, card
from tools import device_path
from tools.players.three_two_five import RandomDeal

device_path.expose()

from tools.simulator.fingers import Fingers  # noqa: E402
from tools.simulator.plain import PlainDevice, Thumb  # noqa: E402


@pytest.fixture
def device():
    """Makes a device on which Ana is about to deal."""

    def sit_down(level, **options):
        thumb = Thumb(PlainDevice())
        thumb.sit_down(Setup(registry.game("three_two_five"), 3, options, NAMES, level))
        return Fingers(thumb)

    return sit_down


def screen(fingers):
    fingers.thumb.wait(1000)
    return fingers.thumb.screen


def named(fingers, suit=1):
    """Goes on to the first lead or pull."""
    while fingers.app.match.asks().offer("arrows") is None:
        fingers.thumb.press("ok")
    fingers.enter("trump", suit)
    fingers.thumb.press("ok")


def test_a_whole_deal_by_its_result_is_four_presses(device):
    at = device("score")
    assert at.enter("result", 5, 3) == 4
    assert at.app.match.facts()["scores"] == [2, 3, 5]
    at.thumb.press("ok")
    assert at.enter("result", 2, 6) == 4
    assert screen(at)[:3] == ("DEAL OVER", "Ana 3 over, Bea 3", "under.")


def test_the_debts_of_the_next_deal_are_on_the_screen(device):
    at = device("score")
    at.enter("result", 3, 3)
    at.thumb.press("ok", "ok")
    assert screen(at)[:2] == ("PULL", "Ana pulls 2 from")
    assert screen(at)[2] == "Carl."


def test_trump_a_trick_and_an_exchange_are_one_press_each(device):
    at = device("turns")
    at.thumb.press("ok", "ok")
    assert at.enter("trump", 1) == 1
    at.thumb.press("ok")
    assert [at.enter("win", seat) for seat in (0, 0, 0, 0, 1, 1, 1, 2, 2, 2)] == [1] * 10
    at.thumb.press("ok")
    named(at, 0)
    assert screen(at)[:3] == ("ANA ← CARL", "♣ 1/2 Carl fans.", "Back: not it; suit 3+")
    assert [at.enter("exchange"), at.enter("exchange")] == [1, 1]
    assert at.app.match.deal.phase == "play"


def test_a_trick_card_by_card_is_eight_and_a_half_at_most(device, repeats):
    dice = Random(84)
    presses = tricks = 0
    for _ in range(repeats(3, 30)):
        deal = RandomDeal(dice, 0)
        at = device("cards")
        named(at, PACK.parse_suit(deal.trump))
        before = at.thumb.presses
        for _, name in deal.laid:
            lay(at, card(name))
        presses += at.thumb.presses - before
        tricks += 10
        assert at.app.match.deal.over
    assert presses / tricks <= 8.5


def lay(fingers, laid):
    led = fingers.app.match.deal.led
    if led is None:
        fingers.enter("play", laid)
    elif PACK.suit(laid) == led:
        fingers.enter("follow", PACK.rank(laid))
    else:
        fingers.enter("no_suit", laid)


def test_a_proved_revoke_stays_on_the_screen_until_a_key(device):
    at = device("cards")
    named(at)
    for name in ["AH", "9C", "8H", "KD", "8D", "9D", "QH", "10H"]:
        lay(at, card(name))
    assert screen(at)[:3] == ("♥ BEA", "Trick 1: 9♣, no ♥.", "Trick 3: 10♥.")
    lay(at, card("9H"))
    assert screen(at)[0] == "CARL LEADS"


def test_trump_and_all_tricks_stay_in_sight_while_cards_are_told(device):
    at = device("cards")
    named(at)
    assert screen(at) == ("CARL LEADS", "♠        ▲AK", "◀QJ             ▶10 9", "A0/2 B0/3 C0/5 ▼87")
    at.thumb.press("up")
    assert screen(at)[0] == "CARL LEADS" and screen(at)[3].startswith("A0/2 B0/3 C0/5")
    at.thumb.press("left")
    at.thumb.press("left")  # king of hearts
    at.enter("no_suit", card("9C"))
    lay(at, card("8H"))
    lay(at, card("KD"))
    assert screen(at)[1].startswith("♠ no ♥")


def test_a_hand_is_told_behind_a_curtain_and_shows_what_may_go_back(device):
    at = device("hands")
    at.enter("result", 3, 3)
    at.thumb.press("ok")
    named(at, 0)
    on = "onward"
    at.enter("tell", 1, 2, on, 1, on, 2, on, 3, on, 2, on, 1, 3, on, 2, 3)
    at.enter("pull")
    assert screen(at)[0] == "→ ANA"
    at.enter("took", card("KD"), card("8H"))
    assert at.app.match.deal.view(0)["hand"] is not None
    assert at.app.match.deal.pulls_left == 1
    assert screen(at)[0] == "ANA ← CARL"


def test_the_guide_can_be_taken_back_though_it_tells_nothing(device):
    at = device("turns")
    at.thumb.press("ok", "back")
    assert screen(at)[:3] == ("ANA AGAIN", "BACK: one more.", "")


def test_catching_up_does_not_count_who_takes_the_trick(device):
    at = device("cards")
    named(at)
    lay(at, card("AH"))
    at.app.turn.catch_up(NAMES.index("Carl"))
    assert screen(at)[1] == "Turns not told: 2."


def test_quotas_of_seats_without_names_are_not_read_as_one_number():
    thumb = Thumb(PlainDevice())
    thumb.sit_down(Setup(registry.game("three_two_five"), 3, {}, ("", "", ""), "cards"))
    at = Fingers(thumb)
    named(at)
    assert screen(at)[3].startswith("0/2 0/3 0/5")
