# SPDX-FileCopyrightText: 2026 The Mano authors
# SPDX-License-Identifier: MIT
"""Stands in for CircuitPython's displayio where there is none, as on the MicroPython VM.

As much of it as `mano.panel` uses, for panels of one bit a pixel. A palette's colour counts as lit
if it is not black.
"""


class Bitmap:
    """Pixels of value 0 or 1, eight to a byte, the leftmost in bit 7."""

    def __init__(self, width, height, value_count):
        if value_count > 2:
            raise ValueError("the stand-in has bitmaps of two values only")
        self.width = width
        self.height = height
        self._stride = (width + 7) // 8
        self._bytes = bytearray(self._stride * height)

    def __getitem__(self, place):
        x, y = self._x_and_y(place)
        return self._bytes[y * self._stride + (x >> 3)] >> (7 - (x & 7)) & 1

    def __setitem__(self, place, value):
        x, y = self._x_and_y(place)
        mask = 0x80 >> (x & 7)
        at = y * self._stride + (x >> 3)
        self._bytes[at] = self._bytes[at] | mask if value else self._bytes[at] & ~mask

    def _x_and_y(self, place):
        x, y = place if isinstance(place, tuple) else (place % self.width, place // self.width)
        if not (0 <= x < self.width and 0 <= y < self.height):
            raise IndexError("pixel out of range")  # as on a board; Blinka lets it pass
        return x, y


class Palette:
    """Colours by pixel value."""

    def __init__(self, color_count):
        self._colors = [0] * color_count
        self._transparent = [False] * color_count

    def __len__(self):
        return len(self._colors)

    def __setitem__(self, index, color):
        self._colors[index] = color

    def make_transparent(self, index):
        self._transparent[index] = True

    def ink(self, value):
        """What a pixel of this value does to the panel: True lights it, False darkens it, None neither."""
        return None if self._transparent[value] else self._colors[value] != 0


class TileGrid:
    """A row of tiles of a bitmap."""

    def __init__(self, bitmap, *, pixel_shader, width=1, tile_width=None, tile_height=None, default_tile=0):
        self.pixel_shader = pixel_shader
        self.x = self.y = 0
        self.hidden = False
        self._bitmap = bitmap
        self._width = tile_width or bitmap.width
        self._height = tile_height or bitmap.height
        self._tiles = bytearray([default_tile] * width)

    def __setitem__(self, index, tile):
        self._tiles[index] = tile

    def draw(self, display, x, y, scale):
        """Draw onto a display whose group's origin lies at x, y."""
        if self.hidden:
            return
        inks = [self.pixel_shader.ink(value) for value in range(len(self.pixel_shader))]
        for index, tile in enumerate(self._tiles):
            self._draw_tile(
                tile, inks, display, x + (self.x + index * self._width) * scale, y + self.y * scale, scale
            )

    def _draw_tile(self, tile, inks, display, x, y, scale):
        across = self._bitmap.width // self._width
        left, top = tile % across * self._width, tile // across * self._height
        for row in range(self._height):
            for column in range(self._width):
                ink = inks[self._bitmap[left + column, top + row]]
                if ink is not None:
                    display.fill(x + column * scale, y + row * scale, scale, ink)


class Group:
    """Things drawn in order, moved and enlarged together."""

    def __init__(self, *, scale=1, x=0, y=0):
        self.x = x
        self.y = y
        self._scale = scale
        self._members = []

    def append(self, member):
        self._members.append(member)

    def draw(self, display, x, y, scale):
        """Draw all members onto a display."""
        for member in self._members:
            member.draw(display, x + self.x * scale, y + self.y * scale, scale * self._scale)


class Display:
    """A panel that keeps its picture in memory. It changes only in refresh(), as with auto_refresh off."""

    def __init__(self, width=128, height=64):
        self.width = width
        self.height = height
        self.root_group = None
        self.auto_refresh = False
        self.brightness = 1.0
        self.awake = True
        self.refreshes = 0
        self._picture = bytearray(width * height // 8)

    def refresh(self):
        self.refreshes += 1
        for index in range(len(self._picture)):
            self._picture[index] = 0
        if self.root_group is not None:
            self.root_group.draw(self, 0, 0, 1)

    def sleep(self):
        self.awake = False

    def wake(self):
        self.awake = True

    def frame(self):
        """The picture: one bit a pixel, row by row, the leftmost in bit 7."""
        return bytes(self._picture)

    def fill(self, left, top, size, lit):
        """Light or darken a square; what lies off the panel is lost."""
        for y in range(max(0, top), min(top + size, self.height)):
            for x in range(max(0, left), min(left + size, self.width)):
                mask = 0x80 >> (x & 7)
                at = (y * self.width + x) >> 3
                self._picture[at] = self._picture[at] | mask if lit else self._picture[at] & ~mask
