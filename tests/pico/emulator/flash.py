# SPDX-FileCopyrightText: 2026 The Mano authors
# SPDX-License-Identifier: MIT
"""The flash chip: takes its time, keeps a list of what was written, and can lose power half-way."""

from collections.abc import Callable
from dataclasses import dataclass

from rp2040py.peripherals.ssi import (
    CMD_BLOCK_ERASE,
    CMD_PAGE_PROGRAM,
    CMD_READ_STATUS_1,
    CMD_SECTOR_ERASE,
    STATUS_WEL_BIT,
)

from tests.pico.emulator.layout import FLASH_SIZE

STATUS_BUSY_BIT = 1
ERASE_SIZES = {CMD_SECTOR_ERASE: 4096, CMD_BLOCK_ERASE: 65536}
HEADER = 4  # command and address

# Typical times of the W25Q16JV on a Pico, in nanoseconds; meanwhile CircuitPython keeps interrupts off.
ERASE_TIMES = {4096: 45e6, 65536: 150e6}
PROGRAM_TIME = 0.4e6


@dataclass(frozen=True)
class Operation:
    """One erase or program, at a time in seconds; `torn` if the power went away half-way."""

    at: float
    kind: str
    address: int
    size: int
    torn: bool = False


class FlashChip:
    """Stands between the emulator's flash controller and its flash memory."""

    def __init__(self, mcu, power_lost: Callable[[], None]) -> None:
        self.operations: list[Operation] = []
        self._mcu = mcu
        self._clock = mcu.clock
        self._controller = mcu.ssi
        self._power_lost = power_lost
        self._busy_until = 0.0
        self._cut_at = -1
        self._cut_fraction = 0.0
        self._pass_command = self._controller._apply_command
        self._pass_byte = self._controller._shift_byte
        self._controller._apply_command = self._on_command
        self._controller._shift_byte = self._on_byte

    def contents(self) -> bytes:
        """All the chip holds: CircuitPython, nvm and drive."""
        return bytes(self._mcu.flash[:FLASH_SIZE])

    def cut_inside(self, operation: int, fraction: float = 0.5) -> None:
        """Lose power in the n-th operation from now (0 is the next).

        By then that fraction of the bytes it changes has changed: 0 is a cut before it, 1 one after it.
        """
        self._cut_at = len(self.operations) + operation
        self._cut_fraction = fraction

    def _on_byte(self, byte: int) -> int:
        command = self._controller._tx_buffer[:1]
        answer = self._pass_byte(byte)
        if command == bytes([CMD_READ_STATUS_1]):
            self._let_time_pass()
            busy = self._clock.nanos < self._busy_until
            return answer & STATUS_WEL_BIT | (STATUS_BUSY_BIT if busy else 0)
        return answer

    def _let_time_pass(self) -> None:
        """Go to the end of what the chip does, or of run().

        Until then CircuitPython does nothing but ask again, and each question would be emulated.
        """
        while not self._mcu.simulator.stopped and (left := self._busy_until - self._clock.nanos) > 0:
            self._clock.tick(min(left, self._clock.nanos_to_next_alarm))

    def _on_command(self) -> None:
        """The chip was deselected: whatever was sent takes effect."""
        sent = self._controller._tx_buffer
        writes = self._controller._write_enabled and len(sent) >= HEADER
        if writes and sent[0] in ERASE_SIZES:
            self._erase(sent)
        elif writes and sent[0] == CMD_PAGE_PROGRAM:
            self._program(sent)
        else:
            self._pass_command()

    def _erase(self, sent: bytes) -> None:
        size = ERASE_SIZES[sent[0]]
        address = int.from_bytes(sent[1:HEADER], "big") & ~(size - 1)
        self._perform("erase", address, b"\xff" * size, ERASE_TIMES[size])

    def _program(self, sent: bytes) -> None:
        address = int.from_bytes(sent[1:HEADER], "big")
        old = self._mcu.flash[address : address + len(sent) - HEADER]
        merged = bytes(was & new for was, new in zip(old, sent[HEADER:]))  # programming only clears bits
        self._perform("program", address, merged, PROGRAM_TIME)

    def _perform(self, kind: str, address: int, result: bytes, time: float) -> None:
        memory = self._mcu.flash
        torn = len(self.operations) == self._cut_at
        changes = [at for at, byte in enumerate(result, address) if memory[at] != byte]
        for at in changes[: int(len(changes) * self._cut_fraction)] if torn else changes:
            memory[at] = result[at - address]
        self.operations.append(Operation(self._clock.nanos / 1e9, kind, address, len(result), torn))
        self._busy_until = self._clock.nanos + time
        self._controller._write_enabled = False
        self._controller._tx_buffer = bytearray()
        if torn:
            self._power_lost()
