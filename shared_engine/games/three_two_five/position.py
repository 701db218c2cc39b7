# SPDX-FileCopyrightText: 2026 The Mano authors
# SPDX-License-Identifier: MIT
"""A deal as plain data, and a deal as the table lies."""

from shared_engine.games.three_two_five.roles import PLAYERS
from shared_engine.games.three_two_five.seldom import seldom


def facts(deal):
    """The public position.

    turn: who leads or follows. schedule: all pulls as [taker, giver]; exchange: the one that is due.
    trick: the cards laid, as [seat, card]; number: of the trick; led: suit to follow.
    voids: suits each seat has shown to be out of; revokes: proved, as [seat, trick]; doubtful: suits that
    somebody revoked in. steps: what is left of the deal guide.
    """
    return {"turn": deal.turn, "phase": deal.phase, "dealer": deal.dealer, "chooser": deal.chooser,
            "trump": deal.trump, "quota": deal.quota[:], "tricks": deal.held,
            "schedule": [list(pull) for pull in deal.pulls], "pulls_left": deal.pulls_left,
            "exchange": list(deal.exchange or deal.due or ()),
            "transfers": [list(transfer) for transfer in deal.transfers],
            "trick": [list(laid) for laid in deal.trick], "led": deal.led, "number": len(deal.turned) + 1,
            "voids": [deal.proofs.voids(seat) for seat in range(PLAYERS)],
            "revokes": [list(revoke) for revoke in deal.proofs.revokes],
            "doubtful": deal.proofs.doubtful[:], "steps": deal.steps[:]}


def view(deal, seat):
    """facts() and what this seat told in private: hand (None when not told), cards_returnable."""
    known = facts(deal)
    told = deal.told(seat)
    known["hand"] = sorted(deal.whispers.hands[seat]) if told else None
    known["cards_returnable"] = deal.whispers.may_return(seat, deal.ranking) if told else []
    return known


def put(deal, position):
    """The deal begins with this behind it: any of trump, deltas (of the deal before, by seat), dealer_before,
    transfers (of the deal before, as (giver, taker))."""
    deal.deltas = list(position.get("deltas", deal.deltas))
    deal.transferred_before = position.get("transfers", ())
    deal.dealer_before = position.get("dealer_before", deal.table.next(deal.dealer, -1))
    deal.lay_out()
    if position.get("trump") is not None:
        seldom("trumping").play_trump(deal, deal.chooser, position["trump"])
        deal.steps = []
