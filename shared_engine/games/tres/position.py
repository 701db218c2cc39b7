# SPDX-FileCopyrightText: 2026 The Mano authors
# SPDX-License-Identifier: MIT
"""A round as plain data, and a round as the table lies."""

from shared_engine.games.tres.presence import AWAY, LEFT
from shared_engine.games.tres.seldom import seldom


def facts(deal):
    """The public position; suits, cards and seats are indexes, times are ms since the match began."""
    clock = deal.clock()
    return {"turn": deal.turn, "phase": deal.phase, "dir": deal.direction, "dealer": deal.dealer,
            "road": deal.road.top, "colour": deal.road.colour, "stock": deal.stock,
            "under": deal.road.under, "sizes": deal.sizes[:], "pending": deal.due, "winner": deal.winner,
            "away": deal.presence.seats(AWAY), "left": deal.presence.seats(LEFT), "paused": deal.paused,
            "proofs": deal.proofs[:], "untold": deal.untold(), "unchecked": deal.unchecked[:],
            "clock": clock and deal.options["clock"], "go_started": deal.go_started,
            "window": deal.window, "window_since": deal.window_since}


def view(deal, seat):
    """facts() and what this seat told in private: hand (None when not told), and which of it is playable."""
    known = facts(deal)
    known.update(deal.whispers.view(seat, deal) if deal.told(seat) else {"hand": None, "playable": []})
    return known


def put(deal, position):
    """The round goes on from here; cards not told of lie in the stock. position: any of road and colour (cards),
    sizes, turn, direction, depth, standing (see presence.py)."""
    deal.presence.standing = list(position.get("standing", deal.presence.standing))
    deal.turn = deal.presence.next(deal.dealer, 1)
    deal.sizes = list(position.get("sizes", deal.sizes))
    deal.stock = max(0, sum(deal.copies) - sum(deal.sizes))
    deal.direction = position.get("direction", 1)
    deal.depth = position.get("depth", 0)
    if "road" in position:
        turn = position.get("turn", deal.turn)
        seldom("starting").open_road(deal, turn, position["road"], position.get("colour"))
