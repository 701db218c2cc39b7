# SPDX-FileCopyrightText: 2026 The Mano authors
# SPDX-License-Identifier: MIT
"""Setting up a match, and what the menu of a turn screen offers."""

import pytest
from mano.arranging import Plan, choose_players
from mano.layout import spread
from mano.rules import value_label, values_of
from mano.wheels import Wheel
from mano.wordbook import open_book
from mano.wordlists import LANGUAGES
from mano.words import wrap

from shared_engine import registry
from tools.simulator.plain import PlainDevice, Thumb

NAMES = ("Ana", "Bea", "Carl", "Dora")
A, B = ("up", "up", "up"), ("up", "up", "left")


def menu(at, label):
    """Opens the menu and takes the line with that label."""
    at.press("ok!" if at.app.board.GEOMETRY == "three" else "back!")
    rows = at.app.screen
    while label not in at.screen[1][2:] and rows.first + 3 < len(rows.entries):
        if any(line[2:] == label for line in at.screen[1:]):
            break
        at.press("right")
    place = [line[2:] for line in at.screen[1:]].index(label)
    at.press(("up", "left", "down")[place])


def test_a_house_rule_is_changed_and_used(fresh):
    fresh.press("ok", "ok", "down", *["up"] * 3)
    assert "Direction" in fresh.screen[1]
    fresh.press("right")
    assert "to the left ↻" in fresh.screen[2]
    fresh.press("ok", *["ok"] * 3)
    assert "from 2 on ↻" in " ".join(fresh.screen[1:3])
    fresh.press("ok")
    assert fresh.app.match.setup.options["direction"] == "cw"
    assert fresh.screen[0] == "2 DRAWS"


def test_the_rules_the_table_should_agree_on_come_first_and_say_so(fresh):
    fresh.press("ok", "ok")
    assert fresh.screen[2] == "log turns, 2 to ask"
    fresh.press("down")
    assert fresh.screen[0] == "ASK FIRST"
    fresh.press("right", "ok")
    assert fresh.screen[2] == "log turns, 1 to ask"
    fresh.press("down")
    assert fresh.screen[0] == "ASK FIRST", "the other one"


def test_rules_can_be_read_before_a_game_is_chosen(fresh):
    fresh.press("ok", "down")
    assert fresh.screen[0] == "RULES ▶"
    assert fresh.screen[1].startswith("Five cards each.")
    fresh.press("right", "ok")
    assert fresh.screen[0] == "TRES Y DOS"


def test_no_line_begins_with_the_mark_of_a_question_or_the_like():
    assert wrap("T : un T ou 3 cartes pour chacun. Rien ne va : piochez", 21) == [
        "T : un T ou 3 cartes",
        "pour chacun. Rien ne",
        "va : piochez",
    ]
    assert wrap("un deux trois quatre : on y va", 20) == ["un deux trois", "quatre : on y va"]


def test_names_take_three_presses_a_letter_and_are_remembered(fresh):
    fresh.press("ok", "ok", "left", "left", "ok", "down")
    before = fresh.presses
    fresh.press(*A, *B, "ok")
    assert fresh.presses - before == 7
    fresh.press(*B, *A, "ok", "ok")
    assert fresh.app.match.names == ["Ab", "Ba"]
    again = Thumb(PlainDevice(nvm=fresh.device.nvm))
    again.press("right", "ok", "left", "left", "ok", "down")
    assert again.screen[0] == "AB"
    again.press("ok")
    assert again.screen[0] == "BA"


def test_back_leads_from_question_to_question(fresh):
    fresh.press("ok", "ok", "ok", "back", "back")
    assert fresh.screen[0] == "TRES Y DOS"


def test_the_lot_may_be_drawn_again(fresh):
    fresh.press(*["ok"] * 4)
    seen = set()
    for _ in range(30):
        seen.add(fresh.screen[0])
        fresh.press("down")
    assert seen == {"1 DEALS", "2 DEALS", "3 DEALS", "4 DEALS"}


def test_the_same_again_keeps_players_names_and_rules(table):
    at = table(names=NAMES, options={"wins_to": 1, "take_back": "off"})
    at.press("ok")
    at.enter("show", 1, 5, 5, 5, 11, 11)
    assert at.headline == "BEA WINS"
    at.press("ok")
    assert at.match.names == list(NAMES)
    assert at.match.setup.options["take_back"] == "off"
    assert at.headline == "DORA DEALS"


def test_a_match_won_by_a_slip_is_taken_back(table):
    at = table(names=NAMES, options={"wins_to": 1})
    at.press("ok")
    at.enter("show", 1, 5, 5, 5, 11, 11)
    at.press("back")
    assert not at.match.over
    assert at.headline == "DORA DRAWS"


