# SPDX-FileCopyrightText: 2026 The Mano authors
# SPDX-License-Identifier: MIT
"""Mano itself on real CircuitPython, by keys on its pins: each picture is the simulator's, and fits where the golden are.

A deal takes minutes to emulate: without --long only what comes before it is played.
"""

from random import Random

import pytest
from mano.wordlists import LANGUAGES

from shared_engine import registry
from tests.pico import probe, used_drive
from tests.pico.twin import Pair
from tools.players import pusoy_dos, three_two_five, tres, tres_y_dos
from tools.simulator.fingers import Fingers

TO_ONE_WIN = ("down", "down", "down", "down", "left", "left", "ok")  # among the house rules of Tres y Dos


@pytest.fixture(scope="session")
def drive_files():
    """The drive of a Pico with all games and languages, as the simulated device has them, and the probe."""
    files = used_drive.files(registry.game_names(), list(LANGUAGES))
    return {**files, "a/mano/start.mpy": probe.start()}


@pytest.fixture(scope="session")
def new(boot, drive_files):
    """A new device beside its twin, at its first question."""
    return Pair(boot(drive_files))


def test_the_first_question_is_the_golden_one(new, golden):
    golden("app-cross-language", new.machine.panel.picture())


def test_the_first_turn_of_tres_y_dos_is_there_after_five_presses_of_ok(new, golden, record_property):
    for shot in ("game", "players"):
        new.press("ok")
        golden(f"app-cross-{shot}", new.machine.panel.picture())
    new.press("ok")
    new.press_for_lot("ok")
    new.press("ok", "ok")
    assert new.app.match.deal.phase == "draw"
    tell(new, "Tres y Dos, first turn", record_property)


def tell(pair, name, record_property):
    for figure in pair.figures(name):
        record_property("figure", figure)


def play(pair, module, until, seed):
    """Plain players play until that is true of their match; all that they tell is keyed in on both devices."""
    fingers = Fingers(pair)
    match = pair.app.match
    for _, gestures in module.Players(Random(seed), match).events():
        for gesture in gestures:
            fingers.enter(*gesture)
        if until(match):
            return
