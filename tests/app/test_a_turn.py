# SPDX-FileCopyrightText: 2026 The Mano authors
# SPDX-License-Identifier: MIT
"""A turn at the table, press by press."""

import pytest
from mano import standing

from shared_engine.cards import STANDARD
from shared_engine.games.three_two_five.ranking import PACK


def test_from_the_box_to_the_first_turn_in_six_presses(fresh):
    fresh.press(*["ok"] * 6)
    assert fresh.app.match.deal.phase == "draw"
    assert fresh.app.match.names == ["", "", "", ""]
    assert fresh.screen[0].endswith("DRAWS")


def test_one_press_a_turn_when_only_turns_are_logged(table):
    at = table()
    at.press("ok")
    at.thumb.presses = 0
    first = at.match.deal.turn
    at.press("ok")
    assert at.match.deal.turn != first
    assert at.match.deal.stock == 30
    at.press("right")
    assert [move.act for _, move in at.match.log.moves()][-2:] == ["take_discard", "discard"]
    assert at.thumb.presses == 2


def test_a_discard_is_three_presses_and_the_draw_from_the_stock_is_understood(table):
    at = table(level="cards", names=("Ana", "Bea", "Carl", "Dora"))
    at.card("5H")
    before = at.thumb.presses
    at.card("9S")
    assert at.thumb.presses - before == 3
    assert [move.act for _, move in at.match.log.moves()][-2:] == ["draw_stock", "discard"]
    at.thumb.wait(1000)
    assert at.headline == "CARL DRAWS"


def test_the_card_just_taken_is_refused_and_the_next_arrow_starts_another(table):
    at = table(level="cards", names=("Ana", "Bea", "Carl", "Dora"))
    at.card("7H")
    at.press("ok")
    at.card("7H")
    assert at.headline == "NOT 7♥"
    assert at.screen[1:3] == ("Dora just took it.", "Another 7: yes.")
    at.card("7C")
    assert at.match.deal.turn == 2


def test_the_echo_stands_large_for_a_moment(table):
    at = table(level="cards", names=("Ana", "Bea", "Carl", "Dora"))
    at.card("5H", "9S")
    assert at.headline == "DORA 9♠"
    at.thumb.wait(800)
    assert at.headline == "CARL DRAWS"


def test_ok_is_swallowed_right_behind_a_card(table):
    at = table(level="cards")
    at.card("5H")
    at.press("up", "up")
    at.app.key("up", True, at.thumb.device.now())
    at.app.key("ok", True, at.thumb.device.now() + 100)
    assert at.match.deal.phase == "draw"


def test_a_card_seen_twice_was_the_other_entry_s_fault(table):
    at = table(level="cards", names=("Ana", "Bea", "Carl", "Dora"))
    at.card("5H", "9S", "9S")
    assert at.headline == "9♠ TWICE"
    assert at.screen[1] == "Dora threw it before."
    at.press("ok")
    assert at.match.deal.turn == 1
    assert at.match.game.pack.text(at.match.deal.known.pile[1]) == "?"


def test_back_takes_the_last_gesture_back_whole(table):
    at = table(level="cards")
    at.card("5H", "9S")
    at.press("back")
    assert (at.match.deal.phase, at.match.deal.stock) == ("draw", 31)


def test_a_slip_two_turns_back_is_mended_in_eight_presses(table):
    at = table(level="cards", names=("Ana", "Bea", "Carl", "Dora"))
    at.card("5H", "9S", "KD", "2C")
    before = at.thumb.presses
    at.press("back", "back", "back")
    at.card("9C")
    assert at.headline == "PUT BACK?"
    assert at.screen[1:3] == ("Carl K♦", "Bea 2♣")
    at.press("ok")
    assert at.thumb.presses - before == 7
    assert [at.match.game.pack.text(card) for card in at.match.deal.known.pile] == ["5H", "9C", "KD", "2C"]


@pytest.mark.parametrize("key", ["ok", "back"])
def test_what_is_not_put_back_is_not_offered_after_a_restart_either(table, key):
    at = table(level="cards")
    at.card("5H", "9S", "KD", "2C")
    at.press("back", "back", "back")
    at.card("KD")
    assert at.headline == "PUT BACK?"
    at.press(key)
    assert table(nvm=at.app.board.nvm).match.undone == []


