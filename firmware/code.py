# SPDX-FileCopyrightText: 2026 The Mano authors
# SPDX-License-Identifier: MIT
"""What CircuitPython runs: starts the program in folder a or b, whichever start/folder.txt names.

`tools flash` fills the other folder and changes that one letter last, so that a whole program is there at any time.
This file stays as it is from version to version, since it alone exists only once.
"""

import os
import sys

FOLDERS = ("a", "b")


def named():
    """The folder that is to run."""
    try:
        with open("/start/folder.txt") as file:
            return file.read(1)
    except OSError:
        return ""


def whole(folder):
    """Whether a program was written to its end; the first word of one that is being changed is another."""
    try:
        with open("/" + folder + "/manifest.txt") as file:
            return file.read(5) == "mano "
    except OSError:
        return False


def chosen():
    """The folder that runs: the named one, unless only another is whole."""
    first = named()
    for folder in (first,) + FOLDERS:
        if folder in FOLDERS and whole(folder):
            return folder
    return first if first in FOLDERS else FOLDERS[0]


os.chdir("/" + chosen())
sys.path[:] = ["", "lib"]
__import__("mano.start").start.run()
