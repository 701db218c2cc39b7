# SPDX-FileCopyrightText: 2026 The Mano authors
# SPDX-License-Identifier: MIT
"""What every CircuitPython board has alike, with CircuitPython's own modules replaced by plain stand-ins."""

import importlib
import itertools
import sys
from types import ModuleType, SimpleNamespace

import pytest
from mano.board import ASLEEP, DARK, DIM, FULL, PULSE, STEADY


class Clock:
    """Ticks that pass only when somebody sleeps."""

    def __init__(self):
        self.ticks = (1 << 29) - 40  # so that they wrap soon
        self.alarms = {}

    def now(self):
        return self.ticks % (1 << 29)

    def sleep(self, seconds):
        for _ in range(round(seconds * 1000)):
            self.ticks += 1
            self.alarms.pop(self.ticks, lambda: None)()

    def after(self, ms, act):
        self.alarms[self.ticks + ms] = act


class Events(list):
    """keypad's queue of events."""

    def get_into(self, event):
        if not self:
            return False
        event.key_number, event.pressed, event.timestamp = self.pop(0)
        return True


class Pwm:
    """A piezo that remembers what it played and when."""

    def __init__(self, clock):
        self.clock, self.heard, self.frequency = clock, [], 440

    def __setattr__(self, name, value):
        super().__setattr__(name, value)
        if name == "duty_cycle":
            self.heard.append((self.clock.ticks, self.frequency if value else 0))


@pytest.fixture
def clock():
    return Clock()


@pytest.fixture
def circuit(clock, monkeypatch):
    """The module under test."""
    stand_ins = {
        "supervisor": {"ticks_ms": clock.now},
        "microcontroller": {"nvm": bytearray(16)},
        "keypad": {"Event": SimpleNamespace, "Keys": lambda pins, **how: SimpleNamespace(events=Events())},
    }
    for name, contents in stand_ins.items():
        module = ModuleType(name)
        module.__dict__.update(contents)
        monkeypatch.setitem(sys.modules, name, module)
    monkeypatch.delitem(sys.modules, "mano.circuit", raising=False)
    module = importlib.import_module("mano.circuit")
    monkeypatch.setattr(module, "time", SimpleNamespace(sleep=clock.sleep))
    yield module
    sys.modules.pop("mano.circuit", None)


@pytest.fixture
def board(circuit):
    return circuit.CircuitBoard([circuit.PinKeys({"ok": 15, "back": 10})], led=SimpleNamespace(value=False))


@pytest.fixture
def moves(board):
    """What keypad reports: (number, down, tick)."""
    return board._keys[0]._keys.events


def test_keys_come_by_name_with_the_tick_at_which_they_moved(board, moves):
    moves += [(1, True, 500), (1, False, 580), (0, True, 700)]
    assert [board.event() for _ in range(4)] == [
        ("back", True, 500), ("back", False, 580), ("ok", True, 700), None,
    ]  # fmt: skip


def test_it_waits_as_long_as_told_across_the_wrap_of_ticks(board, clock):
    start = clock.ticks
    board.wait(100)
    assert 100 <= clock.ticks - start < 110


def test_a_key_ends_the_wait(board, moves, clock):
    start = clock.ticks
    clock.after(33, lambda: moves.append((0, True, 0)))
    board.wait(None)
    assert 33 <= clock.ticks - start < 43


def test_notes_follow_one_another_while_the_board_waits(circuit, clock):
    pwm = Pwm(clock)
    board = circuit.CircuitBoard([], piezo=circuit.Piezo(pwm))
    start = clock.ticks
    board.tones(((440, 50), (0, 20), (880, 30)))
    board.wait(200)
    heard = [(ticks - start, hz) for ticks, hz in pwm.heard]
    assert heard == [(0, 440), (50, 0), (70, 880), (100, 0)]


def test_a_new_sound_cuts_the_old_one_off(circuit, clock):
    pwm = Pwm(clock)
    board = circuit.CircuitBoard([], piezo=circuit.Piezo(pwm))
    board.tone(440, 1000)
    board.tone(220, 20)
    board.wait(100)
    assert [hz for _, hz in pwm.heard] == [440, 220, 0]


def test_a_board_without_piezo_and_lights_bears_both(board):
    board.tones(((440, 50),))
    board.lights([STEADY])
    board.dim(ASLEEP)
    board.wait(10)


def test_without_a_panel_the_led_blinks(board):
    seen = set()
    for _ in range(30):
        board.wait(50)
        seen.add(board._led.value)
    assert seen == {True, False}


@pytest.fixture
def lit():
    """What the seat lights were told, newest last."""
    return []


@pytest.fixture
def lights(circuit, lit):
    return circuit.Lights(lit.append)


def test_the_seat_in_turn_is_lit(lights, lit):
    lights.show([DARK, STEADY, DARK, DARK])
    assert lit == [[0, 255, 0, 0]]


def test_the_same_state_is_not_sent_twice(lights, lit):
    lights.show([STEADY])
    lights.show([STEADY])
    lights.move_on(5000)
    assert len(lit) == 1


def test_lights_dim_and_sleep_with_the_panel(lights, lit):
    lights.show([STEADY])
    for level in (DIM, ASLEEP, FULL):
        lights.dim(level)
    assert [levels[0] > 0 for levels in lit] == [True, True, False, True]
    assert lit[1] < lit[0] == lit[3]


def test_a_pulse_stays_below_two_changes_a_second(lights, lit):
    lights.show([PULSE, STEADY])
    for now in range(0, 10_000, 5):
        lights.move_on(now)
    pulses = [levels[0] > 0 for levels in lit]
    assert 18 <= len(pulses) <= 21
    assert all(one != other for one, other in itertools.pairwise(pulses))
    assert all(levels[1] == 255 for levels in lit)
