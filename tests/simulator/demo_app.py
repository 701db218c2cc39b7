# SPDX-FileCopyrightText: 2026 The Mano authors
# SPDX-License-Identifier: MIT
"""A tiny app to try the simulator with: it shows the last key, counts presses, and tells a long press."""

from mano import font
from mano.board import ticks_between
from mano.panel import Panel

HELD = 800


class App:
    def __init__(self, board):
        self.board = board
        self.panel = Panel(board.display, font.load(board.font_path))
        self.presses = 0
        self.down = None
        self.match = None

    def start(self):
        self.panel.show("ANA DRAWS", "stock 31", "OK stock    ▶ pile", "BACK undo   SHOW")
        self.panel.refresh()

    def key(self, key, down, tick):
        if down:
            self.down = (key, tick)
            return
        held = ticks_between(self.down[1], tick) >= HELD
        self.down = None
        self.presses += 1
        self.panel.show(
            key.upper() + (" HELD" if held else ""), f"press {self.presses}", "♠♥♦♣ ↺↻ ñéç", "", held
        )
        self.board.tone(2000, 40)
        self.board.lights([0, 1, 2, 0])

    def tick(self, now):
        """Move the bar of a key held down; the ms until that is due again."""
        tenths = min(10, ticks_between(self.down[1], now) * 10 // HELD) if self.down else 0
        self.panel.bar(tenths)
        self.panel.refresh()
        return 80 if self.down else None

    def run(self):
        while True:
            event = self.board.event()
            if event:
                self.key(*event)
            else:
                self.board.wait(self.tick(self.board.now()))
