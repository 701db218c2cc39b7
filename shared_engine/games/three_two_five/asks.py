# SPDX-FileCopyrightText: 2026 The Mano authors
# SPDX-License-Identifier: MIT
"""The screens of 3-2-5 between two gestures: what is asked of whom, and which key does what."""

from shared_engine.asking import Ask, Offer
from shared_engine.games.three_two_five import gestures
from shared_engine.games.three_two_five.gestures import CARDS
from shared_engine.games.three_two_five.ranking import thrown_sevens
from shared_engine.games.three_two_five.roles import PLAYERS, after_transfers
from shared_engine.games.three_two_five.standing import shown, standing

# what the taker must know before he gives a card back (section 3), by `retain` and `may_return_taken`
RETURNS = {
    (2, False): "pull_two", (2, True): "pull_two_any",
    (1, False): "pull_one", (1, True): "pull_one_any",
    (0, False): "pull_other", (0, True): "pull_any",
}


def asks(deal, partial):
    """The next Ask for this partial gesture, or None when it is complete."""
    if partial:
        return gestures.asks(deal, partial)
    if deal.over:
        return _over(deal)
    ask = _screen(deal)
    for offer in _at_any_time(deal):
        if not [other for other in ask.offers if other.act == offer.act]:
            ask.offers.append(offer)
    return ask


def moves(deal, partial):
    """The moves of a complete gesture."""
    return gestures.moves(deal, partial)


def _screen(deal):
    if deal.steps and (deal.steps[0] != "rest" or deal.phase != "trump"):
        return _guide(deal)
    if deal.level == "score":
        return _whole_deal(deal)
    if deal.phase == "trump":
        return _trump(deal)
    if deal.exchange or deal.phase == "pull":
        return _pull(deal)
    if len(deal.trick) == PLAYERS or deal.level not in CARDS:
        return _who_takes(deal)
    return _follow(deal) if deal.trick else _lead(deal)


def _at_any_time(deal):
    offers = [Offer("arrows" if deal.level == "score" else "menu", "result")]
    if not deal.begun:
        offers.append(Offer("menu", "misdeal"))
    elif deal.options["revoke_policy"] == "undo":
        offers.append(Offer("menu", "take_back"))
    return offers


# -- before the play


def _guide(deal):
    # the pack, five each, the rest: one step at a time
    table, step = deal.table, deal.steps[0]
    facts = {"seat": deal.dealer, "seat_five": deal.chooser, "seat_cut": deal.chooser,
             "direction": table.direction, "suit_trump": deal.trump, "cards": thrown_sevens(deal.options)}
    if step == "rest":
        head = "deal_rest" if deal.options["batches"] == "5-3-2" else "deal_five_more"
    else:
        head = "pack" if step == "pack" else "deal_five"
    offers = [Offer("ok", "dealt")]
    if deal.first and deal.phase == "trump":
        offers.append(Offer("menu", "drawn"))
    return Ask("acts", head, deal.dealer, facts=facts, offers=offers)


def _trump(deal):
    ways = [way for way in ("seventh", "next3", "random") if deal.allows_trump_by(way)]
    acts = {"seventh": "turn7", "next3": "next3", "random": "random_trump"}
    slots = ("ok", "ok_held", "menu") if deal.options["trump_mode"] == "any" else ("ok",)
    offers = [Offer("arrows", "trump")] + [Offer(slot, acts[way]) for slot, way in zip(slots, ways)]
    return Ask("acts", "trump", deal.chooser, facts={"seat": deal.chooser}, offers=offers)


def _pull(deal):
    taker, giver = deal.exchange or deal.due
    facts = {"seat": taker, "seat_from": giver, "few_step": deal.settled + 1, "few_steps": len(deal.pulls),
             "suit_trump": deal.trump}
    if deal.exchange:
        return _give_back(deal, facts)
    told = deal.whispers.told(taker)
    offers = [Offer("ok", "pull" if told else "exchange"), Offer("menu", "waive")]
    if deal.options["transfer"] != "off":
        offers.append(Offer("right", "transfer"))
    head = RETURNS[deal.options["retain"], deal.options["may_return_taken"]]
    return Ask("acts", head, taker, facts=facts, offers=offers + _whisper(deal, told))


def _give_back(deal, facts):
    taker = facts["seat"]
    if deal.whispers.told(taker):
        facts["cards_returnable"] = deal.whispers.may_return(taker, deal.ranking)
        return Ask("acts", "took", taker, facts=facts, offers=[Offer("arrows", "took")], private=True)
    offers = [Offer("ok", "give_back")] + _whisper(deal, False)
    return Ask("acts", "give_back", taker, facts=facts, offers=offers)


def _whisper(deal, told):
    return [Offer("menu", "tell")] if deal.level == "hands" and not told else []


# -- the play


def _who_takes(deal):
    facts = standing(deal)
    return Ask("acts", "takes", deal.turn, ("all", "trick"), facts, [Offer("arrows", "win")])


def _lead(deal):
    return Ask("acts", "leads", deal.turn, shown(deal), standing(deal), [Offer("arrows", "play")])


def _follow(deal):
    facts = standing(deal)
    if deal.led is None:        # nobody told what was led
        return Ask("acts", "lays", deal.turn, shown(deal), facts, [Offer("arrows", "play")])
    offers = [Offer("arrows", "follow"), Offer("ok", "no_suit")]
    return Ask("acts", "follows", deal.turn, shown(deal), facts, offers)


# -- the whole deal at once, and its end


def _whole_deal(deal):
    facts = {"seat": deal.dealer, "seat_five": deal.chooser}
    debts = []
    for pull in deal.pulls:
        if pull not in debts:
            debts.append(pull)
    for number, (taker, giver) in enumerate(debts, 1):
        facts["seat_taker_%d" % number] = taker
        facts["seat_giver_%d" % number] = giver
        facts["few_%d" % number] = deal.pulls.count((taker, giver))
    head = ("playing", "debt", "debts")[len(debts)]
    return Ask("acts", head, facts=facts, offers=[Offer("arrows", "result")])


def _over(deal):
    tricks = deal.tricks
    if deal.options["transfer"] == "trick":
        tricks = after_transfers(tricks, deal.transfers)
    deltas = [tricks[seat] - deal.quota[seat] for seat in range(PLAYERS)]
    most, least = max(deltas), min(deltas)
    facts = {"seat_over": deltas.index(most), "over": most,
             "seat_under": deltas.index(least), "under": -least}
    return Ask("acts", "deal_over" if most else "all_exact", facts=facts, offers=[])
