# SPDX-FileCopyrightText: 2026 The Mano authors
# SPDX-License-Identifier: MIT
"""Putting the referee right: how many cards a seat holds, who leads, whose turn it is."""

from shared_engine.asking import Ask
from shared_engine.deal import gesture
from shared_engine.games.pusoy_dos.rounds import Round
from shared_engine.moves import Move
from shared_engine.rulings import Refusal


def refuse_miscount(deal, seat, count):
    if deal.phase == "deal":
        return Refusal("not_dealt", firm=True, seat=deal.dealer)
    refusal = _running_refusal(deal)
    if refusal is None and (seat in deal.order or not 0 < count <= deal.PACK.size):
        return Refusal("no_such_number", firm=True, count=count)
    return refusal


def play_miscount(deal, seat, count):
    deal.counts[seat] = count
    deal.told[seat] = None
    return []


def refuse_position(deal, seat, counts):
    refusal = _running_refusal(deal)
    if refusal is None and (len(counts) != deal.players or not _may_lead(deal, seat, counts)):
        return Refusal("no_such_position", firm=True)
    return refusal


def play_position(deal, seat, counts):
    deal.whole = False
    deal.round = Round()
    deal.rounds += 1    # no card has to open
    if not deal.seen.laid:
        deal.starter = None         # who was said to start may have been the mistake
    if deal.odd_card and deal.seen.taker is None:
        deal.seen.turn_up(None)     # somebody took it, and nobody told who
    deal.begin(seat, counts)
    deal.told = [None] * deal.players
    return []


def _running_refusal(deal):
    if deal.phase in ("count", "over"):
        return Refusal("hand_over", firm=True, seat=deal.winner)
    return None


def _may_lead(deal, seat, counts):
    """True when this seat and another hold cards; all do, unless the hand is played on."""
    least = 2 if deal.options["play_on"] else deal.players
    return min(counts) >= 0 and counts[seat] > 0 and len([count for count in counts if count]) >= least


def catch_up(deal, seat):
    """The moves that give this seat the turn: skipped turns count as passes.

    A lead that nobody entered becomes a play of which nothing is known.
    """
    if deal.phase != "play" or seat == deal.turn:
        return []
    moves = [Move(deal.turn, "play", ((),))] if deal.round.leading else [Move(deal.turn, "pass")]
    for other in deal.waiting():
        if other == seat:
            return gesture(moves, assumed=True)
        moves.append(Move(other, "pass"))
    # everybody passed: the round is over, and who laid last has the turn
    return gesture(moves, assumed=True) if seat == deal.round.by and deal.counts[seat] else []


# -- what is asked


def ask(deal, act, args):
    """Which seat, then its number of cards; for a position who leads, then every seat's number from there."""
    if not args:
        choices = deal.holding() if act == "miscount" else list(range(deal.players))
        return Ask("seat", "who_miscounts" if act == "miscount" else "who_leads", choices=choices)
    if act == "miscount":
        return None if len(args) == 2 else Ask("number", "how_many", args[0], facts={"seat": args[0]},
                                               choices=(1, 18))
    if len(args) > deal.players:
        return None
    seat = (args[0] + len(args) - 1) % deal.players
    return Ask("number", "how_many", seat, facts={"seat": seat}, choices=(0, 18), ok=("as_now", deal.counts[seat]))


def moves(deal, act, args):
    """The act with a number, or with the numbers in the order of the seats."""
    first, numbers = args[0], args[1:]
    if act == "position":
        numbers = (tuple([numbers[(seat - first) % deal.players] for seat in range(deal.players)]),)
    return [Move(first, act, numbers)]
