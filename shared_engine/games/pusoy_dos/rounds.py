# SPDX-FileCopyrightText: 2026 The Mano authors
# SPDX-License-Identifier: MIT
"""A round: plays on one pile until everybody else has passed (specification, section 3)."""


class Round:
    """combo: what lies on top (None: the next play leads). by: who laid it. cards: what it is made of.

    passed: seats that passed since then, or, where who passes is out, since the round began.
    """

    def __init__(self):
        self.combo = None
        self.by = None
        self.cards = ()
        self.passed = []

    @property
    def leading(self):
        """True when the next play leads the round."""
        return self.combo is None

    def lay(self, seat, combo, cards, keep_passed):
        """A play goes on the pile."""
        self.combo, self.by, self.cards = combo, seat, cards
        if not keep_passed:
            self.passed = []
        elif seat in self.passed:
            self.passed.remove(seat)

    def pass_(self, seat):
        """The seat passed."""
        if seat not in self.passed:
            self.passed.append(seat)
