# SPDX-FileCopyrightText: 2026 The Mano authors
# SPDX-License-Identifier: MIT
"""A table for Pusoy Dos, spoken to in the words of a log: Ana is seat 0, then Bea, Carl and Dora clockwise."""

from shared_engine import registry
from shared_engine.cards import STANDARD
from shared_engine.games.pusoy_dos.about import OPTIONS
from shared_engine.games.pusoy_dos.combos import Ladder
from shared_engine.games.pusoy_dos.deal import Deal
from shared_engine.match import Match
from shared_engine.moves import NOBODY, Move
from shared_engine.options import defaults
from shared_engine.setup import Setup

NAMES = ("Ana", "Bea", "Carl", "Dora")


class Sitting:
    """One match. Ana deals the first hand."""

    def __init__(self, players=4, level="cards", **options):
        self.match = Match(Setup(registry.game("pusoy_dos"), players, options, NAMES[:players], level))
        self.match.play(Move(NOBODY, "deal", (0,)))

    def lies(self, counts, turn="Ana", table="", by=None, played=""):
        """The hand goes on from here: cards held per seat, whose turn it is, what lies on the table."""
        position = {
            "dealer": 0,
            "counts": counts,
            "turn": NAMES.index(turn),
            "cards": cards(table),
            "by": NAMES.index(by) if by else None,
            "played": cards(played) + cards(table),
        }
        level = self.deal.level
        self.match.course.deal = Deal.at(len(counts), self.match.setup.options, position)
        self.deal.level = level
        return self

    def says(self, line, allowed=False):
        """Enters "Ana play 3C 3D". The code of the refusal, or the codes of what followed, or "ok"."""
        refusal = self.match.enter([self.move(line)], overrule=allowed)
        if refusal:
            return refusal.code
        return " ".join([note.code for note in self.match.notes]) or "ok"

    def all_say(self, *lines):
        """The same for several lines."""
        return [self.says(line) for line in lines]

    def move(self, line):
        """The Move of that line; cards are parted by blanks."""
        name, act, *words = line.split()
        seat = "-" if name == "-" else str(NAMES.index(name))
        arguments = " " + ",".join(words) if words else ""
        return self.match.notation.parse(f"{self.match.course.at} {seat} {act}{arguments}")

    def undo(self):
        """Takes the last gesture back."""
        return self.match.undo()

    def presses(self, *steps):
        """A gesture as the screens build it: the act, then the answers. Returns its moves, entered."""
        moves = self.gesture(*steps)
        refusal = self.match.enter(moves)
        assert refusal is None, refusal
        return [self.match.notation.text(move).split(" ", 1)[1] for move in moves]

    def gesture(self, *steps):
        """The moves of a gesture, not entered."""
        partial = ()
        for step in steps:
            assert self.match.asks(partial) is not None, f"nothing more is asked after {partial}"
            partial += (step,)
        assert self.match.asks(partial) is None, f"{partial} is not complete"
        return self.match.moves(partial)

    def offers(self):
        """What each key does on the turn screen, menu apart."""
        return {offer.slot: offer.act for offer in self.match.asks().offers if offer.slot != "menu"}

    def menu(self):
        """What the menu offers."""
        return [offer.act for offer in self.match.asks().offers if offer.slot == "menu"]

    @property
    def deal(self):
        return self.match.deal

    @property
    def facts(self):
        return self.match.facts()

    @property
    def turn(self):
        return NAMES[self.deal.turn]


def begun(starter="Ana", players=4, level="cards", **options):
    """A sitting where this player starts."""
    table = Sitting(players, level=level, **options)
    table.says(f"{starter} starts")
    return table


def card(text):
    """The card of a name."""
    return STANDARD.parse(text)


def cards(text):
    """The cards of their names."""
    return tuple([STANDARD.parse(name) for name in text.split()])


def ladder(**options):
    """The order of cards under these house rules."""
    return Ladder({**defaults(OPTIONS), **options})
