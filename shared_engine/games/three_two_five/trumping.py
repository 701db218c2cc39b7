# SPDX-FileCopyrightText: 2026 The Mano authors
# SPDX-License-Identifier: MIT
"""The seat that must take five fixes trump, in a way the table allows (specification, section 2)."""

from shared_engine.games.three_two_five.ranking import PACK, highest
from shared_engine.rulings import Note, Refusal

BATCH = 3       # the second batch of 5-3-2


class Trumping:
    """The acts trump, turn7, next3 and random_trump of a Deal."""

    def allows_trump_by(self, way):
        """True when trump may also be fixed this way: "seventh", "next3" or "random"."""
        if way != "random" and self.options["batches"] != "5-3-2":
            return False
        return self.options["trump_mode"] in (way, "any")

    def _trump_refusal(self, seat, way=None):
        if self.over:
            return Refusal("deal_over", firm=True)
        if self.phase != "trump":
            return Refusal("trump_fixed", firm=self.begun, suit=self.trump)
        if seat != self.chooser:
            return Refusal("not_chooser", seat=seat, seat_five=self.chooser)
        return Refusal("not_this_way") if way and not self.allows_trump_by(way) else None

    def _turned_refusal(self, card):
        if PACK.suit(card) is None:
            return Refusal("suit_not_told", firm=True)
        return self.cards_refusal((card,))

    def _fix(self, suit):
        self.set_trump(suit)
        if self.phase == "trump":
            self.steps = [step for step in self.steps if step == "rest"]
            self.phase = "pull" if self.pulls_left else "play"
        return (Note("trump", suit=suit, seat=self.chooser),)

    # -- announced

    def refuse_trump(self, seat, suit):
        return self._trump_refusal(seat)

    def play_trump(self, seat, suit):
        return self._fix(suit)

    # -- turned up: the seventh card, or one drawn blind

    def refuse_turn7(self, seat, card):
        return self._trump_refusal(seat, "seventh") or self._turned_refusal(card)

    def play_turn7(self, seat, card):
        return self._fix(PACK.suit(card))

    def refuse_random_trump(self, seat, card):
        return self._trump_refusal(seat, "random") or self._turned_refusal(card)

    play_random_trump = play_turn7

    # -- the highest of the next three

    def refuse_next3(self, seat, cards, pick=None):
        refusal = self._trump_refusal(seat, "next3") or self.cards_refusal(cards)
        if refusal:
            return refusal
        if len(cards) != BATCH:
            return Refusal("three_cards", firm=True)
        suits = self.tied_suits(cards)
        if pick is None and len(suits) > 1:
            return Refusal("tie", firm=True, suit_1=suits[0], suit_2=suits[1])
        return Refusal("not_the_highest", suit=pick) if pick is not None and pick not in suits else None

    def play_next3(self, seat, cards, pick=None):
        suits = [pick] if pick is not None else self.tied_suits(cards)
        return self._fix(suits[0] if len(suits) == 1 else None)

    def tied_suits(self, cards):
        """The suits these three turned-up cards leave to choose from; all where a card was not told."""
        if [card for card in cards if not PACK.known(card)]:
            return list(PACK.suit_order)
        suits = highest(cards)
        if self.options["next3_tie"] == "first_dealt":
            return suits[:1]
        if self.options["next3_tie"] == "suit_order":
            return [suit for suit in PACK.suit_order if suit in suits][:1]     # S H D C
        return suits
