# SPDX-FileCopyrightText: 2026 The Mano authors
# SPDX-License-Identifier: MIT
"""The acts upcard, starts and misdeal: how a hand begins (specification, sections 1, 3 and 7)."""

from shared_engine.games.pusoy_dos.seldom import seldom
from shared_engine.rulings import Note, Refusal


def refuse_upcard(deal, seat, card):
    if deal.players != 3:
        return Refusal("no_odd_card", firm=True)
    return _dealing_refusal(deal)


def play_upcard(deal, seat, card):
    deal.seen.turn_up(card)


def refuse_starts(deal, seat, card=None):
    forced = _forced_starter(deal)
    refusal = _dealing_refusal(deal)
    if refusal is None and forced not in (None, seat):
        return Refusal("dealer_starts" if deal.leader is None else "winner_leads", seat=forced,
                       card=deal.ladder.lowest)
    return refusal


def play_starts(deal, seat, card=None):
    if deal.odd_card:
        _take_odd_card(deal, seat)
    deal.begin(seat, deal.counts)
    deal.starter = seat
    deal.whole = sum(deal.counts) == deal.PACK.size
    if deal.leader is None:
        deal.opener = card if card is not None and deal.PACK.known(card) else _lowest(deal)
    return [Note("starts", seat=seat)]


def _take_odd_card(deal, seat):
    deal.counts[seat] += 1
    deal.seen.taker = seat
    if deal.told[seat] is not None:
        seldom("whispers").took(deal, seat, deal.seen.turned_up)


def refuse_misdeal(deal, seat):
    if deal.phase in ("count", "over"):
        return Refusal("hand_over", firm=True, seat=deal.winner)
    return Refusal("misdeal_too_late") if deal.rounds else None


def play_misdeal(deal, seat):
    deal.lay_out()
    return [Note("misdeal", seat=deal.dealer)]


def _dealing_refusal(deal):
    if deal.phase in ("count", "over"):
        return Refusal("hand_over", firm=True, seat=deal.winner)
    return None if deal.phase == "deal" else Refusal("already_dealt", firm=True)


def _forced_starter(deal):
    """The seat that starts whatever is held: the last winner, or the dealer by the odd card. Or None."""
    if deal.leader is not None:
        return deal.leader
    return deal.dealer if deal.odd_card and deal.seen.turned_up == deal.ladder.lowest else None


def _lowest(deal):
    """The lowest card dealt as far as everybody knows, None where it was not told."""
    if deal.players == 2:
        return None
    out = deal.players == 3 and not deal.odd_card and deal.seen.turned_up == deal.ladder.lowest
    return deal.ladder.card[1] if out else deal.ladder.lowest
