# SPDX-FileCopyrightText: 2026 The Mano authors
# SPDX-License-Identifier: MIT
"""What a press means: typed ahead, held, in private, after a while."""

import pytest
from mano.board import ASLEEP, DIM, FULL

NAMES = ("Ana", "Bea", "Carl", "Dora")


def acts(at):
    return [move.act for _, move in at.match.log.moves()]


def tap(at, *keys):
    """Presses faster than the panel: no time passes between the keys."""
    for key in keys:
        at.app.key(key, True, at.thumb.device.now())
        at.app.key(key, False, at.thumb.device.now())


def hand(at, seat, *cards):
    """That seat tells its hand in private, and finds it right."""
    place = {0: "down", 1: "left", 2: "up", 3: "right"}[seat]
    at.press("back!", "up", place, "ok")
    at.card(*cards)
    at.press("ok")


def test_a_card_may_be_typed_ahead_of_the_panel(table):
    at = table(level="cards")
    at.press("ok")
    tap(at, "right", "up", "down")
    assert acts(at)[-2:] == ["draw_stock", "discard"]


def test_ok_right_behind_a_card_is_a_habit_and_means_nothing(table):
    at = table(level="cards")
    at.card("7H")
    at.card("9S")
    at.press("ok")
    assert acts(at)[-1] == "take_discard"
    at.press("back")
    tap(at, "left", "up", "up", "ok")
    assert acts(at)[-1] == "discard"


def test_a_hold_acts_at_the_end_of_its_time_and_a_shorter_one_is_a_press(table):
    at = table()
    at.press("ok")
    at.app.key("left", True, at.thumb.device.now())
    at.thumb.wait(700)
    assert at.match.deal.turn == 3
    at.thumb.wait(200)
    assert at.match.deal.turn == 1
    at.app.key("left", False, at.thumb.device.now())
    at.thumb.wait(500)
    at.app.key("right", True, at.thumb.device.now())
    at.thumb.wait(400)
    at.app.key("right", False, at.thumb.device.now())
    assert acts(at)[-2:] == ["take_discard", "discard"]


def test_the_bar_of_a_held_key_grows(table, monkeypatch):
    at = table()
    at.press("ok")
    grown = []
    monkeypatch.setattr(at.app.panel, "bar", grown.append)
    at.app.key("left", True, at.thumb.device.now())
    at.thumb.wait(790)
    assert grown == sorted(grown) and grown[0] == 0 and grown[-1] == 9


def test_back_goes_one_stage_back_and_on_the_turn_screen_undoes(table):
    at = table(level="cards", names=NAMES)
    at.press("ok", "right", "up")
    assert at.headline == "DORA 7_"
    at.press("back", "back")
    assert at.headline == "DORA DRAWS"
    at.press("back")
    assert at.match.deal.phase == "deal"


def test_show_is_heard_in_the_middle_of_a_pick(table):
    at = table(level="cards", names=NAMES)
    at.press("ok", "right", "up", "show")
    assert at.headline == "SHOWS"


def test_undo_asks_before_it_reopens_the_deal_before(table):
    at = table(names=NAMES)
    at.press("ok")
    at.enter("show", 1, 5, 5, 5, 11, 11)
    at.press("ok", "back")
    assert at.headline == "UNDO?"
    assert at.match.facts()["deal"] == 2
    at.press("back")
    assert at.match.facts()["deal"] == 1


def test_another_key_instead_leaves_the_deal_before_closed(table):
    at = table(names=NAMES)
    at.press("ok")
    at.enter("show", 1, 5, 5, 5, 11, 11)
    at.press("ok", "back", "ok", "back")
    assert at.match.facts()["deal"] == 2


