# SPDX-FileCopyrightText: 2026 The Mano authors
# SPDX-License-Identifier: MIT
"""The screens of an exchange, and its gestures: a card is pulled, a card goes back, both unseen."""

from shared_engine.asking import Ask, Offer
from shared_engine.moves import Move

# what the taker must know before he gives a card back (section 3), by `retain` and `may_return_taken`
RETURNS = {
    (2, False): "pull_two", (2, True): "pull_two_any",
    (1, False): "pull_one", (1, True): "pull_one_any",
    (0, False): "pull_other", (0, True): "pull_any",
}


def screen(deal):
    """The exchange that is due, or the card that goes back."""
    taker, giver = deal.exchange or deal.due
    facts = {"seat": taker, "seat_from": giver, "few_step": deal.settled + 1, "few_steps": len(deal.pulls),
             "suit_trump": deal.trump}
    if deal.exchange:
        return _give_back(deal, facts)
    told = deal.told(taker)
    offers = [Offer("ok", "pull" if told else "exchange"), Offer("menu", "waive")]
    if deal.options["transfer"] != "off":
        offers.append(Offer("right", "transfer"))
    head = RETURNS[deal.options["retain"], deal.options["may_return_taken"]]
    return Ask("acts", head, taker, facts=facts, offers=offers + _whisper(deal, told))


def _give_back(deal, facts):
    taker = facts["seat"]
    if deal.told(taker):
        facts["cards_returnable"] = deal.whispers.may_return(taker, deal.ranking)
        return Ask("acts", "took", taker, facts=facts, offers=[Offer("arrows", "took")], private=True)
    offers = [Offer("ok", "give_back")] + _whisper(deal, False)
    return Ask("acts", "give_back", taker, facts=facts, offers=offers)


def _whisper(deal, told):
    return [Offer("menu", "tell")] if deal.level == "hands" and not told else []


def doer(deal):
    """Who waives."""
    return deal.due[0]


def moves_exchange(deal, args):
    taker, giver = deal.due
    return [Move(taker, "pull", (giver,)), Move(taker, "return", (giver,))]


def moves_pull(deal, args):
    return [Move(deal.due[0], "pull", (deal.due[1],))]


def moves_give_back(deal, args):
    return [Move(deal.exchange[0], "return", (deal.exchange[1],))]


def moves_transfer(deal, args):
    return [Move(deal.due[1], "transfer", (deal.due[0],))]
