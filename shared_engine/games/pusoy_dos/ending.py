# SPDX-FileCopyrightText: 2026 The Mano authors
# SPDX-License-Identifier: MIT
"""The acts finish, left, sum and twos: how a hand ends, and what it brings (specification, sections 4, 5 and 7)."""

from shared_engine.cards import STANDARD
from shared_engine.games.pusoy_dos import points
from shared_engine.games.pusoy_dos.seen import TWO_OF
from shared_engine.rulings import Note, Refusal


def end_hand(deal, cards):
    """The last card was laid, with this play. Returns notes."""
    twos, best = points.count_twos(deal.ladder, cards)
    if twos is None and most_in_last_play(deal) == 0:
        twos = 0
    if twos is not None and best is None:
        best = best_two(deal, twos)
    deal.last_play = (len(cards), twos, best)
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
    doubled = deal.options["penalty_two_double"] and most_twos(deal, seat, count)
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


# -- which 2s may be where


def most_twos(deal, seat, size):
    """How many 2s so many cards of this seat may have: none that was laid, nor told of another."""
    untold = [card for card in deal.seen.laid + deal.left
              if STANDARD.rank(card) == TWO_OF and not STANDARD.known(card)]
    return max(0, min(size, len(_free_twos(deal, seat)) - len(untold)))


def _free_twos(deal, seat):
    return [card for card in deal.seen.twos_missing()
            if card not in deal.left and (card != deal.seen.turned_up or seat == deal.seen.taker)]


def most_in_last_play(deal):
    """How many 2s the last play may have had."""
    if deal.last_play[1] is not None:
        return deal.last_play[1]
    ranks = [STANDARD.rank(card) for card in deal.round.cards]
    most = ranks.count(TWO_OF) + most_twos(deal, deal.winner, ranks.count(None))
    return most if len(ranks) > 3 or most == len(ranks) else 0      # a pair is of one rank


def best_two(deal, twos):
    """Whether the highest card of all is one of so many 2s in the last play; None where that must be told."""
    best, cards, free = deal.ladder.card[-1], deal.round.cards, _free_twos(deal, deal.winner)
    if best in cards:
        return True
    untold = twos - len([card for card in cards if STANDARD.known(card) and STANDARD.rank(card) == TWO_OF])
    if best not in free or untold <= 0:
        return False
    return True if untold >= len(free) else None


# -- what the table tells at the end


def refuse_finish(deal, seat, twos, best=None):
    if not _wants_finish(deal) or seat != deal.winner:
        return Refusal("nothing_to_tell", firm=True, seat=seat)
    size, most = deal.last_play[0], most_in_last_play(deal)
    if not 0 <= twos <= most:
        return Refusal("too_many_twos", firm=True, seat=seat, count=most)
    if size in (2, 3) and 0 < twos < size:
        return Refusal("no_pair" if size == 2 else "no_triple", firm=True, count=size)
    return _best_refusal(deal, twos, best)


def _best_refusal(deal, twos, best):
    size, told, _ = deal.last_play
    card, known = deal.ladder.card[-1], best_two(deal, twos)
    if best and known is False:
        return deal.seen.refusal(deal.winner, (card,)) or Refusal("best_two_untold", firm=True, card=card)
    untold = points.finish_points(deal.options, size, twos, known if best is None else best) is None
    return Refusal("best_two_untold", firm=True, card=card) if untold or told not in (None, twos) else None


def play_finish(deal, seat, twos, best=None):
    deal.last_play = (deal.last_play[0], twos, best_two(deal, twos) if best is None else best)
    return _counted(deal)


def refuse_left(deal, seat, cards):
    refusal = _counting_refusal(deal, seat)
    if refusal is None and (len(cards) != deal.counts[seat]
                            or None in [STANDARD.rank(card) for card in cards]):
        return Refusal("not_all_told", firm=True, count=deal.counts[seat])
    return refusal or deal.seen.refusal(seat, cards) or _left_refusal(deal, list(cards))


def _left_refusal(deal, cards):
    for i, card in enumerate(cards):
        if STANDARD.known(card) and card in deal.left + cards[:i]:
            return Refusal("card_twice", card=card)
    return deal.seen.rank_refusal(deal.left + cards)


def play_left(deal, seat, cards):
    cards = [card for card in cards if STANDARD.rank(card) is not None]
    deal.left += cards
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
    most = most_twos(deal, seat, deal.counts[seat])
    if refusal is None and not 0 <= twos <= most:
        return Refusal("too_many_twos", firm=True, seat=seat, count=most)
    return refusal


def play_twos(deal, seat, twos):
    deal.left += [STANDARD.card(TWO_OF, None)] * twos
    return _cost(deal, seat, points.penalty(deal.counts[seat], twos))


def _counting_refusal(deal, seat):
    if deal.phase != "count":
        return Refusal("hand_over" if deal.over else "hand_runs", firm=True, seat=deal.turn)
    if not points.for_cards_left(deal.options) or deal.costs[seat] is not None:
        return Refusal("nothing_to_tell", firm=True, seat=seat)
    return None


def _cost(deal, seat, cost):
    deal.costs[seat] = cost
    for other, known in enumerate(deal.costs):
        if known is None:
            deal.costs[other] = _known_cost(deal, other)    # no 2 may be left to tell of
    return _counted(deal)
