# SPDX-FileCopyrightText: 2026 The Mano authors
# SPDX-License-Identifier: MIT
"""Makes MicroPython on this computer answer as a CircuitPython board does: run with -i, then its REPL is the board's.

The one argument is JSON: {"root": folder that is the drive, "name", "version", "board_id", "writable", "held": a
computer holds the drive}.
"""

import builtins
import json
import os
import sys

import vfs

FOLDER = 0x4000
WANTED = json.loads(sys.argv[1])
REAL_OS, REAL_SYS = os, sys
WRITABLE = [WANTED["writable"]]

vfs.umount("/")
vfs.mount(vfs.VfsPosix(WANTED["root"]), "/")


class Pretended:
    """A module with these contents."""

    def __init__(self, **contents):
        for name in contents:
            setattr(self, name, contents[name])


class Sys:
    """sys, of another interpreter."""

    implementation = Pretended(name=WANTED["name"], version=tuple(WANTED["version"]))

    def __getattr__(self, name):
        return getattr(REAL_SYS, name)


class Os:
    """os without what CircuitPython lacks."""

    def __getattr__(self, name):
        if name in ("ilistdir", "system"):
            raise AttributeError(name)
        return getattr(REAL_OS, name)

    def remove(self, path):
        demand_writable()
        REAL_OS.remove(path)


def remount(path, readonly):
    """As storage.remount()."""
    if WANTED["held"]:
        raise RuntimeError("Cannot remount path when visible via USB.")
    WRITABLE[0] = not readonly


def erase(path=""):
    """As storage.erase_filesystem(); afterwards a computer sees the drive."""
    for name, kind in [entry[:2] for entry in REAL_OS.ilistdir(path or "/")]:
        if kind == FOLDER:
            erase(path + "/" + name)
            REAL_OS.rmdir(path + "/" + name)
        else:
            REAL_OS.remove(path + "/" + name)
    if not path:
        restart()


def restart():
    """As microcontroller.reset(): a new interpreter takes over the port."""
    REAL_SYS.exit(0)


def demand_writable():
    """Raises as a drive does that belongs to a computer."""
    if not WRITABLE[0]:
        raise OSError(30)


def opened(path, mode="r"):
    """open(), on a drive that may be read-only."""
    if mode[0] == "w" or "+" in mode:
        demand_writable()
    return real_open(path, mode)


real_open = builtins.open
builtins.open = opened
sys.modules["sys"] = Sys()
sys.modules["os"] = Os()
sys.modules["board"] = Pretended(board_id=WANTED["board_id"])
sys.modules["microcontroller"] = Pretended(reset=restart, cpu=Pretended(uid=b"\xe4\x62"))
sys.modules["storage"] = Pretended(
    getmount=lambda path: Pretended(readonly=not WRITABLE[0]), remount=remount, erase_filesystem=erase
)