def test_the_panel_dims_then_sleeps_and_the_first_press_only_wakes(table):
    at = table()
    at.press("ok")
    before = acts(at)
    seen = []
    at.thumb.device.dim = seen.append
    at.thumb.wait(1800_000)
    assert seen == [DIM, ASLEEP]
    at.press("ok")
    assert seen[-1] == FULL and acts(at) == before
    at.press("ok")
    assert len(acts(at)) > len(before)


def test_a_private_screen_left_alone_is_covered(table):
    at = table(level="hands", names=NAMES)
    at.press("ok")
    hand(at, 3, "7S", "7H", "2C", "KS", "KH")
    assert at.screen[1].startswith("2♣ 7♠ 7♥ K♠ K♥")  # it is her turn, and she still looks
    at.thumb.wait(10_000)
    assert at.headline == "→ DORA"


def test_what_was_pressed_before_the_curtain_fell_does_not_lift_it(table):
    at = table(level="hands", names=NAMES)
    at.press("ok")
    hand(at, 3, "7S", "7H", "2C", "KS", "KH")
    at.thumb.wait(10_000)
    fell = at.app.screen.fell
    at.app.key("ok", True, fell - 200)
    assert at.headline == "→ DORA"
    at.app.key("ok", True, fell + 200)
    assert at.headline == "DORA DREW"


def test_show_means_nothing_on_the_curtain_of_a_game_without_shows(table):
    at = table("tres", level="hands")
    at.enter("start", at.match.game.pack.parse("R5"))
    at.app.screen.begin("tell")
    at.press("left")
    assert at.headline == "→ 2"
    at.press("show", "up", "show")
    assert at.headline == "→ 2"


def test_the_holder_alone_learns_that_three_and_two_are_there(table):
    at = table(level="hands", names=NAMES)
    at.press("ok")
    at.press("back!", "up", "left", "ok")
    at.card("7S", "7H", "7D", "KS", "KH")
    assert at.headline == "3+2: SHOW!"
    at.press("ok")
    assert at.headline == "DORA DRAWS"
    assert not any("K♠" in line or "3+2" in line for line in at.screen)


def test_the_holder_is_told_which_ranks_are_wanted(table):
    at = table(level="hands", names=NAMES)
    at.press("ok", "back!", "up", "left", "ok")
    at.card("7S", "7H", "9D", "KS", "KH")
    assert at.screen[3].strip() == "need 7 K"


def test_undo_across_a_private_move_lands_on_the_curtain(table):
    at = table(level="hands", names=NAMES)
    at.press("ok")
    hand(at, 3, "7S", "7H", "2C", "KS", "KH")
    at.enter("drew", 40, 40)
    assert at.match.deal.turn == 2
    at.press("back")
    assert at.headline == "→ DORA"
    assert not any("♥" in line or "♠" in line for line in at.screen[1:])


def test_telling_is_a_whisper_the_others_play_on_as_before(table):
    at = table(level="hands", names=NAMES)
    at.press("ok")
    hand(at, 1, "7S", "7H", "2C", "KS", "KH")
    assert at.headline == "DORA DRAWS"
    at.card("9S")
    at.thumb.wait(1000)
    assert at.headline == "CARL DRAWS"


@pytest.mark.parametrize(("players", "place", "seat"), [(2, "up", 1), (3, "right", 2), (4, "up", 2)])
def test_seats_lie_round_the_box(table, players, place, seat):
    at = table(players=players)
    at.press("ok", "show", place, "ok")
    assert at.match.score.wins[seat] == 1


def test_the_box_may_face_another_seat(table):
    at = table(names=NAMES)
    at.app.settings.put("home", "2")
    at.press("ok", "show")
    assert [line.strip() for line in at.screen[1:]] == ["▲Ana", "◀Dora            ▶Bea", "▼Carl"]


def test_at_a_table_of_seven_a_held_arrow_asks_whose_turn_it_is(table):
    at = table(players=7)
    at.press("ok", "left!")
    assert at.headline == "WHOSE TURN"
    at.press("left")
    assert at.match.deal.turn != 6
