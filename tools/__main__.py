# SPDX-FileCopyrightText: 2026 The Mano authors
# SPDX-License-Identifier: MIT
"""The threshold: too old a Python is told so, any other goes on to the front door.

This file alone keeps to Python 3.6, since a file that cannot be parsed cannot explain itself.
"""

import subprocess
import sys

FLOOR = (3, 11)


def too_old_message(running):
    """What to tell somebody whose Python, `running` = (major, minor), is below FLOOR."""
    newer = next(
        (name for name in ("python3.14", "python3.13", "python3.12", "python3.11") if works(name)), None
    )
    remedy = "Install Python 3.11 or newer from your system's packages or from python.org."
    if newer:
        remedy = "This computer has a newer one: start with " + newer + " -m tools."
    return "mano: needs Python %d.%d or newer; this is Python %d.%d.\n      " % (FLOOR + running) + remedy


def works(name):
    """Whether a program of that name can be started; a mere name on the PATH may lead nowhere."""
    try:
        return subprocess.call([name, "--version"], stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL) == 0
    except OSError:
        return False


if __name__ == "__main__":
    if sys.version_info < FLOOR:
        sys.exit(too_old_message(sys.version_info[:2]))

    from tools.front_door import enter

    sys.exit(enter(sys.argv[1:]))
