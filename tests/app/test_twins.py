# SPDX-FileCopyrightText: 2026 The Mano authors
# SPDX-License-Identifier: MIT
"""Two tables told different hands in private: on everything that everybody may see and hear they are the same."""

from random import Random

import pytest
from mano.board import KEYS

from shared_engine import registry
from shared_engine.cards import STANDARD
from shared_engine.setup import Setup
from tests.app.watching import Watch
from tools.simulator.fingers import Fingers

TOLD = (0, 2)  # the seats that tell their hands; the others do not


class Twins:
    """The two devices, whose keys are pressed together."""

    def __init__(self, rng):
        self.rng = rng
        cards = rng.sample(range(STANDARD.size), 28)
        self.free = cards[20:]  # nobody told these
        self.pair = [self._table(cards[:10]), self._table(cards[10:20])]

    def _table(self, cards):
        watch = Watch(seed=1)
        setup = Setup(registry.game("tres_y_dos"), 4, {}, ("Ana", "Bea", "Carl", "Dora"), "hands")
        watch.sit_down(setup)
        Fingers(watch).enter("dealt")
        for seat, hand in zip(TOLD, (cards[:5], cards[5:]), strict=True):
            Fingers(watch).enter("tell", seat, *hand, "checked")
        return watch

    @property
    def private(self):
        """True while somebody looks in private at one of them."""
        return any(watch.private for watch in self.pair)

    @property
    def parted(self):
        """One seat was told something in private that the other was not, as that a card of its hand lies open."""
        one, other = self.pair
        return one.private != other.private

    def step(self):
        """One key, whole private turn, or a while without keys, the same for both."""
        if self.private:
            self._each(lambda watch: watch.wait(11000)) if self.rng.random() < 0.4 else self._press("back")
        elif self._may_draw() and self.rng.random() < 0.5:
            card = self.free.pop()
            self._each(lambda watch: Fingers(watch).enter("drew", card, card))
        else:
            self._press(self.rng.choice(KEYS["cross"]) + self.rng.choice(("", "", "", "", "", "!")))

    def _may_draw(self):
        """True when a seat that has told its hand is to draw, and its curtain is down."""
        app = self.pair[0].app
        begun = type(app.screen).__name__ == "Curtain" and not app.match.over
        return begun and self.free and any(offer.act == "drew" for offer in app.match.asks().offers)

    def _press(self, key):
        self._each(lambda watch: watch.press(key))

    def _each(self, act):
        for watch in self.pair:
            act(watch)
        late = max(watch.device.time for watch in self.pair)
        for watch in self.pair:
            watch.device.time = late

    def public(self):
        """What everybody sees and has heard, of both."""
        return [(watch.screen, [notes for _, notes in watch.device.heard]) for watch in self.pair]


@pytest.mark.parametrize("seed", range(8))
def test_nobody_else_can_tell_the_hands_apart(seed, repeats):
    twins = Twins(Random(seed))
    one, other = (watch.secrets() for watch in twins.pair)
    assert len(one) == len(other) == 10 and one.isdisjoint(other)
    compared = 0
    for _ in range(repeats(150, 1500)):
        twins.step()
        if twins.parted:
            break
        if not twins.private:
            one, other = twins.public()
            assert one == other
            compared += 1
    assert compared > 8
