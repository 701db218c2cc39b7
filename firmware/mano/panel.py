# SPDX-FileCopyrightText: 2026 The Mano authors
# SPDX-License-Identifier: MIT
"""The panel: one headline in large type, three small lines, and a bar for a key held down.

128x64 gives 10 large characters over 21 small ones; a larger panel gets larger type.
"""

from adafruit_display_text.label import Label
from displayio import Bitmap, Group, Palette, TileGrid

_LINE = 20  # characters a small line holds at least
_HEADLINE = 10
_WHITE, _BLACK = 0xFFFFFF, 0x000000
_MANY = 2  # changes, from which on the whole panel is sent


class Metrics:
    """Scale and place of the type on a panel of this size, for cells of this size; in pixels."""

    def __init__(self, width, height, cell_width, cell_height):
        self.small = max(1, min(width // (_LINE * cell_width), height // (5 * cell_height)))
        spare = height - 3 * self.small * cell_height
        self.large = max(1, min(width // (_HEADLINE * cell_width), spare // cell_height))
        self.bar = 2 * self.small
        gap = max(0, spare - self.large * cell_height - self.bar) // 4
        first = self.large * cell_height + 2 * gap
        step = self.small * cell_height + gap
        self.tops = (gap, first, first + step, first + 2 * step)


class Panel:
    """Text on a displayio display. Its labels are made once and touched only by a change."""

    def __init__(self, display, font):
        self.display = display
        self._font = font
        self._fit = Metrics(display.width, display.height, font.width, font.height)
        self.columns = display.width // (self._fit.small * font.width)
        self.headline_columns = display.width // (self._fit.large * font.width)
        self._texts = ["", "", "", ""]
        self._marked = False
        self._changes = _MANY
        self._build()

    def show(self, headline, line1="", line2="", line3="", mark=False):
        """Set the texts; `mark` shows the headline black on white. Nothing moves before refresh()."""
        self._set(0, headline)
        self._set(1, line1)
        self._set(2, line2)
        self._set(3, line3)
        if mark != self._marked:
            self._marked = mark
            self._plate.hidden = not mark
            self._labels[0].color = _BLACK if mark else _WHITE
            self._changes += _MANY

    def text(self):
        """(headline, line 1, line 2, line 3) as they were last set."""
        return tuple(self._texts)

    def bar(self, tenths):
        """How far a held key has got, in tenths of its time; 0 takes the bar away."""
        width = self.display.width
        x = width * tenths // 10 - width
        if x != self._bar.x:
            self._bar.x = x
            self._bar.hidden = not tenths
            self._changes += 1

    def shift(self, dx, dy):
        """Move all text, against burn-in: 0 or 1 pixel across, 0 to 2 down fit on every panel."""
        page = self._page
        if dx != page.x or dy != page.y:
            page.x = dx
            page.y = dy
            self._changes += _MANY

    def refresh(self):
        """Send what changed to the display; True if anything did."""
        if not self._changes:
            return False
        if self._changes >= _MANY:
            self._redraw()
        self._changes = 0
        self.display.refresh()
        return True

    def _redraw(self):
        """Have the whole panel sent: one big area goes three times as fast as one a letter."""
        self.display.root_group = self._blank
        self.display.root_group = self._root

    def _set(self, row, text):
        if text != self._texts[row]:
            self._texts[row] = text
            self._labels[row].text = text
            self._changes += 1

    def _build(self):
        fit, font, display = self._fit, self._font, self.display
        self._labels = [self._label(row) for row in range(4)]
        self._plate = _block(display.width // fit.large + 1, font.height)
        self._bar = _block(display.width, fit.bar)
        self._bar.x = -display.width
        self._bar.y = display.height - fit.bar
        plates = Group(scale=fit.large, y=fit.tops[0])
        plates.append(self._plate)
        self._page = _group([plates] + self._labels)
        self._root = _group([self._page, self._bar])
        self._blank = Group()
        display.auto_refresh = False

    def _label(self, row):
        scale = self._fit.small if row else self._fit.large
        baseline = self._fit.tops[row] + scale * self._font.ascent
        margin = self._fit.small
        return Label(self._font, color=_WHITE, scale=scale, base_alignment=True, x=margin, y=baseline)


def _block(width, height):
    """A white block, hidden at first."""
    ink = Palette(1)
    ink[0] = _WHITE
    block = TileGrid(Bitmap(width, height, 2), pixel_shader=ink)
    block.hidden = True
    return block


def _group(members):
    group = Group()
    for member in members:
        group.append(member)
    return group
