# SPDX-FileCopyrightText: 2026 The Mano authors
# SPDX-License-Identifier: MIT
"""Cards that are elsewhere: an impossible hand is an entry error, never a wrong show (specification, section 7)."""

from shared_engine.cards import STANDARD
from shared_engine.games.tres_y_dos.knowledge import COPIES, could_be, of_rank
from shared_engine.rulings import Refusal


def hand_refusal(known, seat, cards, extra=None, taken=None):
    """None, or why these cards (and the sixth) cannot be this seat's hand, by what everybody knows.

    taken: a card of this hand that may not be the sixth. What names one card comes before what names a rank.
    """
    everything = list(cards) + ([] if extra is None else [extra])
    return (_twice(everything) or _elsewhere(known, seat, everything) or _too_many(known, seat, everything)
            or _missing(known.hands[seat], seat, everything, len(cards), taken))


def of_ranks(ranks):
    """A hand told by its ranks, as partly known cards."""
    return tuple([STANDARD.card(rank, None) for rank in ranks])


def _twice(cards):
    for i, card in enumerate(cards):
        if STANDARD.known(card) and card in cards[:i]:
            return Refusal("card_twice", firm=True, card=card)
    return None


def _elsewhere(known, seat, cards):
    for card in cards:
        refusal = known.known_elsewhere(seat, card)
        if refusal:
            return refusal
    return None


def _too_many(known, seat, cards):
    for card in cards:
        rank = STANDARD.rank(card)
        count = 0 if rank is None else of_rank(cards, rank) + known.elsewhere(seat, rank)
        if count > COPIES:
            return Refusal("too_many_of_rank", rank=rank, count=count)
    return None


def _missing(hand, seat, cards, shown, taken):
    # every card publicly taken must be among those told, and one that may not be thrown among those shown
    ways = {0}      # which of `cards` those of the hand may be, each another one: sets of them as bits
    for held in hand:
        among = range(shown if held == taken else len(cards))
        ways = {way | 1 << i for way in ways for i in among if not way >> i & 1 and could_be(cards[i], held)}
        if not ways and held == taken:
            return Refusal("taken_missing", seat=seat, card=held)
        if not ways:
            return Refusal("card_missing", seat=seat, card=held)
    return None
