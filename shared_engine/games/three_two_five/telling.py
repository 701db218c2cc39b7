# SPDX-FileCopyrightText: 2026 The Mano authors
# SPDX-License-Identifier: MIT
"""What a taker tells in private of his hand, for the referee to see that the return is right (section 3)."""

from shared_engine.games.three_two_five.ranking import HAND
from shared_engine.games.three_two_five.roles import PLAYERS
from shared_engine.games.three_two_five.whispers import Whispers
from shared_engine.rulings import Refusal


def holds(deal, seat):
    """How many cards this seat has in hand before the play."""
    return HAND + (deal.exchange is not None and deal.exchange[0] == seat)


def refuse_tell(deal, seat, cards):
    if deal.over or deal.phase != "pull":
        return Refusal("pulling_only", firm=True)
    if len(cards) != holds(deal, seat):
        return Refusal("count_hand", firm=True, seat=seat, count=holds(deal, seat))
    return deal.ranking.cards_refusal(cards)


def play_tell(deal, seat, cards):
    if deal.whispers is None:
        deal.whispers = Whispers(PLAYERS, deal.options)
    deal.whispers.tell(seat, cards)


def refuse_took(deal, seat, card):
    if not deal.exchange or deal.exchange[0] != seat:
        return Refusal("not_pulled", firm=True, seat=seat)
    return deal.ranking.cards_refusal((card,)) or _untold(deal, seat) or deal.whispers.took_refusal(seat, card)


def play_took(deal, seat, card):
    if deal.told(seat):
        deal.whispers.took(seat, card)


def refuse_gives(deal, seat, card):
    if not deal.exchange or deal.exchange[0] != seat:
        return Refusal("not_pulled", firm=True, seat=seat)
    return _untold(deal, seat) or deal.whispers.return_refusal(seat, card, deal.ranking)


def play_gives(deal, seat, card):
    if deal.told(seat):
        deal.whispers.gives(seat, card)


def _untold(deal, seat):
    return None if deal.told(seat) else Refusal("tell_first", firm=True, seat=seat)
