# SPDX-FileCopyrightText: 2026 The Mano authors
# SPDX-License-Identifier: MIT
"""Stands in for the one function of CircuitPython's bitmaptools that Mano uses."""


def readinto(bitmap, file, bits_per_pixel, element_size=1, reverse_pixels_in_element=False):
    """Read one-bit pixels, whole bytes a row, the leftmost pixel in bit 7."""
    if (bits_per_pixel, element_size, reverse_pixels_in_element) != (1, 1, True):
        raise NotImplementedError("the stand-in reads one layout only")
    pixels = file.read(len(bitmap._bytes))
    if len(pixels) != len(bitmap._bytes):
        raise EOFError
    bitmap._bytes[:] = pixels
