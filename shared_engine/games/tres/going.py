# SPDX-FileCopyrightText: 2026 The Mano authors
# SPDX-License-Identifier: MIT
"""A go without laying: draw, keep, let the clock run out (specification, sections 3, 4, 7 and 8)."""

from shared_engine.games.tres.claims import NOTHING_PLAYABLE
from shared_engine.games.tres.presence import AWAY
from shared_engine.rulings import Note, Refusal


class Going:
    """The acts draw, keep and expire of a Deal, and what ends or begins a go."""

    @property
    def paused(self):
        """True while fewer than two seats take part."""
        return self.presence.fewer_than(2)

    def paused_note(self):
        """A list with the note that the round waits, if it does."""
        return [Note("too_few")] if self.paused and self.winner is None else []

    def next(self, seat):
        """The seat that comes after this one."""
        return self.presence.next(seat, self.direction)

    def begin(self, seat):
        """The go of that seat begins, with its clock."""
        self.turn, self.phase, self.drawn = seat, "play", 0
        self.go_started = self.at

    def give(self, seat, count, note):
        """The seat must draw so many cards. Returns the notes: this one last, with its facts put in."""
        held = self.sizes[seat]
        notes = self.take(seat, count)
        note.facts = {"seat": seat, "count": self.sizes[seat] - held, "holds": self.sizes[seat]}
        return notes + [note]

    def take(self, seat, count):
        """The seat draws so many cards, or what there is. Returns a list: the note of a shuffle, if any."""
        notes = []
        if count > self.stock and self.road.under:
            self.stock += self.road.recycle()
            notes.append(Note("reshuffle", seat=seat, count=count, stock=self.stock))
        got = min(count, self.stock)
        self.stock -= got
        self.sizes[seat] += got
        self.claims.drew(seat, got)
        if self.whispers:
            self.whispers.draw(seat, got)
        return notes

    def _go_refusal(self, seat):
        """None, or why this seat has no go now."""
        if self.winner is not None:
            return Refusal("round_over", firm=True, seat=self.winner)
        if self.phase == "start":
            return Refusal("not_started", firm=True, seat=self.dealer)
        if not self.presence.here(seat):
            return Refusal("seat_away", firm=True, seat=seat)
        if self.paused:
            return Refusal("too_few", firm=True)
        return None if seat == self.turn else Refusal("not_your_turn", seat=seat, seat_turn=self.turn)

    def _acts(self, seat):
        """This seat acts in its own go: the window closes, the expiries in a row are over."""
        self.window = self.called = None
        self.turn, self.went = seat, True
        self.presence.standing[seat] = 0

    def refuse_draw(self, seat):
        refusal = self._go_refusal(seat)
        if refusal is None and self.phase == "drawn":
            return Refusal("already_drew", seat=seat)
        return refusal

    def play_draw(self, seat):
        self._acts(seat)
        if self.depth:
            return self.pay(seat, self.options["third_degree_skips"])
        self.claims.claim(seat, NOTHING_PLAYABLE, self.road)
        held = self.sizes[seat]
        notes = self.take(seat, 1)
        self.phase, self.drawn = "drawn", self.sizes[seat] - held
        return notes

    def pay(self, seat, passes):
        """Draws the pile of the Third Degree chain."""
        notes = self.give(seat, self.due, Note("pile_drawn"))
        self.depth = 0
        self.begin(self.next(seat) if passes else seat)
        return notes

    def refuse_keep(self, seat):
        refusal = self._go_refusal(seat)
        if refusal is None and self.depth:
            return Refusal("must_answer_or_draw", seat=seat, count=self.due)
        if refusal is None and self.phase != "drawn":
            return Refusal("must_draw_or_play", seat=seat)
        return refusal

    def play_keep(self, seat):
        self._acts(seat)
        self.depth = 0
        self.begin(self.next(seat))

    def refuse_expire(self, seat):
        return self._go_refusal(seat)

    def play_expire(self, seat):
        expired = self.presence.standing[seat] + 1
        notes = self._sleep(seat)
        self.presence.standing[seat] = expired
        if expired == self.options["expiries"]:
            self.presence.standing[seat] = AWAY
            notes.insert(0, Note("away", seat=seat, count=self.sizes[seat]))
        return self.paused_note() + notes

    def _sleep(self, seat):
        """The go passes without the seat: it pays the pile, or draws unless it has drawn."""
        drawing = self.phase == "play"
        self._acts(seat)
        if self.depth:
            return self.pay(seat, True)
        notes = self.give(seat, 1 if drawing else 0, Note("expired"))
        self.begin(self.next(seat))
        return notes
