# SPDX-FileCopyrightText: 2026 The Mano authors
# SPDX-License-Identifier: MIT
"""How a hand begins: the odd card, who starts, a redeal (specification, sections 1, 3 and 7)."""

from shared_engine.rulings import Note, Refusal


class Opening:
    """The acts upcard, starts and misdeal of a Deal."""

    @property
    def odd_card(self):
        """True when 52 cards do not come out even and the starter takes the one left."""
        return self.players == 3 and self.options["odd_card"] == "starter"

    @property
    def lowest(self):
        """The lowest card dealt as far as everybody knows, None where it was not told."""
        if self.players == 2:
            return None
        out = self.players == 3 and not self.odd_card and self.seen.turned_up == self.ladder.lowest
        return self.ladder.card[1] if out else self.ladder.lowest

    @property
    def forced_starter(self):
        """The seat that starts whatever is held: the last winner, or the dealer by the odd card. Or None."""
        if self.leader is not None:
            return self.leader
        return self.dealer if self.odd_card and self.seen.turned_up == self.ladder.lowest else None

    @property
    def duty(self):
        """The card that the next play must contain, or None."""
        opening = self.rounds == 0 and self.round.leading and not self.seen.laid
        return self.opener if opening and self.options["include_lowest"] else None

    def _dealing_refusal(self):
        if self.phase in ("count", "over"):
            return Refusal("hand_over", firm=True, seat=self.winner)
        return None if self.phase == "deal" else Refusal("already_dealt", firm=True)

    def refuse_upcard(self, seat, card):
        if self.players != 3:
            return Refusal("no_odd_card", firm=True)
        return self._dealing_refusal()

    def play_upcard(self, seat, card):
        self.seen.turn_up(card)

    def refuse_starts(self, seat, card=None):
        forced = self.forced_starter
        refusal = self._dealing_refusal()
        if refusal is None and forced not in (None, seat):
            return Refusal("dealer_starts" if self.leader is None else "winner_leads", seat=forced,
                           card=self.ladder.lowest)
        return refusal

    def play_starts(self, seat, card=None):
        self.counts[seat] += self.odd_card
        if self.odd_card:
            self.seen.taker = seat
            self.whispers.took(seat, self.seen.turned_up, self.counts[seat])
        self.begin(seat, self.counts)
        self.starter = seat
        self.whole = sum(self.counts) == self.PACK.size
        if self.leader is None:
            self.opener = card if card is not None and self.PACK.known(card) else self.lowest
        return [Note("starts", seat=seat)]

    def begin(self, seat, counts):
        """Play begins with this seat, and these numbers of cards."""
        self.phase = "play"
        self.turn = seat
        self.counts = list(counts)
        self.order = [other for other in self.order if counts[other] == 0] + [
            other for other, count in enumerate(counts) if count == 0 and other not in self.order]

    def refuse_misdeal(self, seat):
        if self.phase in ("count", "over"):
            return Refusal("hand_over", firm=True, seat=self.winner)
        return Refusal("misdeal_too_late") if self.rounds else None

    def play_misdeal(self, seat):
        self._lay_out()
        return [Note("misdeal", seat=self.dealer)]
