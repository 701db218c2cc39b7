# SPDX-FileCopyrightText: 2026 The Mano authors
# SPDX-License-Identifier: MIT
"""What every screen shows while tricks are played: trump, and each seat's tricks against its quota."""

from shared_engine.games.three_two_five.roles import PLAYERS


def shown(deal):
    """The codes of the small texts: trump with the suits the seat in turn is out of, and all tricks."""
    out = len(deal.proofs.voids(deal.turn))
    return (("trump", "out", "out_two")[min(out, 2)], "all")


def standing(deal):
    """Whose turn it is, trump, the suit to follow, the suits that seat is out of, all tricks won and due."""
    facts = {"seat": deal.turn, "won": deal.tricks[deal.turn], "due": deal.quota[deal.turn],
             "suit_trump": deal.trump, "suit_led": deal.led, "trick": len(deal.turned) + 1}
    for seat in range(PLAYERS):
        facts["initial_%d" % seat] = seat
        facts["few_won_%d" % seat] = deal.tricks[seat]
        facts["few_due_%d" % seat] = deal.quota[seat]
    voids = deal.proofs.voids(deal.turn)
    for name, suit in zip(("suit_out", "suit_out_two"), reversed(voids)):
        facts[name] = suit
    return facts
