# SPDX-FileCopyrightText: 2026 The Mano authors
# SPDX-License-Identifier: MIT
"""The device in a terminal: the panel drawn with characters, the keys of the keyboard.

A terminal tells when a key goes down, never when it comes up: each press is a short one, unless
H was typed before it.
"""

import contextlib
import os
import select
import shutil
import sys
from collections.abc import Iterator

from tools.problem import Problem
from tools.simulator.device import Device
from tools.simulator.drawing import HALVES, QUADRANTS, Drawing, largest
from tools.simulator.keeping import Keeping

ESCAPES = {"A": "up", "B": "down", "C": "right", "D": "left"}
ARROWS = {"A": "ArrowUp", "B": "ArrowDown", "C": "ArrowRight", "D": "ArrowLeft"}
TYPED = {"\r": "ok", "\n": "ok", "\x7f": "back", "\x08": "back", "s": "show", "S": "show"}
THREE = {"left": "prev", "up": "prev", "right": "next", "down": "next", "ok": "ok", "back": "ok!"}  # ! held
HELP = ("arrows", "Enter     OK", "Backspace BACK", "s         SHOW", "H + key   held", "q         quit")
HELP_WIDTH = 16
HELP_LINE = "arrows   Enter OK   Backspace BACK   s SHOW   H + key held   q quit"
SHORT_PRESS, LONG_PRESS = 60, 1000  # ms

ALTERNATE_SCREEN, NORMAL_SCREEN = "\x1b[?1049h\x1b[?25l", "\x1b[?25h\x1b[?1049l"
HOME, CLEAR, REST_OF_LINE = "\x1b[H", "\x1b[2J\x1b[H", "\x1b[K"
FAINT, PLAIN = "\x1b[2m", "\x1b[0m"


class Terminal(Device):
    """The device on standard output, its keys on standard input; quit() ends it with KeyboardInterrupt."""

    def __init__(self, kept: Keeping, geometry: str = "cross") -> None:
        self.drawing = _drawing_for_this_terminal()
        super().__init__(kept, geometry)
        self._hold_next = False
        self._key_down: tuple[str, int] | None = None  # the key to let go, and when
        self._drawn: tuple[object, ...] = ()

    def wait(self, ms: int | None) -> None:
        self.present()
        if self._key_down:
            until_up = max(0, self._key_down[1] - self.now())
            ms = until_up if ms is None else min(ms, until_up)
        if select.select([sys.stdin], [], [], None if ms is None else ms / 1000)[0]:
            self._type(os.read(sys.stdin.fileno(), 64).decode("utf-8", "replace"))
        if self._key_down and self._key_down[1] <= self.now():
            self._let_go()

    def present(self) -> None:
        size = shutil.get_terminal_size()
        look = (self.oled.frame(), self.oled.contrast, tuple(self._help()), size)
        if look == self._drawn:
            return
        resized = self._drawn[3:] != (size,)
        self._drawn = look
        self.drawing = largest(*size) or self.drawing
        sys.stdout.write((CLEAR if resized else HOME) + f"{REST_OF_LINE}\r\n".join(self._screen(size)))
        sys.stdout.flush()

    def _screen(self, size: os.terminal_size) -> Iterator[str]:
        """The lines of the panel, with the keys beside it, below it or, for lack of room, not at all."""
        on, off = (FAINT, PLAIN) if self.oled.contrast < 0x40 else ("", "")
        has_room = size.columns >= self.drawing.columns + HELP_WIDTH
        beside, room = iter(self._help() if has_room else ()), size.columns - self.drawing.columns - 1
        for line in self.drawing.lines(self.oled.frame()):
            yield f"{on}{line}{off} {next(beside, '')[:room]}".rstrip(" ")
        if not has_room and size.lines > self.drawing.rows:
            yield HELP_LINE[: size.columns]

    def _help(self) -> list[str]:
        """What the keys are; those of the game's own keyboard, and the hand in view."""
        own = self.game_keys.look() if self.game_keys else {}
        keys = [f"{' '.join(names):9} {text}" for names, text in own.get("help", ())]
        hand = [_card_in_hand(**card) for card in own.get("hand", ())]
        return [*HELP, *keys, " ".join(hand)]

    def _type(self, typed: str) -> None:
        """Act on what was typed; a burst holds several keys."""
        while typed:
            if typed[:2] in ("\x1b[", "\x1bO") and typed[2:3] in ESCAPES:
                if not self._is_of_the_game(ARROWS[typed[2]]):
                    self._strike(ESCAPES[typed[2]])
                typed = typed[3:]
                continue
            letter, typed = typed[0], typed[1:]
            if self._is_of_the_game("Enter" if letter in "\r\n" else letter):
                continue
            if letter in "q\x03\x04":
                raise KeyboardInterrupt
            if letter in "hH":
                self._hold_next = True
            elif letter in TYPED:
                self._strike(TYPED[letter])

    def _is_of_the_game(self, name: str) -> bool:
        """Leave a key to the game's own keyboard, if it takes it now."""
        if not self.game_keys or name not in self.game_keys.takes():
            return False
        self.game_keys.typed(name)
        return True

    def _strike(self, key: str) -> None:
        if self._key_down:
            self._let_go()
        if self.GEOMETRY == "three":
            key = THREE.get(key, "")
        held = self._hold_next or key.endswith("!")
        self._hold_next = False
        self._key_down = (key.rstrip("!"), self.now() + (LONG_PRESS if held else SHORT_PRESS))
        self.press(self._key_down[0], True)

    def _let_go(self) -> None:
        assert self._key_down
        self.press(self._key_down[0], False)
        self._key_down = None


def _card_in_hand(card: str, fits: bool, chosen: bool, staged: bool) -> str:
    """A card as a terminal shows it: [chosen], staged*, and (so) where it does not fit."""
    text = card + "*" * staged
    return (f"[{text}]" if chosen else text) if fits or chosen else f"({text})"


@contextlib.contextmanager
def raw_keyboard() -> Iterator[None]:
    """Keys one by one, without echo, on a screen of their own; all as it was afterwards."""
    import termios
    import tty

    before = termios.tcgetattr(sys.stdin)
    try:
        tty.setcbreak(sys.stdin)
        sys.stdout.write(ALTERNATE_SCREEN)
        yield
    finally:
        sys.stdout.write(NORMAL_SCREEN)
        sys.stdout.flush()
        termios.tcsetattr(sys.stdin, termios.TCSADRAIN, before)


def _drawing_for_this_terminal() -> Drawing:
    """Raises Problem where the panel cannot be drawn or no keys can be read."""
    try:
        import termios  # noqa: F401
    except ImportError:
        raise Problem("--terminal needs a Unix terminal; without it the panel opens in a browser") from None
    if not (sys.stdin.isatty() and sys.stdout.isatty()):
        raise Problem("--terminal needs a terminal to draw in; to press keys from a file: --keys FILE")
    try:
        "".join((*HALVES, *QUADRANTS)).encode(sys.stdout.encoding)
    except UnicodeEncodeError:
        raise Problem(f"--terminal needs UTF-8, and this terminal is set to {sys.stdout.encoding}") from None
    columns, rows = shutil.get_terminal_size()
    drawing = largest(columns, rows)
    if drawing is None:
        raise Problem(
            f"this terminal is {columns} x {rows} characters, the panel needs 64 x 16. "
            "Enlarge it, or play in the browser (without --terminal)"
        )
    return drawing
