# SPDX-FileCopyrightText: 2026 The Mano authors
# SPDX-License-Identifier: MIT
"""Matches a store keeps besides the one on the table, and the way of a match to a file somebody asked for.

A long match gives up closed deals while it goes on: they are kept as parts that share its number.
"""

import os

from shared_engine import textform
from shared_engine.moves import take
from shared_engine.recorder import LOG
from shared_engine.restoring import Restorer, read_start

FOLDER = "matches"


class Record:
    """A match, or a part of one. number: of the match; lines: its set-up and closed results (see textform)."""

    def __init__(self, payload):
        size, begin = take(payload, 0)
        self._start = payload[begin:begin + size]
        self._records = payload[begin + size:]
        self.lines, _, _, facts = read_start(self._start)
        self.number = facts.get("match", 0)

    def match(self):
        """The Match as it was then. Raises LogError when another version of its game wrote it."""
        restorer = Restorer(self._start)
        restorer.take(LOG, self._records)
        return restorer.match()


def export(match, folder, private=False):
    """Writes a match as text into `folder`; returns the file's path. Raises OSError when the drive cannot be written.

    private: also what was told in private; only a finished match gives that away.
    """
    folder = folder.rstrip("/") + "/" + FOLDER
    try:
        os.mkdir(folder)
    except OSError:
        pass    # it is there; else opening the file tells
    taken = os.listdir(folder)
    number = 1
    while "%d.txt" % number in taken:
        number += 1
    path = "%s/%d.txt" % (folder, number)
    with open(path, "w") as file:
        for line in textform.lines(match, private and match.over):
            file.write(line + "\n")
    return path
