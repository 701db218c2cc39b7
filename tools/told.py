# SPDX-FileCopyrightText: 2026 The Mano authors
# SPDX-License-Identifier: MIT
"""What a conformance case tells, in the shapes of the notation, so that a slip in the file is named as one.

Adapters read a `Told`: a null is something not told, and a note for the reader is no fact.
"""

from collections.abc import Iterator
from typing import Any

SHAPES: dict[type, str] = {dict: "an object", list: "a list", str: "a text", int: "a whole number"}
NOTES = ("why", "source", "note", "title", "hands_for_reference")
SEAT_NUMBERS = ("wins", "prev_deltas", "scores", "counts", "points", "expiries", "rounds_won")
NUMBERS = (*SEAT_NUMBERS, "tricks", "away", "left")
CARDS = ("cards", "over", "hand11", "pile", "table", "played")
SEATS = ("seat", "dealer", "from", "to", "turn", "starter", "by")
KEYS: dict[type, tuple[str, ...]] = {
    int: (*SEATS, "players", "stock", "cards_each", "dir", "pending", "round"),
    str: ("card", "suit", "colour", "extra", "pick", "taken", "upcard", "lowest", "road", "trump"),
    list: (*NUMBERS, *CARDS, "ranks", "shows", "cards_left", "known"),
    dict: ("hands",),
}
INSIDE: dict[type, tuple[str, ...]] = {int: NUMBERS, str: CARDS, list: ("known",), dict: ("shows",)}


class Told(dict[str, Any]):
    """What was told. A key that is missing, and needed, is named in a ValueError."""

    def __missing__(self, key: str) -> Any:
        raise ValueError(f"lacks the key {key!r}")


def told(thing: dict[str, Any]) -> Told:
    """The setup or the entry without notes and nulls. Raises ValueError for a wrong shape."""
    facts = Told({key: value for key, value in thing.items() if value is not None and key not in NOTES})
    complaints = [*_misshapen(facts), *_seats_left_out(facts)]
    if complaints:
        raise ValueError(complaints[0])
    if "shows" in facts:
        facts["shows"] = [told(show) for show in facts["shows"]]
    return facts


def is_of(value: Any, shape: type) -> bool:
    """True for a value of that shape; true and false are no numbers."""
    return isinstance(value, shape) and not (shape is int and isinstance(value, bool))


def _misshapen(facts: Told) -> list[str]:
    wrong = [(f"{key!r}", shape) for key, shape in _told_keys(facts, KEYS) if not is_of(facts[key], shape)]
    if not wrong:
        for key, shape in _told_keys(facts, INSIDE):
            wrong += [(f"each of {key!r}", shape) for value in facts[key] if not is_of(value, shape)]
    return [f"{what} should be {SHAPES[shape]}" for what, shape in wrong]


def _told_keys(facts: Told, table: dict[type, tuple[str, ...]]) -> list[tuple[str, type]]:
    return [(key, shape) for shape, keys in table.items() for key in keys if key in facts]


def _seats_left_out(facts: Told) -> Iterator[str]:
    for key in SEAT_NUMBERS if "players" in facts else ():
        if key in facts and len(facts[key]) != facts["players"]:
            yield f"{key!r} should have {facts['players']} values, one for each seat"
