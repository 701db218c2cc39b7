# SPDX-FileCopyrightText: 2026 The Mano authors
# SPDX-License-Identifier: MIT
"""How a taker tells his hand, rank by rank, then the card he pulled and the one he gives back. For his eyes only."""

from shared_engine.asking import Ask
from shared_engine.games.three_two_five.ranking import PACK
from shared_engine.games.three_two_five.telling import holds
from shared_engine.games.three_two_five.tricks_asks import NOT_TOLD
from shared_engine.moves import Move

ONWARD = "onward"       # no more cards of this rank in the hand that is being told


def _taker(deal):
    return (deal.exchange or deal.due)[0]


def _sweep(args):
    """(rank index in hand, cards so far) of a hand told rank by rank from the ace down."""
    rank, cards = len(PACK.ranks) - 1, []
    for arg in args:
        if arg == ONWARD:
            rank -= 1
        else:
            cards.append(PACK.card(rank, arg))
    return rank, cards


def ask_tell(deal, args):
    taker = _taker(deal)
    rank, cards = _sweep(args)
    if len(cards) == holds(deal, taker) or rank < 0:
        return None
    left = [suit for suit in PACK.suit_order
            if PACK.card(rank, suit) not in cards and deal.ranking.in_pack(PACK.card(rank, suit))]
    facts = {"seat": taker, "rank": rank, "count": len(cards)}
    return Ask("suit", "hand_rank", taker, facts=facts, choices=left, ok=("onward", ONWARD), private=True)


def moves_tell(deal, args):
    return [Move(_taker(deal), "tell", (tuple(_sweep(args)[1]),))]


def ask_took(deal, args):
    taker = deal.exchange[0]
    facts = {"seat": taker}
    if not args:
        return Ask("card", "took", taker, facts=facts, choices=deal.whispers.whole(taker), private=True)
    if len(args) > 1:
        return None
    legal = deal.whispers.may_return(taker, deal.ranking, args[0])
    return Ask("card", "gives", taker, facts=facts, choices=legal, ok=NOT_TOLD, private=True)


def moves_took(deal, args):
    taker, giver = deal.exchange
    gives = [] if args[1] == PACK.UNKNOWN else [Move(taker, "gives", args[1:])]
    return [Move(taker, "took", args[:1])] + gives + [Move(taker, "return", (giver,))]
