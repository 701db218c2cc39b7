# SPDX-FileCopyrightText: 2026 The Mano authors
# SPDX-License-Identifier: MIT
"""Plain players of 3-2-5 who hold real cards and sometimes revoke; what is true is told apart from the engine."""

from random import Random

RANKS = ("7", "8", "9", "10", "J", "Q", "K", "A")
SUITS = "CSHD"


def pack_of(kept: str) -> list[str]:
    """The thirty cards by their short names; kept: the suits of the two sevens."""
    return [rank + suit for rank in RANKS[1:] for suit in SUITS] + ["7" + suit for suit in kept]


class RandomDeal:
    """Ten tricks, played to the right from seat 2 on (seat 0 has dealt).

    slips: how often a player who could follow does not. permanent: sevens are trumps, that of hearts the highest.
    laid: (seat, card) thirty times. winners: of the tricks. revokes: (seat, trick) of every slip.
    """

    def __init__(self, random: Random, slips: float, permanent: bool = False, kept: str = "HS"):
        self.random = random
        self.slips = slips
        self.permanent = permanent
        self.trump = random.choice(SUITS)
        pack = pack_of(kept)
        random.shuffle(pack)
        self.hands = [pack[0:10], pack[10:20], pack[20:30]]
        self.laid: list[tuple[int, str]] = []
        self.winners: list[int] = []
        self.revokes: list[tuple[int, int]] = []
        leader = 2
        for trick in range(1, 11):
            leader = self._trick(leader, trick)
            self.winners.append(leader)

    def _trick(self, leader: int, trick: int) -> int:
        led = ""
        values = []
        for seat in (leader, (leader - 1) % 3, (leader - 2) % 3):
            card = self._choice(self.hands[seat], led)
            if led and self._suit(card) != led and self._following(self.hands[seat], led):
                self.revokes.append((seat, trick))
            led = led or self._suit(card)
            self.hands[seat].remove(card)
            self.laid.append((seat, card))
            values.append((self._height(card, led), seat))
        return max(values)[1]

    def _choice(self, hand: list[str], led: str) -> str:
        following = self._following(hand, led)
        if following and self.random.random() >= self.slips:
            return self.random.choice(following)
        return self.random.choice([card for card in hand if card not in following] or hand)

    def _following(self, hand: list[str], led: str) -> list[str]:
        return [card for card in hand if self._suit(card) == led]

    def _suit(self, card: str) -> str:
        return self.trump if self.permanent and card[0] == "7" else card[-1]

    def _height(self, card: str, led: str) -> int:
        if self.permanent and card[0] == "7":
            return 301 if card == "7H" else 300
        if card[-1] not in (led, self.trump):
            return 0
        return RANKS.index(card[:-1]) + (200 if card[-1] == self.trump else 100)
