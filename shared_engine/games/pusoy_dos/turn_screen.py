# SPDX-FileCopyrightText: 2026 The Mano authors
# SPDX-License-Identifier: MIT
"""The screens between gestures: whose turn it is, what lies on the table, which key does what."""

from shared_engine.asking import ANYWHERE, Ask, Offer
from shared_engine.cards import STANDARD
from shared_engine.games.pusoy_dos.combos import FLUSH, FOUR, FULL_HOUSE, STRAIGHT
from shared_engine.games.pusoy_dos.seldom import seldom

SIZES = ((1, "up", "one"), (2, "right", "two"), (3, "down", "three"), (5, "left", "five"))


def turn_screen(deal):
    """The Ask while no gesture has begun."""
    facts = deal.facts()
    if deal.level == "score" and not deal.over:
        facts.update({"seat": deal.dealer, "count": max(deal.counts)})
        return Ask("acts", "score_guide", deal.dealer, facts=facts, offers=[Offer("arrows", "won")])
    if deal.phase == "deal":
        return _guide(deal, facts)
    if deal.phase == "play":
        return _playing(deal, facts)
    facts["seat"] = deal.winner
    if deal.phase == "count":
        return _counting(deal, facts)
    facts["points_hand"] = deal.points
    return Ask("acts", "hand_won", deal.winner, facts=facts, offers=[_help()])


def _help():
    return Offer("show", "ladder")


def _guide(deal, facts):
    facts.update({"seat": deal.dealer, "seat_first": deal.table.next(deal.dealer), "count": max(deal.counts),
                  "card": deal.ladder.lowest})
    offers = [Offer("ok", "dealt"), _help(), Offer("menu", "won")]
    if deal.level == "hands":
        offers.append(Offer("arrows", "tell", "tell_now"))
    head = "guide" if deal.players != 3 else "guide_odd" if deal.odd_card else "guide_out"
    return Ask("acts", head, deal.dealer, facts=facts, offers=offers)


def _playing(deal, facts):
    facts["seat"] = deal.turn
    facts["left"] = deal.counts[deal.turn]
    own = deal.level == "hands" and deal.whispers.told(deal.turn)
    offers = (_own_offers if own else _offers)(deal) + _passes(deal) + [_help()] + _menu(deal)
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
    if combo.kind == STRAIGHT:
        return "over_straight"
    if combo.kind == FLUSH:
        return "over_flush"
    if combo.kind == FULL_HOUSE:
        return "over_full"
    if combo.kind == FOUR:
        return "over_four"
    if combo.size > 3:
        return "over_five" if combo.kind is None else "over_straight_flush"
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


def _own_offers(deal):
    """The same from a hand that the device knows: what is in it, and the menu for what was laid all the same."""
    own_hand = seldom("own_hand")
    hand = deal.whispers.hands[deal.turn]
    size = 0 if deal.round.leading else deal.round.combo.size
    held = [(number, slot, act) for number, slot, act in SIZES if own_hand.holds(deal.ladder, hand, act)]
    other = [Offer("menu", "other")]
    if not size:
        return [Offer(slot, "own_" + act, act) for _, slot, act in held] + other
    # where the hand has only one such play there is nothing to begin: one key lays it
    return [Offer(slot if own_hand.ask(deal, act, ()) is None else ANYWHERE, "own_" + act, act)
            for number, slot, act in held if number == size] + other


def _menu(deal):
    offers = [Offer("menu", "tell")] if deal.level == "hands" else []
    if deal.rounds == 0:
        offers.append(Offer("menu", "misdeal"))
    return offers + [Offer("menu", "miscount"), Offer("menu", "position"), Offer("menu", "won")]


def _counting(deal, facts):
    loser = deal.wants_left
    if loser is None:
        return Ask("acts", "last_play", deal.winner, facts=facts,
                   offers=[Offer("ok", "finish_plain"), Offer("arrows", "finish"), Offer("menu", "won")])
    facts.update({"seat": loser, "count": deal.counts[loser]})
    if deal.options["scoring"] == "pips":
        offers = [Offer("ok", "sum"), Offer("arrows", "left"), Offer("menu", "won")]
        return Ask("acts", "left_pips", loser, facts=facts, offers=offers)
    offers = [Offer("ok", "no_twos"), Offer("arrows", "twos"), Offer("menu", "won")]
    return Ask("acts", "left_twos_of", loser, facts=facts, offers=offers)
