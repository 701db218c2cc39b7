# SPDX-FileCopyrightText: 2026 The Mano authors
# SPDX-License-Identifier: MIT
"""An emulated OLED: the board's own display driver talks to it over what it takes for an I2C bus.

Both controllers are understood, as far as their drivers and displayio use them: the SSD1306
(column and page windows) and the SH1106 (132 columns, one page at a time).
"""

ADDRESS = 0x3C
CONTROL_DATA = 0x40  # first byte of a write whose rest is pixels; commands are 0x80, byte, 0x80, byte ...

# Commands followed by argument bytes; all others stand alone.
ARGUMENTS = {
    0x20: 1, 0x21: 2, 0x22: 2, 0x81: 1, 0x8D: 1, 0xA8: 1, 0xAD: 1,
    0xD3: 1, 0xD5: 1, 0xD9: 1, 0xDA: 1, 0xDB: 1,
}  # fmt: skip


class Oled:
    """A 128x64 panel on an I2C bus of its own; `frame()` tells what can be seen on it."""

    width, height = 128, 64
    columns, first_column = 128, 0  # columns of its memory, and the one at the panel's left edge

    def __init__(self) -> None:
        self.ram = bytearray(self.columns * self.height // 8)
        self.awake = False
        self.contrast = 0x7F
        self.inverted = False
        self.bytes_received = 0
        self._locked = False
        self._command: list[int] = []
        self._window = (0, self.columns - 1, 0, self.height // 8 - 1)
        self._column = self._page = 0

    # The bus, as displayio uses it. It really locks: displayio waits until try_lock() says no.

    def try_lock(self) -> bool:
        """Take the bus; False if it is taken."""
        taken, self._locked = self._locked, True
        return not taken

    def unlock(self) -> None:
        """Give the bus back."""
        self._locked = False

    def deinit(self) -> None:
        """Called when displayio releases its displays."""

    def writeto(self, address: int, buffer: bytes) -> None:
        """One I2C write: pixels or commands."""
        if address != ADDRESS:
            raise OSError(121, "no such device")
        self.bytes_received += len(buffer)
        if buffer[0] == CONTROL_DATA:
            for byte in buffer[1:]:
                self._take_pixels(byte)
        else:
            for byte in buffer[1::2]:
                self._take_command(byte)

    # What can be seen.

    def frame(self) -> bytes:
        """The picture, one bit a pixel, row by row, leftmost pixel in bit 7; all dark when asleep."""
        picture = bytearray(self.width * self.height // 8)
        if self.awake:
            for page in range(self.height // 8):
                self._copy_page(page, picture)
        return bytes(picture)

    def _copy_page(self, page: int, picture: bytearray) -> None:
        """A byte of the memory is eight pixels down; a byte of the picture eight pixels across."""
        start = page * self.columns + self.first_column
        stride = self.width // 8
        for x, byte in enumerate(self.ram[start : start + self.width]):
            if self.inverted:
                byte ^= 0xFF
            mask = 0x80 >> (x & 7)
            at = page * 8 * stride + (x >> 3)
            while byte:
                if byte & 1:
                    picture[at] |= mask
                byte >>= 1
                at += stride

    # The controller.

    def _take_command(self, byte: int) -> None:
        self._command.append(byte)
        if len(self._command) > ARGUMENTS.get(self._command[0], 0):
            command, *arguments = self._command
            self._command = []
            self._obey(command, arguments)

    def _obey(self, command: int, arguments: list[int]) -> None:
        if command == 0x81:
            self.contrast = arguments[0]
        elif command in (0xA6, 0xA7):
            self.inverted = command == 0xA7
        elif command in (0xAE, 0xAF):
            self.awake = command == 0xAF
        else:
            self._aim(command, arguments)

    def _aim(self, command: int, arguments: list[int]) -> None:
        left, right, top, bottom = self._window
        if command == 0x21:
            left, right = arguments
            self._column = left
        elif command == 0x22:
            top, bottom = arguments
            self._page = top
        self._window = (left, right, top, bottom)

    def _take_pixels(self, byte: int) -> None:
        left, right, top, bottom = self._window
        self.ram[self._page * self.columns + self._column] = byte
        self._column += 1
        if self._column > right:
            self._column = left
            self._page = self._page + 1 if self._page < bottom else top


class Sh1106(Oled):
    """The same panel with an SH1106: no windows, and two columns of memory off either edge."""

    columns, first_column = 132, 2

    def _aim(self, command: int, arguments: list[int]) -> None:
        if command < 0x10:
            self._column = self._column & 0xF0 | command
        elif command < 0x20:
            self._column = self._column & 0x0F | (command & 0x0F) << 4
        elif 0xB0 <= command < 0xC0:
            self._page = command & 0x0F

    def _take_pixels(self, byte: int) -> None:
        if self._column < self.columns:
            self.ram[self._page * self.columns + self._column] = byte
            self._column += 1


def attach(oled: Oled):
    """A displayio display, driven by the driver the board uses, whose panel is `oled`."""
    import displayio
    from adafruit_displayio_sh1106 import SH1106
    from adafruit_displayio_ssd1306 import SSD1306
    from i2cdisplaybus import I2CDisplayBus

    displayio.release_displays()
    bus = I2CDisplayBus(oled, device_address=ADDRESS)  # type: ignore[arg-type]
    size = {"width": oled.width, "height": oled.height}
    if isinstance(oled, Sh1106):
        return SH1106(bus, colstart=oled.first_column, auto_refresh=False, **size)
    return SSD1306(bus, auto_refresh=False, **size)
