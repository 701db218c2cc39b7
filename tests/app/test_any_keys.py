# SPDX-FileCopyrightText: 2026 The Mano authors
# SPDX-License-Identifier: MIT
"""Whatever keys are pressed: no screen is empty, nothing private is shown, and the log stays legal."""

from random import Random

import pytest
from mano.board import KEYS
from mano.wordlists import LANGUAGES

from shared_engine import registry
from shared_engine.setup import LEVELS, Setup
from tests.app.watching import Watch, watch_words

GEOMETRIES = ("cross", "row", "three")
HELD = {"cross": ("back", "ok", "left", "up", "right"), "row": ("back", "ok", "left"), "three": ("ok",)}
NAMES = (
    "Guillermo",
    "Fernanda",
    "Wenceslao",
    "Maximiliana",
    "Ana",
    "Bea",
    "Íñigo",
    "Zoë",
    "Quim",
    "Oscar",
    "Lourdes",
    "Paul",
)


def sit_down(rng, geometry, language):
    """A device that is watched, at the beginning of some match."""
    watch = Watch(geometry, seed=rng.randrange(1000))
    game = registry.game(rng.choice(registry.game_names()))
    low, high = game.about.PLAYERS
    players = rng.randint(low, high)
    names = rng.sample(NAMES, players) if rng.random() < 0.6 else ()
    options = {option.name: rng.choice(option.values) for option in game.about.OPTIONS if rng.random() < 0.3}
    watch.sit_down(Setup(game, players, options, names, rng.choice(LEVELS)), rng.randrange(players), language)
    return watch


def any_key(rng, geometry):
    key = rng.choice(KEYS[geometry] + ("ok",))
    return key + "!" if key in HELD[geometry] and rng.random() < 0.06 else key


def mash(rng, watch, presses):
    """Presses any keys; now and then nobody does for a while."""
    geometry = watch.device.GEOMETRY
    for _ in range(presses):
        watch.press(any_key(rng, geometry))
        if rng.random() < 0.02:
            watch.wait(rng.choice((1000, 11000, 400000)))
            watch.look()


@pytest.mark.parametrize("geometry", GEOMETRIES)
def test_any_keys_in_the_middle_of_a_match(geometry, repeats, monkeypatch):
    complaints = []
    watch_words(monkeypatch, complaints)
    for run in range(repeats(8, 70)):
        rng = Random(f"{geometry} {run}")
        watch = sit_down(rng, geometry, rng.choice(LANGUAGES))
        mash(rng, watch, repeats(250, 500))
        assert not watch.complaints, f"{geometry} {run}: {watch.complaints[:3]}"
        assert not complaints, f"{geometry} {run}: {sorted(set(complaints))[:5]}"
        assert watch.app.match.status() == []


@pytest.mark.parametrize("geometry", GEOMETRIES)
def test_any_keys_from_power_on(geometry, repeats, monkeypatch):
    complaints = []
    watch_words(monkeypatch, complaints)
    for run in range(repeats(3, 20)):
        rng = Random(f"power {geometry} {run}")
        watch = Watch(geometry, seed=run)
        watch.look()
        mash(rng, watch, repeats(120, 500))
        assert not watch.complaints, f"{geometry} {run}: {watch.complaints[:3]}"
        assert not complaints, f"{geometry} {run}: {sorted(set(complaints))[:5]}"
