# SPDX-FileCopyrightText: 2026 The Mano authors
# SPDX-License-Identifier: MIT
"""Leaving and coming back (specification, section 7). Possible at any time, between rounds too."""

from shared_engine.games.tres.presence import AWAY, LEFT
from shared_engine.rulings import Note, Refusal


def refuse_leave(deal, seat):
    gone = deal.presence.standing[seat] == LEFT
    return Refusal("already_gone", firm=True, seat=seat) if gone else None


def play_leave(deal, seat):
    notes = [_left(deal, seat)]
    if seat == deal.turn and deal.running and deal.presence.here(seat):
        deal.window = None
        if deal.depth:
            notes.extend(deal.pay(seat, True))
    deal.presence.standing[seat] = LEFT
    _seat_again(deal)
    return notes + deal.paused_note()


def _left(deal, seat):
    # where only results are told, nobody told a number of cards
    if deal.level == "score" or deal.sizes[seat] <= 0:
        return Note("gone", seat=seat)
    return Note("left", seat=seat, count=deal.sizes[seat])


def refuse_return(deal, seat):
    return None if deal.presence.standing[seat] == LEFT else Refusal("not_away", firm=True, seat=seat)


def play_return(deal, seat):
    waited = deal.paused
    deal.presence.standing[seat] = 0
    _seat_again(deal)
    if waited and deal.running and not deal.paused:
        deal.go_started = deal.at
    if deal.running and not deal.presence.dealt[seat]:
        return [Note("next_round", seat=seat)] + deal.paused_note()
    return [Note("back", seat=seat)] + deal.paused_note()


def refuse_back(deal, seat):
    return None if deal.presence.standing[seat] == AWAY else Refusal("not_away", firm=True, seat=seat)


play_back = play_return


def _seat_again(deal):
    """Who takes part has changed: before the start all is dealt anew, later the go may pass on."""
    if deal.phase == "start":
        deal.lay_out()
    elif deal.running and not deal.presence.here(deal.turn):
        deal.begin(deal.next(deal.turn))
