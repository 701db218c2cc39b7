# SPDX-FileCopyrightText: 2026 The Mano authors
# SPDX-License-Identifier: MIT
"""What the app asks of a board. The defaults are those of a board with nothing connected."""

FULL, DIM, ASLEEP = 2, 1, 0  # for dim()
BRIGHTNESS = (0.0, 0.1, 1.0)
DARK, STEADY, PULSE = 0, 1, 2  # for lights()

KEYS = {
    "cross": ("up", "down", "left", "right", "ok", "back", "show"),
    "row": ("up", "down", "left", "right", "ok", "back", "show"),
    "three": ("prev", "ok", "next"),
}

CROSS = ("up", "left", "right", "down")  # the arrows, in the order in which choices are dealt out to them

_WRAP = 1 << 29
_HALF = 1 << 28


def ticks_after(start, ms):
    """The tick `ms` milliseconds after `start`; ticks wrap at 2**29."""
    return (start + ms) % _WRAP


def ticks_between(start, end):
    """Milliseconds from one tick to another; negative if `end` lies before `start`."""
    return (end - start + _HALF) % _WRAP - _HALF


class Board:
    """The base of every board: a new one overrides what it has, and no more.

    Keys are called by where they lie or what they do (see KEYS); a knob is knob_left, knob_right and knob_push.
    Times are whole milliseconds, ticks wrap at 2**29.
    """

    GEOMETRY = "cross"  # how the keys lie: "cross", "row" or "three"
    HAS_SHOW = True  # a SHOW key (or a knob to push) of its own
    RANK_KEYS: tuple = ()  # keys that tell a rank at once while one is asked, ace first

    display = None  # a displayio display, or None when no panel answered
    font_path = "mano.font"
    nvm: bytearray | None = None  # or what acts like one; outside the drive
    words_dir: str | None = None  # the directory of the baked word files; None: words come from their modules
    slot_dir: str | None = None  # the directory that holds the save slots
    names_path: str | None = None  # a file of names for the name book, "ANA,BEA"

    def event(self):
        """The next key event as (key, down, tick), or None."""
        return None

    def wait(self, ms):
        """Sleep until a key moves or `ms` have passed; None waits for a key only."""

    def now(self):
        """The present tick."""
        return 0

    def entropy(self, n):
        """`n` random bytes, good enough to draw the first dealer by."""
        return bytes(n)

    def tone(self, hz, ms):
        """One note, without waiting for its end."""
        self.tones(((hz, ms),))

    def tones(self, notes):
        """Play (hz, ms) notes one after another, without waiting; 0 hz is a rest."""

    def lights(self, states):
        """Set the seat lights, home seat first and on clockwise: DARK, STEADY or PULSE."""

    def dim(self, level):
        """How bright the panel is: FULL, DIM or ASLEEP."""
        if self.display is None:
            return
        self.display.brightness = BRIGHTNESS[level]
        if hasattr(self.display, "sleep"):  # OLEDs; a backlight is off at 0
            (self.display.wake if level else self.display.sleep)()
