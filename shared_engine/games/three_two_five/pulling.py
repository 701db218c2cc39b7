# SPDX-FileCopyrightText: 2026 The Mano authors
# SPDX-License-Identifier: MIT
"""Paying for the deal before: cards pulled and given back, one by one (specification, sections 3 and 4)."""

from shared_engine.rulings import Note, Refusal


def _refusal(deal, in_exchange=False):
    if deal.over:
        return Refusal("deal_over", firm=True)
    if deal.phase == "trump":
        return Refusal("trump_first", seat=deal.chooser)
    if deal.phase == "play" and not in_exchange:
        return Refusal("pulling_done", firm=deal.begun)
    if deal.exchange and not in_exchange:
        return Refusal("return_first", **_pair(deal.exchange))
    return None


def _order_refusal(deal, taker, giver):
    if giver in (None, deal.due[1]) and taker in (None, deal.due[0]):
        return None
    return Refusal("pull_order", firm=taker == giver, **_pair(deal.due))


def _pair(exchange):
    return {"seat": exchange[0], "seat_from": exchange[1]}


def _settle(deal, exchange):
    # the table may have allowed another order, or an exchange that nobody owes
    left = deal.pulls[deal.settled:]
    if exchange in left:
        left.remove(exchange)
        deal.pulls[deal.settled:] = [exchange] + left
        deal.settled += 1
    if not deal.pulls_left and deal.phase == "pull":
        deal.enter("play")


# -- a card for a trick


def refuse_pull(deal, seat, giver):
    return _refusal(deal) or _order_refusal(deal, seat, giver)


def play_pull(deal, seat, giver):
    deal.steps = []
    deal.exchange = (seat, giver)
    if deal.whispers:
        deal.whispers.pulled(seat, giver)


def refuse_return(deal, seat, giver):
    if deal.exchange is None:
        return _refusal(deal) or Refusal("pull_first", firm=True, **_pair(deal.due))
    if (seat, giver) != deal.exchange:
        return Refusal("pull_order", firm=True, **_pair(deal.exchange))
    return None


def play_return(deal, seat, giver):
    deal.exchange = None
    if deal.whispers:
        deal.whispers.returned(seat)
    _settle(deal, (seat, giver))


# -- no card after all


def refuse_waive(deal, seat):
    return _refusal(deal) or _order_refusal(deal, seat, None)


def play_waive(deal, seat):
    owed = [pull for pull in deal.pulls[deal.settled:] if pull[0] == seat]
    if owed:
        _settle(deal, owed[0])


def refuse_transfer(deal, seat, taker):
    if deal.options["transfer"] == "off":
        return Refusal("no_transfer", firm=True)
    again = not deal.options["transfer_twice"] and (seat, taker) in deal.transferred_before
    return (_refusal(deal) or _order_refusal(deal, taker, seat)
            or (Refusal("transfer_twice", seat=seat, seat_to=taker) if again else None))


def play_transfer(deal, seat, taker):
    deal.transfers.append((seat, taker))
    if deal.options["transfer"] == "target":
        deal.quota[seat] += 1
        deal.quota[taker] -= 1
    _settle(deal, (taker, seat))
    return (Note("transfer", seat=seat, seat_to=taker),)
