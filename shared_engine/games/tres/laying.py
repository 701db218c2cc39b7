# SPDX-FileCopyrightText: 2026 The Mano authors
# SPDX-License-Identifier: MIT
"""Laying cards and what they do to the next (specification, sections 3, 4 and 6)."""

from shared_engine.games.tres.claims import NO_SUCH_COLOUR, NOTHING_PLAYABLE
from shared_engine.games.tres.deck import PACK, THIRD_DEGREE, is_wild, sign
from shared_engine.games.tres.seldom import seldom
from shared_engine.rulings import Note, Refusal, gravest

TRIPLE = 3
PENALTY = 3         # what a camera and a triple make the next draw, and each Third Degree of a chain
WINDOW_AT = 3       # cards that must be announced


class Laying:
    """The act play of a Deal. Three cards are a triple, the last of them lies on top."""

    def refuse_play(self, seat, cards, colour=None):
        return (gravest((self._go_refusal(seat), self._shape_refusal(seat, cards)))
                or self._answer_refusal(seat, cards) or self._drawn_refusal(seat, cards)
                or self._match_refusal(seat, cards) or self._colour_refusal(seat, cards, colour)
                or self.road.copies_refusal(cards))

    def play_play(self, seat, cards, colour=None):
        self._acts(seat)
        if cards[-1] == THIRD_DEGREE and self.options["third_degree_strict"] and self.depth == 0:
            self.claims.claim(seat, NO_SUCH_COLOUR, self.road)
        self.road.lay(cards, colour, self.moment)
        self.sizes[seat] = max(0, self.sizes[seat] - len(cards))
        if self.whispers:
            self.whispers.lay(seat, cards)
        proved = self.claims.laid(seat, cards)
        kind = "triple" if len(cards) > 1 else sign(cards[0])
        self.depth = min(self.options["chain_cap"], self.depth + 1) if kind == "T" else 0
        if self.sizes[seat] == WINDOW_AT:
            self.window, self.window_since = seat, self.at
        if self.sizes[seat] == 0:
            return seldom("counting").go_out(self, seat, kind) + self._report(seat, proved)
        return self._report(seat, proved) + self._go_on(seat, kind)

    # -- may it be laid

    def _shape_refusal(self, seat, cards):
        if len(cards) not in (1, TRIPLE):
            return Refusal("one_or_three", firm=True, seat=seat, count=len(cards))
        if len(cards) == TRIPLE and not _is_triple(cards):
            return Refusal("not_a_triple", seat=seat)
        if len(cards) > self.sizes[seat]:
            return Refusal("not_enough_cards", firm=True, seat=seat, count=self.sizes[seat])
        return None

    def _answer_refusal(self, seat, cards):
        if not self.depth:
            return None
        if tuple(cards) != (THIRD_DEGREE,):
            return Refusal("must_answer_or_draw", seat=seat, count=self.due)
        capped = self.depth >= self.options["chain_cap"]
        return Refusal("chain_capped", seat=seat, count=self.due) if capped else None

    def _drawn_refusal(self, seat, cards):
        if self.phase != "drawn" or self.drawn and (len(cards) == 1 or self.options["drawn_triple"]):
            return None
        return Refusal("drawn_card_only", seat=seat)

    def _match_refusal(self, seat, cards):
        if self.depth or any(self.road.may_match(card) for card in cards):
            return None
        return Refusal("no_match", seat=seat, card=cards[0], card_top=self.road.top, colour=self.road.colour)

    def _colour_refusal(self, seat, cards, colour):
        # the last card needs no colour: the turn never passes (section 4)
        if is_wild(cards[-1]) and colour is None and self.sizes[seat] > 1:
            return Refusal("name_colour", firm=True, seat=seat, card=cards[-1])
        return None

    # -- what follows

    def _go_on(self, seat, kind):
        notes = []
        turns = kind == "U" and not self.presence.fewer_than(3)     # with two present it acts as No entry (section 4)
        if turns:
            self.direction = -self.direction
            notes.append(Note("turned", direction=self.direction))
        following = self.next(seat)
        if kind in ("S", "triple"):
            notes.extend(self.give(following, PENALTY, Note("camera") if kind == "S" else Note("triple")))
        if kind in ("N", "S") or kind == "U" and not turns:
            notes.append(Note("misses", seat=following))
            following = self.next(following)
        self.begin(following)
        return notes

    def _report(self, seat, proved):
        if not proved:
            return []
        self.proofs.append(seat)
        if NOTHING_PLAYABLE not in proved:
            return [Note("proved_colour", seat=seat)]
        notes = [Note("proved", seat=seat)]
        if self.options["false_claim"] == "draw3" and self.winner is None:
            notes.extend(self.give(seat, PENALTY, Note("fined")))
        return notes


def _is_triple(cards):
    if any(sign(card) is not None for card in cards):
        return False
    ranks = [PACK.rank(card) for card in cards]
    told = [rank for rank in ranks if rank is not None]
    return told.count(told[0]) == len(told) if told else True
