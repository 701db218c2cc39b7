# SPDX-FileCopyrightText: 2026 The Mano authors
# SPDX-License-Identifier: MIT
"""A hand told in private by a sweep through the ranks: an arrow for each suit held, OK for the next rank."""

from shared_engine.asking import BLANK, Ask
from shared_engine.cards import STANDARD

ONWARD = "onward"


def ask(deal, seat, steps):
    """The next Ask of the sweep, or None when the whole hand is told. steps: suits and ONWARDs so far."""
    told, rank = _follow(deal.ladder, steps)
    if len(told) >= deal.counts[seat]:
        return None
    held = [STANDARD.suit(card) for card in told if deal.ladder.rank(card) == rank]
    facts = {"seat": seat, "rank": (rank + 1) % 13, "count": len(told), "held": deal.counts[seat]}
    if not steps:
        return Ask("suit", "sweep_begins", seat, ("any_of", "only"), facts, ok=("onward", ONWARD), private=BLANK)
    return Ask("suit", "sweep", seat, ("told_of",), facts, choices=[suit for suit in range(4) if suit not in held],
               ok=("onward", ONWARD), private=True)


def cards(deal, steps):
    """The cards told, from low to high."""
    return tuple(deal.ladder.sort(_follow(deal.ladder, steps)[0]))


def _follow(ladder, steps):
    """(cards told, place of the rank asked now); behind the last rank it begins again with the first."""
    told, rank = [], 0
    for step in steps:
        if step == ONWARD:
            rank = (rank + 1) % 13
        else:
            told.append(STANDARD.card((rank + 1) % 13, step))
            if len([card for card in told if ladder.rank(card) == rank]) == 4:
                rank = (rank + 1) % 13
    return told, rank
