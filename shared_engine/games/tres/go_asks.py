# SPDX-FileCopyrightText: 2026 The Mano authors
# SPDX-License-Identifier: MIT
"""The turn screens of a go, and its gestures: cards are laid, or drawn and kept."""

from shared_engine.asking import Ask, Offer
from shared_engine.games.tres.deck import NUMBERS, PACK, is_wild
from shared_engine.games.tres.laying import TRIPLE
from shared_engine.games.tres.seldom import seldom
from shared_engine.moves import NOBODY, Move

IN_THE_MENU = ("leave", "misdeal", "miscount", "position")
SIGN_KEYS = (Offer("up", "number"), Offer("left", "sign"), Offer("right", "three"), Offer("down", "wild"))


def screen(deal):
    """Whose go it is, on what, and who may still be caught."""
    facts = _facts(deal)
    facts.update({"count": deal.due, "stock": deal.stock})
    if deal.paused:
        return Ask("acts", "paused", facts=facts, offers=menu(deal))
    if deal.whispering(deal.turn):
        return seldom("telling_asks").screen(deal, facts)
    offers = [plain_act(deal)]
    if deal.level == "turns":
        offers.extend(SIGN_KEYS)
    else:
        offers.append(Offer("arrows", "play"))
        offers.extend(triple(deal))
    acts = (("tell",) if deal.level == "hands" else ()) + IN_THE_MENU
    return Ask("acts", head(deal), deal.turn, _info(deal), facts, offers + calls(deal) + menu(deal, acts), timed=True)


def menu(deal, acts=IN_THE_MENU):
    """Offers of the menu: these acts behind coming back, where somebody is absent."""
    first = ("comes_back",) if deal.presence.absent() else ()
    return [Offer("menu", act) for act in first + tuple(acts)]


def plain_act(deal):
    """The Offer of OK."""
    if deal.phase == "drawn":
        return Offer("ok", "keep")
    return Offer("ok", "draw", "pay" if deal.depth else None)


def triple(deal):
    """A list with the Offer of a triple, where one may be laid."""
    possible = deal.depth == 0 and (deal.phase == "play" or deal.options["drawn_triple"])
    return [Offer("ok_held", "triple")] if possible else []


def calls(deal):
    """The Offers of TRES and CATCH, where somebody may be caught."""
    if deal.window is None:
        return []
    return [Offer("show", "catch"), Offer("menu", "tres")]


def head(deal):
    """The code of the headline."""
    if deal.phase == "drawn":
        return "drawn" if deal.drawn else "none_left"
    if deal.depth:
        return "pile_capped" if deal.depth >= deal.options["chain_cap"] else "pile_due"
    return "goes_on" if _colour_named(deal) else "goes"


def _info(deal):
    if deal.window is not None:
        return catchable(deal) + ("stock",)
    if deal.road.top == PACK.UNKNOWN:
        return ("stock",)
    return ("on_colour" if _colour_named(deal) else "on", "stock")


def _colour_named(deal):
    """True when the road shows no colour of its own, but the table knows which was named."""
    return is_wild(deal.road.top) and deal.road.colour is not None


def catchable(deal):
    """The info that names who may still be caught."""
    return () if deal.window is None else ("catch",)


def _facts(deal):
    return {"seat": deal.turn, "card": deal.road.top, "suit": deal.road.colour, "seat_window": deal.window}


def stage(deal, kind, head, more=(), choices=None, private=False, info=()):
    """A stage of a play: the clock runs, and whoever may be caught stays in view. more: facts of this stage."""
    facts = _facts(deal)
    facts.update(more)
    return Ask(kind, head, deal.turn, info + catchable(deal), facts, choices=choices, private=private, timed=True)


# -- laying


def ask_play(deal, args):
    if not args:
        return seldom("telling_asks").ask_card(deal) if deal.whispering(deal.turn) else stage(deal, "card", "lays")
    if len(args) == 1 and is_wild(args[0]) and deal.sizes[deal.turn] > 1:
        return stage(deal, "suit", "names", {"card_laid": args[0]})
    return None


def moves_play(deal, args):
    return _lays(deal, args[:1], tuple([PACK.card(None, suit) for suit in args[1:]]))


def ask_triple(deal, args):
    if deal.whispering(deal.turn):
        return seldom("telling_asks").ask_triple(deal, args)
    if not args:
        return stage(deal, "rank", "triple_of", choices=list(range(NUMBERS)))
    if len(args) == 1 + TRIPLE:
        return None
    return stage(deal, "suit", "triple_colour", {"rank": args[0], "count": len(args)})


def moves_triple(deal, args):
    if deal.whispering(deal.turn):      # staged card by card
        return _lays(deal, args)
    return _lays(deal, tuple([PACK.card(args[0], suit) for suit in args[1:]]))


def _lays(deal, cards, colour=()):
    return [Move(deal.turn, "play", (cards,) + colour)]


# -- laying, where only signs are told


def moves_three(deal, args):
    return _lays(deal, (PACK.UNKNOWN,) * TRIPLE)


def moves_number(deal, args):
    return _lays(deal, (PACK.UNKNOWN,))


def ask_sign(deal, args):
    return None if args else stage(deal, "choice", "which_sign", choices=("N", "U", "S"))


def moves_sign(deal, args):
    return _lays(deal, (PACK.card(PACK.parse_rank(args[0]), None),))


def ask_wild(deal, args):
    return None if args else stage(deal, "choice", "which_wild", choices=("W", "T"))


def moves_wild(deal, args):
    return _lays(deal, (PACK.parse(args[0]),), (PACK.UNKNOWN,))


# -- calling


def moves_tres(deal, args):
    return [Move(NOBODY if deal.window is None else deal.window, "tres")]


def moves_catch(deal, args):
    return [Move(NOBODY, "catch")]
