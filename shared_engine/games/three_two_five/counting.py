# SPDX-FileCopyrightText: 2026 The Mano authors
# SPDX-License-Identifier: MIT
"""The tricks of a whole deal told at once: two seats are asked, the third took the rest (ten in all)."""

from shared_engine.asking import Ask
from shared_engine.games.three_two_five.roles import PLAYERS, TRICKS
from shared_engine.rulings import Note, Refusal


def ask_tricks(seats, partial):
    """The next question to these two seats; None when the answers are enough."""
    if len(partial) == len(seats) or sum(partial) >= TRICKS:
        return None
    seat = seats[len(partial)]
    return Ask("number", "tricks_of", facts={"seat": seat}, choices=(0, TRICKS))


def tricks_of(seats, partial):
    """The tricks by seat that the answers of these two seats give."""
    tricks = [0] * PLAYERS
    for seat, count in zip(seats, partial):
        tricks[seat] = count
    last = PLAYERS - sum(seats)
    tricks[last] = TRICKS - sum(partial)
    return tuple(tricks)


def tricks_refusal(tricks):
    """None, or why these cannot be the tricks of three seats."""
    if len(tricks) != PLAYERS or sum(tricks) != TRICKS or min(tricks) < 0:
        return Refusal("sum_not_10", firm=True)
    return None


def refuse_result(deal, seat, numbers):
    return Refusal("deal_over", firm=True) if deal.over else tricks_refusal(numbers)


def play_result(deal, seat, numbers):
    notes = [Note("counted_otherwise", seat=other, count=deal.tricks[other])
             for other in range(PLAYERS) if numbers[other] < deal.tricks[other]]
    deal.tricks = list(numbers[:PLAYERS])
    return notes + deal.close()
