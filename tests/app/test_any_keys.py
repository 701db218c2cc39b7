# SPDX-FileCopyrightText: 2026 The Mano authors
# SPDX-License-Identifier: MIT
"""Whatever keys are pressed: no screen is empty, nothing private is shown, and the log stays legal."""

from contextlib import suppress
from random import Random

import pytest
from mano.board import KEYS
from mano.wordlists import LANGUAGES

from shared_engine import registry
from shared_engine.setup import LEVELS, Setup
from tests.app.watching import Watch, watch_words
from tools.simulator.fingers import Fingers

LONGEST_GESTURE = 30
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


def sit_down(rng, geometry, language, level=None):
    """A device that is watched, at the beginning of some match."""
    watch = Watch(geometry, seed=rng.randrange(1000))
    game = registry.game(rng.choice(registry.game_names()))
    low, high = game.about.PLAYERS
    players = rng.randint(low, high)
    names = rng.sample(NAMES, players) if rng.random() < 0.6 else ()
    options = {option.name: rng.choice(option.values) for option in game.about.OPTIONS if rng.random() < 0.3}
    watch.sit_down(
        Setup(game, players, options, names, level or rng.choice(LEVELS)), rng.randrange(players), language
    )
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


def say_anything(rng, watch):
    """Enters a whole gesture as the game asks for it, also private ones, with any cards nobody has seen yet."""
    match = watch.app.match
    Fingers(watch).lift_curtain()
    if match is None or match.over or match.deal is None or not hasattr(watch.app.screen, "begin"):
        return
    partial = (rng.choice(match.asks().offers).act,)
    with suppress(
        ValueError, IndexError, AttributeError, TypeError
    ):  # nothing to choose from, or no longer offered
        ask = match.asks(partial)
        while ask is not None and len(partial) < LONGEST_GESTURE:
            partial += (answer(rng, watch, ask),)
            ask = match.asks(partial)
        Fingers(watch).enter(*partial)


def answer(rng, watch, ask):
    """Any answer to one question."""
    match, pack = watch.app.match, watch.app.match.game.pack
    if ask.kind == "acts":
        return rng.choice(ask.offers).act
    if ask.ok and (not ask.choices and ask.kind == "choice" or rng.random() < 0.2):
        return ask.ok[1]
    if ask.kind == "number":
        return rng.choice(numbers(ask.choices))
    if ask.choices is not None:
        return rng.choice(ask.choices)
    if ask.kind == "card":
        unseen = set(range(pack.size)) - watch.attempted - watch.secrets()
        return rng.choice(sorted(unseen) or range(pack.size))
    many = {"rank": len(pack.ranks), "suit": len(pack.suits), "seat": match.setup.players}
    return rng.randrange(many[ask.kind])


def numbers(choices):
    """All of (low, high), or of nested groups."""
    if isinstance(choices[0], int):
        return range(choices[0], choices[1] + 1)
    return [number for group in choices for number in group]


@pytest.mark.parametrize("geometry", ("cross", "row"))
def test_nothing_told_in_private_is_seen_by_anybody_else(geometry, repeats):
    told = 0
    for run in range(repeats(5, 60)):
        rng = Random(f"private {geometry} {run}")
        watch = sit_down(rng, geometry, rng.choice(LANGUAGES), "hands")
        for _ in range(repeats(30, 120)):
            say_anything(rng, watch)
            mash(rng, watch, rng.choice((0, 0, 1, 3)))
        told += sum(private for private, _ in watch.seen)
        assert not watch.complaints, f"{geometry} {run}: {watch.complaints[:3]}"
    assert told > 20  # else nothing was tested


@pytest.mark.parametrize("geometry", GEOMETRIES)
def test_any_keys_in_the_middle_of_a_match(geometry, repeats, monkeypatch):
    complaints = []
    watch_words(monkeypatch, complaints)
    for run in range(repeats(4, 67)):
        rng = Random(f"{geometry} {run}")
        watch = sit_down(rng, geometry, rng.choice(LANGUAGES))
        mash(rng, watch, repeats(200, 500))
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
