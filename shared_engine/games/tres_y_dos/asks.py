# SPDX-FileCopyrightText: 2026 The Mano authors
# SPDX-License-Identifier: MIT
"""What a deal of Tres y Dos asks in a turn, and which moves a finished gesture makes; for the rest see seldom.py."""

from shared_engine.asking import Ask, Offer
from shared_engine.cards import STANDARD
from shared_engine.games.tres_y_dos.seldom import PART_OF, seldom
from shared_engine.moves import Move

NOT_TOLD = ("not_told", STANDARD.UNKNOWN)


def asks(deal, partial):
    """The next Ask for this partial gesture, or None when it is complete."""
    if not partial:
        return _turn_screen(deal)
    act = partial[0]
    if act in PART_OF:
        ask = getattr(_asks_of(act), "ask_" + act, None)
        return ask and ask(deal, partial[1:])
    return _discard(deal) if partial == ("discard",) else None


def moves(deal, partial):
    """The moves of a complete gesture."""
    act, args = partial[0], tuple(partial[1:])
    if act in PART_OF:
        return getattr(_asks_of(act), "moves_" + act)(deal, args)
    move = Move(deal.turn, act, args)
    if act == "discard" and deal.phase == "draw":   # nobody took the top: so it was the stock
        return [Move(deal.turn, "draw_stock"), move]
    if deal.level == "turns" and act in ("draw_stock", "take_discard") and deal.owes_discard(deal.turn):
        return [move, Move(deal.turn, "discard", (STANDARD.UNKNOWN,))]
    return [move]


def _asks_of(act):
    """The module with that gesture."""
    return seldom(PART_OF[act] + "_asks")


def _discard(deal):
    facts = {"seat": deal.turn, "card": deal.taken}
    if deal.told(deal.turn) and deal.phase == "discard":
        return seldom("telling_asks").discard(deal, facts)
    return Ask("card", "throws", deal.turn, facts=facts, ok=NOT_TOLD)


# -- the screens between gestures


def _turn_screen(deal):
    if deal.over:
        return Ask("acts", "deal_won", deal.winner, facts={"seat": deal.winner}, offers=[Offer("menu", "also")])
    if deal.phase == "deal":
        return seldom("guiding_asks").screen(deal)
    facts = deal.facts()
    facts["seat"] = deal.turn
    facts["card_top"] = facts["top"]
    facts["card_taken"] = deal.taken
    facts["seat_last"] = deal.dealer if deal.last is None else deal.last
    if deal.level == "score":
        return Ask("acts", "playing", None, facts=facts, offers=[Offer("arrows", "agree")])
    if deal.told(deal.turn):
        return seldom("telling_asks").screen(deal, facts)
    head = "throws" if deal.phase == "discard" else "no_stock" if deal.stock == 0 else "draws"
    return Ask("acts", head, deal.turn, info(deal), facts, _offers(deal))


def info(deal):
    """The corner texts: what the stock holds, and the card taken or the top of the pile."""
    if deal.phase == "discard" and deal.taken is not None and STANDARD.known(deal.taken):
        return ("stock", "taken")
    return ("stock", "pile") if _top_unknown(deal) else ("stock", "top")


def took(deal):
    """[the Offer to take the top of the pile], [] when it is empty."""
    return [Offer("ok", "take_discard", "took_top" if _top_unknown(deal) else "took")] if deal.known.pile else []


def rare():
    """What can be done at any moment, but seldom is."""
    return [Offer("menu", act) for act in ("misdeal", "miscount", "position")]


def _top_unknown(deal):
    return deal.known.top in (None, STANDARD.UNKNOWN)


def _offers(deal):
    private = [Offer("menu", "tell")] if deal.level == "hands" else []
    rest = [Offer("show", "show")] + private + rare()
    if deal.phase == "discard":
        return [Offer("arrows", "discard")] + rest
    if deal.level == "turns" or not deal.owes_discard(deal.turn):
        offers = [Offer("ok", "draw_stock")]
        return offers + ([Offer("right", "take_discard")] if deal.known.pile else []) + rest
    return [Offer("arrows", "discard")] + took(deal) + rest
