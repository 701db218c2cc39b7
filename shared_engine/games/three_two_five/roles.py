# SPDX-FileCopyrightText: 2026 The Mano authors
# SPDX-License-Identifier: MIT
"""Who must take how many tricks (specification, section 1)."""

from shared_engine.games.three_two_five.ranking import HAND

PLAYERS = 3
SEATS = (0, 1, 2)
TRICKS = HAND
AWARDED = PLAYERS * PLAYERS     # what a result adds to the code of a trick that was awarded (see score)


def quotas(table, dealer):
    """Tricks due from each seat: the dealer 2, the next in direction 5, the last 3."""
    due = [0] * PLAYERS
    for steps, quota in enumerate((2, 5, 3)):
        due[table.next(dealer, steps)] = quota
    return due


def after_transfers(tricks, transfers):
    """The tricks by seat once those owed, as (giver, taker), have moved; some below nought (section 4)."""
    tricks = list(tricks)
    for giver, taker in transfers:
        tricks[giver] -= 1
        tricks[taker] += 1
    return tricks
