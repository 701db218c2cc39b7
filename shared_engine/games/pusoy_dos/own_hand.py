# SPDX-FileCopyrightText: 2026 The Mano authors
# SPDX-License-Identifier: MIT
"""Plays found in a hand that its owner told, so that few presses pick one.

Each call takes of a board's stack, which holds some thirty, and a screen that asks for plays has used up most: so
nothing recurs, and the plays of a kind come from one flat generator. Little is built that is thrown away.
"""

from shared_engine.asking import ANYWHERE, Ask, Offer
from shared_engine.games.pusoy_dos.combos import KINDS, RANKS
from shared_engine.games.pusoy_dos.turn_screen import SIZES
from shared_engine.moves import Move

FIVES = KINDS[3:]


def plays(ladder, hand, kind, most=None):
    """The plays of that kind ("one", "two", "three" or a kind of five) in this hand: all, or the first so many.

    Each is a tuple of cards, what decides first: the top card, the three, the four.
    """
    return _plays(ladder, _by_rank(ladder, hand), kind, most)


def kinds(ladder, hand):
    """The kinds of five that this hand holds, the weakest first."""
    return _kinds(ladder, _by_rank(ladder, hand))


def offers(deal):
    """What is in the hand of the seat to act, and the menu for what was laid all the same."""
    ladder, hand = deal.ladder, _by_rank(deal.ladder, deal.told[deal.turn])
    size = 0 if deal.round.leading else deal.round.combo.size
    found = []
    for number, slot, act in SIZES:
        if size in (0, number):
            # a second play is looked for only where one key would lay the first
            held = _kinds(ladder, hand) if act == "five" else _plays(ladder, hand, act, 2 if size else 1)
            alone = size and act != "five" and len(held) == 1
            if held:
                found.append(Offer(slot if alone or not size else ANYWHERE, "own_" + act, act))
    return found + [Offer("menu", "other")]


def ask(deal, act, told):
    """The next Ask to pick such a play from the hand of the seat to act, or None when only one fits."""
    return _ask(deal, act[len("own_"):], told)


def moves(deal, act, told):
    """The play picked."""
    return [Move(deal.turn, "play", (_cards(deal, act[len("own_"):], told),))]


def _ask(deal, kind, told):
    hand = deal.told[deal.turn]
    facts = {"seat": deal.turn}
    if kind == "five":
        if told:
            return _ask(deal, told[0], told[1:])
        choices = kinds(deal.ladder, hand)
        return Ask("choice", "which_five", deal.turn, facts=facts, choices=choices, private=True)
    found = _fitting(plays(deal.ladder, hand, kind), told)
    choices = _next_cards(found)
    if not choices:
        return None
    return Ask("card", "which_card", deal.turn, facts=facts, choices=choices, private=True)


def _cards(deal, kind, told):
    if kind == "five":
        return _cards(deal, told[0], told[1:])
    return _fitting(plays(deal.ladder, deal.told[deal.turn], kind), told)[0]


def _fitting(found, told):
    """The plays that agree with the cards picked so far; a card that leaves no choice is not asked for."""
    for card in told:
        place = _first_choice(found)
        found = [cards for cards in found if place is not None and cards[place] == card]
    return found


def _first_choice(found):
    """The first place at which these plays differ, or None."""
    for place in range(len(found[0]) if found else 0):
        if any(cards[place] != found[0][place] for cards in found):
            return place
    return None


def _next_cards(found):
    place = _first_choice(found)
    choices = []
    for cards in found if place is not None else ():
        if cards[place] not in choices:
            choices.append(cards[place])
    return choices


# -- finding; `hand` is a list of lists from here on: the cards of each rank, the highest first


def _by_rank(ladder, cards):
    cards = ladder.sort(cards)
    cards.reverse()
    hand = []
    for card in cards:
        if hand and ladder.rank(hand[-1][0]) == ladder.rank(card):
            hand[-1].append(card)
        else:
            hand.append([card])
    return hand


def _plays(ladder, hand, kind, most):
    found = []
    for cards in _FINDERS[kind](ladder, hand):
        if kind not in FIVES or KINDS[ladder.classify(cards).kind] == kind:
            found.append(cards)
            if len(found) == most:
                break
    return found


def _kinds(ladder, hand):
    held = []
    for kind in FIVES:
        if _plays(ladder, hand, kind, 1):
            held.append(kind)
    return held


def _choose(cards, count):
    """Every choice of so many of these cards, in their order."""
    if len(cards) < count:
        return ()       # the usual case: nothing is left for a board to collect
    found = [((), 0)]
    for chosen in range(count):
        found = [(choice + (cards[i],), i + 1) for choice, begin in found
                 for i in range(begin, len(cards) - count + chosen + 1)]
    return [choice for choice, _ in found]


def _singles(ladder, hand):
    return ((card,) for group in hand for card in group)


def _pairs(ladder, hand):
    return (pair for group in hand for pair in _choose(group, 2))


def _triples(ladder, hand):
    return (three for group in hand if ladder.triples for three in _choose(group, 3))


def _straights(ladder, hand):
    by_rank = {ladder.rank(group[0]): group for group in hand}
    held = sum(1 << rank for rank in by_rank)
    for bits, (_, top) in sorted(ladder.rungs.items(), key=lambda rung: -rung[1][0]):
        if held & bits == bits:
            runs = [()]
            for rank in _below(top):
                if bits >> rank & 1:
                    runs = [run + (card,) for run in runs for card in by_rank[rank]]
            yield from runs


def _below(top):
    """All ranks downwards from the one that decides, round through the 2 and the ace."""
    return ((top - i) % RANKS for i in range(RANKS))


def _flushes(ladder, hand):
    cards = [card for group in hand for card in group]
    for suit in (3, 2, 1, 0):
        yield from _choose([card for card in cards if ladder.suit(card) == suit], 5)


def _full_houses(ladder, hand):
    return (three + pair for group in hand for three in _choose(group, 3)
            for other in hand if other is not group for pair in _choose(other, 2))


def _fours(ladder, hand):
    return (tuple(group) + (card,) for group in hand if len(group) == 4
            for other in hand if other is not group for card in other)


_FINDERS = {"one": _singles, "two": _pairs, "three": _triples,
            "straight": _straights, "straight_flush": _straights, "flush": _flushes,
            "full_house": _full_houses, "four": _fours}
