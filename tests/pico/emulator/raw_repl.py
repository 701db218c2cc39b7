# SPDX-FileCopyrightText: 2026 The Mano authors
# SPDX-License-Identifier: MIT
"""Python on the board, sent from the computer: the raw REPL, as mpremote uses it."""

ATTEMPTS = 5
BANNER = b"raw REPL; CTRL-B to exit\r\n>"
STOP, ENTER_RAW, RUN, LEAVE_RAW, RERUN = b"\x03", b"\x01", b"\x04", b"\x02", b"\x04"


class DeviceError(Exception):
    """The board's own traceback."""


class RawRepl:
    """Stops whatever runs, and runs source instead, in an empty heap: code.py's is gone by then."""

    def __init__(self, machine) -> None:
        self._machine = machine
        self._console = machine.console
        self._entered = False

    def run(self, source: str, within: float = 30.0) -> str:
        """What the source prints; DeviceError with the board's traceback if it raises."""
        if not self._entered:
            self._enter()
        self._console.send(source.encode() + RUN)
        self._console.expect(b"OK", within)
        printed = self._console.expect(b"\x04", within)
        traceback = self._console.expect(b"\x04>", within)
        if traceback:
            raise DeviceError(traceback.decode())
        return printed.decode().replace("\r\n", "\n")

    def rerun(self) -> None:
        """Leave the REPL and start code.py afresh (Ctrl-D); boot.py does not run again."""
        if not self._entered:
            self._enter()
        self._console.send(LEAVE_RAW)
        self._console.expect(b">>> ")
        self._entered = False
        self._console.send(RERUN)

    def _enter(self) -> None:
        self._stop()
        self._machine.run(0.05)
        self._console.text.clear()
        self._console.send(ENTER_RAW)
        self._console.expect(BANNER)
        self._entered = True

    def _stop(self) -> None:
        """Ctrl-C ends code.py; any key answers "Press any key to enter the REPL"."""
        for _ in range(ATTEMPTS):
            self._console.send(STOP + b"\r")
            try:
                self._console.expect(b">>> ", within=2)
                return
            except TimeoutError:
                continue
        raise TimeoutError("code.py does not give way to Ctrl-C")
