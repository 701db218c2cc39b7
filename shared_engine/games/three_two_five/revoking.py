# SPDX-FileCopyrightText: 2026 The Mano authors
# SPDX-License-Identifier: MIT
"""A revoke, proved by the cards or taken back in time (specification, section 8)."""

from shared_engine.amounts import amount
from shared_engine.games.three_two_five.proofs import Proofs
from shared_engine.games.three_two_five.roles import PLAYERS
from shared_engine.rulings import Note, Refusal

# -- proved: the table may have agreed that tricks go over


def awards(deal, proved):
    """Awards the tricks that these Notes of proofs cost; returns the Notes of that."""
    count = amount(deal.options["revoke_policy"])
    if count is None:
        return []
    return [_award(deal, note.facts["seat"], note.facts["trick"], count) for note in proved if note.code == "revoke"]


def _award(deal, offender, trick, count):
    seat = _harmed(deal.ranking, deal.turned[trick - 1][0], offender)
    deal.awarded += [(offender, seat)] * count
    return Note("award", seat=offender, seat_to=seat, count=count)


def _harmed(ranking, trick, offender):
    # section 8 leaves open who is harmed: here, of the other two, the one with the better card in the trick
    led = ranking.suits[trick[0][1]]
    told = [(seat, card) for seat, card in trick if seat != offender and ranking.worth[card] is not None]
    return max([(ranking.value(card, led), seat) for seat, card in told])[1] if told else trick[0][0]


# -- taken back


def refuse_take_back(deal, seat):
    if deal.over:
        return Refusal("deal_over", firm=True)
    if deal.options["revoke_policy"] != "undo":
        return Refusal("no_take_back", firm=True)
    cards, _ = _open_trick(deal)
    if seat not in [owner for owner, _ in cards[1:]]:
        return Refusal("nothing_to_take_back", firm=True, seat=seat)
    return None


def play_take_back(deal, seat):
    """His card and those laid behind it go back into the hands, so that he can follow."""
    cards, turned = _open_trick(deal)
    if turned:
        _, winner = deal.turned.pop()
        deal.tricks[winner] -= 1
    kept = [owner for owner, _ in cards].index(seat)
    for _, card in cards[kept:]:
        deal.laid.pop(card, None)
    deal.trick = cards[:kept]
    deal.turn = seat
    deal.proofs = proofs_again(deal)


def _open_trick(deal):
    # a trick is open until the next one is led
    if deal.trick or not deal.turned:
        return deal.trick, False
    return deal.turned[-1][0], True


def proofs_again(deal):
    """The Proofs of all cards laid, from the beginning: some were taken back, or the ranking has changed."""
    proofs = Proofs(deal.ranking)
    for number, trick in enumerate([cards for cards, _ in deal.turned] + [deal.trick], 1):
        led = None
        for seat, card in trick:
            proofs.lay(seat, card, led, number)
            led = deal.ranking.suits[trick[0][1]]
        missing = [seat for seat in range(PLAYERS) if seat not in dict(trick)]
        for seat in missing if number <= len(deal.turned) else ():
            proofs.hide(seat)
    return proofs
