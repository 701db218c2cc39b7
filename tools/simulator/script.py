# SPDX-FileCopyrightText: 2026 The Mano authors
# SPDX-License-Identifier: MIT
"""A device whose keys a script presses. Its time is the script's, so a run is instant and always the same."""

import random
from collections.abc import Iterator, Sequence
from pathlib import Path

from tools.problem import Problem
from tools.simulator import pictures
from tools.simulator.device import TICKS_WRAP, Device
from tools.simulator.film import Film
from tools.simulator.keeping import Keeping
from tools.simulator.keys import Press, Shot, Step, Wait

SHORT_PRESS, LONG_PRESS = 80, 1000  # ms; a key is held from 800 ms on
PAUSE = 420  # ms between two presses: longer than a committed card ignores OK


class ScriptEnded(Exception):
    """Raised inside the app's wait() once the last key has had its effect."""


class ScriptedDevice(Device):
    """Plays `steps` and saves each new screen in the folder `shots`, if there is one: 001.png and so on."""

    def __init__(
        self,
        kept: Keeping,
        steps: Sequence[Step],
        geometry: str = "cross",
        shots: Path | None = None,
        scale: int = 4,
        seed: int = 0,
        film: Film | None = None,
    ) -> None:
        super().__init__(kept, geometry)
        self.screens = 0
        self.sounds: list[tuple[int, tuple[tuple[int, int], ...]]] = []
        self._random = random.Random(seed)
        self._shots = shots
        self._scale = scale
        self._film = film
        self._key: str | None = None
        self._time = self._due = 0
        self._timeline = self._play(steps)
        self._holding = False
        self._seen = b""

    def now(self) -> int:
        return self._time % TICKS_WRAP

    def entropy(self, n: int) -> bytes:
        return self._random.randbytes(n)

    def tones(self, notes) -> None:
        self.sounds.append((self._time, tuple(notes)))

    def wait(self, ms: int | None) -> None:
        """Let script time pass: to the script's next key or by `ms`, whichever comes first."""
        self.present()
        if ms is not None and self._time + ms < self._due:
            self._time += max(ms, 1)  # an app that never waits must not stop the script's clock
            return
        self._time = self._due
        self._due += next(self._timeline)

    def present(self) -> None:
        """Keep a picture of a screen not seen before; the bar of a key held down makes no new screen."""
        frame = self.oled.frame()
        if self._film:
            self._film.shoot(self._time, frame, self._key)
        if self._holding or frame == self._seen:
            return
        self._seen = frame
        self.screens += 1
        self._save(f"{self.screens:03}")

    def _play(self, steps: Sequence[Step]) -> Iterator[int]:
        """Carry out the steps; yields the ms until the next thing happens."""
        for step in steps:
            if isinstance(step, Press):
                yield self._move(step.key, True, LONG_PRESS if step.held else SHORT_PRESS)
                yield self._move(step.key, False, PAUSE)
            elif isinstance(step, Wait):
                yield step.ms
            elif isinstance(step, Shot):
                self._save(step.name)
        raise ScriptEnded

    def _move(self, key: str, down: bool, ms: int) -> int:
        self._holding = down
        self._key = key if down else None
        self.press(key, down)
        return ms

    def _save(self, name: str) -> None:
        if self._shots is None:
            return
        path = self._shots / f"{name}.png"
        try:
            self._shots.mkdir(parents=True, exist_ok=True)
            pictures.save(self.oled.frame(), path, self._scale)
        except OSError as error:
            raise Problem(
                f"cannot save {path} ({error.strerror}). Name another folder: --shots DIR"
            ) from None
