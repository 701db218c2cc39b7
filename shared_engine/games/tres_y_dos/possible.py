# SPDX-FileCopyrightText: 2026 The Mano authors
# SPDX-License-Identifier: MIT
"""Cards that are elsewhere: an impossible hand is an entry error, never a wrong show (specification, section 7)."""

from shared_engine.cards import STANDARD
from shared_engine.games.tres_y_dos.knowledge import COPIES, could_be, of_rank
from shared_engine.rulings import Refusal


def hand_refusal(known, seat, cards, extra=None):
    """None, or why these cards (and the sixth) cannot be this seat's hand, by what everybody knows."""
    everything = list(cards) + ([] if extra is None else [extra])
    for i, card in enumerate(everything):
        if STANDARD.known(card) and card in everything[:i]:
            return Refusal("card_twice", firm=True, card=card)
        rank = STANDARD.rank(card)
        count = 0 if rank is None else of_rank(everything, rank) + known.elsewhere(seat, rank)
        refusal = known.clash(seat, card)
        if refusal is None and count > COPIES:
            refusal = Refusal("too_many_of_rank", rank=rank, count=count)
        if refusal:
            return refusal
    return _missing(known.hands[seat], seat, everything)


def of_ranks(ranks):
    """A hand told by its ranks, as partly known cards."""
    return tuple([STANDARD.card(rank, None) for rank in ranks])


def _missing(hand, seat, cards):
    # every card publicly taken must be among those shown
    for i, held in enumerate(hand):
        if not _among(hand[:i + 1], cards):
            return Refusal("card_missing", seat=seat, card=held)
    return None


def _among(held, cards):
    """True when each of `held` may be another one of `cards`."""
    if not held:
        return True
    return any([could_be(card, held[0]) and _among(held[1:], cards[:i] + cards[i + 1:])
                for i, card in enumerate(cards)])
