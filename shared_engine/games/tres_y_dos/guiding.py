# SPDX-FileCopyrightText: 2026 The Mano authors
# SPDX-License-Identifier: MIT
"""The deal begins: the upcard (specification, section 2)."""

from shared_engine.rulings import Refusal


def refuse_upcard(deal, seat, card):
    return None if deal.phase == "deal" else Refusal("already_dealt", firm=True)


def play_upcard(deal, seat, card):
    deal.known.lay(card, deal.moment)
    deal.phase = "draw"
