# SPDX-FileCopyrightText: 2026 The Mano authors
# SPDX-License-Identifier: MIT
"""The gestures of 3-2-5: what each still needs, and which moves it makes when it is complete."""

from shared_engine.asking import Ask
from shared_engine.games.three_two_five.counting import ask_tricks, tricks_of
from shared_engine.games.three_two_five.ranking import PACK, SEVEN
from shared_engine.games.three_two_five.standing import shown, standing
from shared_engine.moves import NOBODY, Move

NOT_TOLD = ("not_told", PACK.UNKNOWN)
ONWARD = "onward"       # no more cards of this rank in the hand that is being told
CARDS = ("cards", "hands")      # the levels at which every card is told
SEATS = (0, 1, 2)


def asks(deal, partial):
    """The next Ask of a gesture that has begun, or None when it is complete."""
    return getattr(_Asks, partial[0])(deal, partial[1:])


def moves(deal, partial):
    """The moves of a complete gesture."""
    act, args = partial[0], tuple(partial[1:])
    if hasattr(_Moves, act):
        return getattr(_Moves, act)(deal, args)
    return [Move(_doer(deal, act), act, args)]


def _doer(deal, act):
    if act in ("trump", "turn7", "next3", "random_trump"):
        return deal.chooser
    if act == "waive":
        return deal.due[0]
    return deal.dealer if act in ("dealt", "misdeal", "drawn") else deal.turn


def _counted(deal):
    # who must take five, then three: their tricks are asked, the dealer took the rest
    return tuple(deal.table.order(deal.chooser)[:2])


def _sweep(args):
    """(rank index in hand, cards so far) of a hand told rank by rank from the ace down."""
    rank, cards = len(PACK.ranks) - 1, []
    for arg in args:
        if arg == ONWARD:
            rank -= 1
        else:
            cards.append(PACK.card(rank, arg))
    return rank, cards


def _sevens_left(deal):
    return [card for card in deal.ranking.sevens if card not in deal.laid]


def _which_seven(deal, rank):
    # permanent sevens follow trumps, whatever is printed on them
    return rank == SEVEN and deal.led == deal.trump and deal.options["sevens"] == "trumps"


class _Asks:
    """What each gesture still needs, given its arguments so far."""

    @staticmethod
    def dealt(deal, args):
        return None

    exchange = pull = give_back = waive = transfer = misdeal = dealt

    @staticmethod
    def drawn(deal, args):
        if not args:
            return Ask("seat", "drew_two", choices=SEATS)
        if len(args) == 1:
            return Ask("seat", "drew_five", choices=[seat for seat in SEATS if seat != args[0]])
        return None

    # -- trump

    @staticmethod
    def trump(deal, args):
        return None if args else Ask("suit", "trump", deal.chooser, facts={"seat": deal.chooser})

    @staticmethod
    def turn7(deal, args):
        if args:
            return None
        return Ask("card" if deal.level in CARDS else "suit", "seventh", facts={"seat": deal.chooser})

    @staticmethod
    def random_trump(deal, args):
        if args:
            return None
        return Ask("card" if deal.level in CARDS else "suit", "drawn_blind", facts={"seat": deal.chooser})

    @staticmethod
    def next3(deal, args):
        facts = {"seat": deal.chooser, "count": len(args) + 1}
        if not (deal.options["next3_open"] and deal.level in CARDS):
            return None if args else Ask("suit", "highest_of_three", facts=facts)
        if len(args) < 3:
            return Ask("card", "next_three", facts=facts)
        tied = deal.tied_suits(args[:3])
        if len(args) > 3 or len(tied) == 1:
            return None
        return Ask("suit", "tie", deal.chooser, facts=facts, choices=tied)

    # -- pulling

    @staticmethod
    def tell(deal, args):
        taker = (deal.exchange or deal.due)[0]
        rank, cards = _sweep(args)
        if len(cards) == deal.holds(taker) or rank < 0:
            return None
        left = [suit for suit in PACK.suit_order
                if PACK.card(rank, suit) not in cards and deal.ranking.in_pack(PACK.card(rank, suit))]
        facts = {"seat": taker, "rank": rank, "count": len(cards)}
        return Ask("suit", "hand_rank", taker, facts=facts, choices=left, ok=("onward", ONWARD), private=True)

    @staticmethod
    def took(deal, args):
        taker = deal.exchange[0]
        facts = {"seat": taker}
        if not args:
            return Ask("card", "took", taker, facts=facts, choices=deal.whispers.whole(taker), private=True)
        if len(args) > 1:
            return None
        legal = deal.whispers.may_return(taker, deal.ranking, args[0])
        return Ask("card", "gives", taker, facts=facts, choices=legal, ok=NOT_TOLD, private=True)

    # -- the play

    @staticmethod
    def play(deal, args):
        if args:
            return None
        head = "lays" if deal.trick else "leads"
        return Ask("card", head, deal.turn, shown(deal), standing(deal), ok=NOT_TOLD)

    no_suit = play

    @staticmethod
    def follow(deal, args):
        if not args:
            return Ask("rank", "follows", deal.turn, shown(deal), standing(deal), ok=("not_told", None))
        if len(args) == 1 and _which_seven(deal, args[0]) and len(_sevens_left(deal)) > 1:
            sevens = [PACK.suit(card) for card in _sevens_left(deal)]
            return Ask("suit", "which_seven", deal.turn, shown(deal), standing(deal), choices=sevens)
        return None

    @staticmethod
    def win(deal, args):
        return None if args else Ask("seat", "takes", None, ("all", "trick"), standing(deal), choices=SEATS)

    @staticmethod
    def take_back(deal, args):
        return None if args else Ask("seat", "takes_back", choices=SEATS)

    @staticmethod
    def result(deal, args):
        return ask_tricks(_counted(deal), args)