def test_a_wrong_result_is_corrected(table):
    at = table(names=NAMES)
    at.press("ok")
    at.enter("show", 1, 5, 5, 5, 11, 11)
    at.press("ok", "ok")
    menu(at, "correct a result")
    assert at.headline == "DEAL 1"
    at.press("ok", "up")
    assert at.headline == "CORRECTED"
    assert at.match.score.wins == [0, 0, 1, 0]
    menu(at, "score board")
    assert at.screen[1:] == ("Wins Ana:0 Bea:0", "Carl:1 Dora:0", "Corrected: 1.")


def test_a_wrong_result_of_tres_is_corrected(table):
    at = table("tres", level="score", names=NAMES)
    at.press("ok")
    at.enter("won", 1, 30)
    menu(at, "correct a result")
    at.press("ok", "up", "up", "right", "left", "left", "ok")
    assert at.headline == "CORRECTED"
    assert at.match.score.points == [0, 0, 25, 0]


def test_a_wrong_result_of_pusoy_dos_is_corrected_as_it_was_told(table):
    at = table("pusoy_dos", level="score", names=NAMES)
    at.enter("won", 1, 2)
    menu(at, "correct a result")
    at.press("ok", "up", "up", "down")
    assert at.headline == "CORRECTED"
    assert at.match.score.points == [0, 0, 4, 0]


def test_where_cards_left_cost_a_correction_of_pusoy_dos_asks_what_each_has_left(table):
    at = table("pusoy_dos", players=3, level="score", options={"scoring": "penalty"}, names=NAMES[:3])
    at.enter("won", 0, 3, 4)
    menu(at, "correct a result")
    before = at.match.score.points
    at.press("ok", "left", "left", "up", "up", "right")
    assert at.headline == "CORRECTED"
    assert before == [0, 3, 4]
    assert at.match.score.points == [3, 0, 5]


def test_less_is_logged_at_once_and_more_from_the_next_deal_on(table):
    at = table(level="cards", names=NAMES)
    at.press("ok")
    menu(at, "what is logged")
    at.press("left", "ok")
    assert at.screen[2].strip().startswith("OK stock")
    menu(at, "what is logged")
    at.press("right", "ok")
    assert at.match.deal.level == "turns"
    at.enter("show", 1, 5, 5, 5, 11, 11)
    at.press("ok", "ok")
    assert at.match.deal.level == "cards"


def test_a_pause_stops_the_time(table):
    at = table(names=NAMES)
    at.press("ok")
    menu(at, "pause")
    before = at.app.session.time(at.thumb.device.now())
    at.thumb.wait(600_000)
    at.press("ok", "ok")
    assert at.app.session.time(at.thumb.device.now()) - before < 5000


def test_sound_can_be_switched_off(table):
    at = table(level="cards", names=NAMES)
    at.card("7H")
    menu(at, "sound off")
    at.press("back", "ok")
    before = len(at.thumb.device.heard)
    at.card("7H")
    assert at.headline == "NOT 7♥"
    assert len(at.thumb.device.heard) == before


def test_the_table_ends_the_match(table):
    at = table(names=NAMES)
    at.press("ok")
    at.enter("show", 1, 5, 5, 5, 11, 11)
    at.press("ok", "ok")
    menu(at, "end the match")
    at.press("ok")
    assert at.headline == "BEA WINS"


class TestThreeKeys:
    """PREV, OK and NEXT do everything: OK held is BACK, and on a turn screen the menu."""

    def test_set_up_reaches_log_and_house_rules(self):
        thumb = Thumb(PlainDevice("three"))
        thumb.press("ok", "ok", *["next"] * 4)
        assert thumb.screen[0] == "LOG"
        thumb.press("ok")
        assert "log cards" in thumb.screen[2]

    def test_ok_goes_round_every_house_rule_and_says_so(self):
        thumb = Thumb(PlainDevice("three"))
        thumb.press("ok", "ok", "prev", "prev", "prev", "ok")
        rules = registry.game("tres_y_dos").about.OPTIONS
        seen = []
        while thumb.screen[3].endswith("OK go on"):
            seen.append(thumb.screen[1])
            thumb.press("ok")
        seen.append(thumb.screen[1])
        assert thumb.screen[3].endswith("OK done")
        assert len(set(seen)) == len(seen) == len(rules)
        thumb.press("ok")
        assert thumb.screen[0] == "4 PLAYERS"

    def test_no_rule_of_the_house_is_shown_with_keys_that_are_not_there(self):
        thumb = Thumb(PlainDevice("three"))
        thumb.press("ok", "ok", "prev", "prev", "prev", "ok")
        assert thumb.screen[3].startswith("4/13")

    def test_of_two_things_on_a_wheel_the_other_is_named_once(self):
        thumb = Thumb(PlainDevice("three"))
        thumb.press("ok", "ok", "ok")
        assert thumb.screen[:2] == ("NAMES?", "◀             names ▶")

    def test_a_turn_a_slip_and_its_mend(self, table):
        at = table(level="cards", geometry="three")
        at.enter("dealt")
        at.enter("discard", 20)
        assert at.match.deal.known.top == 20
        at.press("ok!")
        assert at.screen[1] == "OK undo"
        at.press("ok")
        assert at.match.deal.turn == 3

    def test_a_show(self, table):
        at = table(geometry="three")
        at.enter("dealt")
        at.press("ok!", "next", "next", "ok")
        assert at.headline == "SHOWS"

    def test_catching_up(self, table):
        at = table(geometry="three")
        at.enter("dealt")
        at.press("ok!", "next", "ok")
        assert at.headline == "WHOSE TURN"
        at.press("next", "ok")
        assert at.match.deal.turn == 1


