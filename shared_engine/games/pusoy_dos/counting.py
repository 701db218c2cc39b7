# SPDX-FileCopyrightText: 2026 The Mano authors
# SPDX-License-Identifier: MIT
"""When the last card was laid: what the table still has to tell of it, or of the cards left in the other hands."""

from shared_engine.asking import Ask, Offer
from shared_engine.cards import STANDARD
from shared_engine.games.pusoy_dos.ending import best_two, most_in_last_play, most_twos, wants_left
from shared_engine.moves import Move

PLAIN = ("finish_plain", "no_twos")     # told with one press


def screen(deal, facts):
    """What is to be told next."""
    loser = wants_left(deal)
    if loser is None:
        facts["seat"] = deal.winner
        return Ask("acts", "last_play", deal.winner, facts=facts,
                   offers=[Offer("ok", "finish_plain"), Offer("arrows", "finish"), Offer("menu", "won")])
    facts.update({"seat": loser, "count": deal.counts[loser]})
    if deal.options["scoring"] == "pips":
        offers = [Offer("ok", "sum"), Offer("arrows", "left"), Offer("menu", "won")]
        return Ask("acts", "left_pips", loser, facts=facts, offers=offers)
    offers = [Offer("ok", "no_twos"), Offer("arrows", "twos"), Offer("menu", "won")]
    return Ask("acts", "left_twos_of", loser, facts=facts, offers=offers)


def ask(deal, act, args):
    """What is still asked of the winner's last play, or of a loser's cards."""
    if act in PLAIN:
        return None
    return _ask_finish(deal, args) if act == "finish" else _ask_cards(deal, wants_left(deal), act, args)


def _ask_finish(deal, args):
    if not args:
        return Ask("number", "twos_in_it", deal.winner, facts={"seat": deal.winner},
                   choices=(0, most_in_last_play(deal)))
    if len(args) == 1 and deal.options["two_D_extra"] and best_two(deal, args[0]) is None:
        facts = {"seat": deal.winner, "card": deal.ladder.card[-1]}
        return Ask("choice", "best_two", deal.winner, facts=facts, choices=("with", "without"))
    return None


def _ask_cards(deal, loser, act, args):
    if act == "left":
        untold = deal.counts[loser] - len(args)
        facts = {"seat": loser, "count": untold}
        return Ask("rank", "left_rank", loser, facts=facts) if untold > 0 else None
    if args:
        return None
    if act == "sum":
        return Ask("number", "left_sum", loser, facts={"seat": loser}, choices=(0, 180))
    most = most_twos(deal, loser, deal.counts[loser])
    return Ask("number", "left_twos", loser, facts={"seat": loser}, choices=(0, most))


def moves(deal, act, args):
    """What was told."""
    if act in ("finish", "finish_plain"):
        return [Move(deal.winner, "finish", _twos_told(args or (0,)))]
    if act == "left":
        return [Move(wants_left(deal), act, (tuple([STANDARD.card(rank, None) for rank in args]),))]
    return [Move(wants_left(deal), "sum" if act == "sum" else "twos", args or (0,))]


def _twos_told(args):
    """How many 2s the last play had, and 1 where the best is among them, 0 where it was said that it is not."""
    return args[:1] + ((1 if args[1] == "with" else 0,) if len(args) > 1 else ())
