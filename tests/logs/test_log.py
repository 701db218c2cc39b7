# SPDX-FileCopyrightText: 2026 The Mano authors
# SPDX-License-Identifier: MIT
"""`log`: matches from a device become texts, lists, replays, pictures and tables; broken ones become sentences."""

import csv
import random

import pytest
from boards.simulator import Simulator
from mano.stores import open_store
from PIL import Image

from shared_engine import textform
from tests.players import Table
from tests.stores.evenings import Evening, new_match
from tools import log
from tools.logs import pulling
from tools.problem import Problem
from tools.simulator.keeping import Keeping


@pytest.fixture
def device(tmp_path):
    """What `play` keeps: a long match that gave up deals, one match won, one on the table with a hand told."""
    kept = Keeping(tmp_path / "kept")
    board = Simulator()
    board.nvm, board.slot_dir = kept.nvm, str(kept.slots)
    matches = [
        new_match("tres_y_dos", "cards", 7, wins_to=5),
        new_match("tres_y_dos", "score"),
        new_match("tres_y_dos", "hands"),
    ]
    whole = textform.write(played(matches[0], board, 700))
    played(matches[1], board, 1000)
    played(matches[2], board, 60)
    return tmp_path / "kept", whole


def played(match, board, steps):
    store = open_store(board)
    store.begin(match)
    evening = Evening(match, store, seed=3)
    for _ in range(steps):
        if not evening.step():
            break
        assert evening.save() is None
    return match


@pytest.fixture
def a_log(tmp_path):
    """A function that writes a text, as pulled or as somebody edited it; returns its path."""

    def write(lines, name="match.txt"):
        path = tmp_path / name
        path.write_text("\n".join(lines) + "\n", encoding="utf-8")
        return path

    return write


def a_match():
    match = new_match("tres_y_dos", "cards")
    Table(match, random.Random(6)).play(40)
    return match


def test_every_match_of_a_device_is_pulled(device, tmp_path, capsys):
    folder, _ = device
    assert log.main(["pull", "--drive", str(folder), "--to", str(tmp_path / "logs")]) == 0
    said = capsys.readouterr().out.splitlines()
    assert len(said) == len(list((tmp_path / "logs").glob("*.txt"))) == 3
    assert [line.endswith("(goes on)") for line in said] == [False, False, True]


def test_a_long_match_is_whole_again_though_its_deals_were_given_up(device):
    folder, last_part = device
    pulled, _ = pulling.matches(pulling.from_folder(folder))
    lines = pulled[0].lines
    assert not any(line.startswith("result") for line in lines)
    assert any(line.startswith("result") for line in last_part)
    moves = [line for line in last_part if line[0].isdigit()]
    assert lines[-len(moves) :] == moves
    assert textform.read(lines).status() == []


def test_no_hand_of_a_match_that_goes_on_is_pulled(device):
    folder, _ = device
    pulled, _ = pulling.matches(pulling.from_folder(folder), private=True)
    deal = "\n".join(pulled[-1].lines).rpartition(" deal ")[2]
    assert pulled[-1].running
    assert " tell " not in deal and " drew " not in deal


def test_a_text_is_only_replaced_by_a_longer_one(device, tmp_path):
    folder, _ = device
    pulled, _ = pulling.matches(pulling.from_folder(folder))
    path, written = pulling.save(pulled[0], tmp_path / "logs")
    assert written
    pulled[0].lines.pop()
    assert pulling.save(pulled[0], tmp_path / "logs") == (path, False)
    assert len(path.read_text().splitlines()) == len(pulled[0].lines) + 1


def test_show_prints_the_text_form(a_log, capsys):
    match = a_match()
    path = a_log(textform.write(match))
    assert log.main(["show", str(path)]) == 0
    assert capsys.readouterr().out.splitlines()[1:] == textform.write(match)


def test_list_tells_names_deals_and_how_it_stands(a_log, capsys):
    path = a_log(textform.write(a_match()))
    assert log.main(["list", str(path)]) == 0
    said = capsys.readouterr().out
    assert "Ana Bea Carl Dora" in said and "unfinished" in said


