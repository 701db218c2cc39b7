# SPDX-FileCopyrightText: 2026 The Mano authors
# SPDX-License-Identifier: MIT
"""What a hand of Pusoy Dos asks, and which moves a finished gesture makes."""

from shared_engine.asking import Ask
from shared_engine.cards import STANDARD
from shared_engine.games.pusoy_dos import keying, telling
from shared_engine.games.pusoy_dos.points import TWO_OF
from shared_engine.games.pusoy_dos.seldom import seldom
from shared_engine.games.pusoy_dos.turn_screen import turn_screen
from shared_engine.moves import Move

KINDS_OF_PLAY = ("one", "two", "three", "five")
OWN = {"own_one": "one", "own_two": "two", "own_three": "three", "own_five": "five"}


def asks(deal, partial):
    """The next Ask for this partial gesture, or None when it is complete."""
    if not partial:
        return turn_screen(deal)
    act, args = partial[0], partial[1:]
    if act in KINDS_OF_PLAY:
        return None if deal.level == "turns" else keying.ask(deal, act, args)
    if act in OWN:
        return seldom("own_hand").ask(deal, OWN[act], args)
    if act in ("pass", "all_pass", "misdeal", "finish_plain", "no_twos"):
        return None
    return getattr(_Gestures, act)(deal, args)


def moves(deal, partial):
    """The moves of a complete gesture."""
    act, args = partial[0], tuple(partial[1:])
    if act == "other":
        return moves(deal, args)
    if act in KINDS_OF_PLAY:
        return [Move(deal.turn, "play", (_laid(deal, act, args),))]
    if act in OWN:
        return [Move(deal.turn, "play", (seldom("own_hand").cards(deal, OWN[act], args),))]
    if act == "pass":
        return [Move(deal.turn, act)]
    if act == "all_pass":
        return [Move(seat, "pass") for seat in [deal.turn] + deal.waiting()]
    if act == "tell":
        return [Move(args[0], act, (seldom("sweep").cards(deal, args[1:]),))]
    return telling.moves(deal, act, args)


def _laid(deal, kind, told):
    """The cards of a play; at `turns` level only how many."""
    if deal.level == "turns":
        return (STANDARD.UNKNOWN,) * keying.SIZES[kind]
    return tuple(keying.cards(kind, told))


class _Gestures:
    """What each act still needs, given its arguments so far."""

    @staticmethod
    def other(deal, args):
        if not args:
            facts = {"seat": deal.turn}
            return Ask("choice", "how_many_laid", deal.turn, facts=facts, choices=KINDS_OF_PLAY)
        return asks(deal, args)

    @staticmethod
    def tell(deal, args):
        if not args:
            return Ask("seat", "who_tells", choices=list(range(deal.players)))
        return seldom("sweep").ask(deal, args[0], args[1:])

    @staticmethod
    def ladder(deal, args):
        return seldom("help_pages").ask(deal, args)

    @staticmethod
    def dealt(deal, args):
        return telling.ask_dealt(deal, args)

    @staticmethod
    def won(deal, args):
        return telling.ask_won(deal, args)

    @staticmethod
    def finish(deal, args):
        if not args:
            return Ask("number", "twos_in_it", deal.winner, facts={"seat": deal.winner},
                       choices=(0, min(4, deal.last_play[0])))
        wanted = deal.options["two_D_extra"] and 0 < args[0] < 4
        if len(args) == 1 and wanted:
            facts = {"seat": deal.winner, "card": deal.ladder.card[-1]}
            return Ask("choice", "best_two", deal.winner, facts=facts, choices=("with", "without"))
        return None

    @staticmethod
    def left(deal, args):
        if len(args) >= deal.counts[deal.wants_left]:
            return None
        facts = {"seat": deal.wants_left, "count": deal.counts[deal.wants_left] - len(args)}
        return Ask("rank", "left_rank", deal.wants_left, facts=facts)

    @staticmethod
    def sum(deal, args):
        return None if args else Ask("number", "left_sum", deal.wants_left, facts={"seat": deal.wants_left},
                                     choices=(0, 180))

    @staticmethod
    def twos(deal, args):
        most = min(deal.counts[deal.wants_left], len(deal.seen.missing(TWO_OF)))
        return None if args else Ask("number", "left_twos", deal.wants_left, facts={"seat": deal.wants_left},
                                     choices=(0, most))

    @staticmethod
    def miscount(deal, args):
        if not args:
            return Ask("seat", "who_miscounts", choices=deal.holding())
        return None if len(args) == 2 else Ask("number", "how_many", args[0], facts={"seat": args[0]},
                                               choices=(1, 18))

    @staticmethod
    def position(deal, args):
        if not args:
            return Ask("seat", "who_leads", choices=list(range(deal.players)))
        if len(args) > deal.players:
            return None
        seat = (args[0] + len(args) - 1) % deal.players
        return Ask("number", "how_many", seat, facts={"seat": seat}, choices=(0, 18),
                   ok=("as_now", deal.counts[seat]))
