# SPDX-FileCopyrightText: 2026 The Mano authors
# SPDX-License-Identifier: MIT
"""The clock of a go: twenty seconds, fair to the ms, and never in anybody's way."""

from itertools import pairwise

import pytest
from mano.board import ASLEEP, FULL, PULSE
from mano.care import DIM_AFTER_S

from shared_engine.moves import NOBODY, Move
from tests.app.at_tres import BEA, CARL, DORA, NAMES, Round
from tools.simulator.plain import PlainDevice, Thumb

HOUR = 3600 * 1000
WRAP = 1 << 29  # ticks of a board go round
UPTIMES = {"0 h": 0, "24 h": 24 * HOUR, "30 d": 30 * 24 * HOUR, "as ticks wrap": WRAP - 10_000}
SECONDS_CUE, TEN_CUE = 1320, 880


def expiries(at):
    return [(seat, ms) for act, seat, ms in at.acts if act == "expire"]


def test_one_press_deals_and_the_clock_runs():
    at = Round()
    assert at.headline == "BEA" and at.clock == "0:20"
    at.wait_until(5500)
    assert at.clock == "0:15"


@pytest.mark.parametrize("uptime", UPTIMES.values(), ids=UPTIMES)
def test_a_clock_of_20_s_ends_at_20_s_whatever_the_uptime(uptime):
    at = Round(uptime=uptime)
    at.wait_until(19_999)
    assert expiries(at) == [] and at.clock == "0:01"
    at.wait(1)
    assert expiries(at) == [(BEA, 20_000)]
    assert at.deal.sizes[BEA] == 8 and at.deal.turn == CARL


@pytest.mark.parametrize("seconds", [15, 20, 30])
def test_a_go_lasts_what_the_table_agreed(seconds):
    at = Round(options={"clock": seconds})
    at.wait(31_000)
    assert expiries(at)[0] == (BEA, seconds * 1000)


def test_without_a_clock_there_is_none():
    at = Round(options={"clock": "off"})
    at.wait(HOUR)
    assert expiries(at) == [] and at.clock == "" and at.deal.turn == BEA


def test_a_table_that_logs_only_results_is_not_timed():
    at = Round(level="score")
    at.wait(HOUR)
    assert expiries(at) == [] and at.clock == ""


def test_the_next_go_begins_with_all_of_its_time():
    at = Round()
    at.wait_until(20_000)
    assert at.clock == "0:20"
    at.wait(40_000)
    assert expiries(at) == [(BEA, 20_000), (CARL, 40_000), (DORA, 60_000)]


# -- keying in


def test_the_first_press_of_a_play_stops_the_clock_and_the_play_stands():
    at = Round(level="cards")
    at.wait_until(19_500)
    at.press("left", "up")
    at.wait(3_000)
    assert expiries(at) == [] and at.clock == "0:01"
    at.press("up")
    assert at.acts[-1] == ("play", BEA, 19_500)  # with the time of its first press


def test_a_key_that_is_still_down_has_stopped_it_already():
    at = Round()
    at.wait_until(19_900)
    at.app.key("up", True, at.thumb.device.now())
    at.wait(300)
    at.app.key("up", False, at.thumb.device.now())
    assert at.acts[-1] == ("play", BEA, 19_900)


def test_it_stops_for_eight_seconds_at_most():
    at = Round(level="cards")
    at.wait_until(18_000)
    at.press("left")
    at.wait_until(27_999)
    assert expiries(at) == []
    at.wait_until(28_000)
    assert expiries(at) == [(BEA, 28_000)]
    assert at.headline == "BEA +1"
    at.wait(100)
    assert at.clock == "0:20"  # and the next loses nothing by it


def test_who_takes_longer_than_that_takes_it_from_his_own_time():
    at = Round(level="cards")
    at.wait_until(2_000)
    at.press("left")
    at.wait_until(15_000)
    assert at.clock == "0:13"
    at.press("up", "up")
    assert at.acts[-1][2] == 15_500 - 8_000


def test_a_play_given_up_too_late_ends_the_go_there():
    at = Round(level="cards")
    at.wait_until(19_000)
    at.press("left")
    at.wait_until(22_000)
    at.touch("back")
    at.wait(50)
    assert [(seat, 22_000 <= ms <= 22_100) for seat, ms in expiries(at)] == [(BEA, True)]
    assert at.clock == "0:20"


def test_a_press_after_the_end_means_nothing_even_if_the_loop_was_late():
    at = Round()
    at.thumb.device.time += 20_000 - (at.app.session.time(at.thumb.device.now()) - at.deal.go_started) + 30
    at.app.key("up", True, at.thumb.device.now())
    at.app.key("up", False, at.thumb.device.now())
    assert at.acts[-1] == ("expire", BEA, 20_000)
    assert at.deal.turn == CARL


