# SPDX-FileCopyrightText: 2026 The Mano authors
# SPDX-License-Identifier: MIT
"""The computer's end of the USB serial port."""

from collections.abc import Callable

CTRL_C = 3
CTRL_C_TAKES = 50e6  # nanoseconds CircuitPython gets to act on it before it is sent anything more


class Console:
    """Sends to the board, and keeps in `text` all it says.

    What it says before the computer has found the port is lost, as on a desk.
    """

    def __init__(self, cdc, clock, run_until: Callable) -> None:
        self.text = bytearray()
        self.connected = False
        self.listeners: list[Callable[[bytes], None]] = []
        self._cdc = cdc
        self._clock = clock
        self._run_until = run_until
        self._unsent = bytearray()
        self._asked = 0  # bytes the board has asked for and not got
        self._silent = False
        self._end_of_silence = clock.create_alarm(self._speak_again)
        self._read_other_endpoint = cdc.usb.on_endpoint_read
        cdc.usb.on_endpoint_read = self._on_read
        cdc.on_serial_data = self._on_data
        cdc.on_device_connected = self._on_connected

    def send(self, data: bytes) -> None:
        """Send as fast as the board takes it, with a pause after each Ctrl-C."""
        self._unsent += data
        self._serve()

    def expect(self, words: bytes, within: float = 10.0) -> bytes:
        """Let time pass until the board says `words`; returns and forgets all up to and with them."""
        self._run_until(lambda: words in self.text, within)
        before, _, after = bytes(self.text).partition(words)
        self.text[:] = after
        return before

    def disconnect(self) -> None:
        """The board is about to leave the bus."""
        self.connected = False
        self._asked = 0
        self._unsent.clear()

    def _on_connected(self) -> None:
        self.connected = True

    def _on_data(self, data: bytes) -> None:
        self.text += data
        for listener in self.listeners:
            listener(bytes(data))

    def _on_read(self, endpoint: int, size: int) -> None:
        """The board can take `size` bytes.

        A computer with nothing to say does not answer. rp2040py's own would, every 10 us and with nothing,
        which would keep the board from ever sleeping.
        """
        if endpoint == self._cdc._out_endpoint:
            self._asked = size
            self._serve()
        else:
            self._read_other_endpoint(endpoint, size)

    def _serve(self) -> None:
        if not (self._asked and self._unsent) or self._silent:
            return
        chunk = self._unsent[: self._asked]
        if CTRL_C in chunk:
            chunk = chunk[: chunk.index(CTRL_C) + 1]
            self._silent = True
            self._end_of_silence.schedule(CTRL_C_TAKES)
        del self._unsent[: len(chunk)]
        self._asked = 0
        self._cdc.usb.endpoint_read_done(self._cdc._out_endpoint, chunk)

    def _speak_again(self) -> None:
        self._silent = False
        self._serve()
