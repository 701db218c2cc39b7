# SPDX-FileCopyrightText: 2026 The Mano authors
# SPDX-License-Identifier: MIT
"""CircuitPython's own modules, as far as the boards use them: nothing happens, and what was asked is remembered."""

import importlib
import sys
from types import ModuleType, SimpleNamespace

import pytest


class Display(SimpleNamespace):
    """A panel that was set up by CircuitPython; `shown` is what one sees."""

    width, height, brightness, shown = 128, 64, 1.0, True
    root_group = SimpleNamespace(hidden=False)

    def refresh(self):
        self.shown = not self.root_group.hidden


class Pins:
    """`board`: every pin there is, called by its name."""

    DISPLAY = Display()

    def __getattr__(self, name):
        return name


class Output:
    """A digitalio.DigitalInOut."""

    def __init__(self, pin):
        self.pin, self.value = pin, None

    def switch_to_output(self, value):
        self.value = value


class Encoder:
    """A rotaryio.IncrementalEncoder; a test turns it by setting its position."""

    def __init__(self, *pins):
        self.pins, self.position = pins, 0


def keys(pins, **how):
    """A keypad.Keys that a test presses by adding to its events."""
    return SimpleNamespace(pins=pins, how=how, events=Events())


class Events(list):
    """keypad's queue of events."""

    def get_into(self, event):
        if not self:
            return False
        event.key_number, event.pressed, event.timestamp = self.pop(0)
        return True


class Microcontroller(SimpleNamespace):
    """The chip."""

    nvm = bytearray(b"\xff" * 4096)


@pytest.fixture
def sent():
    """What the lights were sent: (pin, bytes)."""
    return []


@pytest.fixture
def connect(monkeypatch, sent):
    """connect(name): the Board of that module, on pins that are only names."""
    stand_ins = {
        "supervisor": {"ticks_ms": lambda: 7},
        "microcontroller": {"nvm": Microcontroller.nvm},
        "keypad": {"Event": SimpleNamespace, "Keys": keys},
        "digitalio": {"DigitalInOut": Output},
        "pwmio": {"PWMOut": lambda pin, **how: SimpleNamespace(pin=pin)},
        "rotaryio": {"IncrementalEncoder": Encoder},
        "neopixel_write": {"neopixel_write": lambda pin, colours: sent.append((pin.pin, bytes(colours)))},
    }
    for name, contents in stand_ins.items():
        module = ModuleType(name)
        module.__dict__.update(contents)
        monkeypatch.setitem(sys.modules, name, module)
    monkeypatch.setitem(sys.modules, "board", Pins())
    for name in ("mano.circuit", "boards.macropad", "boards.feather_reverse_tft", "boards.picosystem"):
        monkeypatch.delitem(sys.modules, name, raising=False)
    yield lambda name: importlib.import_module(f"boards.{name}").connect()
    for name in list(sys.modules):
        if name == "mano.circuit" or name.startswith("boards.") and name != "boards.simulator":
            del sys.modules[name]
