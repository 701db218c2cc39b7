# SPDX-FileCopyrightText: 2026 The Mano authors
# SPDX-License-Identifier: MIT
"""A moving picture of the device: its panel, its keys, and which of them is pressed."""

from pathlib import Path

from PIL import Image, ImageDraw

from tools.simulator.pictures import HEIGHT, WIDTH, image_of

SCALE = 3
MARGIN = 24
KEY = 22  # radius of a key
PLACES = {  # middle of each key, in pixels from the middle of the cross
    "up": (0, -56), "left": (-56, 0), "ok": (0, 0), "right": (56, 0), "down": (0, 56),
    "back": (-140, 0), "show": (140, 0),
}  # fmt: skip
CASE, RIM, REST, PRESSED, INK = "#2f3437", "#1c2022", "#59636a", "#ffb000", "#ffffff"
LAST_MS = 2500  # the end is seen for so long


class Film:
    """Gathers frames of the panel; save() writes them as a GIF that plays at the speed of the script."""

    def __init__(self) -> None:
        self._shots: list[tuple[int, bytes, str | None]] = []

    def shoot(self, time: int, frame: bytes, key: str | None) -> None:
        """What is to be seen from that ms on; `key` is down."""
        if not self._shots or self._shots[-1][1:] != (frame, key):
            self._shots.append((time, frame, key))

    def save(self, path: Path) -> None:
        """Write the film; ValueError if the name does not end in .gif, OSError if the place cannot be written."""
        if path.suffix.lower() != ".gif":
            raise ValueError("not a GIF")
        ends = [time for time, _, _ in self._shots[1:]] + [self._shots[-1][0] + LAST_MS]
        pictures = [_picture(frame, key) for _, frame, key in self._shots]
        lasting = [max(20, end - shot[0]) for shot, end in zip(self._shots, ends, strict=True)]
        pictures[0].save(
            path, save_all=True, append_images=pictures[1:], duration=lasting, loop=0, optimize=True
        )


def _picture(frame: bytes, key: str | None) -> Image.Image:
    """The device with this frame on its panel."""
    width, panel_height = WIDTH * SCALE + 2 * MARGIN, HEIGHT * SCALE
    height = panel_height + 2 * MARGIN + 180
    image = Image.new("RGB", (width, height), "white")
    draw = ImageDraw.Draw(image)
    draw.rounded_rectangle((0, 0, width - 1, height - 1), 20, CASE, RIM, 3)
    draw.rectangle((MARGIN - 4, MARGIN - 4, width - MARGIN + 3, MARGIN + panel_height + 3), "black", RIM, 2)
    image.paste(image_of(frame, SCALE), (MARGIN, MARGIN))
    for name, (x, y) in PLACES.items():
        _draw_key(draw, name, width // 2 + x, MARGIN + panel_height + 100 + y, name == key)
    return image.quantize(16)


def _draw_key(draw: ImageDraw.ImageDraw, name: str, x: int, y: int, down: bool) -> None:
    draw.ellipse((x - KEY, y - KEY, x + KEY, y + KEY), PRESSED if down else REST, RIM, 2)
    ink = "black" if down else INK
    if name in ("up", "left", "right", "down"):
        draw.polygon(_arrow(name, x, y), ink)
    else:
        draw.text((x, y), name.upper(), ink, anchor="mm")


def _arrow(name: str, x: int, y: int) -> list[tuple[int, int]]:
    """The corners of an arrow head in the middle of a key."""
    along = {"up": (0, -1), "down": (0, 1), "left": (-1, 0), "right": (1, 0)}[name]
    tip = (x + 10 * along[0], y + 10 * along[1])
    foot = (x - 6 * along[0], y - 6 * along[1])
    return [
        tip,
        (foot[0] + 9 * along[1], foot[1] + 9 * along[0]),
        (foot[0] - 9 * along[1], foot[1] - 9 * along[0]),
    ]
