# SPDX-FileCopyrightText: 2026 The Mano authors
# SPDX-License-Identifier: MIT
"""How a play is keyed in by everybody: kind first, then what decides, then the rest where the table wants it.

A gesture is a kind of play and what was told of it; None ends the telling ("not told").
"""

from shared_engine.asking import Ask
from shared_engine.cards import STANDARD
from shared_engine.games.pusoy_dos.combos import RANKS
from shared_engine.moves import Move

# up, left, right, down; OK is "pass" for who follows, so four and the straight flush share a key
FIVES = ("straight", "flush", "full_house", "four_up")
FOUR = "four"           # "four_up" is four alike: else a suit follows its rank, and it is a straight flush
NOT_TOLD = ("not_told", None)

# What is asked for each kind: (widget, headline). First what decides, then the rest.
DECIDES = {
    "one": (("card", "which_card"),),
    "two": (("rank", "pair_of"), ("suit", "pair_suit"), ("suit", "pair_suit")),
    "three": (("rank", "three_of"), ("suit", "missing_suit")),
    "straight": (("card", "top_card"),),
    "flush": (("suit", "flush_suit"), ("rank", "top_rank")),
    "full_house": (("rank", "three_of"),),
    "four_up": (("rank", "four_of"), ("suit", "four_or_suit")),
}
EXPLAINED = ("four_of", "four_or_suit")     # these have a small text of the same code
REST = {
    "straight": (("suit", "next_suit"),) * 4,
    "flush": (("rank", "next_rank"),) * 4,
    "full_house": (("suit", "missing_suit"),) + DECIDES["two"],
    "four_up": (("card", "fifth_card"),),
}


def ask(deal, kind, told):
    """The next Ask for this kind of play, or None when it is told."""
    if kind == "five":
        if told:
            return ask(deal, told[0], told[1:])
        return Ask("choice", "which_five", deal.turn, facts={"seat": deal.turn}, choices=FIVES)
    steps = DECIDES[kind]
    if len(told) >= len(steps) and (deal.options["five"] == "all" or _decided_below(deal, kind, told)):
        steps += REST.get(kind, ())
    if len(told) >= len(steps) or told and told[-1] in (None, STANDARD.UNKNOWN) or _straight_flush(kind, told):
        return None
    return _step(deal, kind, told, steps[len(told)])


def _straight_flush(kind, told):
    return kind == "four_up" and len(told) > 1 and told[1] not in (None, FOUR)


def _decided_below(deal, kind, told):
    """True for a straight that its 2 decides, by a house rule, and not the card that was told as its top."""
    if kind != "straight" or told[0] is None:
        return False
    bits = 0
    for card in _cards(kind, told[:1]):
        rank = deal.ladder.rank(card)
        bits |= 0 if rank is None else 1 << rank
    rung = deal.ladder.rungs.get(bits)
    return rung is not None and rung[1] != deal.ladder.rank(told[0])


def _step(deal, kind, told, step):
    widget, head = step
    facts = {"seat": deal.turn}
    if head == "next_suit":
        facts["rank"] = STANDARD.rank(_cards(kind, told)[len(told)])
    elif head == "four_or_suit":
        facts["rank"] = told[0]
    choices = None
    if kind == "two" and len(told) == 2 or head == "pair_suit" and len(told) == 4:
        choices = [suit for suit in range(4) if suit != told[-1]]
    return Ask(widget, head, deal.turn, (head,) if head in EXPLAINED else (), facts, choices=choices,
               ok=_ok(widget, head))


def _ok(widget, head):
    if head == "four_or_suit":
        return (FOUR, FOUR)
    return NOT_TOLD if widget != "card" else ("not_told", STANDARD.UNKNOWN)


def moves(deal, kind, told):
    """The play, as far as it was told."""
    return [Move(deal.turn, "play", (tuple(_cards(kind, told)),))]


def _cards(kind, told):
    if kind == "five":
        return _cards(told[0], told[1:])
    return _BUILDERS[kind](list(told) + [None] * 5)


def _fill(rank, suits, size):
    """So many cards of one rank; suits: those told, the others None."""
    return [STANDARD.card(rank, suits[i] if i < len(suits) else None) for i in range(size)]


def _one(told):
    return told[:1]


def _two(told):
    return _fill(told[0], told[1:3], 2)


def _three(told):
    return _fill(told[0], _all_but(told[1]) if told[0] is not None else [], 3)


def _all_but(missing):
    return [] if missing is None else [suit for suit in range(4) if suit != missing]


def _straight(told):
    top = STANDARD.UNKNOWN if told[0] is None else told[0]
    rank = STANDARD.rank(top)
    if rank is None:
        return [top] + [STANDARD.UNKNOWN] * 4
    return [top] + [STANDARD.card((rank - i) % RANKS, told[i]) for i in range(1, 5)]


def _flush(told):
    return [STANDARD.card(rank, told[0]) for rank in told[1:6]]


def _full_house(told):
    return _fill(told[0], _all_but(told[1]), 3) + _fill(told[2], told[3:5], 2)


def _four_up(told):
    rank, suit, fifth = told[:3]
    if _straight_flush("four_up", told):
        return [STANDARD.card((rank - i) % RANKS, suit) for i in range(5)]
    suits = range(4) if rank is not None else ()
    return _fill(rank, suits, 4) + [STANDARD.UNKNOWN if fifth is None else fifth]


_BUILDERS = {"one": _one, "two": _two, "three": _three, "straight": _straight, "flush": _flush,
             "full_house": _full_house, "four_up": _four_up}
