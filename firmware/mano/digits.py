# SPDX-FileCopyrightText: 2026 The Mano authors
# SPDX-License-Identifier: MIT
"""A number that is too large to be reached by three presses is told digit by digit."""

from mano.board import CROSS
from mano.picker import Picker


class Digits(Picker):
    """A number of any size: two presses a digit, OK ends it."""

    GROUPS = ((0, 1, 2, 3), (4, 5, 6), (7, 8, 9))

    def __init__(self, low, high):
        self.low = low
        self.high = high
        self.digits = []
        self.group = None

    def labels(self):
        labels = {}
        for key, choice in zip(CROSS, self.GROUPS if self.group is None else self.group):
            labels[key] = str(choice) if self.group else "".join([str(digit) for digit in choice])
        if self.digits and self.group is None and self.low <= self._number() <= self.high:
            labels["ok"] = str(self._number())
        return labels

    def press(self, key):
        if key == "ok":
            return (self._number(),) if "ok" in self.labels() else None
        choices = dict(zip(CROSS, self.GROUPS if self.group is None else self.group))
        if key in choices and self.group is None:
            self.group = choices[key]
        elif key in choices:
            self.digits.append(choices[key])
            self.group = None
        return None

    def back(self):
        if self.group is not None:
            self.group = None
        elif self.digits:
            self.digits.pop()
        else:
            return False
        return True

    def at_start(self):
        return self.group is None and not self.digits

    def _number(self):
        number = 0
        for digit in self.digits:
            number = number * 10 + digit
        return number
