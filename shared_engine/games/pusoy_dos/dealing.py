# SPDX-FileCopyrightText: 2026 The Mano authors
# SPDX-License-Identifier: MIT
"""Before the first play: the guide to the deal, and who starts."""

from shared_engine.asking import Ask, Offer
from shared_engine.cards import STANDARD
from shared_engine.games.pusoy_dos.turn_screen import HELP
from shared_engine.moves import Move

NOT_TOLD = ("not_told", STANDARD.UNKNOWN)


def screen(deal, facts):
    """The screen while cards are dealt."""
    facts.update({"seat": deal.dealer, "seat_first": deal.table.next(deal.dealer), "count": max(deal.counts),
                  "card": deal.ladder.lowest})
    offers = [Offer("ok", "dealt"), HELP, Offer("menu", "won")]
    if deal.level == "hands":
        offers.append(Offer("arrows", "tell", "tell_now"))
    head = "guide" if deal.players != 3 else "guide_odd" if deal.odd_card else "guide_out"
    return Ask("acts", head, deal.dealer, facts=facts, offers=offers)


def ask(deal, act, args):
    """Who starts, and before that the odd card of three players, behind it the lowest card of two."""
    args = list(args)
    if _asks_odd_card(deal) and not args:
        return Ask("card", "odd_card", deal.dealer, facts={"seat": deal.dealer}, ok=NOT_TOLD)
    odd = args.pop(0) if _asks_odd_card(deal) else None
    if _known_starter(deal, odd) is not None:
        return None
    if not args:
        head = "who_has_lowest" if deal.players > 2 else "who_starts"
        return Ask("seat", head, facts={"card": _lowest(deal, odd)}, choices=list(range(deal.players)))
    if deal.players == 2 and deal.level != "turns" and len(args) == 1:
        return Ask("card", "lowest_dealt", args[0], facts={"seat": args[0]}, ok=NOT_TOLD)
    return None


def moves(deal, act, args):
    """The odd card where it was asked for, and who starts."""
    args, made = list(args), []
    odd = args.pop(0) if _asks_odd_card(deal) else None
    if odd is not None:
        made.append(Move(deal.dealer, "upcard", (odd,)))
    starter = _known_starter(deal, odd)
    if starter is None:
        starter = args.pop(0)
    lowest = (args[0],) if args and STANDARD.known(args[0]) else ()
    return made + [Move(starter, "starts", lowest)]


def _asks_odd_card(deal):
    return deal.players == 3 and deal.level != "turns"


def _lowest(deal, odd):
    """The lowest card dealt to anybody, for more than two players."""
    return deal.ladder.card[1] if odd == deal.ladder.lowest else deal.ladder.lowest


def _known_starter(deal, odd):
    """The seat that starts where nobody has to be asked, else None.

    That is the last winner, the dealer by the odd card, or who told in private of the card that opens.
    """
    if deal.leader is not None:
        return deal.leader
    if odd == deal.ladder.lowest and deal.odd_card:
        return deal.dealer
    return None if deal.players == 2 else _teller_of(deal, _lowest(deal, odd))


def _teller_of(deal, card):
    for seat, hand in enumerate(deal.told):
        if hand is not None and card in hand:
            return seat
    return None
