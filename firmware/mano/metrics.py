# SPDX-FileCopyrightText: 2026 The Mano authors
# SPDX-License-Identifier: MIT
"""How large the type is on a panel, and where its lines lie."""

_LINE = 20  # characters a small line holds at least
_HEADLINE = 10


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
