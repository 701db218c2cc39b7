# SPDX-FileCopyrightText: 2026 The Mano authors
# SPDX-License-Identifier: MIT
"""One deal of High Card."""

from shared_engine.asking import Ask, Offer
from shared_engine.cards import STANDARD
from shared_engine.deal import BaseDeal
from shared_engine.moves import Act
from shared_engine.rulings import Note, Refusal


class Deal(BaseDeal):
    PACK = STANDARD
    ACTS = (Act("turn_up", ("card",)),)

    def __init__(self, players, options, dealer, score=None):
        BaseDeal.__init__(self, players, options, dealer)
        self.cards = []
        self.turn = (dealer + 1) % players

    def refuse_turn_up(self, seat, card):
        if self.over or seat != self.turn:
            return Refusal("deal_over" if self.over else "not_your_turn", firm=True, seat=self.turn)
        return Refusal("card_twice", card=card) if card in self.cards else None

    def play_turn_up(self, seat, card):
        self.cards.append(card)
        self.turn = (seat + 1) % self.players
        self.over = len(self.cards) == self.players
        return (Note("deal_won", seat=self.result()[0]),) if self.over else ()

    def result(self):
        ranks = [STANDARD.rank(card) or 0 for card in self.cards]
        return ((self.dealer + 1 + ranks.index(max(ranks))) % self.players,)

    def facts(self):
        return {"turn": self.turn, "dealer": self.dealer, "cards": self.cards[:]}

    def asks(self, partial=()):
        if partial:
            return None if partial[1:] else Ask("card", "turns_up", self.turn)
        return Ask(
            "acts", "turns_up", self.turn, facts={"seat": self.turn}, offers=[Offer("arrows", "turn_up")]
        )
