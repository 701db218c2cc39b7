# SPDX-FileCopyrightText: 2026 The Mano authors
# SPDX-License-Identifier: MIT
"""What the referee says: codes and facts, never sentences. Words are made from them on the device.

A fact's name tells what it is, so that it can be worded: names that start with seat, card, rank or suit hold
indexes of such; any other fact is a plain number or a code.
"""


class Refusal:
    """Why an act is not accepted: the code of the broken rule and the facts that explain it.

    firm: the table cannot overrule it, because the act has no meaning here (a deal that is over, a card that is not
    in the pack). mend: a move that would put the record right if an earlier entry was the wrong one, or None.
    """

    def __init__(self, code, firm=False, mend=None, **facts):
        self.code = code
        self.firm = firm
        self.mend = mend
        self.facts = facts

    def __repr__(self):
        return "Refusal(%s)" % self.code


def gravest(refusals):
    """The first firm one of these Refusals (or None), else the first; None when there is none.

    What no table can allow comes first: else it would be allowed along with the rest.
    """
    found = [refusal for refusal in refusals if refusal]
    return ([refusal for refusal in found if refusal.firm] + found + [None])[0]


class Note:
    """Something that followed from an act: the turn passed, the stock ran out, the deal was won."""

    def __init__(self, code, **facts):
        self.code = code
        self.facts = facts

    def __repr__(self):
        return "Note(%s)" % self.code


class LogError(ValueError):
    """A log or record that cannot be read. line: 1-based line of a text, or byte offset of a record."""

    def __init__(self, code, line=0, **facts):
        super().__init__("%s at %d %s" % (code, line, facts or ""))     # MicroPython knows no ValueError.__init__
        self.code = code
        self.line = line
        self.facts = facts
