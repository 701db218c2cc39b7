# SPDX-FileCopyrightText: 2026 The Mano authors
# SPDX-License-Identifier: MIT
"""The emulated Pico with everything on its pins: panel, keys, flash chip, and a computer on its USB port."""

from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

from rp2040py.boards import BOARDS
from rp2040py.device import BaseDevice
from rp2040py.execute_batch import execute_batch
from rp2040py.gpio_pin import GPIOPinState
from rp2040py.memory_map import FLASH_START_ADDRESS

from tests.pico.emulator import block_resets, wake_ups
from tests.pico.emulator.console import Console
from tests.pico.emulator.flash import FlashChip
from tests.pico.emulator.idle_pio import Pio
from tests.pico.emulator.keys import Keys
from tests.pico.emulator.layout import DRIVE_START
from tests.pico.emulator.panel import Panel
from tests.pico.emulator.power import PowerLost
from tests.pico.emulator.raw_repl import RawRepl
from tools.simulator.oled import Oled

NANOSECONDS = 1e9
LED = 25
WATCHDOG_REBOOT = 0x6AB73121  # what the SDK leaves in scratch register 4 before it restarts itself


class Machine:
    """One Pico from power-on to power-off.

    `flash` continues where an earlier machine was cut off; `oled` is the panel, None if there is none.
    """

    def __init__(self, uf2: Path, drive: bytes = b"", flash: bytes = b"", oled: Oled | None = None) -> None:
        self._device = BaseDevice(board=replace(BOARDS["pico"], image=uf2))
        mcu = self._device.mcu
        mcu.flash[: len(flash)] = flash
        mcu.flash[DRIVE_START : DRIVE_START + len(drive)] = drive
        block_resets.carry_out(mcu)
        self._simulator = self._device.simulator
        self._clock = self._simulator.clock
        wake_ups.mend(mcu, self._clock)
        self._pio = Pio(mcu, self._pause)
        self._end_of_run = self._clock.create_alarm(self._pause)
        self._appointments: list = []  # alarms must be referred to, or they are lost
        self._power_is_lost = False
        self.flash = FlashChip(mcu, self.lose_power)
        self.panel = Panel(mcu, oled)
        self.keys = Keys(mcu)
        self.console = Console(self._device.cdc, self._clock, self.run_until)
        self.repl = RawRepl(self)

    # Time.

    @property
    def now(self) -> float:
        """Seconds since power-on."""
        return self._clock.nanos / NANOSECONDS

    def step(self) -> None:
        """Emulate for about 5 ms of the computer's time, or up to the end of run()."""
        self._simulator.stopped = False
        self._pio.look()
        execute_batch(self._simulator, 1)
        if self._power_is_lost:
            raise PowerLost(self.flash.contents())

    def run(self, seconds: float) -> None:
        """Let exactly this much emulated time pass."""
        end = self._clock.nanos + seconds * NANOSECONDS
        self._end_of_run.schedule(seconds * NANOSECONDS)
        while self._clock.nanos < end:
            self.step()
        self._end_of_run.cancel()

    def run_until(self, condition: Callable[[], bool], within: float = 10.0, every: float = 0.002) -> None:
        """Let time pass until `condition()`; TimeoutError with the console's last words after `within` s."""
        deadline = self.now + within
        while not condition():
            if self.now > deadline:
                last_words = self.console.text[-400:].decode(errors="replace")
                raise TimeoutError(f"not within {within} s; the console's last words: {last_words!r}")
            self.run(every)

    def at(self, seconds_from_now: float, action: Callable[[], None]) -> None:
        """Have `action()` happen at an exact moment of a later run()."""
        alarm = self._clock.create_alarm(action)
        alarm.schedule(seconds_from_now * NANOSECONDS)
        self._appointments.append(alarm)

    def _pause(self) -> None:
        self._simulator.stopped = True

    # Power.

    def power_on(self) -> None:
        """Start; returns when the computer has found the serial port."""
        self._skip_wait_for_safe_mode()
        self._device.mcu.core.pc = FLASH_START_ADDRESS
        self.run_until(lambda: self.console.connected)

    def reset(self) -> None:
        """Press the RESET button; returns when the computer has found the serial port again."""
        self.console.disconnect()
        self._device.hard_reset()
        self._skip_wait_for_safe_mode()
        self.run_until(lambda: self.console.connected)

    def _skip_wait_for_safe_mode(self) -> None:
        """Say that a watchdog restarted the board: else CircuitPython waits a second for a press of RESET."""
        mcu = self._device.mcu
        mcu.vreg_and_chip_reset.chip_reset = 0
        mcu.watchdog._reason = 1
        mcu.watchdog.scratch_data[4] = WATCHDOG_REBOOT

    def lose_power(self) -> None:
        """Power goes away now: the run() in progress, or the next, raises PowerLost."""
        self._power_is_lost = True
        self._simulator.stopped = True

    # Hands and eyes.

    def press(self, script: str, tap: float = 0.06, gap: float = 0.06, hold: float = 1.0) -> None:
        """Press keys one after another: `up`, `ok*3` (three taps), `back~` (held); all times in seconds."""
        for key, held in self.keys.script(script):
            self.keys.down(key)
            self.run(hold if held else tap)
            self.keys.up(key)
            self.run(gap)

    def led(self) -> bool:
        """Whether the Pico's own LED is lit."""
        return self._device.mcu.gpio[LED].value == GPIOPinState.HIGH

    def settle(self, quiet: float = 0.08, within: float = 3.0) -> None:
        """Let time pass until the panel has been sent nothing for `quiet` seconds."""
        began = self.now
        self.run_until(lambda: self.now - max(began, self.panel.last_byte_at) >= quiet, within)

    def answer_time(self, script: str) -> float:
        """Press one key and release it; seconds from its first edge to the last byte the panel got for it."""
        began = self.now
        self.press(script)
        self.settle()
        return self.panel.last_byte_at - began
