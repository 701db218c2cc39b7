# SPDX-FileCopyrightText: 2026 The Mano authors
# SPDX-License-Identifier: MIT
"""The screens between gestures: whose turn it is, what lies on the table, which key does what."""

from shared_engine.asking import ANYWHERE, Ask, Offer
from shared_engine.cards import STANDARD
from shared_engine.games.pusoy_dos.combos import STRAIGHT
from shared_engine.games.pusoy_dos.seldom import seldom

SIZES = ((1, "up", "one"), (2, "right", "two"), (3, "down", "three"), (5, "left", "five"))
OVER_FIVE = ("over_straight", "over_flush", "over_full", "over_four", "over_straight_flush")
HELP = Offer("show", "ladder")


def turn_screen(deal):
    """The Ask while no gesture has begun."""
    facts = deal.facts()
    if deal.over:
        facts.update({"seat": deal.winner, "points_hand": deal.points})
        return Ask("acts", "hand_won", deal.winner, facts=facts, offers=[HELP])
    if deal.level == "score":
        return seldom("outcome").screen(deal, facts)
    if deal.phase == "deal":
        return seldom("dealing").screen(deal, facts)
    return _playing(deal, facts) if deal.phase == "play" else seldom("counting").screen(deal, facts)


def _playing(deal, facts):
    facts["seat"] = deal.turn
    facts["left"] = deal.counts[deal.turn]
    own = deal.level == "hands" and deal.told[deal.turn] is not None
    offers = (seldom("own_hand").offers if own else _offers)(deal) + _passes(deal) + [HELP] + _menu(deal)
    if own:
        facts["cards_hand"] = deal.view(deal.turn)["hand"]
    if deal.round.leading:
        if deal.duty is None:
            return Ask("acts", "leads", deal.turn, ("left",), facts, offers, private=own)
        facts["card"] = deal.duty
        return Ask("acts", "opens", deal.turn, ("with", "left"), facts, offers, private=own)
    facts["card"] = deal.round.combo.card
    facts["rank"] = STANDARD.rank(deal.round.combo.card)
    return Ask("acts", "follows", deal.turn, (_over(deal.round.combo), "left"), facts, offers, private=own)


def _over(combo):
    """The code of what lies on the table."""
    if combo.size > 3:
        return "over_five" if combo.kind is None else OVER_FIVE[combo.kind - STRAIGHT]
    return ("over_unknown", "over_one", "over_two", "over_three")[combo.size]


def _passes(deal):
    return [] if deal.round.leading else [Offer("ok", "pass"), Offer("ok_held", "all_pass")]


def _offers(deal):
    """Sizes on the four arrows; at `cards` level who follows begins the play of the right size at once."""
    size = 0 if deal.round.leading else deal.round.combo.size
    begins = [act for number, _, act in SIZES if number == size]
    if deal.level == "turns" or not begins:
        return [Offer(slot, act) for _, slot, act in SIZES if act != "three" or deal.ladder.triples]
    return [Offer(ANYWHERE, begins[0]), Offer("menu", "other")]


def _menu(deal):
    offers = [Offer("menu", "tell")] if deal.level == "hands" else []
    if deal.rounds == 0:
        offers.append(Offer("menu", "misdeal"))
    return offers + [Offer("menu", "miscount"), Offer("menu", "position"), Offer("menu", "won")]
