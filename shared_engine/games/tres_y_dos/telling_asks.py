# SPDX-FileCopyrightText: 2026 The Mano authors
# SPDX-License-Identifier: MIT
"""The private screens of a hand: telling it, the card drawn, the discard picked from one's own six."""

from shared_engine.asking import Ask, Offer
from shared_engine.cards import STANDARD
from shared_engine.games.tres_y_dos.asks import info, rare, took
from shared_engine.games.tres_y_dos.hands import holds_three_and_two, ranks_wanted
from shared_engine.moves import Move

CHECKED = "checked"     # the hand just told has been read over once more


def _facts(hand):
    """What the private screens of that hand show: its cards, and the ranks that would make it win."""
    ranks = [STANDARD.rank(card) for card in hand if STANDARD.known(card)]
    return {"cards_hand": hand, "ranks_wanted": ranks_wanted(ranks), "wins": holds_three_and_two(ranks)}


def _corners(facts):
    """The corner texts of a private screen: the hand, and what it waits for."""
    return ("hand", "wanted") if facts["ranks_wanted"] and not facts["wins"] else ("hand",)


def screen(deal, facts):
    """The turn screen of a seat that told its hand."""
    facts.update(_facts(deal.whispers.hand(deal.turn)))
    to_tell = deal.phase == "draw" or deal.whispers.awaits(deal.turn)
    offers = [Offer("arrows", "drew" if to_tell else "discard"), Offer("show", "show"), Offer("menu", "tell")]
    offers += rare()
    if deal.phase == "draw":
        offers += took(deal)
    head = "full" if facts["wins"] else "drew" if to_tell else "throws"
    corners = _corners(facts) if to_tell else info(deal)
    return Ask("acts", head, deal.turn, corners, facts, offers, private=True)


def discard(deal, facts):
    """The discard is picked from the hand."""
    return Ask("card", "throws", deal.turn, facts=facts, choices=deal.whispers.hand(deal.turn), private=True)


def ask_drew(deal, args):
    facts = {"seat": deal.turn}
    if not args:
        return Ask("card", "drew", deal.turn, facts=facts, private=True)
    if len(args) > 1 or not deal.owes_discard(deal.turn):
        return None
    whispers = deal.whispers
    hand = whispers.with_drawn(deal.turn, args[0]) if whispers.awaits(deal.turn) else (
        whispers.hand(deal.turn) + [args[0]])
    hand.sort()
    head = "full" if _facts(hand)["wins"] else "throws"
    return Ask("card", head, deal.turn, facts=facts, choices=hand, private=True)


def moves_drew(deal, args):
    """Told in private, then thrown."""
    drawn = [Move(deal.turn, "draw_stock")] if deal.phase == "draw" else []
    thrown = [Move(deal.turn, "discard", args[1:])] if args[1:] else []
    return drawn + [Move(deal.turn, "drew", args[:1])] + thrown


def ask_tell(deal, args):
    if not args:
        return Ask("seat", "who_tells", choices=list(range(deal.players)))
    if args[-1] == CHECKED:
        return None
    seat, cards = args[0], list(args[1:])
    facts = _facts(cards)
    facts.update({"seat": seat, "count": len(args)})
    if len(cards) < deal.sizes[seat]:
        return Ask("card", "your_card", seat, ("hand",), facts, private=True)
    head = "full" if facts["wins"] else "holds"
    return Ask("choice", head, seat, _corners(facts), facts, choices=(), ok=("checked", CHECKED), private=True)


def moves_tell(deal, args):
    return [Move(args[0], "tell", (args[1:-1],))]
