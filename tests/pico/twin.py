# SPDX-FileCopyrightText: 2026 The Mano authors
# SPDX-License-Identifier: MIT
"""The simulated device beside the emulated Pico: it gets the same keys at the same time and shall show the same."""

import os

from boards.simulator import Simulator
from mano.app import App
from mano.board import ticks_after

from tests.pico import probe
from tools.font_baking import baked_font
from tools.simulator import golden, oled
from tools.simulator.golden import DIFFERENCES

NEW = b"\xff" * 4096  # nvm that was never written
TAP, HOLD = 0.06, 1.0  # seconds a key is down
PAUSE = 420  # ms before the next press: a card just entered swallows OK, on a Pico from when it was judged
PATIENCE = 8.0  # seconds in which a screen must be there; a game may have to be loaded first
LOOK_EVERY = 0.02


class Twin(Simulator):
    """Runs Mano on this computer, in the time of the machine.

    nvm, slots: what it has kept, the latter as a folder; by default it is a new device without a drive.
    """

    def __init__(self, machine, nvm: bytes = NEW, slots: str | None = None) -> None:
        self.oled = oled.Oled()
        super().__init__(oled.attach(self.oled))
        self.font_path = str(baked_font())
        self.nvm = bytearray(nvm)
        self.slot_dir = slots
        self.drawn = 0  # by lot
        self._machine = machine
        self.app = App(self)
        self.app.start()
        self.app.refresh()

    def now(self) -> int:
        return ticks_after(0, int(self._machine.now * 1000))

    def entropy(self, n: int) -> bytes:
        return bytes([self.drawn] * n)

    def look(self) -> bytes:
        """Let the app do what is due by now; the picture it shows then."""
        while event := self.event():
            self.app.key(*event)
        self.app.tick(self.now())
        return self.oled.frame()


class Pair:
    """Both devices under the same hands; a thumb for tools.simulator.fingers.

    answers: (what the screen said, seconds from the key's edge to the panel's last byte) of each press.
    heaps: (bytes free, largest free block, what the screen said) after each press, if the board has the probe.
    """

    def __init__(self, machine, probed: bool = True, twin: Twin | None = None) -> None:
        self.machine = machine
        self.twin = twin or Twin(machine)
        self.presses = 0
        self.answers: list[tuple[str, float]] = []
        self.heaps: list[tuple[int, int, str]] = []
        self._probed = probed
        self._pressed_at = machine.now
        self._agree("power on", lambda: self.twin.look() == machine.panel.picture())

    @property
    def app(self) -> App:
        return self.twin.app

    @property
    def screen(self) -> str:
        """What the panel says, in one line."""
        return " / ".join(text.strip() for text in self.app.panel.text() if text.strip())

    def press(self, *keys: str) -> None:
        """Press keys one after another, "ok!" holds the key; after each both must come to show the same."""
        for key in keys:
            self._press(key)
            self._agree(key, lambda: self.twin.look() == self.machine.panel.picture())

    def press_for_lot(self, key: str) -> None:
        """Press the key that has the first dealer drawn, and let the twin draw whom the board drew."""
        self._press(key)
        lots = {self._lot(seat): seat for seat in range(self.app.match.setup.players)}
        self._agree(key, lambda: self.machine.panel.picture() in lots)
        self._lot(lots[self.machine.panel.picture()])

    def wait(self, ms: int) -> None:
        """Let so much time pass."""
        self.machine.run(ms / 1000)
        self.twin.look()

    def figures(self, name: str) -> list[str]:
        """The heap at its fullest, and the longest waits."""
        told = [f"{name}: {self.presses} presses"]
        if self.heaps:
            free, _, at = min(self.heaps)
            told.append(f"{name}: least heap free {free} bytes, at {at}")
            _, largest, at = min(self.heaps, key=lambda heap: heap[1])
            told.append(f"{name}: smallest largest block {largest} bytes, at {at}")
        ordered = sorted(self.answers, key=lambda answer: answer[1])
        median, p95 = (ordered[int(len(ordered) * part)][1] for part in (0.5, 0.95))
        told.append(f"{name}: press to last panel byte, median {median:.3f} s, p95 {p95:.3f} s")
        told += [f"{name}: {seconds:.3f} s for {screen}" for screen, seconds in ordered[-3:]]
        return told

    def _lot(self, seat: int) -> bytes:
        """The twin's picture once it has drawn this seat."""
        self.twin.drawn = seat
        self.twin.press("down", True)
        self.twin.press("down", False)
        return self.twin.look()

    def _press(self, key: str) -> None:
        name, held = key.rstrip("!"), key.endswith("!")
        self.presses += 1
        self.machine.console.text.clear()
        self._pressed_at = self.machine.now
        self.twin.press(name, True)
        self.twin.look()
        self.machine.keys.down(name)
        self.machine.run(HOLD if held else TAP)
        self.twin.look()
        self.machine.keys.up(name)
        self.twin.press(name, False)
        self.twin.look()

    def _agree(self, what: str, same) -> None:
        try:
            self.machine.run_until(same, PATIENCE, every=LOOK_EVERY)
            if self.presses and self._probed:
                self._told_heap()
        except TimeoutError as late:
            raise AssertionError(self._difference(what, late)) from None
        if self.presses:
            self.answers.append((self.screen, self.machine.panel.last_byte_at - self._pressed_at))
        self.wait(PAUSE)

    def _told_heap(self) -> None:
        console = self.machine.console
        self.machine.run_until(lambda: console.text.endswith(probe.END), PATIENCE, every=LOOK_EVERY)
        free, largest, _ = console.text.split()[-3:]
        self.heaps.append((int(free), int(largest), self.screen))

    def _difference(self, what: str, late: TimeoutError) -> str:
        ours, theirs = (DIFFERENCES / f"{os.getpid()}-on-the-{where}.png" for where in ("simulator", "pico"))
        golden.update(self.twin.look(), ours)
        golden.update(self.machine.panel.picture(), theirs)
        return (
            f"press {self.presses} ({what}): the simulator says {self.screen!r}, the Pico something else; "
            f"look at {ours} and {theirs}. {late}"
        )
