# SPDX-FileCopyrightText: 2026 The Mano authors
# SPDX-License-Identifier: MIT
"""When a deal or the referee went wrong: deal anew, count a hand anew, put the table as it lies, catch up."""

from shared_engine.cards import STANDARD
from shared_engine.deal import gesture
from shared_engine.games.tres_y_dos.knowledge import Knowledge
from shared_engine.games.tres_y_dos.turning import HAND
from shared_engine.moves import Move
from shared_engine.rulings import Note, Refusal


def refuse_misdeal(deal, seat):
    if deal.over:
        return deal.rest_refusal()
    return Refusal("misdeal_too_late") if deal.turns else None


def play_misdeal(deal, seat):
    deal.lay_out()
    return (Note("misdeal", seat=deal.dealer),)


def refuse_miscount(deal, seat, size):
    possible = 0 < size < 10 and size <= deal.stock + deal.sizes[seat]
    return deal.rest_refusal() or (None if possible else Refusal("no_such_number", firm=True))


def play_miscount(deal, seat, size):
    deal.stock += deal.sizes[seat] - size
    deal.sizes[seat] = size
    if deal.whispers:
        deal.whispers.forget(seat)
    if seat == deal.turn and not deal.drawn:
        deal.begin_turn()
    elif seat == deal.turn and not deal.owes_discard(seat):
        deal.end_turn(seat)


def refuse_position(deal, seat, stock, top):
    if deal.over:
        return deal.rest_refusal()
    most = deal.most_stock
    return None if 0 <= stock <= most else Refusal("no_such_stock", firm=True, count=most)


def play_position(deal, seat, stock, top):
    deal.known = Knowledge(deal.players)
    deal.whispers = None
    for _ in range(deal.most_stock - stock):
        deal.known.lay(STANDARD.UNKNOWN, deal.moment)   # under the top lies what is nowhere else
    deal.known.lay(top, deal.moment)
    deal.sizes = [HAND] * deal.players
    deal.turn, deal.stock, deal.last = seat, stock, None
    deal.begin_turn()


def put(deal, position):
    """The deal as the table lies; see Deal.at."""
    for card in position.get("pile", [position.get("upcard", STANDARD.UNKNOWN)]):
        deal.known.lay(card, 0)
    deal.phase = "draw"
    deal.turn = position.get("turn", deal.turn)
    deal.stock = position.get("stock", deal.stock)
    for seat, cards in enumerate(position.get("known", ())):
        deal.known.hands[seat] = list(cards)


def catch_up(deal, seat):
    """Skipped turns count as drawn from the stock and something discarded."""
    moves = []
    skipped = 0 if deal.rest_refusal() else deal.table.distance(deal.turn, seat)
    for turn in deal.table.order(deal.turn)[:skipped]:
        if deal.sizes[turn] <= HAND:
            moves.append(Move(turn, "draw_stock"))
        if deal.sizes[turn] >= HAND:
            moves.append(Move(turn, "discard", (STANDARD.UNKNOWN,)))
    return gesture(moves, assumed=True)
