# SPDX-FileCopyrightText: 2026 The Mano authors
# SPDX-License-Identifier: MIT
"""Tres on the keyboard of a computer: what its keys mean at the table. Hosts only.

A key is called as browsers call it. What it comes to is told as a touch: ("enter", gesture), ("call", act) for what
must not wait, ("suit", suit) for the colour that is asked; () when only the hand in view looks different.
"""

from shared_engine.games.tres.deck import PACK
from shared_engine.games.tres.laying import TRIPLE

LEFT, RIGHT, PLAY, STAGE, DRAW, CALL = "ArrowLeft", "ArrowRight", "Enter", "t", "d", " "
COLOURS = {"1": "R", "2": "Y", "3": "G"}
ON_THE_HAND = (LEFT, RIGHT, PLAY, STAGE)

HELP = (
    ((LEFT, RIGHT), "along the hand in view"),
    ((PLAY,), "play that card, or the triple"),
    ((STAGE,), "stage that card for a triple"),
    ((DRAW,), "draw, then keep"),
    ((CALL,), "TRES! or CATCH!"),
    (tuple(sorted(COLOURS)), "red, yellow, green"),
)


class Keyboard:
    """One keyboard for the table. seat, in all of it: the one whose hand is in view, or None."""

    def __init__(self):
        self._place = 0         # of the card chosen, along the hand
        self._staged = []       # places of the cards staged for a triple

    def takes(self, deal, seat):
        """The keys that have a meaning of their own now."""
        keys = [DRAW, CALL] + sorted(COLOURS)
        return keys + list(ON_THE_HAND) if self._hand(deal, seat) else keys

    def typed(self, deal, seat, key):
        """The touch that this key comes to; None when it means nothing now."""
        if key in ON_THE_HAND:
            return self._on_the_hand(self._hand(deal, seat), key)
        if key in COLOURS:
            return "suit", PACK.suits.index(COLOURS[key])
        if key == DRAW and deal.running:
            return "enter", ("keep" if deal.phase == "drawn" else "draw",)
        if key == CALL and deal.window is not None:
            return "call", self._call(deal)
        return None

    def hand(self, deal, seat):
        """The hand in view: [(card, whether it fits, whether it is chosen, whether it is staged)]."""
        hand = self._hand(deal, seat)
        fit = deal.view(seat)["playable"] if hand else ()
        return [(card, card in fit, place == self._place % len(hand), place in self._staged)
                for place, card in enumerate(hand)]

    def _hand(self, deal, seat):
        # what was drawn is told first, with the device's own keys
        if seat is None or seat != deal.turn or not deal.running or deal.awaits(seat):
            self._place, self._staged = 0, []
            return []
        return deal.view(seat)["hand"] or []

    def _on_the_hand(self, hand, key):
        if not hand:
            return None
        self._place %= len(hand)
        if key == STAGE:
            self._stage()
        elif key == PLAY:
            return self._play(hand)
        else:
            self._place = (self._place + (1 if key == RIGHT else -1)) % len(hand)
        return ()

    def _stage(self):
        if self._place in self._staged:
            self._staged.remove(self._place)
        elif len(self._staged) < TRIPLE:
            self._staged.append(self._place)

    def _play(self, hand):
        if not self._staged:
            return "enter", ("play", hand[self._place])
        triple, self._staged = [hand[place] for place in self._staged], []
        return "enter", ("triple",) + tuple(triple)

    def _call(self, deal):
        """Who told a hand sits at this keyboard: the own window is made safe, another's is caught."""
        here = [seat for seat in range(deal.players) if deal.whispering(seat)]
        return "tres" if not here or deal.window in here else "catch"
