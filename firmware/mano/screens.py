# SPDX-FileCopyrightText: 2026 The Mano authors
# SPDX-License-Identifier: MIT
"""What every screen has; and the plainest one, a word to read. See also wheels."""

from mano.words import fit_headline, wrap

KNOB = {"knob_left": "left", "knob_right": "right", "knob_push": "ok"}


class Screen:
    """What every screen has. Screens never nest: a press ends with app.show() of the next one or a redraw.

    shows_clock: drawn again each second of a go's clock. slaps: keys count as they go down, never held.
    """

    shows_clock = False
    slaps = False

    def __init__(self, app):
        self.app = app

    def is_secret(self):
        """True while it is for the eyes of one seat."""
        return False

    def holds(self):
        """The keys that mean something when held."""
        return ()

    def draw(self):
        """Puts the screen's texts on the panel."""

    def meaning(self, key, tick):
        """The key that a press of this one stands for: a knob turns through choices and takes them."""
        return KNOB.get(key, key)

    def press(self, key, tick):
        """A key was pressed; tick: when it went down."""

    def held(self, key, tick):
        """A key was held for 0.8 s."""

    def tick(self, now):
        """Called when time passes; returns the ms until it wants to be called again, or None."""
        return None

    def show(self, headline, line1="", line2="", line3="", mark=False):
        """The panel's four texts, cut to its width."""
        panel = self.app.panel
        columns = panel.columns
        if self.app.board.GEOMETRY == "three":
            line3 = _for_three_keys(line3)
        panel.show(fit_headline(headline, panel.headline_columns), line1[:columns], line2[:columns], line3[:columns],
                   mark)

    def show_flow(self, headline, flow, last="", mark=False):
        """A headline, two lines of flowing text and a last line, or a third line of text where it is needed."""
        lines = (wrap(flow, self.app.panel.columns) + ["", "", ""])[:3]
        self.show(headline, lines[0], lines[1], lines[2] or last, mark)


def _for_three_keys(line):
    """A line that names keys, where arrows are PREV and NEXT, and OK is BACK when held."""
    return line.replace("▲◀▶▼", "◀▶").replace("BACK", "OK…").replace("▼", "◀")


class Word(Screen):
    """One message; any key leaves it. then: called without arguments."""

    def __init__(self, app, headline, flow, then):
        Screen.__init__(self, app)
        self.headline = headline
        self.flow = flow
        self.then = then

    def draw(self):
        self.show_flow(self.headline, self.flow)

    def press(self, key, tick):
        self.then()
