# SPDX-FileCopyrightText: 2026 The Mano authors
# SPDX-License-Identifier: MIT
"""Real CircuitPython on an emulated Raspberry Pi Pico: what a hand can do to the board, a test can do here.

    machine = Machine(uf2, drive.image_of(files))
    machine.power_on()                          # returns when the computer has found the serial port
    machine.console.expect(b"ready")
    machine.press("up left*2 ok~")              # taps; ~ holds the key
    machine.panel.picture()                     # 1 bit a pixel, as the simulator's pictures are
    machine.repl.run("print(1 + 1)")            # Ctrl-C, then the raw REPL

Nothing moves but in run(), run_until() and what is made of them, so time (machine.now, in seconds) is exact
and equal on every computer. The emulation is of instructions and peripherals, not of caches: take times as a
lower bound.

machine imports rp2040py, and so do flash, probe and block_resets; nothing else may, so that the suite can be
collected, and skipped aloud, without it.
"""
