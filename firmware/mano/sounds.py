# SPDX-FileCopyrightText: 2026 The Mano authors
# SPDX-License-Identifier: MIT
"""What is heard. Accepted is silent by default: a table that hears every press stops listening."""

NOTES = {
    "refused": ((220, 90), (165, 140)),
    "won": ((523, 90), (659, 90), (784, 160)),
    "ten_seconds": ((880, 60),),
    "seconds": ((1320, 40),),
    "tres": ((988, 120),),
    "catch": ((392, 160),),
}


def play(board, code):
    """Plays the notes of a code on the board, if the code has any."""
    if code in NOTES:
        board.tones(NOTES[code])
