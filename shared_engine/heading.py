# SPDX-FileCopyrightText: 2026 The Mano authors
# SPDX-License-Identifier: MIT
"""The lines before the first move of a match as text (see textform), which its journal begins with, too."""

from shared_engine.options import defaults

VERSION = 1


def beginning(setup, results):
    """The lines before the first move: set-up, then results of deals whose moves are no longer kept."""
    lines = header(setup)
    for result in results:
        numbers = " ".join([str(number) for number in result.numbers])
        lines.append("result %d %s%s" % (result.dealer, numbers, " edited" if result.edited else ""))
    return lines


def header(setup):
    """The lines that a Setup is made from again."""
    lines = ["mano %d" % VERSION, "game " + setup.game.name, "players %d" % setup.players, "level " + setup.level]
    usual = defaults(setup.game.about.OPTIONS)
    for option in setup.game.about.OPTIONS:
        if setup.options[option.name] != usual[option.name]:
            lines.append("option %s %s" % (option.name, setup.options[option.name]))
    for seat, name in enumerate(setup.names):
        if name:
            lines.append("name %d %s" % (seat, name))
    return lines
