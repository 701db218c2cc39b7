# SPDX-FileCopyrightText: 2026 The Mano authors
# SPDX-License-Identifier: MIT
"""The whole deal told at once, and what stands on the panel when it is over."""

from shared_engine.asking import Ask, Offer
from shared_engine.games.three_two_five.counting import ask_tricks, tricks_of
from shared_engine.games.three_two_five.roles import PLAYERS, after_transfers
from shared_engine.moves import NOBODY, Move


def screen(deal):
    """While a deal is played of which only the end is told: who pulls how often from whom."""
    facts = {"seat": deal.dealer, "seat_five": deal.chooser}
    debts = []
    for pull in deal.pulls:
        if pull not in debts:
            debts.append(pull)
    for number, (taker, giver) in enumerate(debts, 1):
        facts["seat_taker_%d" % number] = taker
        facts["seat_giver_%d" % number] = giver
        facts["few_%d" % number] = deal.pulls.count((taker, giver))
    head = ("playing", "debt", "debts")[len(debts)]
    return Ask("acts", head, facts=facts, offers=[Offer("arrows", "result")])


def over(deal):
    """Who took most above the quota, and who stayed most below it."""
    tricks = deal.held
    if deal.options["transfer"] == "trick":
        tricks = after_transfers(tricks, deal.transfers)
    deltas = [tricks[seat] - deal.quota[seat] for seat in range(PLAYERS)]
    most, least = max(deltas), min(deltas)
    facts = {"seat_over": deltas.index(most), "over": most,
             "seat_under": deltas.index(least), "under": -least}
    return Ask("acts", "deal_over" if most else "all_exact", facts=facts, offers=[])


def ask_result(deal, args):
    return ask_tricks(_counted(deal), args)


def moves_result(deal, args):
    return [Move(NOBODY, "result", (tricks_of(_counted(deal), args),))]


def _counted(deal):
    # who must take five, then three: their tricks are asked, the dealer took the rest
    return tuple(deal.table.order(deal.chooser)[:2])
