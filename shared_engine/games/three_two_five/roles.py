# SPDX-FileCopyrightText: 2026 The Mano authors
# SPDX-License-Identifier: MIT
"""Who must take how many tricks, and who pulls from whom (specification, sections 1 and 3)."""

from shared_engine.games.three_two_five.ranking import HAND
from shared_engine.table import Table

PLAYERS = 3
TRICKS = HAND


def table_of(options):
    """The Table of three that plays in the direction agreed."""
    return Table(PLAYERS, -1 if options["direction"] == "ccw" else 1)


def quotas(table, dealer):
    """Tricks due from each seat: the dealer 2, the next in direction 5, the last 3."""
    due = [0] * PLAYERS
    for steps, quota in enumerate((2, 5, 3)):
        due[table.next(dealer, steps)] = quota
    return due


def schedule(table, dealer, deltas, interleave=False):
    """The pulls in order, as (taker, giver).

    dealer: whose deal gives the seats their roles. deltas: tricks over the quota of the deal before, by seat.
    """
    five, three, two = table.order(table.next(dealer))
    takers = [(seat, deltas[seat]) for seat in (five, three, two) if deltas[seat] > 0]
    givers = [(seat, -deltas[seat]) for seat in (two, three, five) if deltas[seat] < 0]
    spread = _in_turns if interleave else _one_by_one
    return list(zip(spread(takers), _one_by_one(givers)))


def _one_by_one(counts):
    seats = []
    for seat, count in counts:
        seats += [seat] * count
    return seats


def _in_turns(counts):
    seats = []
    for turn in range(max([0] + [count for _, count in counts])):
        seats += [seat for seat, count in counts if count > turn]
    return seats


def harmed(ranking, trick, offender):
    """The seat whose trick a revoke spoilt: of the other two, the one with the better card in it.

    DEC: section 8 leaves open who is harmed.
    """
    led = ranking.suits[trick[0][1]]
    told = [(seat, card) for seat, card in trick if seat != offender and ranking.worth[card] is not None]
    return max([(ranking.value(card, led), seat) for seat, card in told])[1] if told else trick[0][0]


def after_transfers(tricks, transfers):
    """The tricks by seat once those owed, as (giver, taker), have moved; some below nought (section 4)."""
    tricks = list(tricks)
    for giver, taker in transfers:
        tricks[giver] -= 1
        tricks[taker] += 1
    return tricks
