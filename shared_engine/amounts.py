# SPDX-FileCopyrightText: 2026 The Mano authors
# SPDX-License-Identifier: MIT
"""Options whose value carries a number: 5, or "deals:6"."""


def amount(value):
    """The number N of a value such as "deals:N"; None where it has none."""
    return split(value)[1]


def split(value):
    """(prefix, number) of a value: ("", 5), ("deals", 6); None for what it has not."""
    if isinstance(value, int) and not isinstance(value, bool):
        return "", value
    if not isinstance(value, str):
        return None, None
    prefix, _, number = value.partition(":")
    return prefix, int(number) if number.isdigit() else None
