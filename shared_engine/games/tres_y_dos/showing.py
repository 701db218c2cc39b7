# SPDX-FileCopyrightText: 2026 The Mano authors
# SPDX-License-Identifier: MIT
"""The show: at any moment, by anybody (specification, section 5).

A hand shown by its ranks is a hand of partly known cards, so one set of rules judges both; and one that the table
agreed on is a hand of unknown cards.
"""

from shared_engine.cards import STANDARD
from shared_engine.games.tres_y_dos.hands import is_three_and_two
from shared_engine.games.tres_y_dos.possible import hand_refusal, of_ranks
from shared_engine.games.tres_y_dos.turning import HAND
from shared_engine.rulings import Note, Refusal, gravest

ALSO = {"show": "also", "show_ranks": "also_ranks", "agree": "also_agree"}
UNTOLD = (STANDARD.UNKNOWN,) * HAND


def meant(deal, move):
    """The act a move stands for: a show within the tie window of the winning one counts as simultaneous."""
    window = deal.options["tie_window"]
    if deal.over and window and move.at - deal.won_at <= window:
        return ALSO.get(move.act, move.act)
    return move.act


def refuse_show(deal, seat, cards, extra=None):
    return deal.rest_refusal() or _show_refusal(deal, seat, cards, extra)


def refuse_show_ranks(deal, seat, ranks, extra=None):
    return refuse_show(deal, seat, of_ranks(ranks), extra)


def refuse_agree(deal, seat, extra=None):
    return refuse_show(deal, seat, UNTOLD, extra)


def refuse_also(deal, seat, cards, extra=None):
    if not deal.over:
        return Refusal("nobody_showed", firm=True)
    if seat in deal.right:
        return Refusal("already_showed", firm=True, seat=seat)
    return _show_refusal(deal, seat, cards, extra)


def refuse_also_ranks(deal, seat, ranks, extra=None):
    return refuse_also(deal, seat, of_ranks(ranks), extra)


def refuse_also_agree(deal, seat, extra=None):
    return refuse_also(deal, seat, UNTOLD, extra)


def play_show(deal, seat, cards, extra=None):
    ranks = [STANDARD.rank(card) for card in cards]
    if not is_three_and_two(ranks):
        return _wrong(deal, seat, ranks)
    notes = _win(deal, seat, extra)
    deal.known.show(seat, cards)
    return notes


def play_show_ranks(deal, seat, ranks, extra=None):
    return play_show(deal, seat, of_ranks(ranks), extra)


def play_agree(deal, seat, extra=None):
    return _win(deal, seat, extra)


play_also = play_show
play_also_ranks = play_show_ranks
play_also_agree = play_agree


def _show_refusal(deal, seat, cards, extra):
    if len(cards) != HAND:
        return Refusal("five_cards", firm=True, count=len(cards))
    return gravest((_moment_refusal(deal, seat, extra),) + _hand_refusals(deal, seat, cards, extra))


def _moment_refusal(deal, seat, extra):
    sixth = deal.holds_sixth(seat)
    # at the level "score" nobody tells whose turn it is
    refusal = None if deal.level == "score" else _turn_refusal(deal, seat, sixth, extra)
    if extra is not None and not sixth:
        refusal = refusal or Refusal("no_sixth", seat=seat)
        refusal.firm = True
    return refusal


def _turn_refusal(deal, seat, sixth, extra):
    if deal.options["show_when"] == "own_turn" and not _own_turn(deal, seat):
        return Refusal("show_not_now", seat=seat, seat_turn=deal.turn)
    if sixth and deal.options["show_six"] == "discard_first":
        return Refusal("discard_first", seat=seat)
    if sixth and extra is None:
        return Refusal("needs_sixth", firm=True, seat=seat)
    return None if deal.sizes[seat] == HAND + sixth else Refusal("not_five", seat=seat, count=deal.sizes[seat])


def _own_turn(deal, seat):
    # after discarding, until the next player draws
    return seat == deal.turn or seat == deal.last and not deal.drawn


def _hand_refusals(deal, seat, cards, extra):
    if extra is None:
        return (hand_refusal(deal.known, seat, cards),)
    taken = None if deal.options["take_back"] == "off" else deal.taken
    return deal.take_back(seat, extra), hand_refusal(deal.known, seat, cards, extra, taken)


def _wrong(deal, seat, ranks):
    if deal.options["wrong_show_penalty"] == "stake":
        deal.fines[seat] += 1
    return (Note("wrong_show", seat=seat, seat_turn=deal.turn, ranks=ranks),)


def _win(deal, seat, extra):
    if not deal.right:
        deal.won_at, deal.shown_in = deal.at, deal.phase
    if extra is not None:
        deal.lay(seat, extra)
    deal.right.append(seat)
    deal.phase, deal.over = "over", True
    return (Note("deal_won", seat=deal.winner),)
