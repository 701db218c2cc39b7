# SPDX-FileCopyrightText: 2026 The Mano authors
# SPDX-License-Identifier: MIT
"""Frames of the panel as pictures: to PNG files and back."""

from pathlib import Path

from PIL import Image

WIDTH, HEIGHT = 128, 64


def image_of(frame: bytes, scale: int = 1) -> Image.Image:
    """A frame (`Oled.frame()`) as a black and white image, each pixel `scale` pixels wide."""
    image = Image.frombytes("1", (WIDTH, HEIGHT), frame)
    return image.resize((WIDTH * scale, HEIGHT * scale), Image.Resampling.NEAREST)


def save(frame: bytes, path: Path, scale: int = 1) -> None:
    """Write a frame as a PNG."""
    image_of(frame, scale).save(path, format="PNG", optimize=True)


def load(path: Path) -> bytes:
    """The frame in a PNG that save() wrote at any scale."""
    with Image.open(path) as image:
        return image.resize((WIDTH, HEIGHT), Image.Resampling.NEAREST).convert("1").tobytes()
