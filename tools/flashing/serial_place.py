# SPDX-FileCopyrightText: 2026 The Mano authors
# SPDX-License-Identifier: MIT
"""A board's drive by way of its serial port: mpremote's transport, and our own functions on the board's side.

mpremote's own file commands need what CircuitPython lacks, and would write each file anew.
"""

import ast
import contextlib
import os
import struct
import time
from collections.abc import Iterator
from pathlib import Path

import serial
from mpremote.transport import TransportError, TransportExecError
from mpremote.transport_serial import SerialTransport

from tools.flashing.place import Facts, Held, Place
from tools.problem import Problem

ON_BOARD = Path(__file__).parent / "on_board.py"
CTRL_B, CTRL_C = b"\x02", b"\x03"
ATTEMPTS = 4
QUIET = 0.2  # seconds without a word: the board waits
PIECE = 1024
FULL, READ_ONLY = "[Errno 28]", "[Errno 30]"


class SerialPlace(Place):
    """The board on that port, its program stopped. patience: seconds to wait for an answer. Raises Problem."""

    def __init__(self, port: str, patience: float = 10) -> None:
        self.name = port
        self._patience = patience
        demand_access(port)
        with self._telling():
            self._transport = SerialTransport(port, timeout=patience)
            self._reach_prompt()
            self._transport.enter_raw_repl(soft_reset=False, timeout_overall=patience)
            self._free_the_panel()
            self._run(ON_BOARD.read_text(encoding="utf-8"))

    def close(self) -> None:
        """Let go of the port, and have the board start its program again if that has not been done."""
        with contextlib.suppress(Problem):
            if self._transport.serial.is_open:
                self.restart()

    def let_go(self) -> None:
        """Let go of the port; the board stays as it is."""
        with self._telling():
            self._transport.close()

    def facts(self) -> Facts:
        interpreter, version, board, read_only, free, uid = self._ask("tell_facts()")[0]
        return Facts(interpreter, version, board, not read_only, free, uid)

    def take_drive(self) -> bool:
        """Have the board write to its drive; False while a computer holds it."""
        return self._ask("take_drive()")[0]

    def files(self, *paths: str) -> dict[str, Held]:
        said = [entry for path in paths for entry in self._ask(f"tell_files({path!r})")]
        return {path: Held(size, crc) for path, size, crc in said}

    def read(self, path: str) -> bytes:
        return self._ask(f"tell({path!r})")[0]

    def nvm(self) -> bytes:
        """The bytes of the board's memory outside the drive; none if it has no such memory."""
        return self._ask("tell_nvm()")[0]

    def write(self, path: str, content: bytes) -> None:
        self._run(f"f = to_write({path!r}, {len(content)})\nw = f.write")
        for start in range(0, len(content), PIECE):
            self._run(f"w({literal(content[start : start + PIECE])})")
        self._run("f.close()")

    def copy(self, source: str, target: str) -> None:
        self._run(f"copy({source!r}, {target!r})")

    def remove(self, path: str) -> None:
        self._run(f"remove({path!r})")

    def restart(self) -> str:
        self._leave("import microcontroller\nmicrocontroller.reset()")
        return ""

    def erase_drive(self) -> None:
        """Make the drive anew, empty; the board restarts, and this place is closed."""
        self._leave("import storage\nstorage.erase_filesystem()")

    def _leave(self, source: str) -> None:
        with self._telling():
            self._transport.exec_raw_no_follow(source)
            time.sleep(QUIET)  # else closing the port could overtake the last words
            self._transport.close()

    # -- talking

    def _reach_prompt(self) -> None:
        """Ctrl-C ends what runs, and any key then leads to the REPL; Ctrl-B leaves a raw REPL that was left open."""
        for _ in range(ATTEMPTS):
            self._transport.serial.write(CTRL_C)
            self._listen()
            self._transport.serial.write(CTRL_B)
            said = self._transport.read_until(
                1, b">>> ", timeout=self._patience, timeout_overall=self._patience
            )
            if said.endswith(b">>> "):
                return
        raise TransportError("no prompt")

    def _listen(self) -> None:
        """Wait until the board has nothing more to say."""
        port = self._transport.serial
        port.timeout = QUIET
        while port.read(256):
            pass
        port.timeout = self._patience

    def _free_the_panel(self) -> None:
        """The REPL is shown on the panel too, which makes it several times slower."""
        self._run("try:\n import displayio\n displayio.release_displays()\nexcept ImportError:\n pass")

    def _ask(self, call: str) -> list:
        """What the board prints, a value a line."""
        return [ast.literal_eval(line) for line in self._run(call).decode().splitlines()]

    def _run(self, source: str) -> bytes:
        with self._telling():
            said, complaint = self._transport.exec_raw(source, timeout=self._patience)
            if complaint:
                raise TransportExecError(said, complaint.decode(errors="replace"))
            return said

    @contextlib.contextmanager
    def _telling(self) -> Iterator[None]:
        """What goes wrong with the port or on the board, in words."""
        try:
            yield
        except TransportExecError as error:
            raise Problem(f"{self.name}: {_on_board(error.error_output)}") from None
        except (TransportError, serial.SerialException, struct.error, OSError, IndexError) as error:
            raise Problem(f"{self.name}: {_on_the_line(str(error))}") from None


def literal(piece: bytes) -> str:
    """The bytes as source; what fills a file up is told as a number of them."""
    last = piece[-1:]
    rest = piece.rstrip(last)
    return f"{rest!r} + {last!r} * {len(piece) - len(rest)}"


def demand_access(port: str) -> None:
    """Raises Problem if this user may not use that port."""
    if not os.path.exists(port):
        if os.name != "nt":
            raise Problem(
                f"there is no port {port}. Is the board plugged in, with a cable that carries data?"
            )
        return
    if not os.access(port, os.R_OK | os.W_OK):
        raise Problem(
            f"you may not use {port}. Join its group, then log out and in again: sudo usermod -a -G {_group(port)} "
            f"$USER. Or, where a group is not enough, add a udev rule: "
            f'SUBSYSTEM=="tty", ATTRS{{idVendor}}=="2e8a", MODE="0666"'
        )


def _group(port: str) -> str:
    import grp

    try:
        return grp.getgrgid(os.stat(port).st_gid).gr_name
    except KeyError:
        return "dialout"


def _on_board(traceback: str) -> str:
    last = (traceback.strip().splitlines() or ["no reason told"])[-1]
    if FULL in last:
        return "the drive is full. Remove what is not Mano's from it, or choose fewer --languages or --games."
    if READ_ONLY in last:
        return "the drive is read-only: a computer holds it. Eject it there, or name it with --drive."
    return f"the board says: {last}. Start again; if that does not help, --rescue makes the drive anew."


def _on_the_line(error: str) -> str:
    if "failed to access" in error:
        return (
            "the port is in use. Close the program that has it open: a terminal, an editor, a serial monitor."
        )
    if "no prompt" in error or "enter raw repl" in error:
        return "no CircuitPython answers there. Press RESET and try again; is it the right --port?"
    return f"the board stopped answering ({error}). Plug it in and start again: nothing is lost."
