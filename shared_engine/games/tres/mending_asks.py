# SPDX-FileCopyrightText: 2026 The Mano authors
# SPDX-License-Identifier: MIT
"""What the table tells the referee when something was missed."""

from shared_engine.asking import Ask
from shared_engine.games.tres.deck import PACK, is_wild
from shared_engine.moves import Move


def ask_miscount(deal, args):
    if not args:
        return _everybody(deal, "who_miscounts")
    if len(args) == 2:
        return None
    return Ask("number", "how_many", args[0], facts={"seat": args[0]}, choices=(1, 30))


def moves_miscount(deal, args):
    return [Move(args[0], "miscount", args[1:])]


def ask_position(deal, args):
    if not args:
        return _everybody(deal, "whose_go")
    if len(args) == 1:
        return Ask("card", "road_card", facts={"seat": args[0]})
    if len(args) == 2 and is_wild(args[1]):
        return Ask("suit", "road_colour", facts={"card": args[1]})
    return None


def moves_position(deal, args):
    colour = tuple([PACK.card(None, suit) for suit in args[2:]])
    return [Move(args[0], "position", (args[1],) + colour)]


def _everybody(deal, head):
    return Ask("seat", head, choices=list(range(deal.players)))
