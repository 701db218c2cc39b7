# SPDX-FileCopyrightText: 2026 The Mano authors
# SPDX-License-Identifier: MIT
"""Names that CircuitPython has in its flash, as the package of its descriptions (circuitpython-stubs) tells them."""

import ast
from collections.abc import Iterator
from functools import cache
from importlib.metadata import files as files_of
from pathlib import Path

# What CircuitPython 10 has built in on an RP2040, tried by looking for the names in its flash: 19 in 20 are there.
# Other boards may lack some; they have the memory to take those names as new ones.
BUILT_IN = """
    _bleio _eve _pixelmap adafruit_bus_device adafruit_pixelbuf aesio alarm analogbufio analogio audiobusio audiocore
    audiomixer audiomp3 audiopwmio bitbangio bitmapfilter bitmaptools bitops board busdisplay busio codeop countio
    digitalio displayio epaperdisplay floppyio fontio fourwire framebufferio getpass gifio hashlib i2cdisplaybus
    i2ctarget imagecapture jpegio keypad keypad_demux locale lvfontio memorymap microcontroller msgpack neopixel_write
    nvm onewireio paralleldisplaybus picodvi pulseio pwmio qrio rainbowio rgbmatrix rotaryio rp2pio rtc sdcardio
    sharpdisplay storage supervisor synthio terminalio tilepalettemapper touchio traceback ulab usb usb_cdc usb_hid
    usb_host usb_midi usb_video vectorio watchdog
    """


@cache
def names(modules: str = BUILT_IN) -> dict[str, None]:
    """The names that these modules define: functions, their arguments, classes, constants. In order."""
    found: dict[str, None] = {}
    for path in sorted(files_of("circuitpython-stubs") or (), key=str):
        if path.suffix == ".pyi" and path.parts[0].removesuffix("-stubs") in modules.split():
            found |= dict.fromkeys(_defined(_parsed(Path(path.locate()).read_text(encoding="utf-8"))))
    return {name: None for name in found if not name.startswith("_")}


def _parsed(text: str) -> ast.Module:
    try:
        return ast.parse(text, feature_version=(3, 11))
    except SyntaxError:  # written for a later Python, whichever this one is
        return ast.Module(body=[], type_ignores=[])


def _defined(tree: ast.Module) -> Iterator[str]:
    for node in ast.walk(tree):
        match node:
            case ast.FunctionDef(name=name) | ast.ClassDef(name=name) | ast.arg(arg=name):
                yield name
            case ast.AnnAssign(target=ast.Name(id=name)):
                yield name
