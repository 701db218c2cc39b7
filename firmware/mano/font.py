# SPDX-FileCopyrightText: 2026 The Mano authors
# SPDX-License-Identifier: MIT
"""A font whose glyphs lie in one bitmap, as `tools/font_baking.py` writes it.

The file: b"MANO", cell width, cell height, ascent, glyphs a row, rows; the bitmap, one bit
a pixel, each row of pixels padded to whole bytes; last, as UTF-8, the characters in order.
"""

from displayio import Bitmap
from fontio import Glyph

try:
    import bitmaptools
except ImportError:
    bitmaptools = None  # type: ignore[assignment]

MAGIC = b"MANO"
_HEADER = 9


class SheetFont:
    """What adafruit_display_text asks of a font; every glyph has the same size."""

    def __init__(self, bitmap, width, height, ascent, characters):
        self.bitmap = bitmap
        self.width = width
        self.height = height
        self.ascent = ascent
        self._characters = characters

    def get_bounding_box(self):
        """(width, height, x offset, y offset) of every glyph."""
        return (self.width, self.height, 0, self.ascent - self.height)

    def load_glyphs(self, code_points):
        """Nothing to do: all glyphs are there from the start."""

    def get_glyph(self, code_point):
        """The glyph of a code point; the first of the sheet, an empty box, if it has none."""
        tile = max(0, self._characters.find(chr(code_point)))
        dy = self.ascent - self.height
        return Glyph(self.bitmap, tile, self.width, self.height, 0, dy, self.width, 0)


def load(path):
    """Read a baked font. OSError if there is no such file, ValueError if it is no baked font."""
    with open(path, "rb") as file:
        header = file.read(_HEADER)
        if header[:4] != MAGIC or len(header) != _HEADER:
            raise ValueError("no Mano font: " + path)
        width, height, ascent, across, rows = header[4:]
        bitmap = Bitmap(width * across, height * rows, 2)
        read = bitmaptools.readinto if bitmaptools else _read_slowly
        read(bitmap, file, 1, 1, True)  # one bit a pixel, in bytes, from the left
        return SheetFont(bitmap, width, height, ascent, file.read().decode("utf-8"))


def _read_slowly(bitmap, file, _bits, _element, _from_left):
    for y in range(bitmap.height):
        row = file.read((bitmap.width + 7) // 8)
        for x in range(bitmap.width):
            bitmap[x, y] = row[x >> 3] >> (7 - (x & 7)) & 1
