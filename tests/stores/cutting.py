# SPDX-FileCopyrightText: 2026 The Mano authors
# SPDX-License-Identifier: MIT
"""The power goes in the middle of a write, and is switched on again: what is found then must be right."""

import random

from shared_engine.match import Match
from tests.stores.evenings import Evening, told
from tests.stores.restarts import Restarts


class Cutter:
    """Tries every cut inside the writes of one step; of long writes only every stride-th byte.

    share: try one in so many of those cuts, by lot. told(match): what is compared.
    """

    def __init__(self, hardware, stride=1, share=1, told=told):
        self.hardware = hardware
        self.stride = stride
        self.share = share
        self.chance = random.Random(1)
        self.restarts = Restarts(hardware, told)
        self.cuts = 0

    def try_all(self, allowed, damaged=()):
        """allowed: what a resumed match may tell: the step before, or the one under way.

        damaged: what it may tell when the store says that something is lost.
        """
        for operation in self._rewound():
            for state in operation.torn(self.chance, self.stride):
                if not self.chance.randrange(self.share):
                    operation.put(state)
                    self._switch_on(operation, allowed, damaged)
            operation.put(operation.new)

    def cut_once(self, allowed, damaged=()):
        """One cut by lot, which stays: nothing behind it is written. Returns what the resumed match tells."""
        operations = self._rewound()
        last = self.chance.randrange(len(operations))
        for operation in operations[:last]:
            operation.put(operation.new)
        operation = operations[last]
        operation.put(self.chance.choice([operation.new, *operation.torn(self.chance, self.stride)]))
        return self._switch_on(operation, allowed, damaged)

    def take(self):
        """The operations since the last call."""
        operations = list(self.hardware.operations)
        del self.hardware.operations[:]
        return operations

    def _rewound(self):
        operations = self.take()
        for operation in reversed(operations):
            operation.put(operation.old)
        return operations

    def _switch_on(self, operation, allowed, damaged):
        self.cuts += 1
        store, found = self.restarts.switch_on()
        assert not self.hardware.operations, "looking must not write"
        if "damaged" in store.reports:
            assert found in damaged, f"damage after a cut in {operation}"
        else:
            assert set(store.reports) <= {"torn"}, f"{store.reports} after a cut in {operation}"
            assert found in allowed, f"another state after a cut in {operation}"
        return found


class Sweep:
    """Matches on one board, one after the other, and every cut in the writes of every step.

    When no slot can be written, nvm is not freed without a moment in which it holds nothing. In that moment, and in
    no other, `else_found` is allowed too: no match, or what a slot holds; or, with a word, the start of the match.
    """

    def __init__(self, hardware, stride=1, share=1, told=told):
        self.hardware = hardware
        self.cutter = Cutter(hardware, stride, share, told)
        self.told = told
        self.evening = None
        self.saved = None  # what was confirmed last
        self.else_found = None
        self.freed = 0  # how often there was such a moment

    def begin(self, match, seed=0):
        """The board is switched on, and another match begun."""
        self.evening = Evening(match, self.hardware.store(), seed)
        self._cut(self.evening.store.begin(match))

    def play(self, steps, on=False):
        """That many steps, or to the end of the match. Stops when the store is full, unless it goes on."""
        trouble = None
        while steps and (on or not trouble) and self.evening.step():
            trouble = self.evening.save()
            self._cut(trouble)
            steps -= 1

    def _cut(self, trouble):
        self.cutter.try_all(*self._allowed())
        if not trouble:
            self.saved = self.told(self.evening.match)
        assert self.cutter.restarts.switch_on()[1] == self.saved, "another state without any cut"

    def go_on_from_a_cut(self, steps, new, seed):
        """After a restart that many steps; then one more, in which the power goes.

        new() -> a match, when the one that is found is over.
        """
        store = self.hardware.store()
        match = store.load()
        assert self.told(match) == self.saved, "another state than a moment ago"
        if match is None or match.over:
            match = new()
            assert store.begin(match) is None
        self.evening = Evening(match, store, seed)
        self._confirm(steps)
        if self.evening.step():
            self.evening.save()
        if self.hardware.operations:
            self.saved = self.cutter.cut_once(*self._allowed())

    def _confirm(self, steps):
        self.saved = self.told(self.evening.match)
        for _ in range(steps):
            if self.evening.step() and not self.evening.save():
                self.saved = self.told(self.evening.match)
        self.cutter.take()

    def _allowed(self):
        match, hardware = self.evening.match, self.hardware
        allowed = [self.saved, self.told(match)]
        frees = any(each.memory is hardware.nvm and each.start == 0 for each in hardware.operations)
        if not frees or (hardware.slots and not hardware.slots.locked):
            return allowed, []
        self.freed += 1
        start = Match(match.setup, match.course.closed_before, match.course.began_at)
        return [*allowed, self.else_found], [self.told(start)]
