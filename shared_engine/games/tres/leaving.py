# SPDX-FileCopyrightText: 2026 The Mano authors
# SPDX-License-Identifier: MIT
"""Leaving, coming back and the pause with fewer than two present (specification, section 7)."""

from shared_engine.games.tres.presence import AWAY, LEFT
from shared_engine.rulings import Note, Refusal


class Leaving:
    """The acts leave, return and back of a Deal. They are possible at any time, between rounds too."""

    @property
    def paused(self):
        """True while fewer than two seats take part."""
        return self.presence.fewer_than(2)

    def paused_note(self):
        """A list with the note that the round waits, if it does."""
        return [Note("too_few")] if self.paused and self.winner is None else []

    def refuse_leave(self, seat):
        gone = self.presence.standing[seat] == LEFT
        return Refusal("already_gone", firm=True, seat=seat) if gone else None

    def play_leave(self, seat):
        notes = [Note("left", seat=seat, count=self.sizes[seat])]
        if seat == self.turn and self.running and self.presence.here(seat):
            self.window = None
            if self.depth:
                notes.extend(self._pay(seat, True))
        self.presence.standing[seat] = LEFT
        self._seat_again()
        return notes + self.paused_note()

    def refuse_return(self, seat):
        return None if self.presence.standing[seat] == LEFT else Refusal("not_away", firm=True, seat=seat)

    def play_return(self, seat):
        waited = self.paused
        self.presence.standing[seat] = 0
        self._seat_again()
        if waited and self.running and not self.paused:
            self.go_started = self.at
        if self.running and not self.presence.dealt[seat]:
            return [Note("next_round", seat=seat)] + self.paused_note()
        return [Note("back", seat=seat)] + self.paused_note()

    def refuse_back(self, seat):
        return None if self.presence.standing[seat] == AWAY else Refusal("not_away", firm=True, seat=seat)

    play_back = play_return

    def _seat_again(self):
        """Who takes part has changed: before the start all is dealt anew, later the go may pass on."""
        if self.phase == "start":
            self.lay_out()
        elif self.running and not self.presence.here(self.turn):
            self.begin(self.next(self.turn))
