# SPDX-FileCopyrightText: 2026 The Mano authors
# SPDX-License-Identifier: MIT
"""What a deal of Tres y Dos asks, and which moves a finished gesture makes."""

from shared_engine.asking import Ask, Offer
from shared_engine.cards import STANDARD
from shared_engine.moves import Move

HAND = 5
NOT_TOLD = ("not_told", STANDARD.UNKNOWN)
AGREED = "agreed"

IN_THE_MENU = (Offer("menu", "misdeal"), Offer("menu", "miscount"), Offer("menu", "position"))


def asks(deal, partial):
    """The next Ask for this partial gesture, or None when it is complete."""
    if not partial:
        return _turn_screen(deal)
    return getattr(_Gestures, partial[0])(deal, partial[1:])


def moves(deal, partial):
    """The moves of a complete gesture."""
    act, args = partial[0], tuple(partial[1:])
    if act in ("show", "also"):
        return [_shown(deal, act, args)]
    if act in ("misdeal", "upcard"):
        return [Move(deal.dealer, act, args)]
    if act == "dealt":
        return [Move(deal.dealer, "upcard", (STANDARD.UNKNOWN,))]
    if act == "agree":
        sixth = (STANDARD.UNKNOWN,) if deal.holds_sixth(args[0]) else ()
        return [Move(args[0], "agree", sixth)]
    if act == "tell":
        return [Move(args[0], act, (args[1:],))]
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
    offers = [Offer("ok", "dealt")]
    if deal.level in ("cards", "hands"):
        offers.append(Offer("arrows", "upcard"))
    return Ask("acts", "guide", deal.dealer, facts=facts, offers=offers)


def _info(deal):
    return ("stock",) if deal.known.top is None else ("stock", "top")


def _offers(deal):
    show = [Offer("show", "show")]
    private = [Offer("menu", "tell")] if deal.level == "hands" else []
    rest = show + private + list(IN_THE_MENU)
    if deal.phase == "discard":
        return [Offer("arrows", "discard")] + rest
    if deal.level == "turns" or not deal.owes_discard(deal.turn):
        offers = [Offer("ok", "draw_stock")]
        return offers + ([Offer("right", "take_discard")] if deal.known.pile else []) + rest
    offers = [Offer("arrows", "discard")]
    return offers + ([Offer("ok", "take_discard", "took")] if deal.known.pile else []) + rest


def _private_turn(deal, facts):
    facts.update(deal.view(deal.turn))
    to_tell = deal.phase == "draw" or deal.whispers.awaits(deal.turn)
    offers = [Offer("arrows", "drew" if to_tell else "discard"), Offer("show", "show")] + list(IN_THE_MENU)
    if deal.phase == "draw" and deal.known.pile:
        offers.append(Offer("ok", "take_discard", "took"))
    return Ask("acts", "drew" if to_tell else "throws", deal.turn, ("hand",), facts, offers, private=True)


# -- the arguments of a gesture, one function an act


class _Gestures:
    """What each act still needs, given its arguments so far."""

    @staticmethod
    def draw_stock(deal, args):
        return None

    take_discard = misdeal = dealt = draw_stock

    @staticmethod
    def upcard(deal, args):
        return None if args else Ask("card", "turned_up", ok=NOT_TOLD)

    @staticmethod
    def discard(deal, args):
        if args:
            return None
        facts = {"seat": deal.turn, "card": deal.taken}
        if deal.whispers.told(deal.turn) and deal.phase == "discard":
            return Ask("card", "throws", deal.turn, facts=facts, choices=deal.view(deal.turn)["hand"], private=True)
        return Ask("card", "throws", deal.turn, facts=facts, ok=NOT_TOLD)

    @staticmethod
    def drew(deal, args):
        facts = {"seat": deal.turn}
        if not args:
            return Ask("card", "drew", deal.turn, facts=facts, private=True)
        if len(args) > 1 or not deal.owes_discard(deal.turn):
            return None
        whispers = deal.whispers
        hand = whispers.with_drawn(deal.turn, args[0]) if whispers.awaits(deal.turn) else (
            deal.view(deal.turn)["hand"] + [args[0]])
        hand.sort()
        return Ask("card", "throws", deal.turn, facts=facts, choices=hand, private=True)

    @staticmethod
    def tell(deal, args):
        if not args:
            return Ask("seat", "who_tells", choices=list(range(deal.players)))
        if len(args) > deal.sizes[args[0]]:
            return None
        return Ask("card", "your_card", args[0], facts={"seat": args[0], "count": len(args)}, private=True)

    @staticmethod
    def agree(deal, args):
        return None if args else Ask("seat", "who_won", choices=list(range(deal.players)))

    @staticmethod
    def show(deal, args):
        if not args:
            return Ask("seat", "who_shows", choices=list(range(deal.players)))
        facts = {"seat": args[0], "ranks": args[1:], "count": len(args)}
        sixth = deal.holds_sixth(args[0])
        needed = HAND + 1 if args[1:2] != (AGREED,) else 2
        if len(args) < needed:
            ok = ("agree", AGREED) if len(args) == 1 else ("same", args[-1])
            return Ask("rank", "shows" if args[1:] else "first_rank", args[0], facts=facts, ok=ok)
        return Ask("card", "sixth", args[0], facts=facts, ok=NOT_TOLD) if sixth and len(args) == needed else None

    also = show

    @staticmethod
    def miscount(deal, args):
        if not args:
            return Ask("seat", "who_miscounts", choices=list(range(deal.players)))
        return None if len(args) == 2 else Ask("number", "how_many", args[0], facts={"seat": args[0]},
                                               choices=(1, 9))

    @staticmethod
    def position(deal, args):
        if not args:
            return Ask("seat", "whose_turn", choices=list(range(deal.players)))
        if len(args) == 1:
            return Ask("number", "how_many_stock", choices=(0, deal.most_stock))
        return None if len(args) == 3 else Ask("card", "top_card", ok=NOT_TOLD)
