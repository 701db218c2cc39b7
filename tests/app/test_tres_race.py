# SPDX-FileCopyrightText: 2026 The Mano authors
# SPDX-License-Identifier: MIT
"""TRES or CATCH: who leaves three cards says so before another catches him."""

import pytest
from mano.words import wrap

from tests.app.at_tres import BEA, CARL, Round
from tools.simulator.plain import PlainPanel

FOUR_LEFT = (7, 4, 7, 7)  # Bea goes first and lays down to three
LEFT, RIGHT = ("back", "left", "up"), ("down", "right", "ok", "show")


def race(**how):
    """Bea lays a number and has three cards left."""
    at = Round(hands=FOUR_LEFT, **how)
    if at.app.board.GEOMETRY == "three":
        at.press("prev")
        at.touch("prev")
    else:
        at.touch("up")
    assert at.where == "Race"
    return at


def called(at):
    return [act for act, _, _ in at.acts if act in ("tres", "catch")]


def test_the_screen_says_who_has_three_and_which_keys_call():
    at = race()
    assert at.screen[0] == "BEA HAS 3"
    assert at.screen[1].split() == ["3", "cards", "left", "0:20"]
    assert [half.strip() for half in at.screen[2].split("│")] == ["TRES", "CATCH"]
    assert [half.strip() for half in at.screen[3].split("│")] == ["BACK ◀ ▲", "▼ ▶ OK"]
    assert at.thumb.device.seats == (0, 2, 0, 0)  # Bea's light pulses, with the words


@pytest.mark.parametrize("key", LEFT)
def test_the_left_half_of_the_box_is_tres(key):
    at = race()
    at.slap((key, 300))
    at.wait(100)
    assert called(at) == ["tres"]
    assert at.headline == "SAFE"
    assert at.deal.sizes[BEA] == 3


@pytest.mark.parametrize("key", RIGHT)
def test_the_right_half_is_catch_and_nobody_is_asked_who_caught(key):
    at = race()
    at.slap((key, 300))
    at.wait(100)
    assert called(at) == ["catch"]
    assert at.headline == "CAUGHT +3"
    assert at.deal.sizes[BEA] == 6 and at.deal.turn == CARL


def test_the_earlier_press_wins_by_its_own_stamp_however_the_loop_saw_them():
    at = race()
    at.slap(("right", 308), ("left", 300))
    at.wait(100)
    assert called(at) == ["tres"]
    assert at.acts[-1][2] - at.acts[-2][2] == 300  # the call carries the time of its press


def test_how_many_hundredths_lay_between_them_is_said():
    at = race()
    at.slap(("right", 400), ("left", 480))
    at.wait(50)
    assert " ".join(at.screen[1:]).strip() == "Bea holds 6. CATCH by 0.08 s."
    assert called(at) == ["catch"]
    at.wait(2000)
    assert at.where == "Turn" and "CATCH by 0.08 s." in " ".join(at.screen[1:])


@pytest.mark.parametrize("calls", [("left", "right"), ("right", "left")])
def test_in_the_same_moment_it_is_tres(calls):
    at = race()
    at.slap(*((key, 250) for key in calls))
    at.wait(100)
    assert called(at) == ["tres"]
    assert "Same time: TRES." in " ".join(at.screen[1:])


def test_mashing_catch_before_the_window_never_wins():
    at = Round(hands=FOUR_LEFT, level="cards")
    at.press("left", "up")  # red, of 0 to 3: the card itself is the third press
    opened = at.thumb.device.now() + 100
    at.thumb.device.time += 150
    at.app.key("up", True, opened)
    for before in (90, 60, 30, 0):
        at.app.key("right", True, opened - before)
        at.app.key("right", False, opened - before + 20)
    at.wait(300)
    assert called(at) == [] and at.where == "Race"
    at.slap(("left", 500))
    at.wait(100)
    assert called(at) == ["tres"]


def test_a_key_held_down_since_before_counts_only_when_pressed_again():
    at = Round(hands=FOUR_LEFT, level="cards")
    at.press("left")
    at.app.key("up", True, at.thumb.device.now())  # stays down
    at.wait(50)
    at.touch("up")
    assert at.where == "Race"
    at.app.key("up", False, at.thumb.device.now())
    at.wait(200)
    assert called(at) == []
    at.touch("up")
    at.wait(100)
    assert called(at) == ["tres"]


def test_nobody_calls_and_the_race_is_over_after_two_seconds():
    at = race()
    at.slap(("right", 2000))
    assert called(at) == [] and at.where == "Turn"


def test_the_slower_hand_enters_nothing_even_at_the_end_of_the_race():
    at = race()
    at.slap(("left", 1950), ("right", 2100))
    at.wait(100)
    assert called(at) == ["tres"] and at.deal.turn == CARL and at.where == "Race"
    at.wait(500)
    assert at.where == "Turn"


