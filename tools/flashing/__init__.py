# SPDX-FileCopyrightText: 2026 The Mano authors
# SPDX-License-Identifier: MIT
"""Puts the program on a board, so that it can be interrupted anywhere.

`finding` finds the board; a SerialPlace or a DrivePlace reads and writes its files; `planning` says what has to be
written, `carrying_out` does it. tools/image/placing.py tells how the drive is laid out and why.
"""
