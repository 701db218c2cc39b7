# SPDX-FileCopyrightText: 2026 The Mano authors
# SPDX-License-Identifier: MIT
"""The screen on which trump is fixed, and its gestures."""

from shared_engine.asking import Ask, Offer
from shared_engine.games.three_two_five.ranking import PACK
from shared_engine.games.three_two_five.tricks_asks import CARDS
from shared_engine.games.three_two_five.trumping import BATCH, allowed_by, tied_suits
from shared_engine.moves import Move

WAYS = (("seventh", "turn7"), ("next3", "next3"), ("random", "random_trump"))


def screen(deal):
    """Trump is asked of who must take five; other ways than announcing it where the table allows them."""
    acts = [act for way, act in WAYS if allowed_by(deal, way)]
    slots = ("ok", "ok_held", "menu") if deal.options["trump_mode"] == "any" else ("ok",)
    offers = [Offer("arrows", "trump")] + [Offer(slot, act) for slot, act in zip(slots, acts)]
    return Ask("acts", "trump", deal.chooser, facts={"seat": deal.chooser}, offers=offers)


def doer(deal):
    """Who fixes trump."""
    return deal.chooser


def ask_trump(deal, args):
    return None if args else Ask("suit", "trump", deal.chooser, facts={"seat": deal.chooser})


# -- turned up: at some levels the suit alone is told


def ask_turn7(deal, args):
    return None if args else _turned(deal, "seventh")


def ask_random_trump(deal, args):
    return None if args else _turned(deal, "drawn_blind")


def _turned(deal, head):
    return Ask("card" if deal.level in CARDS else "suit", head, facts={"seat": deal.chooser})


def moves_turn7(deal, args):
    return [Move(deal.chooser, "turn7", (_card(deal, args[0]),))]


def moves_random_trump(deal, args):
    return [Move(deal.chooser, "random_trump", (_card(deal, args[0]),))]


def _card(deal, told):
    return told if deal.level in CARDS else PACK.card(None, told)


# -- the highest of the next three


def ask_next3(deal, args):
    facts = {"seat": deal.chooser, "count": len(args) + 1}
    if not (deal.options["next3_open"] and deal.level in CARDS):
        return None if args else Ask("suit", "highest_of_three", facts=facts)
    if len(args) < BATCH:
        return Ask("card", "next_three", facts=facts)
    tied = tied_suits(deal, args[:BATCH])
    if len(args) > BATCH or len(tied) == 1:
        return None
    return Ask("suit", "tie", deal.chooser, facts=facts, choices=tied)


def moves_next3(deal, args):
    told = len(args) > 1    # else only the suit that the highest of the three has
    cards, pick = (args[:BATCH], args[BATCH:]) if told else ((PACK.UNKNOWN,) * BATCH, args)
    return [Move(deal.chooser, "next3", (cards,) + pick)]