def test_afterwards_show_alone_catches_and_the_screen_says_whom():
    at = race()
    at.wait(2000)
    assert at.headline == "CARL"
    assert at.screen[1].startswith("Bea 3!")
    assert at.thumb.device.seats == (0, 2, 1, 0)
    at.touch("show")
    assert called(at) == ["catch"] and at.headline == "CAUGHT +3"
    assert at.thumb.device.seats == (0, 0, 1, 0)


def test_a_catch_in_the_middle_of_a_card_does_not_lose_it():
    at = Round(hands=FOUR_LEFT, level="cards")
    at.enter("play", *at.cards("R5"))
    at.wait(2000)
    at.press("left", "left")  # red, 456: Carl's card is two thirds told
    assert at.screen[1].startswith("Bea 3!")  # the chooser does not hide it
    at.touch("show")
    assert called(at) == ["catch"] and at.headline == "CAUGHT +3"
    at.press("right")
    assert at.match.game.pack.text(at.deal.road.top) == "R6"
    assert at.acts[-1][:2] == ("play", CARL)


@pytest.mark.parametrize(
    ("begun", "head"), [(("left",), "SIGN?"), (("down",), "WILD?")], ids=["sign", "wild"]
)
def test_the_choosers_at_turns_do_not_hide_the_race(begun, head):
    at = race()
    at.wait(2000)
    at.press(*begun)
    assert at.headline == head and at.screen[1].startswith("Bea 3!")
    at.touch("show")
    assert called(at) == ["catch"]
    at.press("up")
    assert at.acts[-1][:2] == ("play", CARL)


def test_the_colour_of_the_next_wild_is_asked_with_the_race_in_view():
    at = Round(hands=FOUR_LEFT, level="cards")
    at.enter("play", *at.cards("R5"))
    at.wait(2000)
    at.press("down", "up")  # Carl lays a W
    assert at.headline == "COLOUR?" and at.screen[1].startswith("Bea 3!")
    at.touch("show")
    at.press("right")
    assert called(at) == ["catch"] and at.match.game.pack.suits[at.deal.road.colour] == "G"


def test_the_next_play_closes_the_window():
    at = race()
    at.wait(2000)
    at.press("up")
    before = at.acts
    at.press("show")
    assert at.acts == before and "3!" not in at.screen[1]


def test_taking_the_call_back_opens_the_window_again():
    at = race()
    at.slap(("left", 300))
    at.wait(2500)
    at.press("back")
    at.touch("show")
    assert called(at) == ["catch"]


def test_the_calls_differ_in_pitch():
    heard = []
    for key in ("left", "right"):
        at = race()
        at.heard()
        at.slap((key, 300))
        at.wait(100)
        heard += at.heard()
    assert len(heard) == 2 and heard[0] > heard[1]


# -- the keeper presses what he heard


def test_with_voice_two_arrows_are_the_calls_and_the_rest_is_the_next_play_already():
    at = race(options={"race": "voice"})
    assert [half.strip() for half in at.screen[3].split("│")] == ["◀", "▶"]
    at.touch("up")
    assert at.acts[-1][:2] == ("play", CARL) and called(at) == []


@pytest.mark.parametrize(("key", "call"), [("left", "tres"), ("right", "catch")])
def test_with_voice_the_arrows_call(key, call):
    at = race(options={"race": "voice"})
    at.wait(700)
    at.touch(key)
    at.wait(600)
    assert called(at) == [call] and at.where == "Turn"


def test_with_voice_back_held_is_the_menu_as_ever():
    at = race(options={"race": "voice"})
    at.press("back!")
    assert at.where == "Rows" and called(at) == []


# -- three keys


def test_with_three_keys_the_first_is_tres_and_the_others_catch():
    for key, call in (("prev", "tres"), ("next", "catch"), ("ok", "catch")):
        at = race(geometry="three")
        assert [half.strip() for half in at.screen[3].split("│")] == ["◀", "OK ▶"]
        at.slap((key, 400))
        at.wait(100)
        assert called(at) == [call]


def test_ok_kept_down_on_three_keys_is_a_catch_and_not_the_other_half():
    at = race(geometry="three")
    at.wait(100)
    at.press("ok!")
    assert called(at) == ["catch"]


# -- words


@pytest.mark.parametrize("language", ["en", "es", "fr"])
@pytest.mark.parametrize("calls", [(("left", 300), ("right", 1999)), (("right", 300), ("left", 301))])
def test_all_of_it_can_be_read_in_every_language_with_long_names(language, calls):
    seats = ("Guillermo", "Fernanda", "Wenceslao", "Maximiliana")
    at = race(language=language, seats=seats)
    assert at.headline.startswith("FERNANDA"[:8])
    assert "3" in at.screen[1] and "0:20" in at.screen[1]
    for half in at.screen[2].split("│"):
        assert half.strip() == at.app.words.label("act." + ("tres" if "TRES" in half else "catch"))
    at.slap(*calls)
    at.wait(100)
    headline, flow, _ = at.app.turn.message
    assert len(headline) <= PlainPanel.headline_columns
    assert len(wrap(flow, PlainPanel.columns)) <= 2
    assert ("69 s" if calls[1][1] == 1999 else "01 s") in flow
