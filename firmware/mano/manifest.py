# SPDX-FileCopyrightText: 2026 The Mano authors
# SPDX-License-Identifier: MIT
"""What the build put on the drive: a version, then one line a file, ``crc32 size path``; is it all still there?"""

from binascii import crc32
from os import stat

PATH = "manifest.txt"
MISSING, DAMAGED = 1, 2
_PIECE = 512


def first_fault(sizes=False):
    """(path, MISSING or DAMAGED) of the first file that is not as it was built; None when all are.

    sizes: only how long they are, which takes a tenth of the time.
    """
    try:
        with open(PATH) as file:
            file.readline()
            for line in file:
                if line == "\n":
                    break       # blank lines fill its last block
                crc, size, path = line.rstrip("\n").split(" ", 2)
                fault = _fault(path, int(size), None if sizes else int(crc, 16))
                if fault:
                    return path, fault
    except (OSError, ValueError):
        return PATH, DAMAGED
    return None


def _fault(path, size, crc):
    try:
        if stat(path)[6] != size:
            return DAMAGED
        return None if crc is None or _crc_of(path) == crc else DAMAGED
    except OSError:
        return MISSING


def _crc_of(path):
    crc = 0
    piece = bytearray(_PIECE)
    with open(path, "rb") as file:
        while True:
            count = file.readinto(piece)
            if not count:
                return crc
            crc = crc32(memoryview(piece)[:count], crc)
