# SPDX-FileCopyrightText: 2026 The Mano authors
# SPDX-License-Identifier: MIT
"""Paying for the deal before: cards pulled and given back, one by one (specification, sections 3 and 4)."""

from shared_engine.games.three_two_five.ranking import HAND
from shared_engine.rulings import Note, Refusal


class Pulling:
    """The acts pull, return, waive and transfer of a Deal, and what a taker tells in private of his hand.

    pulls: all exchanges in order as (taker, giver); settled: how many are done; exchange: the one in which
    the taker now holds eleven cards, or None.
    """

    @property
    def pulls_left(self):
        """Exchanges still to be made."""
        return len(self.pulls) - self.settled

    @property
    def due(self):
        """The exchange that comes next, as (taker, giver); None when all are made."""
        return self.pulls[self.settled] if self.pulls_left else None

    def _pull_refusal(self, in_exchange=False):
        if self.over:
            return Refusal("deal_over", firm=True)
        if self.phase == "trump":
            return Refusal("trump_first", seat=self.chooser)
        if self.phase == "play" and not in_exchange:
            return Refusal("pulling_done", firm=self.begun)
        if self.exchange and not in_exchange:
            return Refusal("return_first", **_pair(self.exchange))
        return None

    def _order_refusal(self, taker, giver):
        if giver in (None, self.due[1]) and taker in (None, self.due[0]):
            return None
        return Refusal("pull_order", firm=taker == giver, **_pair(self.due))

    def _settle(self, exchange):
        # the table may have allowed another order, or an exchange that nobody owes
        left = self.pulls[self.settled:]
        if exchange in left:
            left.remove(exchange)
            self.pulls[self.settled:] = [exchange] + left
            self.settled += 1
        if not self.pulls_left and self.phase == "pull":
            self.phase = "play"

    # -- a card for a trick

    def refuse_pull(self, seat, giver):
        return self._pull_refusal() or self._order_refusal(seat, giver)

    def play_pull(self, seat, giver):
        self.steps = []
        self.exchange = (seat, giver)
        self.whispers.pulled(seat, giver)

    def refuse_return(self, seat, giver):
        if self.exchange is None:
            return self._pull_refusal() or Refusal("pull_first", firm=True, **_pair(self.due))
        if (seat, giver) != self.exchange:
            return Refusal("pull_order", firm=True, **_pair(self.exchange))
        return None

    def play_return(self, seat, giver):
        self.exchange = None
        self.whispers.returned(seat)
        self._settle((seat, giver))

    # -- no card after all

    def refuse_waive(self, seat):
        return self._pull_refusal() or self._order_refusal(seat, None)

    def play_waive(self, seat):
        owed = [pull for pull in self.pulls[self.settled:] if pull[0] == seat]
        if owed:
            self._settle(owed[0])

    def refuse_transfer(self, seat, taker):
        if self.options["transfer"] == "off":
            return Refusal("no_transfer", firm=True)
        again = not self.options["transfer_twice"] and (seat, taker) in self.transferred_before
        return (self._pull_refusal() or self._order_refusal(taker, seat)
                or (Refusal("transfer_twice", seat=seat, seat_to=taker) if again else None))

    def play_transfer(self, seat, taker):
        self.transfers.append((seat, taker))
        if self.options["transfer"] == "target":
            self.quota[seat] += 1
            self.quota[taker] -= 1
        self._settle((taker, seat))
        return (Note("transfer", seat=seat, seat_to=taker),)

    # -- told in private by the taker: is this return right?

    def holds(self, seat):
        """How many cards this seat has in hand before the play."""
        return HAND + (self.exchange is not None and self.exchange[0] == seat)

    def refuse_tell(self, seat, cards):
        if self.over or self.phase != "pull":
            return Refusal("pulling_only", firm=True)
        if len(cards) != self.holds(seat):
            return Refusal("count_hand", firm=True, seat=seat, count=self.holds(seat))
        return self.cards_refusal(cards)

    def play_tell(self, seat, cards):
        self.whispers.tell(seat, cards)

    def refuse_took(self, seat, card):
        if not self.exchange or self.exchange[0] != seat:
            return Refusal("not_pulled", firm=True, seat=seat)
        if not self.ranking.in_pack(card):
            return Refusal("card_not_in_pack", firm=True, card=card)
        return self.whispers.took_refusal(seat, card)

    def play_took(self, seat, card):
        self.whispers.took(seat, card)

    def refuse_gives(self, seat, card):
        if not self.exchange or self.exchange[0] != seat:
            return Refusal("not_pulled", firm=True, seat=seat)
        return self.whispers.return_refusal(seat, card, self.ranking)

    def play_gives(self, seat, card):
        self.whispers.gives(seat, card)


def _pair(exchange):
    return {"seat": exchange[0], "seat_from": exchange[1]}
