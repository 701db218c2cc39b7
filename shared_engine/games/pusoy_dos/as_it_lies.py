# SPDX-FileCopyrightText: 2026 The Mano authors
# SPDX-License-Identifier: MIT
"""A hand taken up where the table lies, without the plays that led there."""

from shared_engine.games.pusoy_dos import playing


def laid_out(deal, position):
    """The deal, in that position.

    position: dealer, counts, turn; and any of cards (on the table) with by (who laid them), and played
    (all cards laid so far).
    """
    deal.begin(position["turn"], position["counts"])
    deal.rounds = 1     # too late for a redeal
    deal.seen.lay(None, position.get("played", ()), None)
    # where it is the turn of who laid them, everybody else has passed
    if position.get("cards") and position["by"] != position["turn"]:
        _lie_under(deal, position["by"], position["cards"])
    return deal


def _lie_under(deal, seat, cards):
    """These cards lie on the table since this seat laid them; whoever sits before the turn has passed."""
    deal.round.lay(seat, playing.as_combo(deal.ladder, cards), cards, False)
    for other in deal.table.order(seat)[1:deal.table.distance(seat, deal.turn)]:
        if deal.counts[other]:
            deal.round.pass_(other)
