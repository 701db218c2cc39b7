# SPDX-FileCopyrightText: 2026 The Mano authors
# SPDX-License-Identifier: MIT
"""Which hands win: exactly three of one rank and two of another (specification, section 5)."""

RANKS = 13


def is_three_and_two(ranks):
    """True for five rank indexes that make three of one rank and two of another."""
    if len(ranks) != 5:
        return False
    first = ranks.count(ranks[0])
    rest = [rank for rank in ranks if rank != ranks[0]]
    return first in (2, 3) and len(rest) == 5 - first and rest.count(rest[0]) == len(rest)


def holds_three_and_two(ranks):
    """True when five of these five or six ranks make a winning hand."""
    counts = [ranks.count(rank) for rank in set(ranks)]
    return any([count >= 3 for count in counts]) and len([count for count in counts if count >= 2]) >= 2


def ranks_wanted(ranks):
    """The rank indexes that would complete these five or fewer ranks to a winning hand of six."""
    return [rank for rank in range(RANKS) if ranks.count(rank) < 4 and holds_three_and_two(ranks + [rank])]
