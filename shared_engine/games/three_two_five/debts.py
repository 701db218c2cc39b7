# SPDX-FileCopyrightText: 2026 The Mano authors
# SPDX-License-Identifier: MIT
"""Who pulls from whom for the deal before (specification, section 3)."""


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
