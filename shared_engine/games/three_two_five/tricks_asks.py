# SPDX-FileCopyrightText: 2026 The Mano authors
# SPDX-License-Identifier: MIT
"""The screens while tricks are played, and their gestures: a card is laid, a trick taken, a card taken back."""

from shared_engine.asking import Ask, Offer
from shared_engine.games.three_two_five.ranking import PACK, SEVEN
from shared_engine.games.three_two_five.roles import PLAYERS, SEATS
from shared_engine.moves import Move

GESTURES = ("play", "no_suit", "follow", "win", "take_back")
NOT_TOLD = ("not_told", PACK.UNKNOWN)
CARDS = ("cards", "hands")      # the levels at which every card is told


def screen(deal):
    """Who leads, who follows, or who takes the trick where cards are not told."""
    facts = _standing(deal)
    if len(deal.trick) == PLAYERS or deal.level not in CARDS:
        return Ask("acts", "takes", deal.turn, ("all", "trick"), facts, [Offer("arrows", "win")])
    if deal.led is None:        # nothing laid yet, or nobody told what was led
        head = "lays" if deal.trick else "leads"
        return Ask("acts", head, deal.turn, _shown(deal), facts, [Offer("arrows", "play")])
    offers = [Offer("arrows", "follow"), Offer("ok", "no_suit")]
    return Ask("acts", "follows", deal.turn, _shown(deal), facts, offers)


def _shown(deal):
    # trump with the suits the seat in turn is out of, and all tricks
    out = len(deal.proofs.voids(deal.turn))
    return (("trump", "out", "out_two")[min(out, 2)], "all")


def _standing(deal):
    # whose turn it is, trump, the suit to follow, the suits that seat is out of, all tricks won and due
    held = deal.held
    facts = {"seat": deal.turn, "won": held[deal.turn], "due": deal.quota[deal.turn],
             "suit_trump": deal.trump, "suit_led": deal.led, "trick": len(deal.turned) + 1}
    for seat in SEATS:
        facts["initial_%d" % seat] = seat
        facts["few_won_%d" % seat] = held[seat]
        facts["few_due_%d" % seat] = deal.quota[seat]
    voids = deal.proofs.voids(deal.turn)
    for name, suit in zip(("suit_out", "suit_out_two"), reversed(voids)):
        facts[name] = suit
    return facts


def doer(deal):
    """Who lays the next card."""
    return deal.turn


# -- a card of any suit


def ask_play(deal, args):
    if args:
        return None
    head = "lays" if deal.trick else "leads"
    return Ask("card", head, deal.turn, _shown(deal), _standing(deal), ok=NOT_TOLD)


ask_no_suit = ask_play


def moves_no_suit(deal, args):
    return [Move(deal.turn, "play", args)]


# -- a card of the suit led: its rank alone is asked


def ask_follow(deal, args):
    if not args:
        return Ask("rank", "follows", deal.turn, _shown(deal), _standing(deal), ok=("not_told", None))
    if len(args) == 1 and _which_seven(deal, args[0]) and len(_sevens_left(deal)) > 1:
        sevens = [PACK.suit(card) for card in _sevens_left(deal)]
        return Ask("suit", "which_seven", deal.turn, _shown(deal), _standing(deal), choices=sevens)
    return None


def moves_follow(deal, args):
    rank, suit = args[0], deal.led
    if _which_seven(deal, rank) and (len(args) > 1 or _sevens_left(deal)):
        suit = args[1] if len(args) > 1 else PACK.suit(_sevens_left(deal)[0])
    return [Move(deal.turn, "play", (PACK.card(rank, suit),))]


def _sevens_left(deal):
    return [card for card in deal.ranking.sevens if card not in deal.laid]


def _which_seven(deal, rank):
    # permanent sevens follow trumps, whatever is printed on them
    return rank == SEVEN and deal.led == deal.trump and deal.options["sevens"] == "trumps"


# -- the trick


def ask_win(deal, args):
    return None if args else Ask("seat", "takes", None, ("all", "trick"), _standing(deal), choices=SEATS)


def moves_win(deal, args):
    return [Move(args[0], "win")]


def ask_take_back(deal, args):
    return None if args else Ask("seat", "takes_back", choices=SEATS)


def moves_take_back(deal, args):
    return [Move(args[0], "take_back")]
