# SPDX-FileCopyrightText: 2026 The Mano authors
# SPDX-License-Identifier: MIT
"""Mano itself on real CircuitPython, by keys on its pins: each picture is the simulator's.

A deal takes minutes to emulate: without --long only the way to the first turn is gone.
"""

from random import Random

import pytest
from mano.wordlists import LANGUAGES

from shared_engine import registry
from tests.pico import probe, used_drive
from tests.pico.twin import Pair
from tools.players import pusoy_dos, three_two_five, tres, tres_y_dos
from tools.simulator.fingers import Fingers

TO_ONE_WIN = ("down", "down", "down", "down", "left", "ok")  # among the house rules of Tres y Dos
MENU = ("back!", "right", "back")  # opened, its second page, closed
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


def begin(pair):
    """From the number of players to what is to be done before the first turn: numbers for names, the lot."""
    pair.press("ok")
    pair.press_for_lot("ok")
    pair.press("ok")


def play(pair, module, seed, until):
    """Plain players play until that is true of their match; all that they tell is keyed in on both devices."""
    fingers = Fingers(pair)
    match = pair.app.match
    for number, (_, gestures) in enumerate(module.Players(Random(seed), match).events()):
        for gesture in gestures:
            fingers.enter(*gesture)
        if until(match):
            return
        if number == MENU_AFTER:
            pair.press(*MENU)


def tell(pair, record_property):
    for figure in pair.figures(pair.app.match.game.name):
        record_property("figure", figure)
