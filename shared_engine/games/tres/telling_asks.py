# SPDX-FileCopyrightText: 2026 The Mano authors
# SPDX-License-Identifier: MIT
"""The go of a seat that has told its hand: its own cards are chosen from, those that fit come first."""

from shared_engine.asking import Ask, Offer
from shared_engine.games.tres import go_asks
from shared_engine.games.tres.deck import NUMBERS, PACK
from shared_engine.games.tres.laying import TRIPLE
from shared_engine.moves import Move


def screen(deal, facts):
    """The turn screen, for this seat's eyes only."""
    known = deal.whispers.view(deal.turn, deal)
    facts.update({"cards_hand": known["hand"], "cards_fit": known["playable"]})
    offers = [go_asks.plain_act(deal)]
    if deal.awaits(deal.turn):
        offers.append(Offer("arrows", "drew"))
    else:
        offers.append(Offer("arrows", "play"))
        if len(known["hand"]) >= TRIPLE:
            offers.extend(go_asks.triple(deal))
    return Ask("acts", go_asks.head(deal), deal.turn, ("fit",) + go_asks.catchable(deal), facts,
               offers + go_asks.calls(deal) + go_asks.menu(deal), private=True, timed=True)


def ask_card(deal):
    """Which card of the hand is laid."""
    known = deal.whispers.view(deal.turn, deal)
    fit = known["playable"]
    rest = [card for card in known["hand"] if card not in fit]
    return go_asks.stage(deal, "card", "lays", {"cards_fit": fit}, fit + rest, True, ("fit",))


def ask_triple(deal, args):
    """Its cards one by one, as they are laid. Of a hand without a triple any: what is wrong is told then."""
    if len(args) == TRIPLE:
        return None
    hand = deal.whispers.view(deal.turn, deal)["hand"]
    ranks = [PACK.rank(card) for card in hand]
    fits = [rank for rank in range(NUMBERS) if ranks.count(rank) >= TRIPLE]
    if args:
        fits = [PACK.rank(args[0])]
    for card in args:
        hand.remove(card)
    choices = [card for card in hand if PACK.rank(card) in fits] or hand
    return go_asks.stage(deal, "card", "stages", {"cards": args, "count": len(args) + 1}, choices, True)


# -- telling


def ask_tell(deal, args):
    if not args:
        return Ask("seat", "who_tells", choices=list(range(deal.players)))
    if len(args) > deal.sizes[args[0]]:
        return None
    return Ask("card", "your_card", args[0], facts={"seat": args[0], "count": len(args)}, private=True)


def moves_tell(deal, args):
    return [Move(args[0], "tell", (args[1:],))]


def ask_drew(deal, args):
    missing = deal.awaits(deal.turn) - len(args)
    if missing <= 0:
        return None
    facts = {"seat": deal.turn, "count": missing}
    return Ask("card", "drew", deal.turn, facts=facts, private=True, timed=True)


def moves_drew(deal, args):
    return [Move(deal.turn, "drew", (args,))]
