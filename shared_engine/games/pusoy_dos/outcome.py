# SPDX-FileCopyrightText: 2026 The Mano authors
# SPDX-License-Identifier: MIT
"""The short way: only the outcome of a hand is told, who won and what its points need. Its act is result."""

from shared_engine.asking import Ask, Offer
from shared_engine.games.pusoy_dos.points import for_cards_left, penalty, place_points
from shared_engine.moves import Move
from shared_engine.rulings import Note, Refusal

MOST = 16       # four 2s among five cards, each doubling the one point; the best of them may bring more


def refuse_result(deal, seat, numbers):
    if deal.over:
        return Refusal("hand_over", firm=True, seat=deal.winner)
    if len(numbers) != deal.players or min(numbers) < 0:
        return Refusal("no_such_result", firm=True)
    return None


def play_result(deal, seat, numbers):
    deal.order = [seat]
    deal.points = list(numbers)
    deal.phase, deal.over = "over", True
    return [Note("hand_won", seat=seat, count=numbers[seat])]


def screen(deal, facts):
    """The screen of a table that tells nothing else."""
    facts.update({"seat": deal.dealer, "count": max(deal.counts)})
    return Ask("acts", "score_guide", deal.dealer, facts=facts, offers=[Offer("arrows", "won")])


def ask(deal, act, args):
    """Who won, then the winner's points, or the places of the others, or what their cards cost."""
    if not args:
        return Ask("seat", "who_won", choices=list(range(deal.players)))
    if for_cards_left(deal.options):
        return _ask_costs(deal, args)
    if not deal.options["play_on"]:
        return None if len(args) == 2 else Ask("number", "how_many_points", args[0], facts={"seat": args[0]},
                                               choices=(1, MOST + deal.options["two_D_extra"]), ok=("ordinary", 1))
    if len(args) >= deal.players - 1:
        return None
    return Ask("seat", "who_next", choices=[seat for seat in range(deal.players) if seat not in args])


def _ask_costs(deal, args):
    if len(args) >= deal.players:
        return None
    seat = deal.table.next(args[0], len(args))
    if _asks_cards(deal):
        # played on, all but the last went out
        least = 0 if deal.options["play_on"] else 1
        return Ask("number", "cards_left", seat, facts={"seat": seat}, choices=(least, 18))
    return Ask("number", "left_sum", seat, facts={"seat": seat}, choices=(0, 999))


def _asks_cards(deal):
    """True where the number of cards left is enough to count their cost."""
    return deal.options["scoring"] == "penalty" and not deal.options["penalty_two_double"]


def moves(deal, act, args):
    """The winner's result: the points of each seat."""
    points = [0] * deal.players
    if for_cards_left(deal.options):
        for i, number in enumerate(args[1:], 1):
            points[deal.table.next(args[0], i)] = penalty(number) if _asks_cards(deal) else number
    elif deal.options["play_on"]:
        for place, seat in enumerate(args):
            points[seat] = place_points(place, deal.players)
    else:
        points[args[0]] = args[1]
    return [Move(args[0], "result", (tuple(points),))]
