# SPDX-FileCopyrightText: 2026 The Mano authors
# SPDX-License-Identifier: MIT
"""The start of the program on a board: a splash at once, then the app; what goes wrong there is told on the panel.

settings.toml names the board. A desktop that looks at the drive writes to it, which must not restart a match.
"""

import os

import supervisor

from mano.font import load
from mano.panel import Panel

BLINKS_MS = 4000


def connected():
    """The Board of this device."""
    name = os.getenv("MANO_BOARD") or "pico_oled"
    return getattr(__import__("boards." + name), name).connect()


def run():
    """Runs the app until it fails or Ctrl-C ends it."""
    supervisor.runtime.autoreload = False
    board = connected()
    if board.display is None:
        board.wait(BLINKS_MS)   # the LED blinks; once a panel is plugged in, it is found
        supervisor.reload()
    panel = Panel(board.display, load(board.font_path))
    panel.show("MANO")
    panel.refresh()
    try:
        from mano.app import App
        App(board, panel=panel).run()
    except Exception as error:
        mishap = __import__("mano.mishap").mishap
        mishap.tell(board, panel, error)
