# SPDX-FileCopyrightText: 2026 The Mano authors
# SPDX-License-Identifier: MIT
"""What a mend asks: whose hand has which number, or how the table lies."""

from shared_engine.asking import Ask
from shared_engine.games.tres_y_dos.asks import NOT_TOLD
from shared_engine.moves import Move


def moves_misdeal(deal, args):
    return [Move(deal.dealer, "misdeal")]


def ask_miscount(deal, args):
    if not args:
        return Ask("seat", "who_miscounts", choices=list(range(deal.players)))
    return None if len(args) == 2 else Ask("number", "how_many", args[0], facts={"seat": args[0]}, choices=(1, 9))


def moves_miscount(deal, args):
    return [Move(args[0], "miscount", args[1:])]


def ask_position(deal, args):
    if not args:
        return Ask("seat", "whose_turn", choices=list(range(deal.players)))
    if len(args) == 1:
        return Ask("number", "how_many_stock", choices=(0, deal.most_stock))
    return None if len(args) == 3 else Ask("card", "top_card", ok=NOT_TOLD)


def moves_position(deal, args):
    return [Move(args[0], "position", args[1:])]
