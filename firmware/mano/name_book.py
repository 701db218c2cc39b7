# SPDX-FileCopyrightText: 2026 The Mano authors
# SPDX-License-Identifier: MIT
"""The name book: who has played lately, and those that `tools flash --names` wrote."""

LINES = 20      # names; the oldest is dropped


def names(settings):
    """The names to choose from, latest first."""
    known = _listed(settings.get("names"))
    return (known + [name for name in _given(settings.given) if name not in known])[:LINES]


def remember(settings, played):
    """Puts these names in front of the book."""
    known = [name for name in played if name] + [name for name in names(settings) if name not in played]
    settings.put("names", ",".join(known[:LINES]))


def _given(path):
    if path is None:
        return []
    try:
        with open(path, "rb") as file:
            return _listed(file.read().decode())
    except (OSError, ValueError):
        return []


def _listed(text):
    return [name for name in text.strip().split(",") if name]
