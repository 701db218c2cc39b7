# SPDX-FileCopyrightText: 2026 The Mano authors
# SPDX-License-Identifier: MIT
"""The panel: one headline in large type, three small lines, and a bar for a key held down.

128x64 gives 10 large characters over 21 small ones; a larger panel gets larger type.

Each line is one TileGrid over the font's sheet, and only cells that change are written. On a Pico a step of
a picker takes 37 ms so; with adafruit_display_text, a TileGrid a letter, it took 68 ms, and 0.45 s at start and
14 KB of heap besides.
"""

from displayio import Bitmap, Group, Palette, TileGrid

_WHITE, _BLACK = 0xFFFFFF, 0x000000


class Panel:
    """Text on a displayio display. Its lines are made once and touched only by a change."""

    def __init__(self, display, font):
        self.display = display
        from mano.metrics import Metrics  # only at the start
        fit = Metrics(display.width, display.height, font.width, font.height)
        self.columns = display.width // (fit.small * font.width)
        self.headline_columns = display.width // (fit.large * font.width)
        self._lines = [_Line(font, self.columns if row else self.headline_columns) for row in range(4)]
        self._plate = _block(display.width // fit.large + 1, font.height)
        self._bar = _block(display.width, fit.bar)
        self._marked = False
        self._changed = True
        self._lay_out(fit)

    def show(self, headline, line1="", line2="", line3="", mark=False):
        """Set the texts; `mark` shows the headline black on white. Nothing moves before refresh()."""
        self._set(0, headline)
        self._set(1, line1)
        self._set(2, line2)
        self._set(3, line3)
        if mark != self._marked:
            self._marked = mark
            self._plate.hidden = not mark
            self._lines[0].ink[1] = _BLACK if mark else _WHITE
            self._changed = True

    def text(self):
        """(headline, line 1, line 2, line 3) as they were last set."""
        return tuple([line.text for line in self._lines])

    def bar(self, tenths):
        """How far a held key has got, in tenths of its time; 0 takes the bar away."""
        width = self.display.width
        x = width * tenths // 10 - width
        if x != self._bar.x:
            self._bar.x = x
            self._bar.hidden = not tenths
            self._changed = True

    def shift(self, dx, dy):
        """Move all text, against burn-in: 0 or 1 pixel across, 0 to 2 down fit on every panel."""
        page = self._page
        if dx != page.x or dy != page.y:
            page.x = dx
            page.y = dy
            self._changed = True

    def refresh(self):
        """Send what changed to the display; True if anything did."""
        if not self._changed:
            return False
        self._changed = False
        self.display.refresh()
        return True

    def _set(self, row, text):
        line = self._lines[row]
        if text != line.text:
            line.show(text)
            self._changed = True

    def _lay_out(self, fit):
        self._page = Group()
        self._page.append(_placed(self._plate, fit.large, 0, fit.tops[0]))
        for row, line in enumerate(self._lines):
            self._page.append(_placed(line.grid, fit.small if row else fit.large, fit.small, fit.tops[row]))
        self._bar.x = -self.display.width
        self._bar.y = self.display.height - fit.bar
        root = Group()
        root.append(self._page)
        root.append(self._bar)
        self.display.auto_refresh = False
        self.display.root_group = root


class _Line:
    """One line of text: a row of the font's tiles, `columns` long."""

    def __init__(self, font, columns):
        self.text = ""
        self.ink = _ink(2)
        self.ink.make_transparent(0)
        self.grid = TileGrid(font.bitmap, pixel_shader=self.ink, width=columns, tile_width=font.width,
                             tile_height=font.height, default_tile=font.tile(" "))
        self._font = font
        self._columns = columns

    def show(self, text):
        """Write the cells that differ: a cell written anew is sent again, even with the same tile."""
        grid, tile, old = self.grid, self._font.tile, self.text
        longer = min(self._columns, max(len(text), len(old)))
        for column, now, before in zip(range(longer), _padded(text, longer), _padded(old, longer)):
            if now != before:
                grid[column] = tile(now)
        self.text = text


def _padded(text, length):
    return text + " " * (length - len(text))


def _placed(member, scale, x, y):
    group = Group(scale=scale, x=x, y=y)
    group.append(member)
    return group


def _block(width, height):
    """A white block, hidden at first."""
    block = TileGrid(Bitmap(width, height, 2), pixel_shader=_ink(1))
    block.hidden = True
    return block


def _ink(values):
    ink = Palette(values)
    ink[values - 1] = _WHITE
    return ink
