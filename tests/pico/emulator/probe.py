# SPDX-FileCopyrightText: 2026 The Mano authors
# SPDX-License-Identifier: MIT
"""Who is there? CircuitPython asks by toggling the two I2C pins itself, outside the I2C peripheral."""

from collections.abc import Callable

from rp2040py.gpio_pin import GPIOPinState

BITS = 8  # seven of the address, one of the direction


class AddressProbe:
    """Watches the two pins, pulls them up, and acknowledges an address byte that `answers(address)`."""

    def __init__(self, sda, scl, answers: Callable[[int], bool]) -> None:
        self._sda, self._scl = sda, scl
        self._answers = answers
        self._levels = (True, True)
        self._bits: list[bool] | None = None  # of the address byte; None outside of one
        for pin in (sda, scl):
            pin.set_input_value(True)
            pin.add_listener(self._changed)

    def _changed(self, value, before) -> None:
        old_sda, old_scl = self._levels
        sda = self._sda.value != GPIOPinState.LOW
        scl = self._scl.value != GPIOPinState.LOW
        self._levels = (sda, scl)
        if old_scl and scl and sda != old_sda:
            self._start_or_stop(starts=not sda)
        elif self._bits is not None and scl and not old_scl:
            self._bits.append(sda)
        elif self._bits is not None and old_scl and not scl:
            self._clock_falls()

    def _start_or_stop(self, starts: bool) -> None:
        self._bits = [] if starts else None
        if not starts:
            self._sda.set_input_value(True)

    def _clock_falls(self) -> None:
        """After the eighth bit: acknowledge. After the acknowledge: let go."""
        if len(self._bits) == BITS:
            address = sum(bit << (6 - place) for place, bit in enumerate(self._bits[:7]))
            if self._answers(address):
                self._sda.set_input_value(False)
        elif len(self._bits) > BITS:
            self._bits = None
            self._sda.set_input_value(True)
