# SPDX-FileCopyrightText: 2026 The Mano authors
# SPDX-License-Identifier: MIT
"""What each act of Tres y Dos still asks, argument by argument."""

from shared_engine.asking import Ask
from shared_engine.cards import STANDARD
from shared_engine.games.tres_y_dos.hands import holds_three_and_two, ranks_wanted

HAND = 5
NOT_TOLD = ("not_told", STANDARD.UNKNOWN)
AGREED = "agreed"
CHECKED = "checked"     # the hand just told has been read over once more


def hand_facts(hand):
    """What the private screens of that hand show: its cards, and the ranks that would make it win."""
    ranks = [STANDARD.rank(card) for card in hand if STANDARD.known(card)]
    return {"cards_hand": hand, "ranks_wanted": ranks_wanted(ranks), "wins": holds_three_and_two(ranks)}


def hand_info(facts):
    """The corner texts of a private screen: the hand, and what it waits for."""
    return ("hand", "wanted") if facts["ranks_wanted"] and not facts["wins"] else ("hand",)


class Gestures:
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
        head = "full" if hand_facts(hand)["wins"] else "throws"
        return Ask("card", head, deal.turn, facts=facts, choices=hand, private=True)

    @staticmethod
    def tell(deal, args):
        if not args:
            return Ask("seat", "who_tells", choices=list(range(deal.players)))
        if args[-1] == CHECKED:
            return None
        seat, cards = args[0], list(args[1:])
        facts = hand_facts(cards)
        facts.update({"seat": seat, "count": len(args)})
        if len(cards) < deal.sizes[seat]:
            return Ask("card", "your_card", seat, ("hand",), facts, private=True)
        head = "full" if facts["wins"] else "holds"
        return Ask("choice", head, seat, hand_info(facts), facts, choices=(), ok=("checked", CHECKED), private=True)

    @staticmethod
    def agree(deal, args):
        return None if args else Ask("seat", "who_won", choices=list(range(deal.players)))

    @staticmethod
    def show(deal, args):
        if not args:
            return Ask("seat", "who_shows", choices=list(range(deal.players)))
        facts = {"seat": args[0], "ranks": args[1:], "count": len(args)}
        sixth = deal.holds_sixth(args[0]) or deal.drew_unseen(args[0], args[1:])
        needed = HAND + 1 if args[1:2] != (AGREED,) else 2
        if len(args) < needed:
            ok = ("agree", AGREED) if len(args) == 1 else ("same", args[-1])
            return Ask("rank", "shows" if args[1:] else "first_rank", args[0], ("shows",) if args[1:] else (), facts,
                       ok=ok)
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
