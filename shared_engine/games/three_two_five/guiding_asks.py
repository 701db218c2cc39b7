# SPDX-FileCopyrightText: 2026 The Mano authors
# SPDX-License-Identifier: MIT
"""The deal guide: the pack, five each, the rest, one step at a time; and the draw for the deal."""

from shared_engine.asking import Ask, Offer
from shared_engine.games.three_two_five.ranking import PACK, SEVEN, kept_sevens
from shared_engine.games.three_two_five.roles import SEATS


def screen(deal):
    """The step that is due."""
    step = deal.steps[0]
    facts = {"seat": deal.dealer, "seat_five": deal.chooser, "seat_cut": deal.chooser,
             "direction": deal.table.direction, "suit_trump": deal.trump, "cards": _thrown_sevens(deal.options)}
    if step == "rest":
        head = "deal_rest" if deal.options["batches"] == "5-3-2" else "deal_five_more"
    else:
        head = "pack" if step == "pack" else "deal_five"
    offers = [Offer("ok", "dealt")]
    if deal.first and deal.phase == "trump":
        offers.append(Offer("menu", "drawn"))
    return Ask("acts", head, deal.dealer, facts=facts, offers=offers)


def _thrown_sevens(options):
    # thrown out together with everything below them
    kept = kept_sevens(options)
    sevens = [PACK.card(SEVEN, suit) for suit in PACK.suit_order]
    return [seven for seven in sevens if seven not in kept]


def doer(deal):
    """Who does what the guide asks."""
    return deal.dealer


def ask_drawn(deal, args):
    if not args:
        return Ask("seat", "drew_two", choices=SEATS)
    if len(args) == 1:
        return Ask("seat", "drew_five", choices=[seat for seat in SEATS if seat != args[0]])
    return None
