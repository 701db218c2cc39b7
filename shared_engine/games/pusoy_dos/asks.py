# SPDX-FileCopyrightText: 2026 The Mano authors
# SPDX-License-Identifier: MIT
"""What a hand of Pusoy Dos asks, and which moves a finished gesture makes."""

from shared_engine.asking import Ask
from shared_engine.cards import STANDARD
from shared_engine.games.pusoy_dos.seldom import seldom
from shared_engine.games.pusoy_dos.turn_screen import SIZES, turn_screen
from shared_engine.moves import Move

AT_ONCE = ("pass", "all_pass", "misdeal")
# the part that gives ask(deal, act, answers) and moves(deal, act, answers)
GESTURES = {"one": "keying", "two": "keying", "three": "keying", "five": "keying",
            "own_one": "own_hand", "own_two": "own_hand", "own_three": "own_hand", "own_five": "own_hand",
            "dealt": "dealing", "tell": "sweep", "ladder": "help_pages", "miscount": "mending", "position": "mending",
            "finish": "counting", "finish_plain": "counting", "left": "counting", "sum": "counting",
            "twos": "counting", "no_twos": "counting", "won": "outcome"}


def asks(deal, partial):
    """The next Ask for this partial gesture, or None when it is complete."""
    if not partial:
        return turn_screen(deal)
    act, answers = partial[0], partial[1:]
    if act == "other":
        return asks(deal, answers) if answers else _how_many_laid(deal)
    if act in AT_ONCE or deal.level == "turns" and GESTURES[act] == "keying":
        return None
    return seldom(GESTURES[act]).ask(deal, act, answers)


def _how_many_laid(deal):
    return Ask("choice", "how_many_laid", deal.turn, facts={"seat": deal.turn}, choices=[act for _, _, act in SIZES])


def moves(deal, partial):
    """The moves of a complete gesture."""
    act, answers = partial[0], tuple(partial[1:])
    if act == "other":
        return moves(deal, answers)
    if act == "all_pass":
        return [Move(seat, "pass") for seat in [deal.turn] + deal.waiting()]
    if act in AT_ONCE:
        return [Move(deal.turn if act == "pass" else deal.dealer, act)]
    if deal.level == "turns" and GESTURES[act] == "keying":
        return [Move(deal.turn, "play", (_unseen(act),))]
    return seldom(GESTURES[act]).moves(deal, act, answers)


def _unseen(kind):
    """The cards of a play of which the table tells only how many they are."""
    return (STANDARD.UNKNOWN,) * [size for size, _, act in SIZES if act == kind][0]
