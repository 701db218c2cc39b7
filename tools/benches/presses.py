# SPDX-FileCopyrightText: 2026 The Mano authors
# SPDX-License-Identifier: MIT
"""How many keys are pressed: whole matches of plain players, entered on a device by somebody who knows its keys.

A game takes part when its module in tools/players has LEVELS and a class Players (see tres_y_dos), and OPTIONS
where the usual rules would never end a match, MATCHES for levels whose means need more of them, ACTS: the acts of
its log over which all presses of a match are spread, and MORE_TOLD: option -> value where a table may want more told
of the plays of that name.
"""

import importlib
import pkgutil
from random import Random
from statistics import mean

from tools import device_path, players

device_path.expose()

from shared_engine import registry  # noqa: E402
from shared_engine.setup import Setup  # noqa: E402
from tools.simulator.fingers import Fingers  # noqa: E402
from tools.simulator.plain import PlainDevice, Thumb  # noqa: E402

MATCHES = 5
MENDED_TURNS = {"mend the last turn": 0, "mend a slip two turns back": 2}

Counts = dict[str, list[int]]


def bench() -> list[tuple[str, float, str]]:
    """(name, value, unit) of each measurement."""
    rows: list[tuple[str, float, str]] = [("presses, power-on to the first turn", from_the_box(), "presses")]
    for module in games():
        for level in module.LEVELS:
            rows += _rows(f"{module.GAME}, {level}", matches(module, level, _number(module, level)))
            if hasattr(module, "ACTS"):
                name = f"presses, {module.GAME}, {level}: an act of a hand, mean"
                rows.append((name, round(an_act(module, level, _number(module, level)), 2), "presses"))
        for option, value in getattr(module, "MORE_TOLD", {}).items():
            told = matches(module, "cards", MATCHES, options={option: value})
            plays = {what: counts for what, counts in told.items() if what.startswith(option)}
            rows += _rows(f"{module.GAME}, cards, {option} = {value}", plays)
        for what, turns_back in MENDED_TURNS.items():
            if presses := mend(module, turns_back):
                rows.append((f"presses, {module.GAME}: {what}", presses, "presses"))
    return rows


def _rows(table: str, counted: Counts) -> list[tuple[str, float, str]]:
    rows: list[tuple[str, float, str]] = []
    for what, counts in counted.items():
        name = f"presses, {table}: {what}"
        rows.append((name + ", mean", round(mean(counts), 2), "presses"))
        rows.append((name + ", most", max(counts), "presses"))
    return rows


def games() -> list:
    """The modules of players who can be counted."""
    names = [info.name for info in pkgutil.iter_modules(players.__path__)]
    modules = [importlib.import_module(f"tools.players.{name}") for name in names]
    return [module for module in modules if hasattr(module, "Players")]


def _number(module, level: str) -> int:
    return getattr(module, "MATCHES", {}).get(level, MATCHES)


def from_the_box() -> int:
    """Presses of OK from the first power-on until the first player is to draw."""
    thumb = Thumb(PlainDevice())
    while not (thumb.app.match and thumb.app.match.deal and thumb.app.match.deal.phase == "draw"):
        thumb.press("ok")
    return thumb.presses


def matches(module, level: str, number: int, seed: int = 0, options: dict | None = None) -> Counts:
    """Plays so many matches of that module's game; the presses each happening took, by what it was."""
    counts: Counts = {}
    for match in range(number):
        for what, presses in one_match(module, level, Random(f"{seed} {match}"), options):
            counts.setdefault(what, []).append(presses)
    return counts


def an_act(module, level: str, number: int, seed: int = 0) -> float:
    """All presses of so many matches, spread over the acts they told: a pass told along with others is one too."""
    presses = acts = 0
    for match in range(number):
        fingers = _table(module, level)
        table = fingers.thumb.app.match
        for _, gestures in module.Players(Random(f"{seed} {match}"), table).events():
            for gesture in gestures:
                acts += sum(move.act in module.ACTS for move in table.moves(gesture))
                presses += fingers.enter(*gesture)
    return presses / acts


def one_match(module, level: str, rng: Random, options: dict | None = None):
    """Yields (what happened, presses) until the match is over, and then what "same again" takes."""
    fingers = _table(module, level, options)
    thumb, before = fingers.thumb, None
    for what, gestures in module.Players(rng, thumb.app.match).events():
        if before == "next deal":
            what = "next deal, " + what
        yield what, sum(fingers.enter(*gesture) for gesture in gestures)
        before = what
    thumb.presses = 0
    thumb.press("ok", "ok")
    yield "same again", thumb.presses


def mend(module, turns_back: int) -> int:
    """Cards are told; the turn so many turns back was told wrong. Presses until all is as it should be.

    0 where the game's players never tell so many plain turns (each a "turn" of one gesture) in a row.
    """
    fingers = _table(module, "cards")
    thumb = fingers.thumb
    turns: list[tuple] = []
    for what, gestures in module.Players(Random(1), thumb.app.match).events():
        for gesture in gestures:
            fingers.enter(*gesture)
        turns = [*turns, gestures[0]] if what == "turn" and len(gestures) == 1 else []
        if len(turns) > turns_back:
            break
    else:
        return 0
    thumb.presses = 0
    thumb.press(*["back"] * (turns_back + 1))
    fingers.enter(*turns[-1 - turns_back])
    if turns_back:
        thumb.press("ok")  # put back what came after it
    return thumb.presses


def _table(module, level: str, more: dict | None = None) -> Fingers:
    fingers = Fingers(Thumb(PlainDevice()))
    game = registry.game(module.GAME)
    options = {**getattr(module, "OPTIONS", {}), **(more or {})}
    fingers.thumb.sit_down(Setup(game, game.about.USUAL_PLAYERS, options, level=level))
    return fingers
