# SPDX-FileCopyrightText: 2026 The Mano authors
# SPDX-License-Identifier: MIT
"""The threshold: too old a Python is told so, any other goes on to the front door.

This file alone keeps to Python 3.6, since a file that cannot be parsed cannot explain itself.
"""

import shutil
import sys

FLOOR = (3, 11)


def too_old_message(running):
    """What to tell somebody whose Python, `running` = (major, minor), is below FLOOR."""
    remedy = "Install Python 3.11 or newer from your system's packages or from python.org."
    for minor in range(14, FLOOR[1] - 1, -1):
        if shutil.which("python3.%d" % minor):
            remedy = "This computer has a newer one: start with python3.%d -m tools." % minor
            break
    numbers = FLOOR + running
    return "mano: needs Python %d.%d or newer; this is Python %d.%d.\n      " % numbers + remedy


if __name__ == "__main__":
    if sys.version_info < FLOOR:
        sys.exit(too_old_message(sys.version_info[:2]))

    from tools.front_door import enter

    sys.exit(enter(sys.argv[1:]))
