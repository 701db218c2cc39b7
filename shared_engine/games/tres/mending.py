# SPDX-FileCopyrightText: 2026 The Mano authors
# SPDX-License-Identifier: MIT
"""Putting the referee right: how many cards a seat holds, or what lies on the road and whose go it is."""

from shared_engine.games.tres.claims import Claims
from shared_engine.games.tres.deck import is_wild
from shared_engine.games.tres.road import Road
from shared_engine.games.tres.starting import open_road
from shared_engine.rulings import Refusal


def refuse_miscount(deal, seat, size):
    if not 0 < size <= sum(deal.copies):
        return Refusal("no_such_number", firm=True)
    if deal.winner is not None:
        return Refusal("round_over", firm=True, seat=deal.winner)
    return None if deal.running else Refusal("not_started", firm=True, seat=deal.dealer)


def play_miscount(deal, seat, size):
    deal.stock = max(0, deal.stock + deal.sizes[seat] - size)
    deal.sizes[seat] = size
    deal.presence.dealt[seat] = True    # who came back without a hand may be given one
    deal.claims.forget(seat)
    if deal.whispers:
        deal.whispers.forget(seat)


def refuse_position(deal, seat, road, colour=None):
    if deal.winner is not None:
        return Refusal("round_over", firm=True, seat=deal.winner)
    if is_wild(road) and colour is None:
        return Refusal("name_colour", firm=True, seat=seat, card=road)
    return None


def play_position(deal, seat, road, colour=None):
    deal.stock = max(0, sum(deal.copies) - sum(deal.sizes))
    deal.road = Road(deal.copies)
    deal.claims = Claims(deal.players)
    deal.window, deal.depth = None, 0
    deal.presence.standing[seat], deal.presence.dealt[seat] = 0, True
    return open_road(deal, seat, road, colour)
