# SPDX-FileCopyrightText: 2026 The Mano authors
# SPDX-License-Identifier: MIT
"""The seat that must take five fixes trump, in a way the table allows (specification, section 2)."""

from shared_engine.games.three_two_five.ranking import PACK
from shared_engine.rulings import Note, Refusal, gravest

BATCH = 3       # the second batch of 5-3-2


def allowed_by(deal, way):
    """True when trump may also be fixed this way: "seventh", "next3" or "random"."""
    if way != "random" and deal.options["batches"] != "5-3-2":
        return False
    return deal.options["trump_mode"] in (way, "any")


def tied_suits(deal, cards):
    """The suits these three turned-up cards leave to choose from; all where a card was not told."""
    if [card for card in cards if not PACK.known(card)]:
        return list(PACK.suit_order)
    suits = _highest(cards)
    if deal.options["next3_tie"] == "first_dealt":
        return suits[:1]
    if deal.options["next3_tie"] == "suit_order":
        return [suit for suit in PACK.suit_order if suit in suits][:1]     # S H D C
    return suits


def _highest(cards):
    # as they lie: several suits when ranks are equal
    top = max([PACK.rank(card) for card in cards])
    return [PACK.suit(card) for card in cards if PACK.rank(card) == top]


def _refusal(deal, seat, way=None):
    if deal.over:
        return Refusal("deal_over", firm=True)
    if deal.phase != "trump":
        return Refusal("trump_fixed", firm=deal.begun, suit=deal.trump)
    if seat != deal.chooser:
        return Refusal("not_chooser", seat=seat, seat_five=deal.chooser)
    return Refusal("not_this_way") if way and not allowed_by(deal, way) else None


def _turned_refusal(deal, card):
    if PACK.suit(card) is None:
        return Refusal("suit_not_told", firm=True)
    return deal.ranking.cards_refusal((card,))


def _fix(deal, suit):
    deal.set_trump(suit)
    if deal.phase == "trump":
        deal.steps = [step for step in deal.steps if step == "rest"]
        deal.enter("pull" if deal.pulls_left else "play")
    return (Note("trump", suit=suit, seat=deal.chooser),)


# -- announced


def refuse_trump(deal, seat, suit):
    return _refusal(deal, seat)


def play_trump(deal, seat, suit):
    return _fix(deal, suit)


# -- turned up: the seventh card, or one drawn blind


def refuse_turn7(deal, seat, card):
    return _refusal(deal, seat, "seventh") or _turned_refusal(deal, card)


def play_turn7(deal, seat, card):
    return _fix(deal, PACK.suit(card))


def refuse_random_trump(deal, seat, card):
    return _refusal(deal, seat, "random") or _turned_refusal(deal, card)


play_random_trump = play_turn7


# -- the highest of the next three


def refuse_next3(deal, seat, cards, pick=None):
    three = None if len(cards) == BATCH else Refusal("three_cards", firm=True)
    refusal = gravest((_refusal(deal, seat, "next3"), deal.ranking.cards_refusal(cards), three))
    if refusal:
        return refusal
    suits = tied_suits(deal, cards)
    if pick is None and len(suits) > 1:
        return Refusal("tie", firm=True, suit_1=suits[0], suit_2=suits[1])
    return Refusal("not_the_highest", suit=pick) if pick is not None and pick not in suits else None


def play_next3(deal, seat, cards, pick=None):
    suits = [pick] if pick is not None else tied_suits(deal, cards)
    return _fix(deal, suits[0] if len(suits) == 1 else None)
