# SPDX-FileCopyrightText: 2026 The Mano authors
# SPDX-License-Identifier: MIT
"""The start of the program on a board: a splash at once, then the app; what goes wrong there is told on the panel.

settings.toml names the board. A desktop that looks at the drive writes to it, which must not restart a match.
"""

import gc
import os
import sys

import supervisor

from mano.font import load
from mano.panel import Panel

BLINKS_MS = 4000


def connected():
    """The Board of this device."""
    name = os.getenv("MANO_BOARD") or "pico_oled"
    return getattr(__import__("boards." + name), name).connect()


def check_sizes():
    """A compiled module that was cut short would hang its import, deaf even to Ctrl-C: so that is told before."""
    mano = __import__("mano.manifest")
    fault = mano.manifest.first_fault(sizes=True)
    del mano.manifest, sys.modules["mano.manifest"]     # a match needs the heap
    if fault:
        raise ImportError(fault[0])


def make_slots(folder, panel):
    """The very first start makes the files that matches are saved in; a first match must not wait for that."""
    from mano.stores_slots import Slots
    slots = Slots(folder)
    if slots.made():
        return
    panel.show("MANO", "", "first start: 10 s")
    panel.refresh()
    try:
        slots.make()
    except OSError:
        pass    # a computer has the drive; the store says so


def made(board, panel):
    """The App, with the match that was left.

    That is made again first, and what it took is dropped: each in an emptier heap is up to twice as fast.
    """
    from mano import rooms  # first: games drop what a phase did without once it says that memory is scarce
    from mano.stores import open_store
    store = open_store(board)
    rooms.leave(())
    from mano.app import App
    return App(board, store, panel)


def begun(app):
    """That app, at its first screen."""
    from shared_engine import game
    app.start()
    game.make_room = gc.collect     # not before: it is 20 ms a module, and after a loss of power a table waits
    return app


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
        check_sizes()
        make_slots(board.slot_dir, panel)
        begun(made(board, panel)).run()
    except Exception as error:
        mishap = __import__("mano.mishap").mishap
        mishap.tell(board, panel, error)
