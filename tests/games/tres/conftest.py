# SPDX-FileCopyrightText: 2026 The Mano authors
# SPDX-License-Identifier: MIT
"""A table of Tres to talk to: the tests say what players do, in the cards' short names."""

import pytest

from shared_engine import registry
from shared_engine.games.tres.deck import PACK
from shared_engine.match import Match
from shared_engine.moves import NOBODY, Move
from shared_engine.setup import Setup


class Talk:
    """One match. What a seat does returns None, or the code of the refusal. now: ms since the match began."""

    def __init__(self, players, road, sizes, dealer, level, options):
        self.match = Match(Setup(registry.game("tres"), players, options, level=level))
        self.now = 0
        self.enter(NOBODY, "deal", dealer)
        if road:
            self.start(road)
        for seat, size in enumerate(sizes):
            self.enter(seat, "miscount", size)

    @property
    def deal(self):
        return self.match.deal

    @property
    def turn(self):
        return self.deal.turn

    @property
    def sizes(self):
        return self.deal.sizes

    @property
    def notes(self):
        return [note.code for note in self.match.notes]

    def enter(self, seat, act, *args, overrule=False):
        self.refusal = self.match.enter([Move(seat, act, args, self.now)], overrule)
        return self.refusal and self.refusal.code

    def gesture(self, *partial):
        """The whole gesture as the device enters it; it must ask nothing more."""
        assert self.match.asks(partial) is None
        self.refusal = self.match.enter(self.match.moves(partial))
        return self.refusal and self.refusal.code

    def start(self, card):
        return self.enter(self.deal.dealer, "start", PACK.parse(card))

    def plays(self, seat, cards, colour=None, overrule=False):
        told = (PACK.parse(colour + "?"),) if colour else ()
        laid = tuple(PACK.parse(card) for card in cards.split())
        return self.enter(seat, "play", laid, *told, overrule=overrule)

    def __getattr__(self, act):
        """talk.draw(1), talk.keep(1), talk.expire(1), talk.tres(1), talk.leave(1) ..."""
        return lambda seat=NOBODY, *args: self.enter(seat, act, *args)

    def returns(self, seat):
        return self.enter(seat, "return")

    def tells(self, seat, cards):
        return self.enter(seat, "leftovers", tuple(PACK.parse(card) for card in cards.split()))

    def next_round(self, road="R5"):
        refusal = self.match.enter(self.match.moves(("deal",)))
        return refusal.code if refusal else self.start(road)

    def later(self, ms):
        self.now += ms
        return self


@pytest.fixture
def talk():
    """talk(players=4, road="R5", sizes=(), dealer=0, level="cards", **options): that round has just begun."""

    def begin(players=4, road="R5", sizes=(), dealer=0, level="cards", **options):
        return Talk(players, road, sizes, dealer, level, options)

    return begin