def test_a_press_at_the_very_last_ms_is_in_time():
    at = Round()
    at.wait_until(19_999)
    at.touch("up")
    assert at.acts[-1] == ("play", BEA, 19_999)


# -- taking back


def test_undo_gives_back_the_time_that_was_left():
    at = Round()
    at.wait_until(13_000)
    at.press("up")
    at.wait(5_000)
    at.press("back")
    assert at.deal.turn == BEA and at.clock == "0:07"


def test_an_expiry_taken_back_leaves_time_to_key_in_what_happened():
    at = Round()
    at.wait_until(20_100)
    at.touch("back")
    assert at.deal.turn == BEA and at.clock == "0:08"
    at.press("up")
    assert expiries(at) == [] and at.acts[-1][:2] == ("play", BEA)


# -- forced draws


def test_after_a_triple_the_next_has_drawn_and_has_all_of_his_time():
    at = Round()
    at.wait_until(11_000)
    at.press("right")
    assert at.deal.sizes[CARL] == 10 and at.deal.turn == CARL and at.clock == "0:20"


def test_who_is_caught_in_his_own_go_begins_it_anew():
    at = Round(seats=("Ana", "Bea"), hands=(7, 4))
    at.press("left", "up")  # Bea lays a no entry: Ana misses her go
    at.wait(6_000)
    at.press("show")
    assert at.deal.turn == BEA and at.deal.sizes[BEA] == 6 and at.clock == "0:20"


# -- cues


def test_it_beeps_at_ten_seconds_and_for_each_of_the_last_five():
    at = Round()
    at.heard()
    at.wait_until(19_900)
    assert at.heard() == [TEN_CUE] + [SECONDS_CUE] * 5


def test_the_light_pulses_with_the_beeps():
    at = Round()
    seen = {}
    for second in range(20):
        at.wait_until(1000 * second + 500)
        seen[20 - second] = at.thumb.device.seats[BEA]
    assert [second for second, light in seen.items() if light == PULSE] == [10, 5, 4, 3, 2, 1]


def test_muted_it_is_silent_and_can_still_be_seen():
    at = Round()
    at.app.settings.put("mute", "yes")
    at.heard()
    at.wait_until(17_500)
    assert at.heard() == [] and at.clock == "0:03" and at.thumb.device.seats[BEA] == PULSE


# -- the panel


def test_only_the_digits_are_written_once_a_second():
    at = Round(level="cards")
    at.wait_until(1_000)
    seen = [at.screen]
    for _ in range(17):
        at.wait(1000)
        seen.append(at.screen)
    changed = [cells(one, other) for one, other in pairwise(seen)]
    assert all(1 <= count <= 2 for count in changed)  # 0:10 becomes 0:09


def cells(one, other):
    """How many characters differ between two screens."""
    return sum(a != b for a, b in zip(padded(one), padded(other), strict=True))


def padded(screen):
    return "".join(line.ljust(21) for line in screen)


def test_it_never_dims_while_it_runs_and_does_again_afterwards():
    at = Round(options={"expiries": "off"})
    at.wait(10 * 60 * 1000)
    assert at.app.idle.level == FULL
    at.press("back!")
    choose(at, "menu.pause")
    at.wait(DIM_AFTER_S * 1000 + 1000)
    assert at.app.idle.level < FULL
    at.wait(HOUR)
    assert at.app.idle.level == ASLEEP


def choose(at, code):
    """Takes a line of the menu that is open."""
    label, rows = at.app.words.label(code), at.app.screen
    while label not in [entry[0] for entry in rows.entries[rows.first : rows.first + 3]]:
        at.press("right")
    at.press(rows.KEYS[[entry[0] for entry in rows.entries[rows.first : rows.first + 3]].index(label)])


# -- other screens


def test_it_runs_on_under_the_menu():
    at = Round()
    at.wait_until(8_000)
    at.press("back!")
    at.heard()
    at.wait_until(19_000)
    assert at.where == "Rows" and at.heard() == [TEN_CUE] + [SECONDS_CUE] * 5
    at.wait(1_000)
    assert expiries(at) == [(BEA, 20_000)]
    assert at.where == "Turn" and at.headline == "BEA +1"


def test_it_stays_in_view_beside_a_ruling():
    at = Round()
    at.press("right")  # a triple: Carl draws three
    assert at.headline == "CARL +3" and at.clock == "0:20"
    at.wait(3_000)
    assert at.headline == "CARL +3" and at.clock == "0:17"