def test_a_finished_match_is_copied_to_the_drive_on_request(table, tmp_path):
    at = table(options={"wins_to": 1}, names=("Ana", "Bea", "Carl", "Dora"))
    at.app.board.slot_dir = str(tmp_path)
    at.press("ok")
    at.enter("show", 2, "agreed")
    at.press("down", "left")
    assert at.screen[:2] == ("COPIED", "The drive has it:")
    assert at.screen[2] == "/matches/1.txt"
    lines = (tmp_path / "matches" / "1.txt").read_text(encoding="utf-8").splitlines()
    assert lines[:2] == ["mano 1", "game tres_y_dos"]
    assert lines[-1].endswith("2 agree")
    at.press("ok")
    assert at.headline == "CARL WINS"


def test_a_drive_that_cannot_be_written_says_why_no_copy_was_made(table, tmp_path):
    at = table(options={"wins_to": 1})
    (tmp_path / "matches").write_text("in the way")
    at.app.board.slot_dir = str(tmp_path)
    at.press("ok")
    at.enter("show", 2, "agreed")
    at.press("down", "left")
    assert at.screen[:2] == ("NOT COPIED", "The drive fails.")


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_word_of_set_up_is_cut_on_a_panel_240_pixels_wide(language):
    thumb = Thumb(PlainDevice())
    thumb.app.panel.columns = 20
    thumb.app.settings.put("language", language)
    for game in registry.game_names():
        thumb.app.words.book = open_book(thumb.app.board.words_dir, language, game)
        plan = Plan(registry.game(game))
        choose_players(thumb.app, plan)
        assert thumb.screen[3].endswith(thumb.app.words.label("key.options"))
        for option in plan.game.about.OPTIONS:
            assert len(thumb.app.words.label("opt." + option.name)) <= 20
            for value in values_of(option):
                worded = value_label(thumb.app.words, option, value)
                assert worded in spread(20, "◀", worded, "▶"), f"{game} {option.name}: {worded}"


def test_two_long_names_on_a_narrow_wheel_do_not_run_together():
    thumb = Thumb(PlainDevice())
    thumb.app.panel.columns = 20
    Wheel(thumb.app, [(name, name) for name in ("Dora", "Wenceslaus", "Maximilian")], None).draw()
    assert thumb.screen[1] == "◀ Maximil Wencesla ▶"


def test_names_that_begin_alike_are_told_apart_where_they_are_cut(table):
    names = ("Christin", "Christof", "Ana", "Bea")
    at = table(level="cards", names=names)
    again = table(nvm=at.thumb.device.nvm)
    assert again.screen[2] == "Ci:0 Co:0 An:0 Be:0"
    tricks = table("three_two_five", 3, level="cards", names=names[:3])
    while tricks.match.deal.steps != ["rest"]:
        tricks.enter("dealt")
    tricks.enter("trump", 0)
    tricks.enter("dealt")
    tricks.thumb.wait(1000)
    assert tricks.screen[3].startswith("Ci0/")
    assert " Co0/" in tricks.screen[3]


def test_what_ok_does_stays_a_whole_word_between_two_long_groups():
    assert spread(21, "◀K♥-10♥", "OK pass", "▶10♣-5♠") == "◀K♥-10♥OK pass▶10♣-5♠"
    assert spread(21, "◀Q♦-10♥", "OK pass", "▶9♦-9♣") == "◀Q♦-10♥ OK pass▶9♦-9♣"
    assert spread(21, "◀RN RN", "OK draws", "▶T R4 W") == "◀RN RN OK draw▶T R4 W"