def test_replay_tells_what_each_gesture_changed(a_log, capsys):
    path = a_log(
        ["mano 1", "game tres_y_dos", "players 4", "0 - deal 0", "900 0 upcard 7H", "61500 3 take_discard"]
    )
    assert log.main(["replay", str(path)]) == 0
    said = capsys.readouterr().out
    assert "0:01:01.5  3 take_discard\n" in said
    assert "known 3 7♥\n" in said.split("0:01:01.5")[1]
    assert "top 7♥" in said.split("0:00:00.9")[1].split("0:01:01.5")[0]


def test_stats_are_pictures_and_tables(a_log, tmp_path, capsys):
    won = new_match("tres_y_dos", "score")
    Table(won, random.Random(1)).play(1000)
    assert won.over
    path = a_log(textform.write(won), "won.txt")
    assert log.main(["stats", str(path), "--to", str(tmp_path / "st")]) == 0
    winner = won.names[won.score.winners[0]]
    rows = list(csv.DictReader((tmp_path / "st" / "wins.csv").open()))
    assert {row["name"]: row["matches_won"] for row in rows} == {
        name: str(int(name == winner)) for name in won.names
    }
    last = [row for row in csv.DictReader((tmp_path / "st" / "scores.csv").open()) if row["name"] == winner][
        -1
    ]
    assert last["score"] == "3"
    for name in ("wins.png", "turns.png", "score-won.png"):
        with Image.open(tmp_path / "st" / name) as picture:
            assert len(picture.convert("RGB").getcolors(10000)) > 3


def test_a_log_that_breaks_a_rule_is_told_with_line_and_rule(a_log, capsys):
    header = ["mano 1", "game tres_y_dos", "players 4"]
    path = a_log([*header, "0 - deal 0", "9 0 upcard 7H", "20 3 take_discard", "30 3 discard 7H"])
    assert log.main(["show", str(path)]) == 1
    assert capsys.readouterr().err.startswith(f"{path}:7: NOT 7♥: 4 just took it.")


@pytest.mark.parametrize(
    ("lines", "line", "said"),
    [
        (["hello"], 1, "this is no log of Mano"),
        (["mano 9"], 1, "written by a newer Mano (version 9"),
        (["mano 1", "game canasta"], 2, "there is no game 'canasta'"),
        (["mano 1", "game tres_y_dos", "option jokers 2"], 3, "the game has no option 'jokers'"),
        (["mano 1", "game tres_y_dos", "players 4", "0 - deal 0", "5 0 eat"], 5, "no act 'eat'"),
        (["mano 1", "game tres_y_dos", "players 4", "5 - deal 0", "4 0 upcard 7H"], 5, "the time is before"),
        (
            ["mano 1", "game tres_y_dos", "players 4", "0 - deal 0", "5 0 upcard 1Z"],
            5,
            "'1Z' does not belong",
        ),
        (["mano 1", "game tres_y_dos", "players 4", "0 - deal 0", "5 - deal 1"], 5, "- deal 1: "),
        (["mano 1", "game tres_y_dos", "players 4", "noon - deal 0"], 4, "says nothing that a log knows"),
        (["mano 1", "game tres_y_dos", "0 - deal 0"], 3, "needs the lines 'game NAME' and 'players NUMBER'"),
    ],
)
def test_a_log_that_cannot_be_read_is_told_with_its_line(a_log, lines, line, said):
    path = a_log(lines)
    with pytest.raises(Problem) as problem:
        log.main(["show", str(path)])
    assert problem.value.status == 2
    assert f"{path}:{line}: " in str(problem.value) and said in str(problem.value)


def test_too_many_players_is_told(a_log):
    path = a_log(["mano 1", "game tres_y_dos", "players 9"])
    with pytest.raises(Problem, match="9 players: the game is for 2 to 7"):
        log.main(["show", str(path)])


def test_nothing_there_is_told(tmp_path):
    for argv in (
        ["show", str(tmp_path / "none.txt")],
        ["list", str(tmp_path)],
        ["pull", "--drive", str(tmp_path)],
    ):
        with pytest.raises(Problem) as problem:
            log.main(argv)
        assert problem.value.status == 2
        assert argv[0] == "pull" or "log pull" in str(problem.value)


def test_damage_on_the_device_is_told(device, tmp_path, capsys):
    folder, _ = device
    memory = bytearray((folder / "nvm").read_bytes())
    memory[60] ^= 1
    (folder / "nvm").write_bytes(memory)
    assert log.main(["pull", "--drive", str(folder), "--to", str(tmp_path / "logs")]) == 0
    assert "some bytes have changed by themselves" in capsys.readouterr().err
