# SPDX-FileCopyrightText: 2026 The Mano authors
# SPDX-License-Identifier: MIT
"""The power goes in every byte of every write. Each time the match resumes where it was, or one step before."""

import random

import pytest

from shared_engine import registry
from tests.stores.evenings import Evening, new_match, told
from tests.stores.memories import Hardware

BOARDS = {
    "nvm and slots": {},
    "nvm alone": {"slots": False},
    "slots alone": {"nvm": False},
}


class Cutter:
    """Tries every cut inside the writes of one step; of long writes only every stride-th byte.

    share: try one in so many of those cuts, by lot.
    """

    def __init__(self, hardware, stride=1, share=1):
        self.hardware = hardware
        self.stride = stride
        self.share = share
        self.chance = random.Random(1)
        self.cuts = 0

    def try_all(self, allowed):
        """allowed: what a resumed match may tell: the step before, or the one under way."""
        operations = self.take()
        for operation in reversed(operations):
            operation.put(operation.old)
        for operation in operations:
            for state in operation.torn(self.chance, self.stride):
                if not self.chance.randrange(self.share):
                    operation.put(state)
                    self._switch_on(operation, allowed)
            operation.put(operation.new)

    def take(self):
        """The operations since the last call."""
        operations = list(self.hardware.operations)
        del self.hardware.operations[:]
        return operations

    def _switch_on(self, operation, allowed):
        self.cuts += 1
        store = self.hardware.store()
        assert not self.hardware.operations, "looking must not write"
        assert set(store.reports) <= {"torn"}, f"{store.reports} after a cut in {operation}"
        assert told(store.load()) in allowed, f"another state after a cut in {operation}"


@pytest.mark.parametrize("board", BOARDS)
@pytest.mark.parametrize("game", registry.game_names())
def test_a_match_survives_a_cut_in_every_byte(game, board, repeats, record_property):
    hardware = Hardware(**BOARDS[board])
    evening = Evening(new_match(game, "cards"), hardware.store())
    cutter = Cutter(hardware, stride=repeats(9, 1))
    before = None
    assert evening.store.begin(evening.match) is None
    for _ in range(repeats(30, 1000)):
        now = told(evening.match)
        cutter.try_all([before, now])
        before = now
        if not evening.step() or evening.save():  # nvm alone fills in the end
            break
    record_property("figure", f"{cutter.cuts} power cuts in {game} with {board}")
