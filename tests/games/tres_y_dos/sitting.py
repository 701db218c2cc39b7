# SPDX-FileCopyrightText: 2026 The Mano authors
# SPDX-License-Identifier: MIT
"""A table for Tres y Dos, spoken to in the words of a log. Runs on MicroPython too.

Ana is seat 0, and round to the left sit Bea, Carl, Dora, Eve, Finn, Gus. Ana deals and play goes to the right
unless told otherwise, so with four players Dora begins, then come Carl, Bea and Ana.
"""

from shared_engine import registry
from shared_engine.cards import STANDARD
from shared_engine.games.tres_y_dos.deal import Deal
from shared_engine.match import Match
from shared_engine.moves import NOBODY, Move
from shared_engine.setup import Setup

NAMES = ("Ana", "Bea", "Carl", "Dora", "Eve", "Finn", "Gus")
RIGHT = "KC,KD,KH,7C,7D"
WRONG = "KC,KD,KH,7C,8D"


class Sitting:
    """One match, its first card turned up."""

    def __init__(self, players=4, dealer="Ana", upcard="5H", level="cards", **options):
        setup = Setup(registry.game("tres_y_dos"), players, options, NAMES[:players], level)
        self.match = Match(setup)
        self.match.play(Move(NOBODY, "deal", (seat(dealer),)))
        if upcard:
            self.says(dealer + " upcard " + upcard)

    @property
    def deal(self):
        return self.match.deal

    def says(self, line, allowed=False, at=None):
        """Enters "Dora discard 5H"; "ok" or the codes of what followed, or the code of the refusal."""
        refusal = self.refusal(line, allowed, at)
        if refusal:
            return refusal.code
        return " ".join([note.code for note in self.match.notes]) or "ok"

    def refusal(self, line, allowed=False, at=None):
        """Enters the line; None or the Refusal."""
        return self.match.enter([self.move(line, at)], overrule=allowed)

    def move(self, line, at=None):
        who, _, what = line.partition(" ")
        if who in NAMES:
            line = str(seat(who)) + " " + what
        time = self.match.course.at if at is None else at
        return self.match.notation.parse(str(time) + " " + line)

    def all_ok(self, *lines):
        """Each line is accepted and nothing follows from it."""
        for line in lines:
            came = self.says(line)
            assert came == "ok", line + ": " + came

    def turn_of(self, name, card="?", draw="draw_stock"):
        """A whole turn."""
        self.all_ok(name + " " + draw, name + " discard " + card)

    @property
    def turn(self):
        return NAMES[self.deal.turn]

    @property
    def winner(self):
        return None if self.deal.winner is None else NAMES[self.deal.winner]

    def fact(self, name):
        return self.match.facts()[name]

    @property
    def top(self):
        top = self.fact("top")
        return None if top is None else STANDARD.text(top)


def lying(players=4, dealer="Ana", turn=None, stock=None, pile=None, known=None, level="cards", **options):
    """A Sitting whose table was laid by hand: pile "2C 3C" from bottom to top, known {"Bea": "JD"}."""
    sitting = Sitting(players, dealer, None, level, **options)
    position = {"dealer": seat(dealer)}
    if turn is not None:
        position["turn"] = seat(turn)
    if stock is not None:
        position["stock"] = stock
    if pile is not None:
        position["pile"] = cards(pile)
    position["known"] = [cards((known or {}).get(name, "")) for name in NAMES[:players]]
    sitting.match.course.deal = Deal.at(players, sitting.match.setup.options, position)
    return sitting


def seat(name):
    return NAMES.index(name)


def cards(text):
    return [STANDARD.parse(card) for card in text.split()]
