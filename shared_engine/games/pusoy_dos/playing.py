# SPDX-FileCopyrightText: 2026 The Mano authors
# SPDX-License-Identifier: MIT
"""The acts play and pass, and what follows from them (specification, sections 3 and 5)."""

from shared_engine.cards import STANDARD
from shared_engine.games.pusoy_dos.combos import FOUR, FULL_HOUSE, KINDS, SINGLE, beats, untold
from shared_engine.games.pusoy_dos.rounds import Round
from shared_engine.games.pusoy_dos.seldom import seldom
from shared_engine.rulings import Note, Refusal


def refuse_play(deal, seat, cards):
    refusal = _turn_refusal(deal, seat)
    if refusal:
        return refusal
    combo = _read(deal.ladder, cards)
    if not _answers(cards, combo, deal.round.combo):
        return seldom("judging").refusal(deal, cards, combo)
    return deal.seen.refusal(seat, cards) or _holding_refusal(deal, seat, cards)


def refuse_pass(deal, seat):
    refusal = _turn_refusal(deal, seat)
    if refusal is None and deal.round.leading:
        return Refusal("must_lead", seat=seat)
    return refusal


def _turn_refusal(deal, seat):
    if deal.phase == "deal":
        return Refusal("not_dealt", firm=True, seat=deal.dealer)
    if deal.phase != "play":
        return Refusal("hand_over", firm=True, seat=deal.winner)
    if seat in deal.order:
        return Refusal("no_cards", firm=True, seat=seat, seat_turn=deal.turn)
    if deal.options["passed_out"] and seat in deal.round.passed:
        return Refusal("passed_out", seat=seat, seat_turn=deal.turn)
    return None if seat == deal.turn else Refusal("not_your_turn", seat=seat, seat_turn=deal.turn)


def _read(ladder, cards):
    """The Combo of these cards, told or not; None when they are proved to be no play."""
    if not cards:
        return untold(0)
    if max(cards) < STANDARD.size:
        return ladder.classify(cards)
    if min(cards) == STANDARD.UNKNOWN:
        return untold(len(cards)) if ladder.allows(len(cards)) else None
    return seldom("partly").read(ladder, cards)


def as_combo(ladder, cards):
    """The Combo of cards that lie on the table, be they a play or not."""
    return _read(ladder, cards) or untold(len(cards))


def _answers(cards, combo, over):
    """True when these cards are a play, and one that goes on top of that Combo, if there is one."""
    known = [card for card in cards if STANDARD.known(card)]
    if combo is None or len(set(known)) < len(known):
        return False
    return over is None or (combo.size == over.size or 0 in (combo.size, over.size)) and beats(combo, over)


def _holding_refusal(deal, seat, cards):
    if len(cards) > deal.counts[seat]:
        return Refusal("not_enough", seat=seat, count=deal.counts[seat])
    duty = deal.duty
    if cards and duty is not None and not any([_could_be(card, duty) for card in cards]):
        return Refusal("needs_lowest", seat=seat, card=duty)
    return None


def _could_be(card, wanted):
    """True when this card, as far as it was told, may be the wanted one."""
    return (card == wanted or STANDARD.rank(card) in (None, STANDARD.rank(wanted))
            and STANDARD.suit(card) in (None, STANDARD.suit(wanted)))


def play_play(deal, seat, cards):
    notes = _opened_elsewhere(deal, seat, cards)
    deal.turn = seat
    combo = _lay(deal, seat, cards)
    if cards and deal.counts[seat] == 0:
        return notes + _goes_out(deal, seat, cards, combo)
    if cards and deal.counts[seat] == 1:
        notes.append(Note("last_card", seat=seat))
    return notes + _go_on(deal, combo) + _named(seat, combo)


def _opened_elsewhere(deal, seat, cards):
    # section 7: the claimed starter did not hold the card that opens; later on the deal stands
    if deal.starter in (None, seat) or deal.opener not in cards:
        return []
    return [Note("lowest_late" if deal.rounds else "lowest_elsewhere", seat=seat, card=deal.opener)]


def _lay(deal, seat, cards):
    deal.seen.lay(seat, cards, deal.moment)
    if any([hand is not None for hand in deal.told]):
        seldom("whispers").laid(deal, seat, cards)
    deal.counts[seat] = max(0, deal.counts[seat] - len(cards))
    combo = as_combo(deal.ladder, cards)
    deal.round.lay(seat, combo, cards, deal.options["passed_out"])
    return combo


def play_pass(deal, seat):
    deal.turn = seat
    deal.round.pass_(seat)
    return _go_on(deal)


def _goes_out(deal, seat, cards, combo):
    deal.order.append(seat)
    left = deal.holding()
    if deal.options["play_on"] and len(left) > 1:
        return [Note("out", seat=seat, count=len(deal.order))] + _go_on(deal, combo)
    if deal.options["play_on"]:
        deal.order += left
    return seldom("ending").end_hand(deal, cards)


def _go_on(deal, laid=None):
    """The turn goes on after a pass, or after the Combo that was laid."""
    waiting = deal.waiting()
    if waiting and not (laid and deal.options["auto_end_2D"] and _unbeatable(deal, laid)):
        deal.turn = waiting[0]
        return []
    return _end_round(deal)


def _unbeatable(deal, combo):
    return combo.kind == SINGLE and combo.low == len(deal.ladder.card) - 1


def _end_round(deal):
    last = deal.turn if deal.round.by is None else deal.round.by
    holding = [seat for seat in deal.table.order(last) if deal.counts[seat]]
    deal.turn = holding[0] if holding else last
    deal.round = Round()
    deal.rounds += 1
    return [Note("round_over", seat=deal.turn)]


def _named(seat, combo):
    """Five cards are too many to read out, so they are named."""
    if combo.size < 5 or combo.kind is None:
        return []
    if combo.kind in (FULL_HOUSE, FOUR):
        return [Note(KINDS[combo.kind], seat=seat, rank=STANDARD.rank(combo.card))]
    return [Note(KINDS[combo.kind], seat=seat, card=combo.card)]
