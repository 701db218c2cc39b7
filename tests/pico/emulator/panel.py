# SPDX-FileCopyrightText: 2026 The Mano authors
# SPDX-License-Identifier: MIT
"""The OLED on the Pico's I2C pins: the simulator's panel, wired to the emulated bus at the bus's own pace."""

from collections.abc import Callable
from pathlib import Path

from tests.pico.emulator.probe import AddressProbe
from tools.simulator import pictures
from tools.simulator.oled import ADDRESS, Oled

BUS, SDA, SCL = 0, 4, 5  # GP4 and GP5, as hardware/boards.toml has them for pico_oled
SYSTEM_CLOCK = 125e6
BITS_A_BYTE = 9  # eight and the acknowledge
BITS_START_OR_STOP = 1


class Panel:
    """Answers at ADDRESS, unless `oled` is None. `last_byte_at` is when it last took a byte, in seconds."""

    def __init__(self, mcu, oled: Oled | None) -> None:
        self.oled = oled
        self.last_byte_at = 0.0
        self.bytes_received = 0
        self._clock = mcu.clock
        self._bus = mcu.i2c[BUS]
        self._message = bytearray()
        self._after: Callable[[], None] | None = None
        self._alarm = self._clock.create_alarm(self._time_is_up)
        self._wire()
        if oled:
            AddressProbe(mcu.gpio[SDA], mcu.gpio[SCL], self._answers)

    def picture(self) -> bytes:
        """What can be seen: the frame as tools.simulator.pictures has it."""
        return self.oled.frame()

    def save(self, path: Path, scale: int = 4) -> None:
        """Write what can be seen as a PNG."""
        pictures.save(self.oled.frame(), path, scale)

    def _wire(self) -> None:
        bus = self._bus
        bus.on_start = lambda repeated: self._delay(BITS_START_OR_STOP, bus.complete_start)
        bus.on_connect = self._addressed
        bus.on_write_byte = self._byte_arrives
        bus.on_read_byte = lambda acknowledge: self._delay(BITS_A_BYTE, lambda: bus.complete_read(0))
        bus.on_stop = lambda: self._delay(BITS_START_OR_STOP, self._stopped)

    def _answers(self, address: int) -> bool:
        return address == ADDRESS and self.oled is not None

    def _delay(self, bits: int, action) -> None:
        """Do `action` when that many bits have gone over the bus."""
        clocks = self._bus.scl_low_period + self._bus.scl_high_period
        self._after = action
        self._alarm.schedule(bits * clocks / SYSTEM_CLOCK * 1e9)

    def _time_is_up(self) -> None:
        action, self._after = self._after, None
        action()

    def _addressed(self, address: int, mode) -> None:
        self._message = bytearray()
        self._delay(BITS_A_BYTE, lambda: self._bus.complete_connect(self._answers(address)))

    def _byte_arrives(self, byte: int) -> None:
        self._delay(BITS_A_BYTE, lambda: self._take(byte))

    def _take(self, byte: int) -> None:
        self._message.append(byte)
        self.bytes_received += 1
        self.last_byte_at = self._clock.nanos / 1e9
        self._bus.complete_write(True)

    def _stopped(self) -> None:
        if self._message:
            self.oled.writeto(ADDRESS, bytes(self._message))
            self._message = bytearray()
        self._bus.complete_stop()
