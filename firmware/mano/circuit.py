# SPDX-FileCopyrightText: 2026 The Mano authors
# SPDX-License-Identifier: MIT
"""What every CircuitPython board has alike: keys on pins, a clock, entropy, a piezo, seat lights.

A board makes a CircuitBoard of its pins; parts it lacks are None. Without a display the LED
blinks. All that takes time (tones, slow pulses) is moved on by wait(), so nothing holds up a key.
"""

import os
import time

import microcontroller
import supervisor
from keypad import Event, Keys

from mano.board import PULSE, STEADY, Board, ticks_after, ticks_between

_NAP = 0.005  # seconds
_SCAN = 0.005  # the default, 0.02, is felt as lag
_LOUD = 0x8000  # half of the time on
_PULSE_BIT = 9  # a pulsing light changes every 512 ms


class PinKeys:
    """Keys on pins. `pins` maps their names to pins; `down`: what a pin reads while its key is down."""

    def __init__(self, pins, down=False):
        self._names = tuple(pins)
        self._keys = Keys(tuple(pins.values()), value_when_pressed=down, pull=True, interval=_SCAN)
        self._event = Event()

    def moved(self):
        """Whether there is an event to take."""
        return bool(self._keys.events)

    def event(self):
        """The next event as (key, down, tick), or None."""
        event = self._event
        if not self._keys.events.get_into(event):
            return None
        return self._names[event.key_number], event.pressed, event.timestamp


class CircuitBoard(Board):
    """keys: a list of PinKeys and of whatever else has moved() and event(). piezo: a Piezo. lights: a Lights.

    led: a DigitalInOut.
    """

    def __init__(self, keys, display=None, piezo=None, lights=None, led=None):
        self.display = display
        self._keys = keys
        self._piezo = piezo
        self._lights = lights
        self._led = led
        self.nvm = microcontroller.nvm  # type: ignore[assignment]
        self.slot_dir = "/"
        self.words_dir = "words"
        self.names_path = "/start/names.txt"

    def event(self):
        for keys in self._keys:
            if keys.moved():
                return keys.event()
        return None

    def wait(self, ms):
        end = None if ms is None else ticks_after(self.now(), ms)
        while True:
            now = self.now()
            self._move_on(now)
            if any([keys.moved() for keys in self._keys]) or (end is not None and ticks_between(now, end) <= 0):
                return
            time.sleep(_NAP)

    def now(self):
        return supervisor.ticks_ms()

    def entropy(self, n):
        return os.urandom(n)

    def tones(self, notes):
        if self._piezo:
            self._piezo.play(notes, self.now())

    def lights(self, states):
        if self._lights:
            self._lights.show(states)

    def dim(self, level):
        super().dim(level)
        if self._lights:
            self._lights.dim(level)

    def _move_on(self, now):
        if self._piezo:
            self._piezo.move_on(now)
        if self._lights:
            self._lights.move_on(now)
        if self._led and self.display is None:
            self._led.value = bool(now >> _PULSE_BIT & 1)


class Piezo:
    """Plays notes on a pwmio.PWMOut with variable_frequency, one after another."""

    def __init__(self, pwm):
        self._pwm = pwm
        self._notes = []
        self._sounds = False
        self._end = 0

    def play(self, notes, now):
        """Drop what still sounds and start these (hz, ms) notes."""
        self._notes = list(notes)
        self._sounds = True
        self._end = now
        self.move_on(now)

    def move_on(self, now):
        """Start the next note if the present one is over."""
        while self._sounds and ticks_between(now, self._end) <= 0:
            hz, ms = self._notes.pop(0) if self._notes else (0, 0)
            self._sounds = ms > 0
            if hz:
                self._pwm.frequency = hz
            self._pwm.duty_cycle = _LOUD if hz else 0
            self._end = ticks_after(self._end, ms)


class Lights:
    """Seat lights: `write(levels)` is given 0 to 255 for each seat, whenever one changes."""

    def __init__(self, write):
        self._write = write
        self._states: tuple[int, ...] = ()
        self._brightness = 255
        self._phase = 0

    def show(self, states):
        """Set the states DARK, STEADY or PULSE, home seat first."""
        states = tuple(states)
        if states != self._states:
            self._states = states
            self._light()

    def dim(self, level):
        """Follow the panel: FULL, DIM or ASLEEP."""
        self._brightness = (0, 40, 255)[level]
        self._light()

    def move_on(self, now):
        """Pulse what pulses."""
        phase = now >> _PULSE_BIT & 1
        if phase != self._phase:
            self._phase = phase
            if PULSE in self._states:
                self._light()

    def _light(self):
        self._write([self._level(state) for state in self._states])

    def _level(self, state):
        lit = state == STEADY or (state == PULSE and self._phase)
        return self._brightness if lit else 0
