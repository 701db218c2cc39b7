# SPDX-FileCopyrightText: 2026 The Mano authors
# SPDX-License-Identifier: MIT
"""What page, terminal and script have in common: an emulated panel, the font, a clock, what is kept."""

import os
import queue
import threading
import time
from typing import TYPE_CHECKING

from boards.simulator import Simulator

from tools.font_baking import baked_font
from tools.simulator import oled
from tools.simulator.keeping import Keeping

if TYPE_CHECKING:
    from tools.simulator.game_keys import GameKeys

TICKS_WRAP = 1 << 29
LONGEST_NAP = 1.0  # seconds; Windows takes no Ctrl-C while a program sleeps for ever


class Device(Simulator):
    """The simulator board on this computer, in real time. Keys may be pressed from any thread."""

    def __init__(self, kept: Keeping, geometry: str = "cross") -> None:
        self.oled = oled.Oled()
        super().__init__(oled.attach(self.oled), geometry)
        self.font_path = str(baked_font())
        self.nvm = kept.nvm  # type: ignore[assignment]
        self.slot_dir = str(kept.slots)
        self._pressed = threading.Event()
        self._typed: queue.SimpleQueue[str] = queue.SimpleQueue()
        self.game_keys: GameKeys | None = None

    def belong_to(self, app) -> None:
        """This app runs on the device: from now on its game's own keyboard works too."""
        from tools.simulator.game_keys import GameKeys

        self.game_keys = GameKeys(app, self)

    def type(self, key: str) -> None:
        """Somebody typed a key that may be the game's own."""
        self._typed.put(key)
        self._pressed.set()

    def press(self, key: str, down: bool, tick: int | None = None) -> None:
        super().press(key, down, tick)
        self._pressed.set()

    def wait(self, ms: int | None) -> None:
        """Show what there is, then sleep until a key moves or `ms` (at most a second) have passed."""
        self.present()
        self._pressed.wait(LONGEST_NAP if ms is None else min(LONGEST_NAP, ms / 1000))
        self._pressed.clear()
        while not self._typed.empty():
            key = self._typed.get()
            if self.game_keys:
                self.game_keys.typed(key)

    def nap(self, ms: int) -> None:
        """Let so much time pass before the player's eyes, whatever is pressed."""
        self.present()
        time.sleep(ms / 1000)

    def now(self) -> int:
        return time.monotonic_ns() // 1_000_000 % TICKS_WRAP

    def entropy(self, n: int) -> bytes:
        return os.urandom(n)

    def present(self) -> None:
        """Bring panel and lights before the player's eyes; called whenever the app has nothing to do."""
