# SPDX-FileCopyrightText: 2026 The Mano authors
# SPDX-License-Identifier: MIT
"""What a deal of Tres y Dos asks, and which moves a finished gesture makes."""

from shared_engine.asking import Ask, Offer
from shared_engine.cards import STANDARD
from shared_engine.games.tres_y_dos.gestures import AGREED, HAND, Gestures, hand_facts, hand_info
from shared_engine.moves import Move

IN_THE_MENU = (Offer("menu", "misdeal"), Offer("menu", "miscount"), Offer("menu", "position"))


def asks(deal, partial):
    """The next Ask for this partial gesture, or None when it is complete."""
    if not partial:
        return _turn_screen(deal)
    return getattr(Gestures, partial[0])(deal, partial[1:])


def moves(deal, partial):
    """The moves of a complete gesture."""
    act, args = partial[0], tuple(partial[1:])
    if act in ("show", "also"):
        drawn = [Move(args[0], "draw_stock")] if deal.drew_unseen(args[0], args[1:]) else []
        return drawn + [_shown(deal, act, args)]
    if act in ("misdeal", "upcard"):
        return [Move(deal.dealer, act, args)]
    if act == "dealt":
        return [Move(deal.dealer, "upcard", (STANDARD.UNKNOWN,))]
    if act == "agree":
        sixth = (STANDARD.UNKNOWN,) if deal.holds_sixth(args[0]) else ()
        return [Move(args[0], "agree", sixth)]
    if act == "tell":
        return [Move(args[0], act, (args[1:-1],))]
    if act in ("miscount", "position"):
        return [Move(args[0], act, args[1:])]
    return _turn_moves(deal, act, args)


def _turn_moves(deal, act, args):
    if act == "drew":       # told in private, then thrown
        drawn = [Move(deal.turn, "draw_stock")] if deal.phase == "draw" else []
        thrown = [Move(deal.turn, "discard", args[1:])] if args[1:] else []
        return drawn + [Move(deal.turn, "drew", args[:1])] + thrown
    if act == "discard" and deal.phase == "draw":   # nobody took the top: so it was the stock
        return [Move(deal.turn, "draw_stock"), Move(deal.turn, act, args)]
    if deal.level == "turns" and act in ("draw_stock", "take_discard") and deal.owes_discard(deal.turn):
        return [Move(deal.turn, act), Move(deal.turn, "discard", (STANDARD.UNKNOWN,))]
    return [Move(deal.turn, act, args)]


def _shown(deal, act, args):
    seat, rest = args[0], args[1:]
    if rest[0] == AGREED:
        return Move(seat, "agree" if act == "show" else "also_agree", rest[1:])
    return Move(seat, act + "_ranks", (rest[:HAND],) + rest[HAND:])


# -- the screens between gestures


def _turn_screen(deal):
    facts = deal.facts()
    if deal.over:
        return Ask("acts", "deal_won", deal.winner, facts={"seat": deal.winner}, offers=[Offer("menu", "also")])
    if deal.phase == "deal":
        return _guide(deal)
    facts["seat"] = deal.turn
    facts["card_top"] = facts["top"]
    facts["card_taken"] = deal.taken
    facts["seat_last"] = deal.dealer if deal.last is None else deal.last
    if deal.level == "score":
        return Ask("acts", "playing", None, facts=facts, offers=[Offer("arrows", "agree")])
    if deal.whispers.told(deal.turn):
        return _private_turn(deal, facts)
    head = "throws" if deal.phase == "discard" else "no_stock" if deal.stock == 0 else "draws"
    return Ask("acts", head, deal.turn, _info(deal), facts, _offers(deal))


def _guide(deal):
    table = deal.table
    facts = {"seat": deal.dealer, "seat_first": table.next(deal.dealer), "count": HAND, "direction": table.direction,
             "seat_cut": table.next(deal.dealer, -1)}      # section 2: away from the first receiver
    if deal.level in ("cards", "hands"):
        offers = [Offer("ok", "dealt"), Offer("arrows", "upcard")]
    else:
        offers = [Offer("ok", "dealt", "dealt_up")]
    return Ask("acts", "guide", deal.dealer, facts=facts, offers=offers)


def _info(deal):
    if deal.phase == "discard" and deal.taken is not None and STANDARD.known(deal.taken):
        return ("stock", "taken")
    return ("stock", "pile") if _top_unknown(deal) else ("stock", "top")


def _top_unknown(deal):
    return deal.known.top in (None, STANDARD.UNKNOWN)


def _took(deal):
    return [Offer("ok", "take_discard", "took_top" if _top_unknown(deal) else "took")] if deal.known.pile else []


def _offers(deal):
    show = [Offer("show", "show")]
    private = [Offer("menu", "tell")] if deal.level == "hands" else []
    rest = show + private + list(IN_THE_MENU)
    if deal.phase == "discard":
        return [Offer("arrows", "discard")] + rest
    if deal.level == "turns" or not deal.owes_discard(deal.turn):
        offers = [Offer("ok", "draw_stock")]
        return offers + ([Offer("right", "take_discard")] if deal.known.pile else []) + rest
    return [Offer("arrows", "discard")] + _took(deal) + rest


def _private_turn(deal, facts):
    facts.update(hand_facts(deal.view(deal.turn)["hand"]))
    to_tell = deal.phase == "draw" or deal.whispers.awaits(deal.turn)
    offers = [Offer("arrows", "drew" if to_tell else "discard"), Offer("show", "show"), Offer("menu", "tell")]
    offers += IN_THE_MENU
    if deal.phase == "draw":
        offers += _took(deal)
    head = "full" if facts["wins"] else "drew" if to_tell else "throws"
    return Ask("acts", head, deal.turn, hand_info(facts) if to_tell else _info(deal), facts, offers, private=True)
