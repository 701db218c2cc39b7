# SPDX-FileCopyrightText: 2026 The Mano authors
# SPDX-License-Identifier: MIT
"""The deck of Tres: its cards, and how many there are (specification, section 1)."""

from shared_engine.amounts import amount
from shared_engine.cards import Pack

PACK = Pack(
    ranks=("0", "1", "2", "3", "4", "5", "6", "7", "8", "9", "N", "U", "S"),
    suits=("R", "Y", "G"),
    groups=((0, 1, 2, 3), (4, 5, 6), (7, 8, 9), (10, 11, 12)),
    suit_order=(1, 0, 2),
    loose=("W", "T"),
    suit_first=True,
)
NUMBERS = 10                # ranks below this are numbers
ROUNDABOUT = PACK.parse("W")
THIRD_DEGREE = PACK.parse("T")

_UNO = 2122244      # as a custom deck (see about): 83 cards; two standard packs with four jokers come to the same


def is_wild(card):
    """True for a Roundabout or a Third Degree."""
    return card in (ROUNDABOUT, THIRD_DEGREE)


def sign(card):
    """"N", "U", "S", "W" or "T"; None for a number and for a card whose sign was not told."""
    if is_wild(card):
        return "W" if card == ROUNDABOUT else "T"
    rank = PACK.rank(card)
    return None if rank is None or rank < NUMBERS else PACK.ranks[rank]


def copies(deck):
    """How often the deck of that option value holds each card: a list by card."""
    digits = [int(digit) for digit in str(amount(deck) or _UNO)]
    numbers, zeros, signs, wilds = digits[0], digits[1], digits[2:5], digits[5:]
    ranks = [zeros] + [numbers] * (NUMBERS - 1) + signs
    return [ranks[PACK.rank(card)] for card in range(ROUNDABOUT)] + wilds
