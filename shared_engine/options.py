# SPDX-FileCopyrightText: 2026 The Mano authors
# SPDX-License-Identifier: MIT
"""House rules. A game lists its options in a table; a match carries the chosen values."""

from shared_engine.amounts import split
from shared_engine.rulings import Refusal


class Option:
    """One house rule. The first value is the default.

    values: codes, ints or booleans to choose from.
    numbers: ranges that are allowed besides, as prefix -> (lowest, highest). With prefix "deals" the value is
    the text "deals:6"; with prefix "" it is the bare int.
    unsure: no source settles the default, so the table is told of it once at set-up.
    """

    def __init__(self, name, values, numbers=None, unsure=False):
        self.name = name
        self.values = values
        self.numbers = numbers or {}
        self.unsure = unsure

    def allows(self, value):
        """True when the value is one of the list or lies in one of the ranges."""
        for known in self.values:
            if known == value and isinstance(known, bool) == isinstance(value, bool):
                return True
        prefix, number = split(value)
        if number is None or prefix not in self.numbers:
            return False
        low, high = self.numbers[prefix]
        return low <= number <= high

    def parse(self, text):
        """The value written as text; ValueError when the option does not have it."""
        for value in self.values:
            if str(value).lower() == text.lower():
                return value
        value = int(text) if text.isdigit() else text
        if not self.allows(value):
            raise ValueError(text)
        return value


def defaults(table):
    """name -> default value, for a game's option table."""
    return {option.name: option.values[0] for option in table}


def settle(table, chosen):
    """Defaults overlaid with the chosen values. Raises ValueError(Refusal) for an unknown name or value."""
    settled = defaults(table)
    for name in chosen:
        option = find(table, name)
        if option is None:
            raise ValueError(Refusal("unknown_option", firm=True, option=name))
        if not option.allows(chosen[name]):
            raise ValueError(Refusal("unknown_value", firm=True, option=name, value=chosen[name]))
        settled[name] = chosen[name]
    return settled


def find(table, name):
    """The option of that name, or None."""
    for option in table:
        if option.name == name:
            return option
    return None
