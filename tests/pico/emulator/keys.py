# SPDX-FileCopyrightText: 2026 The Mano authors
# SPDX-License-Identifier: MIT
"""Keys between pins and ground, as hardware/boards.toml has them for pico_oled."""

import tomllib
from collections.abc import Iterator

from tools.places import ROOT

NAMES = ("up", "down", "left", "right", "ok", "back", "show")
BOARDS = tomllib.loads((ROOT / "hardware" / "boards.toml").read_text())["boards"]
PINS = {name: int(BOARDS["pico_oled"]["pins"][name].removeprefix("GP")) for name in NAMES}


class Keys:
    """A key that is down pulls its pin low; one that is up leaves the pin to the Pico's pull-up."""

    def __init__(self, mcu) -> None:
        self._mcu = mcu

    def down(self, key: str) -> None:
        """Close the key's contact."""
        self._pin(key).set_input_value(False)

    def up(self, key: str) -> None:
        """Open the key's contact."""
        self._pin(key).release_input()

    def _pin(self, key: str):
        return self._mcu.gpio[PINS[key]]

    @staticmethod
    def script(text: str) -> Iterator[tuple[str, bool]]:
        """(key, held) for each press of a script: keys between spaces, `*3` repeats one, `~` holds it."""
        for word in text.split():
            key, _, times = word.partition("*")
            held = key.endswith("~")
            key = key.rstrip("~")
            if key not in PINS:
                raise ValueError(f"no key is called {key!r}; there are {', '.join(PINS)}")
            for _ in range(int(times or 1)):
                yield key, held
