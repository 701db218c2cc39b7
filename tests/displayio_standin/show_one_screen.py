# SPDX-FileCopyrightText: 2026 The Mano authors
# SPDX-License-Identifier: MIT
"""Runs on the MicroPython VM: micropython show_one_screen.py FONT PATH...

Shows some screens on a panel of the stand-in and prints the last one, then what it took.
"""

import gc
import sys

sys.path[:0] = sys.argv[2:]

from displayio import Display  # noqa: E402
from mano import font  # noqa: E402
from mano.panel import Panel  # noqa: E402

display = Display()
panel = Panel(display, font.load(sys.argv[1]))


def show():
    panel.show("NOT THE 7♥", "Ana just took it.", "¿Quién? Another 7.", "▲◀▶▼ next card", True)
    panel.bar(3)
    panel.shift(1, 2)
    return panel.refresh()


def measure():
    """(bytes allocated, whether anything was sent) by showing once more what is shown already."""
    gc.collect()
    before = gc.mem_alloc()
    sent = show()
    return gc.mem_alloc() - before, sent


panel.show("BEA DRAWS", "stock 35", "", "OK stock")
panel.refresh()
show()
print("unchanged screen:", "%d bytes, %s" % measure())
print("frame:", "".join("%02x" % byte for byte in display.frame()))
