# SPDX-FileCopyrightText: 2026 The Mano authors
# SPDX-License-Identifier: MIT
"""What the board does for `flash`: this source is sent to its REPL once, its functions are called from there.

It keeps to what CircuitPython has: no ilistdir, no truncate, no sha256; and a file is written in place where that is
possible, since making, growing or shrinking one erases the sector that the whole drive depends on.
"""

import os
import sys
from binascii import crc32, hexlify

PIECE = bytearray(1024)
FOLDER = 0x4000  # in os.stat()[0]


def tell_facts():
    """Prints (interpreter, version, board, whether its drive is read-only, free bytes, the chip's own number)."""
    try:
        import board

        name = board.board_id
    except (ImportError, AttributeError):
        name = ""
    block, free = 512, 0
    try:
        block, _, _, free = os.statvfs("/")[:4]
    except OSError:
        pass
    version = tuple(sys.implementation.version[:3])
    print(repr((sys.implementation.name, version, name, read_only(), block * free, uid())))


def uid():
    """The number of this chip; "" where it tells none."""
    try:
        import microcontroller

        return hexlify(microcontroller.cpu.uid).decode()
    except (ImportError, AttributeError):
        return ""


def read_only():
    """Whether a computer may write to the drive, and the board's programs may not."""
    try:
        import storage

        return storage.getmount("/").readonly
    except (ImportError, OSError):
        return True


def take_drive():
    """Prints whether the drive can be written from here now: not while a computer holds it."""
    import storage

    try:
        storage.remount("/", readonly=False)
    except RuntimeError:
        pass
    print(not read_only())


def tell_files(path):
    """Prints (path, size, crc32) of a file, or of all files below a folder; nothing if there is no such path."""
    try:
        kind, size = os.stat("/" + path)[0], os.stat("/" + path)[6]
    except OSError:
        return
    if kind & FOLDER:
        for name in os.listdir("/" + path):
            tell_files(path + "/" + name if path else name)
    else:
        print(repr((path, size, checksum(path))))


def checksum(path):
    """The crc32 of a file."""
    crc = 0
    with open("/" + path, "rb") as file:
        while True:
            count = file.readinto(PIECE)
            if not count:
                return crc
            crc = crc32(memoryview(PIECE)[:count], crc)


def to_write(path, size):
    """The file, open to be written: in place, and longer where need be, unless it has to become shorter."""
    try:
        if os.stat("/" + path)[6] <= size:
            return open("/" + path, "r+b")
    except OSError:
        make_folders(path)
    return open("/" + path, "wb")


def make_folders(path):
    """Makes the folders that a file lies in."""
    parts = path.split("/")[:-1]
    for depth in range(1, len(parts) + 1):
        try:
            os.mkdir("/" + "/".join(parts[:depth]))
        except OSError:
            pass  # it is there


def copy(source, target):
    """Makes one file the same as another."""
    size = os.stat("/" + source)[6]
    with open("/" + source, "rb") as original, to_write(target, size) as written:
        while True:
            count = original.readinto(PIECE)
            if not count:
                return
            written.write(memoryview(PIECE)[:count])


def remove(path):
    """Removes a file, and its folder with the last file in it."""
    os.remove("/" + path)
    try:
        os.rmdir("/" + path.rpartition("/")[0])
    except OSError:
        pass  # there are others


def tell(path):
    """Prints the bytes of a file; none if there is no such file."""
    try:
        with open("/" + path, "rb") as file:
            print(repr(file.read()))
    except OSError:
        print(repr(b""))


def tell_nvm():
    """Prints the bytes of the memory outside the drive; none if the board has no such memory."""
    import microcontroller

    print(repr(bytes(microcontroller.nvm[0:]) if microcontroller.nvm else b""))
