# SPDX-FileCopyrightText: 2026 The Mano authors
# SPDX-License-Identifier: MIT
"""The goes that were skipped, filled in when somebody holds an arrow."""

from shared_engine.deal import gesture
from shared_engine.games.tres.deck import PACK
from shared_engine.moves import Move


def moves(deal, seat):
    """Skipped goes count as a number laid; who has one card drew and kept, else the round were over."""
    skipped, turn, phase, depth = [], deal.turn, deal.phase, deal.depth
    if not deal.running or deal.paused or not deal.presence.here(seat):
        return []
    while turn != seat:
        if depth or phase == "drawn":
            skipped.append(Move(turn, "draw" if depth else "keep"))
            stays = depth and not deal.options["third_degree_skips"]
            phase, depth = "play", 0
            turn = turn if stays else deal.next(turn)
            continue
        if deal.sizes[turn] > 1:
            skipped.append(Move(turn, "play", ((PACK.UNKNOWN,),)))
        else:
            skipped.extend([Move(turn, "draw"), Move(turn, "keep")])
        turn = deal.next(turn)
    return gesture(skipped, assumed=True)
