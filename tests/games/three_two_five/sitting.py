# SPDX-FileCopyrightText: 2026 The Mano authors
# SPDX-License-Identifier: MIT
"""A table for 3-2-5, spoken to in the words of a log: Ana is seat 0, Bea on her left, Carl on Bea's left."""

from shared_engine import registry
from shared_engine.games.three_two_five.ranking import PACK
from shared_engine.match import Match
from shared_engine.moves import NOBODY, Move
from shared_engine.setup import Setup

NAMES = ("Ana", "Bea", "Carl")


class Sitting:
    """One match. Ana deals unless told otherwise; play goes to the right: Carl must take 5, Bea 3, Ana 2."""

    def __init__(self, dealer=0, level="cards", **options):
        self.match = Match(Setup(registry.game("three_two_five"), 3, options, NAMES, level))
        self.match.play(Move(NOBODY, "deal", (dealer,)))

    def says(self, line, allowed=False):
        """Enters "Carl play AH". The code of the refusal, or the codes of what followed, or "ok"."""
        refusal = self.match.enter([self.move(line)], overrule=allowed)
        if refusal:
            return refusal.code
        return " ".join([note.code for note in self.match.notes]) or "ok"

    def move(self, line):
        """The Move of that line."""
        for seat, name in enumerate(NAMES):
            line = line.replace(name, str(seat))
        return self.match.notation.parse(f"{self.match.course.at} {line}")

    def plays(self, cards):
        """Each card in turn: "AH KH QH". Returns what followed, in order."""
        return [self.says(f"{self.deal.turn} play {card}") for card in cards.split()]

    def trick_to(self, *seats):
        """These seats take the next tricks."""
        return [self.says(f"{seat} win") for seat in seats]

    def result(self, *tricks):
        """The deal at once."""
        return self.says("- result " + ",".join(str(count) for count in tricks))

    def next_deal(self):
        """The next deal, by whoever's turn it is."""
        return self.match.enter(self.match.moves(("deal",)))

    def presses(self, *steps):
        """A gesture as the screens build it: the act, then the answers. Returns its moves, entered."""
        partial = ()
        for step in steps:
            assert self.match.asks(partial) is not None, f"nothing more is asked after {partial}"
            partial += (step,)
        assert self.match.asks(partial) is None, f"{partial} is not complete"
        moves = self.match.moves(partial)
        assert self.match.enter(moves) is None
        return [self.match.notation.text(move).split(" ", 1)[1] for move in moves]

    def screen(self):
        """The turn screen."""
        return self.match.asks()

    def offers(self):
        """What each key does on the turn screen, menu apart."""
        return {offer.slot: offer.act for offer in self.screen().offers if offer.slot != "menu"}

    def menu(self):
        """What the menu offers."""
        return [offer.act for offer in self.screen().offers if offer.slot == "menu"]

    @property
    def deal(self):
        return self.match.deal

    @property
    def facts(self):
        return self.match.facts()


def ready(trump="S", **options):
    """A sitting where Carl has named trump and leads."""
    table = Sitting(**options)
    table.says(f"{table.deal.chooser} trump {trump}")
    return table


def owed(*tricks, **options):
    """The deal after one that ended so, Carl dealing; trump is named, so pulling begins."""
    table = Sitting(**options)
    table.result(*tricks)
    table.next_deal()
    table.says(f"{table.deal.chooser} trump C")
    return table


def card(text):
    """The card of a name."""
    return PACK.parse(text)


def cards(text):
    """The cards of their names."""
    return [PACK.parse(name) for name in text.split()]