def test_it_stays_in_view_beside_a_refusal():
    at = Round(level="cards")
    at.enter("position", BEA, *at.cards("R5"))
    at.enter("play", *at.cards("G7"))
    before = at.clock
    at.wait(5_000)
    assert at.headline == "NOT G7" and at.clock == "0:%02d" % (int(before[2:]) - 5)


def test_it_runs_on_behind_a_curtain_and_can_be_read_there():
    at = Round(level="hands", options={"clock": 30})
    at.enter("tell", BEA, *at.cards("R1 R2 R3 Y1 Y2 Y3 W"))
    assert at.where == "Turn" and at.app.screen.is_secret()
    at.wait(11_000)  # left alone, it is covered
    assert at.where == "Curtain" and at.headline == "→ BEA"
    before = at.clock
    at.wait(2_000)
    assert before and at.clock == "0:%02d" % (int(before[2:]) - 2)
    at.wait(10_000)
    assert len(expiries(at)) == 1 and at.deal.turn == CARL and at.where == "Turn"


def test_a_private_screen_hears_no_beeps():
    at = Round(level="hands", options={"clock": 15})
    at.enter("tell", BEA, *at.cards("R1 R2 R3 Y1 Y2 Y3 W"))
    at.heard()
    seen = at.app.screen.is_secret()
    at.wait(at.app.turn.countdown.left(at.thumb.device.now()) - 1)
    assert seen and at.app.screen.is_secret() and at.clock == "0:01"
    assert at.heard() == []


# -- pause and power


def pause(at):
    at.press("back!")
    choose(at, "menu.pause")
    assert at.headline == "PAUSE"


def test_pause_is_two_presses_and_the_clock_stands_still():
    at = Round()
    at.wait_until(8_000)
    at.thumb.presses = 0
    pause(at)
    assert at.thumb.presses == 2
    at.wait(HOUR)
    at.press("ok", "ok")  # the first wakes the panel
    assert expiries(at) == [] and at.clock == "0:11"


def test_undo_after_a_pause_takes_back_the_play_before_it():
    at = Round()
    at.wait_until(5_000)
    at.press("up")
    pause(at)
    at.press("ok", "back")
    assert at.deal.turn == BEA and not at.match.course.paused and at.clock == "0:15"


def unplug(at):
    """The power goes; the same device is switched on again, and OK goes on."""
    device = PlainDevice(nvm=at.thumb.device.nvm)
    device.time = 77_000
    again = Thumb(device)
    again.press("ok")
    return again


def test_after_a_power_cut_the_clock_is_where_the_last_entry_left_it():
    at = Round()
    at.wait_until(6_000)
    at.press("up")
    at.wait(3_000)
    again = unplug(at)
    assert again.app.match.deal.turn == CARL
    assert "0:20" in " ".join(again.screen)


def test_a_match_paused_before_the_power_went_is_paused_still():
    at = Round()
    at.wait_until(8_000)
    pause(at)
    again = unplug(at)
    again.wait(20_000)
    assert again.screen[0] == "PAUSE" and again.app.match.deal.turn == BEA
    again.press("ok")
    assert "0:11" in " ".join(again.screen) or "0:10" in " ".join(again.screen)


# -- three in a row


def test_three_expiries_in_a_row_park_the_seat_and_two_presses_bring_it_back():
    at = Round(seats=NAMES[:3])
    for _ in range(2):
        at.wait_until(20_100)
        at.press("up", "up")  # Carl and Ana play
    at.wait_until(20_000)
    assert at.headline == "BEA AWAY"
    assert at.deal.facts()["away"] == [BEA] and at.deal.sizes[BEA] == 10
    at.thumb.presses = 0
    at.press("back!", "up")
    assert at.thumb.presses == 2
    assert at.deal.facts()["away"] == [] and at.headline == "BEA BACK"


def test_a_go_that_was_played_begins_the_count_again():
    at = Round(seats=("Ana", "Bea"))
    for late in (True, True, False, True, True):
        if late:
            at.wait_until(20_100)
        else:
            at.press("ok", "ok")  # draws and keeps
        at.press("ok", "ok")  # so does Ana
    assert len(expiries(at)) == 4 and at.deal.facts()["away"] == []


def test_with_everybody_away_but_one_the_round_waits_without_a_clock():
    at = Round(seats=("Ana", "Bea"))
    at.wait(7 * 20_000)
    assert at.headline == "PAUSE" and at.clock == ""
    acts = len(at.acts)
    at.wait(HOUR)
    assert len(at.acts) == acts


def test_a_clock_that_is_nobodys_does_no_harm():
    at = Round()
    at.app.session.enter([Move(NOBODY, "close")], at.thumb.device.now())
    at.wait(HOUR)
    assert expiries(at) == []