def test_holding_an_arrow_gives_that_seat_the_turn(table):
    at = table(names=("Ana", "Bea", "Carl", "Dora"))
    at.press("ok")
    at.press("left!")
    assert at.match.deal.turn == 1
    assert [move.marks & 4 for _, move in at.match.log.moves()][2:] == [4, 4, 4, 4]


def test_a_wrong_show_costs_ten_presses_and_nothing_else(table):
    at = table(level="cards", names=("Ana", "Bea", "Carl", "Dora"))
    at.card("5H")
    before = at.thumb.presses
    at.enter("show", 2, 5, 5, 5, 11, 10)
    assert at.thumb.presses - before == 10
    assert at.headline == "CARL NO"
    assert at.match.deal.phase == "draw"


def test_a_right_show_out_of_turn_wins_in_nine_presses(table):
    at = table(level="cards", names=("Ana", "Bea", "Carl", "Dora"))
    at.card("5H")
    before = at.thumb.presses
    at.enter("show", 1, 5, 5, 5, 11, 11)
    assert at.thumb.presses - before == 9
    assert at.headline == "BEA WINS"
    at.press("ok", "ok")
    assert at.match.facts()["deal"] == 2 and at.match.deal.phase == "draw"


def test_the_table_may_allow_what_the_referee_refuses(table):
    at = table(level="cards")
    at.card("7H")
    at.press("ok")
    at.card("7H")
    at.press("back!", "up")
    assert at.match.deal.turn == 2
    assert at.match.status() == []


def test_an_undo_tells_what_in_its_own_line_and_that_there_is_more(table):
    at = table(names=("Ana", "Bea", "Carl", "Dora"))
    at.press("ok", "ok", "back")
    assert at.screen[:3] == ("DORA AGAIN", "Undone: Dora stock.", "BACK: one more.")


def test_catching_up_counts_the_seats_that_were_skipped(table):
    at = table(names=("Ana", "Bea", "Carl", "Dora"))
    at.press("ok", "up!")
    assert at.screen[:2] == ("→ CARL", "Turns not told: 1.")


def test_the_card_that_ok_takes_is_named_with_its_suit_in_every_language(table):
    for language in ("en", "es", "fr"):
        at = table(level="cards", language=language)
        at.card("10C", "10D")
        assert "10♦▶789" in at.screen[2].replace(" ", "")


def test_what_ok_says_between_two_groups_is_a_whole_word(table):
    at = table(level="cards", language="es")
    at.card("10C")
    at.press("ok", "show", "right", "left", "up", "ok", "ok", "right", "right", "ok")
    assert at.headline == "¿SEXTA?"
    assert "OK no dicho" in at.screen[2]


def test_who_shows_is_asked_at_once_from_a_curtain_too(table):
    at = table(level="hands")
    at.card("10C")
    at.enter("tell", 2, *[STANDARD.parse(name) for name in ("2C", "3C", "4C", "5C", "6C")], "checked")
    at.card("9C")
    at.app.key("show", True, at.thumb.device.now())  # while the 9 is still said
    assert at.headline == "SHOWS"


def test_three_keys_show_every_count_of_tricks_beside_the_trump(table):
    at = table("three_two_five", 3, level="cards", names=("Christin", "Christof", "Ana"), geometry="three")
    while at.match.deal.steps != ["rest"]:
        at.enter("dealt")
    at.enter("trump", 0)
    at.enter("dealt")
    at.enter("play", PACK.parse("AS"))
    at.enter("no_suit", PACK.parse("8H"))
    at.enter("follow", PACK.rank(PACK.parse("9S")))
    at.enter("play", PACK.parse("KS"))
    at.thumb.wait(1000)
    assert at.screen[1].startswith("♣ ")
    assert at.screen[1].endswith(" A1/5"), at.screen


def test_on_three_keys_a_ruling_names_only_keys_that_are_there(table):
    at = table("pusoy_dos", level="turns", names=("Ana", "Bea", "Cruz", "Dora"), geometry="three")
    at.enter("dealt", 0)
    at.enter("one")
    at.enter("all_pass")
    assert at.screen[1].startswith("All passed.")
    assert at.screen[3] == "◀one-pair ▶thre-five"


def test_where_not_all_scores_find_room_the_leader_comes_first(table):
    at = table("tres", 10, level="score", names=[f"Player{seat}" for seat in range(10)])
    at.match.score.points[:] = [50] * 9 + [551]
    lines = standing.score(at.app, 2)
    assert len(lines) == 2
    assert lines[0].split()[0] == "P9:551", lines
