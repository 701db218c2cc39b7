# SPDX-FileCopyrightText: 2026 The Mano authors
# SPDX-License-Identifier: MIT
"""Random full deals in which the tests see every hand: what is so, for comparing with what is proved."""

from tests.games.three_two_five.sitting import PACK


def pack_of(kept):
    """The thirty cards as texts."""
    ranks = ("A", "K", "Q", "J", "10", "9", "8")
    return [rank + suit for rank in ranks for suit in "CSHD"] + ["7" + suit for suit in kept]


def suit_of(card, trump, permanent):
    """The suit a card counts in."""
    return trump if permanent and card.startswith("7") else card[-1]


def height(card, led, trump, permanent, order="HS"):
    """A number for comparing two cards of one trick, written apart from the engine."""
    if permanent and card[0] == "7":
        return 300 - order.index(card[-1])
    if card[-1] not in (led, trump):
        return 0
    return ("7", "8", "9", "10", "J", "Q", "K", "A").index(card[:-1]) + (200 if card[-1] == trump else 100)


class RandomDeal:
    """Hands, trump and the cards as they are laid; slips: how often a seat fails to follow though it could.

    laid: (seat, card) thirty times. winners: of the ten tricks. revokes: (seat, trick) of every slip.
    """

    def __init__(self, random, slips, permanent=False, kept="HS"):
        self.trump = random.choice("CSHD")
        self.permanent = permanent
        pack = pack_of(kept)
        random.shuffle(pack)
        hands = [pack[0:10], pack[10:20], pack[20:30]]
        self.laid, self.winners, self.revokes = [], [], []
        leader = 2  # Ana deals, play goes to the right
        for trick in range(1, 11):
            leader = self._trick(random, hands, leader, trick, slips)

    def _trick(self, random, hands, leader, trick, slips):
        led, best = None, None
        for seat in (leader, (leader - 1) % 3, (leader - 2) % 3):
            card = self._choose(random, hands[seat], led, slips)
            if led is not None and self._suit(card) != led and self._can(hands[seat], led):
                self.revokes.append((seat, trick))
            led = led or self._suit(card)
            hands[seat].remove(card)
            self.laid.append((seat, card))
            value = height(card, led, self.trump, self.permanent)
            best = max(best or (value, seat), (value, seat))
        self.winners.append(best[1])
        return best[1]

    def _suit(self, card):
        return suit_of(card, self.trump, self.permanent)

    def _can(self, hand, led):
        return any(self._suit(card) == led for card in hand)

    def _choose(self, random, hand, led, slips):
        following = [card for card in hand if self._suit(card) == led]
        if following and random.random() >= slips:
            return random.choice(following)
        return random.choice([card for card in hand if self._suit(card) != led] or hand)


def known(card):
    """The engine's number of a card."""
    return PACK.parse(card)
