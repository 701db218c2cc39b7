# SPDX-FileCopyrightText: 2026 The Mano authors
# SPDX-License-Identifier: MIT
"""The smallest device: each press of a key adds a block to the panel and a record to nvm."""

import time

import board
import busio
import displayio
import i2cdisplaybus
import keypad
import microcontroller
from adafruit_displayio_ssd1306 import SSD1306

RECORD = 2  # a key's number and its complement
PINS = (board.GP12, board.GP13, board.GP11, board.GP14, board.GP15, board.GP10, board.GP8)


def blocks(display):
    """A row of 16 blocks, the first one lit."""
    sheet = displayio.Bitmap(16, 8, 2)
    for y in range(7):
        for x in range(7):
            sheet[8 + x, y] = 1
    palette = displayio.Palette(2)
    palette[1] = 0xFFFFFF
    row = displayio.TileGrid(sheet, pixel_shader=palette, width=16, tile_width=8, tile_height=8)
    display.root_group = displayio.Group()
    display.root_group.append(row)
    return row


def whole_records(nvm):
    """How many whole records nvm begins with, and where the next may be written."""
    count = 0
    end = 0
    while end < len(nvm) and nvm[end] != 0xFF:
        if nvm[end] ^ nvm[end + 1] == 0xFF:
            count += 1
        end += RECORD
    return count, end


displayio.release_displays()
bus = busio.I2C(board.GP5, board.GP4, frequency=400_000)
panel = i2cdisplaybus.I2CDisplayBus(bus, device_address=0x3C)
display = SSD1306(panel, width=128, height=64, auto_refresh=False)
keys = keypad.Keys(PINS, value_when_pressed=False, pull=True, interval=0.005)
row = blocks(display)
presses, end = whole_records(microcontroller.nvm)
for lit in range(presses + 1):
    row[lit] = 1
display.refresh()
print("ready")
while True:
    event = keys.events.get()
    if event and event.pressed:
        key = event.key_number
        microcontroller.nvm[end : end + RECORD] = bytes((key, 0xFF - key))
        end += RECORD
        presses += 1
        row[presses] = 1
        display.refresh()
        print("key", key)
    time.sleep(0.002)
