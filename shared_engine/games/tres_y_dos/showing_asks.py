# SPDX-FileCopyrightText: 2026 The Mano authors
# SPDX-License-Identifier: MIT
"""What a show asks: who, five ranks or that the table agreed, and the sixth card where there is one."""

from shared_engine.asking import Ask
from shared_engine.cards import STANDARD
from shared_engine.games.tres_y_dos.asks import NOT_TOLD
from shared_engine.games.tres_y_dos.possible import hand_refusal, of_ranks
from shared_engine.games.tres_y_dos.seldom import PRIVATE, put_away
from shared_engine.games.tres_y_dos.turning import HAND
from shared_engine.moves import Move

AGREED = "agreed"


def ask_agree(deal, args):
    return None if args else Ask("seat", "who_won", choices=list(range(deal.players)))


def moves_agree(deal, args):
    sixth = (STANDARD.UNKNOWN,) if deal.holds_sixth(args[0]) else ()
    return [Move(args[0], "agree", sixth)]


def ask_show(deal, args):
    if not args:
        put_away(PRIVATE)      # while a hand lies open nobody looks at his own
        return Ask("seat", "who_shows", choices=list(range(deal.players)))
    facts = {"seat": args[0], "ranks": args[1:], "count": len(args)}
    sixth = deal.holds_sixth(args[0]) or _drew_unseen(deal, args[0], args[1:])
    needed = HAND + 1 if args[1:2] != (AGREED,) else 2
    if len(args) < needed:
        ok = ("agree", AGREED) if len(args) == 1 else ("same", args[-1])
        return Ask("rank", "shows" if args[1:] else "first_rank", args[0], ("shows",) if args[1:] else (), facts, ok=ok)
    return Ask("card", "sixth", args[0], facts=facts, ok=NOT_TOLD) if sixth and len(args) == needed else None


ask_also = ask_show


def moves_show(deal, args):
    return _moves(deal, args, "show", "agree")


def moves_also(deal, args):
    return _moves(deal, args, "also", "also_agree")


def _moves(deal, args, shown, agreed):
    seat, rest = args[0], args[1:]
    drawn = [Move(seat, "draw_stock")] if _drew_unseen(deal, seat, rest) else []
    if rest[0] == AGREED:
        return drawn + [Move(seat, agreed, rest[1:])]
    return drawn + [Move(seat, shown + "_ranks", (rest[:HAND],) + rest[HAND:])]


def _drew_unseen(deal, seat, ranks):
    """True when these five ranks can only be shown after a draw from the stock that nobody told.

    Then a card this seat publicly took is the sixth, or the empty stock was made anew of the pile.
    """
    if seat != deal.turn or deal.phase != "draw" or len(ranks) < HAND:
        return False
    refusal = hand_refusal(deal.known, seat, of_ranks(ranks[:HAND]))
    if refusal is None:
        return False
    return refusal.code == "card_missing" or deal.stock == 0 and refusal.code == "too_many_of_rank"
