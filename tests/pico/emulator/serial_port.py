# SPDX-FileCopyrightText: 2026 The Mano authors
# SPDX-License-Identifier: MIT
"""The board's serial port as a device of this computer, so that mpremote and our own tools can use it."""

import os
import pty
import select
import threading
import tty
from contextlib import contextmanager

ENOUGH = 4096


@contextmanager
def opened(machine):
    """The path of the port. Inside the block the machine runs by itself, as fast as the computer can."""
    ours, theirs = pty.openpty()
    tty.setraw(theirs)
    os.set_blocking(ours, False)
    stop = threading.Event()
    runner = threading.Thread(target=_run, args=(machine, ours, stop), daemon=True)
    runner.start()
    try:
        yield os.ttyname(theirs)
    finally:
        stop.set()
        runner.join()
        os.close(ours)
        os.close(theirs)


def _run(machine, ours: int, stop: threading.Event) -> None:
    said = bytearray()
    machine.console.listeners.append(said.extend)
    while not stop.is_set():
        if select.select([ours], [], [], 0)[0]:
            machine.console.send(os.read(ours, ENOUGH))
        if said:
            _write(ours, said)
        machine.step()
    machine.console.listeners.remove(said.extend)


def _write(ours: int, said: bytearray) -> None:
    """Hand over as much as the terminal takes."""
    try:
        del said[: os.write(ours, said)]
    except BlockingIOError:
        return
