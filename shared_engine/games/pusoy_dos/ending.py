# SPDX-FileCopyrightText: 2026 The Mano authors
# SPDX-License-Identifier: MIT
"""The acts finish, left, sum and twos: how a hand ends, and what it brings (specification, sections 4, 5 and 7)."""

from shared_engine.cards import STANDARD
from shared_engine.games.pusoy_dos import points
from shared_engine.games.pusoy_dos.seen import COPIES, TWO_OF
from shared_engine.rulings import Note, Refusal


def end_hand(deal, cards):
    """The last card was laid, with this play. Returns notes."""
    deal.last_play = (len(cards),) + points.count_twos(deal.ladder, cards)
    deal.phase = "count"
    for seat in range(deal.players):
        deal.costs[seat] = _known_cost(deal, seat)
    return _counted(deal) or [Note("last_play", seat=deal.winner)]


def wants_left(deal):
    """The seat whose cards left are to be told next, or None."""
    if deal.phase == "count" and points.for_cards_left(deal.options):
        for seat in deal.table.order(deal.winner):
            if deal.costs[seat] is None:
                return seat
    return None


def _wants_finish(deal):
    """True while the points hang on cards of the last play that were not told."""
    return (deal.phase == "count" and not points.for_cards_left(deal.options) and not deal.options["play_on"]
            and points.finish_points(deal.options, *deal.last_play) is None)


def _known_cost(deal, seat):
    count = deal.counts[seat]
    if count == 0:
        return 0
    if deal.options["scoring"] == "pips":
        return None
    doubled = deal.options["penalty_two_double"] and deal.seen.twos_missing()
    return None if doubled else points.penalty(count)


def _counted(deal):
    """Closes the hand when nothing is left to be told; returns notes."""
    if _wants_finish(deal) or wants_left(deal) is not None:
        return []
    deal.points = _points(deal)
    deal.phase, deal.over = "over", True
    return [Note("hand_won", seat=deal.winner, count=deal.points[deal.winner])] + _mismatch(deal)


def _points(deal):
    if points.for_cards_left(deal.options):
        return deal.costs[:]
    out = [0] * deal.players
    if deal.options["play_on"]:
        for place, seat in enumerate(deal.order):
            out[seat] = points.place_points(place, deal.players)
    else:
        out[deal.winner] = points.finish_points(deal.options, *deal.last_play)
    return out


def _mismatch(deal):
    # section 7: what nobody has seen must be what the losers hold
    unseen, held = deal.seen.unseen(), sum(deal.counts)
    return [Note("mismatch", unseen=unseen, held=held)] if deal.whole and unseen != held else []


# -- what the table tells at the end


def refuse_finish(deal, seat, twos, best=None):
    if not _wants_finish(deal) or seat != deal.winner:
        return Refusal("nothing_to_tell", firm=True, seat=seat)
    most = min(deal.last_play[0], COPIES)
    if not 0 <= twos <= most:
        return Refusal("too_many_twos", firm=True, seat=seat, count=most)
    if points.finish_points(deal.options, deal.last_play[0], twos, best) is None:
        return Refusal("best_two_untold", firm=True, card=deal.ladder.card[-1])
    return None


def play_finish(deal, seat, twos, best=None):
    deal.last_play = (deal.last_play[0], twos, best)
    return _counted(deal)


def refuse_left(deal, seat, cards):
    refusal = _counting_refusal(deal, seat)
    if refusal is None and (len(cards) != deal.counts[seat]
                            or None in [STANDARD.rank(card) for card in cards]):
        return Refusal("not_all_told", firm=True, count=deal.counts[seat])
    return refusal or deal.seen.refusal(seat, cards)


def play_left(deal, seat, cards):
    cards = [card for card in cards if STANDARD.rank(card) is not None]
    if deal.options["scoring"] == "pips":
        return _cost(deal, seat, points.pips(cards))
    twos = len([card for card in cards if STANDARD.rank(card) == TWO_OF])
    return _cost(deal, seat, points.penalty(deal.counts[seat], twos))


def refuse_sum(deal, seat, total):
    refusal = _counting_refusal(deal, seat)
    return refusal or (None if total >= 0 else Refusal("no_such_number", firm=True, count=total))


def play_sum(deal, seat, total):
    return _cost(deal, seat, total)


def refuse_twos(deal, seat, twos):
    refusal = _counting_refusal(deal, seat)
    most = min(deal.counts[seat], len(deal.seen.twos_missing()))
    if refusal is None and not 0 <= twos <= most:
        return Refusal("too_many_twos", firm=True, seat=seat, count=most)
    return refusal


def play_twos(deal, seat, twos):
    return _cost(deal, seat, points.penalty(deal.counts[seat], twos))


def _counting_refusal(deal, seat):
    if deal.phase != "count":
        return Refusal("hand_over" if deal.over else "hand_runs", firm=True, seat=deal.turn)
    if not points.for_cards_left(deal.options) or deal.costs[seat] is not None:
        return Refusal("nothing_to_tell", firm=True, seat=seat)
    return None


def _cost(deal, seat, cost):
    deal.costs[seat] = cost
    return _counted(deal)
