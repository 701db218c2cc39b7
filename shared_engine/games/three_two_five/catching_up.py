# SPDX-FileCopyrightText: 2026 The Mano authors
# SPDX-License-Identifier: MIT
"""The turns that were skipped, filled in when somebody holds an arrow: cards not told, tricks taken."""

from shared_engine.deal import gesture
from shared_engine.games.three_two_five.ranking import PACK
from shared_engine.games.three_two_five.roles import PLAYERS
from shared_engine.moves import Move


def moves(deal, seat):
    """Who laid before this seat laid something; a seat that has laid already took the trick and leads."""
    if deal.phase != "play" or (seat == deal.turn and len(deal.trick) < PLAYERS):
        return []
    laid = [owner for owner, _ in deal.trick]
    if not laid and deal.level == "turns":
        return gesture([Move(seat, "win")], assumed=True)
    skipped = []
    for other in deal.table.order(deal.turn):
        if other == seat and seat not in laid:
            return gesture(skipped, assumed=True)
        if other not in laid:
            skipped.append(Move(other, "play", (PACK.UNKNOWN,)))
    return gesture(skipped + [Move(seat, "win")], assumed=True)
