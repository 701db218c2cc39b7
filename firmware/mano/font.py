# SPDX-FileCopyrightText: 2026 The Mano authors
# SPDX-License-Identifier: MIT
"""A font whose glyphs lie in one bitmap, as `tools/font_baking.py` writes it.

The file: b"MANO", cell width, cell height, glyphs a row, rows; the bitmap, one bit
a pixel, each row of pixels padded to whole bytes; last, as UTF-8, the characters in order.
"""

from displayio import Bitmap

MAGIC = b"MANO"
_HEADER = 8


class SheetFont:
    """A sheet of glyphs of one size, `width` x `height` pixels each: what a TileGrid shows tiles of."""

    def __init__(self, bitmap, width, height, characters):
        self.bitmap = bitmap
        self.width = width
        self.height = height
        self._characters = characters

    def tile(self, character):
        """The tile of a character; the first of the sheet, an empty box, if it has none."""
        return max(0, self._characters.find(character))


def load(path):
    """Read a baked font. OSError if there is no such file, ValueError if it is no baked font."""
    with open(path, "rb") as file:
        header = file.read(_HEADER)
        if header[:4] != MAGIC or len(header) != _HEADER:
            raise ValueError("no Mano font: " + path)
        width, height, across, rows = header[4:]
        bitmap = Bitmap(width * across, height * rows, 2)
        _reader()(bitmap, file, 1, 1, True)  # one bit a pixel, in bytes, from the left
        return SheetFont(bitmap, width, height, file.read().decode("utf-8"))


def _reader():
    try:
        from bitmaptools import readinto
    except ImportError:  # the smallest boards
        return _read_slowly
    return readinto


def _read_slowly(bitmap, file, _bits, _element, _from_left):
    for y in range(bitmap.height):
        row = file.read((bitmap.width + 7) // 8)
        for x in range(bitmap.width):
            bitmap[x, y] = row[x >> 3] >> (7 - (x & 7)) & 1
