# SPDX-FileCopyrightText: 2026 The Mano authors
# SPDX-License-Identifier: MIT
"""A hand told in private by a sweep through the ranks: an arrow for each suit held, OK for the next rank."""

from shared_engine.asking import BLANK, Ask
from shared_engine.cards import STANDARD
from shared_engine.games.pusoy_dos.combos import RANKS
from shared_engine.moves import Move

ONWARD = "onward"


def ask(deal, act, answers):
    """Whose hand it is, then the steps of the sweep: suits and ONWARDs; None when the whole hand is told."""
    if not answers:
        return Ask("seat", "who_tells", choices=list(range(deal.players)))
    seat, steps = answers[0], answers[1:]
    told, rank = _follow(deal.ladder, steps)
    if len(told) >= deal.counts[seat]:
        return None
    held = [STANDARD.suit(card) for card in told if deal.ladder.rank(card) == rank]
    facts = {"seat": seat, "rank": (rank + 1) % RANKS, "count": len(told), "held": deal.counts[seat]}
    if not steps:
        return Ask("suit", "sweep_begins", seat, ("any_of", "only"), facts, ok=("onward", ONWARD), private=BLANK)
    return Ask("suit", "sweep", seat, ("told_of",), facts, choices=[suit for suit in range(4) if suit not in held],
               ok=("onward", ONWARD), private=True)


def moves(deal, act, answers):
    """The cards told, from low to high."""
    told, _ = _follow(deal.ladder, answers[1:])
    return [Move(answers[0], "tell", (tuple(deal.ladder.sort(told)),))]


def _follow(ladder, steps):
    """(cards told, place of the rank asked now); behind the last rank it begins again with the first."""
    told, rank = [], 0
    for step in steps:
        if step == ONWARD:
            rank = (rank + 1) % RANKS
        else:
            told.append(STANDARD.card((rank + 1) % RANKS, step))
            if len([card for card in told if ladder.rank(card) == rank]) == 4:
                rank = (rank + 1) % RANKS
    return told, rank
