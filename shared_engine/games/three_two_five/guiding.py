# SPDX-FileCopyrightText: 2026 The Mano authors
# SPDX-License-Identifier: MIT
"""Before the play: the draw from 5, 3 and 2, and the steps of the deal guide (specification, 1 and 2)."""

from shared_engine.rulings import Note, Refusal


def refuse_drawn(deal, seat, dealer, five):
    if deal.over or not deal.first or deal.phase != "trump":
        return Refusal("draw_too_late", firm=True)
    return Refusal("one_each", firm=True) if dealer == five else None


def play_drawn(deal, seat, dealer, five):
    deal.dealer = dealer
    deal.lay_out()
    notes = [Note("drawn", seat=dealer, seat_five=five)]
    if five != deal.chooser:
        notes.append(Note("change_places", seat=five, seat_other=deal.chooser))
    return notes


def refuse_dealt(deal, seat):
    if deal.over:
        return Refusal("deal_over", firm=True)
    return None if deal.steps else Refusal("already_dealt", firm=True)


def play_dealt(deal, seat):
    deal.steps = deal.steps[1:]


def refuse_misdeal(deal, seat):
    if deal.over:
        return Refusal("deal_over", firm=True)
    return Refusal("misdeal_too_late") if deal.begun else None


def play_misdeal(deal, seat):
    deal.first = False      # the pack is ready
    deal.lay_out()
    return (Note("misdeal", seat=deal.dealer),)
