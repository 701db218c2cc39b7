# SPDX-FileCopyrightText: 2026 The Mano authors
# SPDX-License-Identifier: MIT
"""A match as text, and texts that are none."""

from shared_engine import heading, textform
from shared_engine.rulings import LogError
from tests.engine.raising import raised, refused
from tests.games.tres_y_dos.sitting import RIGHT, Sitting

TEXT = """mano 1
game tres_y_dos
players 4
level cards
option keep_top True
option stake 3
name 0 Ana María
name 2 Carl
result 2 1 0 1 0 0 edited
result 1 3

# a remark
0 - deal 0
10 0 upcard 5H
1530 3 draw_stock
1530+ 3 discard 10H
1600! 1 draw_stock"""


def read(text):
    return textform.read(text.split("\n"))


def without(line):
    return TEXT.replace(line + "\n", "")


def test_a_text_reads_back_as_it_was_written():
    lines = [line for line in TEXT.split("\n") if line and line[0] != "#"]
    assert textform.write(read(TEXT)) == lines


def test_everything_is_there_again():
    match = read(TEXT)
    assert match.names == ["Ana María", "", "Carl", ""]
    assert match.setup.options["keep_top"] is True and match.setup.options["stake"] == 3
    assert match.facts()["wins"] == [0, 1, 0, 1]
    assert match.facts()["marbles"] == [-6, 6, -6, 6]
    assert [result.edited for result in match.course.results] == [True, False]
    assert (match.deal.turn, match.deal.phase) == (1, "discard")
    assert match.status() == []


def test_a_played_match_reads_back():
    sitting = Sitting(wins_to=5, direction="cw")
    sitting.turn_of("Bea", "2C")
    sitting.says("Dora show " + RIGHT)
    sitting.match.enter(sitting.match.moves(("deal",)))
    sitting.all_ok("- name 0 Zoë", "- level 1")
    lines = textform.write(sitting.match)
    again = textform.read(lines)
    assert textform.write(again) == lines
    assert again.facts() == sitting.match.facts()
    assert again.names == sitting.match.names
    assert again.log.data == sitting.match.log.data


def test_damaged_texts_are_told_with_their_line():
    for text, code, line in (
        ("", "no_log", 1),
        ("hello", "no_log", 1),
        ("0 - deal 0", "no_log", 1),
        (without("mano 1"), "no_log", 1),
        (TEXT.replace("mano 1", "mano one"), "bad_line", 1),
        (TEXT.replace("mano 1", "mano 2"), "newer_version", 1),
        (TEXT.replace("tres_y_dos", "chess"), "unknown_game", 2),
        (TEXT.replace("tres_y_dos", "../games"), "unknown_game", 2),
        (without("game tres_y_dos"), "unknown_option", 4),
        ("mano 1\ngame tres_y_dos\n0 - deal 0", "header_incomplete", 3),
        ("mano 1\nplayers 4\n0 - deal 0", "header_incomplete", 3),
        (TEXT.replace("players 4", "players four"), "bad_line", 3),
        (TEXT.replace("players 4", "colours 4"), "bad_line", 3),
        (TEXT.replace("keep_top", "jokers"), "unknown_option", 5),
        (TEXT.replace("stake 3", "stake 33"), "bad_line", 6),
        (TEXT.replace("name 2", "name 4"), "no_such_seat", 13),
        (TEXT.replace("name 2", "name -1"), "no_such_seat", 13),
        (TEXT.replace("name 2", "name two"), "bad_line", 8),
        (TEXT.replace("result 1 3", "result 1 4"), "bad_result", 13),
        (TEXT.replace("result 1 3", "result 4 3"), "bad_result", 13),
        (TEXT.replace("result 1 3", "result -1 3"), "bad_result", 13),
        (TEXT.replace("result 1 3", "result 1"), "bad_result", 13),
        (TEXT.replace("result 1 3", "result"), "bad_line", 10),
        (TEXT.replace("10 0 upcard", "10 0 upkard"), "unknown_act", 14),
        (TEXT.replace("5H", "5X"), "bad_argument", 14),
        (TEXT.replace("10H", ""), "impossible_move", 16),
        (TEXT.replace("1530 3", "5 3"), "time_runs_back", 15),
        (TEXT.replace("1530 3", "1530 9"), "impossible_move", 15),
        (TEXT.replace("1530 3", "1530 3 3"), "unknown_act", 15),
        (TEXT.replace("- deal 0", "- deal 7"), "impossible_move", 13),
        (without("0 - deal 0"), "impossible_move", 13),
        (TEXT + "\nresult 1 3", "bad_time", 18),
        (TEXT + "\nthe end", "bad_line", 18),
    ):
        error = raised(LogError, read, text)
        assert (error.code, error.line) == (code, line), text


def test_a_header_that_cannot_be_agreed_is_refused_like_any_set_up():
    for old, new, code in (
        ("players 4", "players 1", "players"),
        ("players 4", "players 8", "players"),
        ("level cards", "level all", "unknown_value"),
        ("name 2 Carl", "name 2 Ana María", "same_name"),
    ):
        assert refused(read, TEXT.replace(old, new)).code == code


def test_a_card_twice_is_read_and_reported():
    match = read(TEXT.replace("10H", "5H"))
    assert [(number, refusal.code) for number, refusal in match.status()] == [(3, "card_was_upcard")]


def test_the_dealer_of_a_result_is_any_seat():
    for dealer in range(4):
        assert read(TEXT.replace("result 1 3", f"result {dealer} 3")).course.results[1].dealer == dealer


def test_a_match_not_yet_begun_is_only_its_agreement():
    match = read(TEXT[: TEXT.index("0 - deal")])
    assert match.deal is None
    assert textform.write(match, private=True) == textform.write(match)


def test_usual_options_and_empty_names_take_no_line():
    sitting = Sitting(upcard=None)
    assert heading.header(sitting.match.setup)[:4] == [
        "mano 1",
        "game tres_y_dos",
        "players 4",
        "level cards",
    ]
    assert not [line for line in heading.header(sitting.match.setup) if line.startswith("option")]
