# SPDX-FileCopyrightText: 2026 The Mano authors
# SPDX-License-Identifier: MIT
"""The end of a round: what the others hold counts for the one who is out (specification, section 6)."""

from shared_engine.games.tres.deck import NUMBERS, PACK, ROUNDABOUT, is_wild
from shared_engine.games.tres.laying import PENALTY
from shared_engine.games.tres.score import NOT_TOLD
from shared_engine.rulings import Note, Refusal

VALUES = ((0, 1, 2, 3), (4, 5, 6), (7, 8, 9), (20, 30, 50))     # as they lie behind up, left, right, down
SIGN, ROUNDABOUTS, THIRD_DEGREES = VALUES[3]


def value(card):
    """What the card counts in a hand; None when too little was told."""
    if is_wild(card):
        return ROUNDABOUTS if card == ROUNDABOUT else THIRD_DEGREES
    rank = PACK.rank(card)
    return rank if rank is None or rank < NUMBERS else SIGN


def go_out(deal, seat, kind):
    """The seat laid its last card; what that makes the next draw lands first. Returns notes."""
    deal.winner = seat
    lands = {"S": PENALTY, "T": deal.due, "triple": PENALTY if deal.options["triple_out_draws"] else 0}
    notes = deal.give(deal.next(seat), lands[kind], Note("lands")) if lands.get(kind) else []
    deal.depth = 0
    return notes + [Note("round_over", seat=seat)] + _count_up(deal)


def _count_up(deal):
    # the round is over once no hand is left to count
    deal.phase, deal.window = "leftovers", None
    if deal.untold():
        return []
    deal.phase, deal.over = "over", True
    deal.gain = sum([points or 0 for points in deal.points])
    return [Note("round_won", seat=deal.winner, points=deal.gain)]


def _told(deal, seat, points):
    deal.points[seat] = points
    # what was unsaid may leave the round without a winner: then the table counts, and for the referee it still runs
    return [] if deal.winner is None else _count_up(deal)


def _hand_refusal(deal, seat, count):
    if deal.phase != "leftovers":
        runs = deal.winner is None
        return Refusal("round_runs", firm=True) if runs else Refusal("all_counted", firm=True)
    if seat not in deal.untold():
        return Refusal("counted", firm=True, seat=seat)
    if count != deal.sizes[seat]:
        return Refusal("count_mismatch", firm=True, seat=seat, count=count, holds=deal.sizes[seat])
    return None


def _value_refusal(seat, values):
    if any(not any(one in group for group in VALUES) for one in values):
        return Refusal("no_such_value", firm=True, seat=seat)
    return None


# -- a hand told by its cards, by their values, or by the sum alone


def refuse_leftovers(deal, seat, cards):
    return (_hand_refusal(deal, seat, len(cards)) or deal.road.copies_refusal(cards)
            or _value_refusal(seat, [value(card) for card in cards]))


def play_leftovers(deal, seat, cards):
    deal.road.count(cards)
    return _told(deal, seat, sum([value(card) or 0 for card in cards]))


def refuse_values(deal, seat, values):
    return _hand_refusal(deal, seat, len(values)) or _value_refusal(seat, values)


def play_values(deal, seat, values):
    return _told(deal, seat, sum(values))


def refuse_sum(deal, seat, points):
    highest = THIRD_DEGREES * deal.sizes[seat]
    refusal = _hand_refusal(deal, seat, deal.sizes[seat])
    if refusal is None and not 0 <= points <= highest:
        return Refusal("sum_too_high", firm=True, seat=seat, count=deal.sizes[seat], highest=highest)
    return refusal


def play_sum(deal, seat, points):
    deal.unchecked.append(seat)
    return _told(deal, seat, points)


# -- the result alone


def refuse_won(deal, seat, points):
    if deal.winner is not None:
        return Refusal("round_over", firm=True, seat=deal.winner)
    return None if points >= 0 else Refusal("no_such_number", firm=True)


def play_won(deal, seat, points):
    deal.winner, deal.gain = seat, points
    deal.phase, deal.over = "over", True
    deal.window, deal.depth = None, 0
    deal.sizes = [NOT_TOLD if dealt else 0 for dealt in deal.presence.dealt]
    deal.sizes[seat] = 0
    return [Note("round_won", seat=seat, points=points)]
