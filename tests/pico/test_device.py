# SPDX-FileCopyrightText: 2026 The Mano authors
# SPDX-License-Identifier: MIT
"""Mano itself on real CircuitPython, by keys on its pins: each picture is the simulator's.

A deal takes minutes to emulate: without --long only the way to the first turn is gone. What the heap leaves is looked
at after every press.
"""

from random import Random

import pytest
from mano.stores_slots import Slots
from mano.wordlists import LANGUAGES

from shared_engine import registry
from tests.pico import probe, used_drive
from tests.pico.menu_walk import Walk
from tests.pico.twin import Pair, Twin
from tools.players import pusoy_dos, three_two_five, tres, tres_y_dos
from tools.simulator.fingers import Fingers

TO_ONE_WIN = ("down", "down", "down", "down", "left", "ok")  # among the house rules of Tres y Dos
MENU = ("back!", "right", "back")  # opened, its second page, closed
LEAST_FREE, LEAST_BLOCK = 40 * 1024, 16 * 1024  # bytes; what a match of any game leaves, at any moment
SCORE_ONLY, AT_HANDS = ["up"] * 3, ["up"] * 2  # what is logged, from the question how many play on
NO_CLOCK = ["down", "up", "up", "up", "left", "ok"]  # among the house rules of Tres: the walk takes its time
ALL_FOUR = {"whispers": (0, 1, 2, 3)}
TURNS = 6  # happenings of play before the menu is walked
MENU_AFTER = 2  # happenings: with all rooms of a turn in the heap it has the least room


@pytest.fixture(scope="session")
def drive_files():
    """The drive of a Pico with all games and languages, as the simulated device has them, and the probe."""
    return probe.into(used_drive.files(registry.game_names(), list(LANGUAGES)))


@pytest.fixture(scope="session")
def new(boot, drive_files):
    """A new device beside its twin, at its first question."""
    return Pair(boot(drive_files))


@pytest.fixture
def long_run(repeats):
    if not repeats(0, 1):
        pytest.skip("a whole deal on an emulated board takes minutes: --long plays them")


def test_the_first_question_is_the_golden_one(new, golden):
    golden("app-cross-language", new.machine.panel.picture())


def test_the_first_turn_is_there_after_six_presses_of_ok(new, golden, record_property):
    for shot in ("game", "players", "names"):
        new.press("ok")
        golden(f"app-cross-{shot}", new.machine.panel.picture())
    new.press_for_lot("ok")
    new.press("ok", "ok")
    assert new.app.match.deal.phase == "draw"
    tell(new, record_property)


def test_a_whole_match_of_tres_y_dos(new, long_run, record_property):
    new.press("ok", "ok", "up", *TO_ONE_WIN)
    begin(new)
    play(new, tres_y_dos, seed=41, until=lambda match: match.over)
    assert new.app.match.course.level == "cards"
    assert max(new.app.match.score.wins) == 1
    tell(new, record_property)


@pytest.mark.parametrize(
    ("players", "to_the_game", "seed"),
    [(three_two_five, "right", 0), (tres, "left", 34), (pusoy_dos, "left left", 4)],
    ids=lambda value: getattr(value, "GAME", None),
)
def test_a_deal(new, long_run, players, to_the_game, seed, golden, record_property):
    new.press("ok", *to_the_game.split(), "ok")
    if players is pusoy_dos:
        golden("app-pusoy_dos-players", new.machine.panel.picture())
    begin(new)
    play(new, players, seed, until=lambda match: match.deal.over)
    assert new.app.match.game.name == players.GAME
    assert len(new.app.match.course.results) == 1
    tell(new, record_property)


@pytest.mark.parametrize(
    ("players", "to_the_game", "seed", "how"),
    [
        (tres_y_dos, "", 0, {}),
        (three_two_five, "right", 0, {}),
        (tres, "left", 0, ALL_FOUR),
        (pusoy_dos, "left left", 0, {}),
    ],
    ids=lambda value: getattr(value, "GAME", None),
)
class TestHandsTold:
    """Everybody tells the device his hand in private, where the game has it."""

    def test_a_deal_with_hands_told(self, new, long_run, players, to_the_game, seed, how, record_property):
        new.press("ok", *to_the_game.split(), "ok", *AT_HANDS)
        begin(new)
        if players is three_two_five:  # there hands are told for the debts of the deal before
            Fingers(new).enter("result", 1, 6)
            Fingers(new).enter("deal")
        play(new, players, seed, until=lambda match: match.deal.over, **how)
        tell(new, record_property)

    def test_every_page_of_the_menu(
        self, new, long_run, players, to_the_game, seed, how, record_property, tmp_path
    ):
        pair = with_a_drive(new, tmp_path)
        pair.press("ok", *to_the_game.split(), "ok", *SCORE_ONLY, *(NO_CLOCK if players is tres else ()))
        begin(pair)
        walk = Walk(pair)
        walk.rename()
        walk.level("hands")
        walk.finish_deal()
        Fingers(pair).enter("deal")
        told = tell_hands_and_play(walk, players.Players(Random(seed), pair.app.match, **how))
        walk.every_entry()
        walk.mend(*told[-2:])
        walk.turn_the_box()
        walk.correct()
        walk.show()
        walk.catch_up("up")
        tell(pair, record_property)
        pair.heaps.clear()  # the budget is that of a match; between two of them there is less, and it must do
        walk.end()
        walk.look_back()
        walk.play_on()
        walk.end()
        walk.set_up()
        walk.end()
        pair.press("ok")
        assert not pair.app.match.over
        for figure in pair.figures(f"{players.GAME}, from one match to the next"):
            record_property("figure", figure)


def with_a_drive(new, folder):
    """The new device once more, beside a twin that keeps matches in this folder, and copies them there."""
    Slots(str(folder)).make()
    return Pair(new.machine, twin=Twin(new.machine, slots=str(folder)))


def tell_hands_and_play(walk, players):
    """Hands are told, then some turns are played; between them the menu has what the game offers then. The gestures."""
    told: list[tuple] = []
    turns = 0
    for _, gestures in players.events():
        playing = bool(told) and told[-1][0] == "tell" and gestures[0][0] != "tell"
        if playing and not turns:
            walk.entries_of_the_game()
        turns += bool(turns or playing)
        if turns > TURNS:
            break
        for gesture in gestures:
            walk.tell(*gesture)
            told.append(gesture)
    return told


def begin(pair):
    """From the number of players to what is to be done before the first turn: numbers for names, the lot."""
    pair.press("ok")
    pair.press_for_lot("ok")
    pair.press("ok")


def play(pair, module, seed, until, **how):
    """Plain players play until that is true of their match; all that they tell is keyed in on both devices."""
    fingers = Fingers(pair)
    match = pair.app.match
    for number, (_, gestures) in enumerate(module.Players(Random(seed), match, **how).events()):
        for gesture in gestures:
            fingers.enter(*gesture)
        if until(match):
            return
        if number == MENU_AFTER:
            pair.press(*MENU)


def tell(pair, record_property):
    """The figures of a run, which are within the budget of a match."""
    figures = pair.figures(pair.app.match.game.name)
    for figure in figures:
        record_property("figure", figure)
    assert min(free for free, _, _ in pair.heaps) >= LEAST_FREE, figures
    assert min(largest for _, largest, _ in pair.heaps) >= LEAST_BLOCK, figures