class _Moves:
    """The moves of gestures that are more than one act of the log, or told otherwise."""

    @staticmethod
    def exchange(deal, args):
        taker, giver = deal.due
        return [Move(taker, "pull", (giver,)), Move(taker, "return", (giver,))]

    @staticmethod
    def pull(deal, args):
        return [Move(deal.due[0], "pull", (deal.due[1],))]

    @staticmethod
    def give_back(deal, args):
        return [Move(deal.exchange[0], "return", (deal.exchange[1],))]

    @staticmethod
    def transfer(deal, args):
        return [Move(deal.due[1], "transfer", (deal.due[0],))]

    @staticmethod
    def tell(deal, args):
        return [Move((deal.exchange or deal.due)[0], "tell", (tuple(_sweep(args)[1]),))]

    @staticmethod
    def took(deal, args):
        taker, giver = deal.exchange
        gives = [] if args[1] == PACK.UNKNOWN else [Move(taker, "gives", args[1:])]
        return [Move(taker, "took", args[:1])] + gives + [Move(taker, "return", (giver,))]

    @staticmethod
    def turn7(deal, args):
        return [Move(deal.chooser, "turn7", (_of_suit(deal, args[0]),))]

    @staticmethod
    def random_trump(deal, args):
        return [Move(deal.chooser, "random_trump", (_of_suit(deal, args[0]),))]

    @staticmethod
    def next3(deal, args):
        told = len(args) > 1    # else only the suit that the highest of the three has
        cards, pick = (args[:3], args[3:]) if told else ((PACK.UNKNOWN,) * 3, args)
        return [Move(deal.chooser, "next3", (cards,) + pick)]

    @staticmethod
    def no_suit(deal, args):
        return [Move(deal.turn, "play", args)]

    @staticmethod
    def follow(deal, args):
        rank, suit = args[0], deal.led
        if _which_seven(deal, rank) and (len(args) > 1 or _sevens_left(deal)):
            suit = args[1] if len(args) > 1 else PACK.suit(_sevens_left(deal)[0])
        return [Move(deal.turn, "play", (PACK.card(rank, suit),))]

    @staticmethod
    def win(deal, args):
        return [Move(args[0], "win")]

    @staticmethod
    def take_back(deal, args):
        return [Move(args[0], "take_back")]

    @staticmethod
    def result(deal, args):
        return [Move(NOBODY, "result", (tricks_of(_counted(deal), args),))]


def _of_suit(deal, told):
    return told if deal.level in CARDS else PACK.card(None, told)
