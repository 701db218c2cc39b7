# SPDX-FileCopyrightText: 2026 The Mano authors
# SPDX-License-Identifier: MIT
"""A second judge of Pusoy Dos, written from the specification alone: slow, and without a line of the engine's."""

from collections import Counter

RANKS = ["3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K", "A", "2"]
LADDER = ["straight", "flush", "full_house", "four", "straight_flush"]
LOW_RUNS = {"A2345": ["A", "2", "3", "4", "5"], "23456": ["2", "3", "4", "5", "6"]}


def rank_of(card):
    return card[:-1]


class Judge:
    """One hand in which every card is known. hands: lists of names such as "10H", by seat."""

    def __init__(self, hands, starter, rules):
        self.hands = [set(hand) for hand in hands]
        self.rules = rules
        self.step = 1 if rules["direction"] == "cw" else -1
        self.turn = starter
        self.top = None  # (seat, cards) on the table
        self.silent = set()  # who passed since the last play, or in this round where that counts
        self.opening = True
        self.finished = []
        self.over = False

    # -- cards

    def worth(self, card):
        return RANKS.index(rank_of(card)), self.rules["suit_order"].index(card[-1])

    def runs(self):
        """The straights from the weakest to the strongest, with the rank whose suit decides a tie."""
        plain = [(RANKS[i : i + 5], RANKS[i + 4]) for i in range(8)]
        ace, six = LOW_RUNS["A2345"], LOW_RUNS["23456"]
        return {
            "low2": [(ace, "5"), (six, "6")] + plain,
            "top_26": [(ace, "5")] + plain + [(six, "2")],
            "top_a5": [(six, "6")] + plain + [(ace, "2")],
            "top_both": plain + [(six, "2"), (ace, "2")],
            "no_twos": plain,
        }[self.rules["straights"]]

    def strength(self, cards):
        """A tuple that orders plays of one size, or None for what is no play."""
        ranks = Counter(rank_of(card) for card in cards)
        if len(set(cards)) != len(cards) or len(cards) not in (1, 2, 3, 5):
            return None
        if len(cards) < 4:
            alike = len(ranks) == 1 and (len(cards) < 3 or self.rules["triples"])
            return max(self.worth(card) for card in cards) if alike else None
        return self.strength_of_five(cards, ranks)

    def strength_of_five(self, cards, ranks):
        found = []
        top = max(cards, key=self.worth)
        one_suit = len({card[-1] for card in cards}) == 1
        for place, (run, decider) in enumerate(self.runs()):
            if set(run) == set(ranks):
                suit = [self.worth(card)[1] for card in cards if rank_of(card) == decider][0]
                found.append(("straight_flush" if one_suit else "straight", place, suit))
        if one_suit:
            rank, suit = self.worth(top)
            found.append(
                ("flush",) + ((suit, rank) if self.rules["flush_compare"] == "suit" else (rank, suit))
            )
        (most, count), *others = ranks.most_common()
        if count == 4:
            found.append(("four", RANKS.index(most)))
        if count == 3 and len(others) == 1:
            found.append(("full_house", RANKS.index(most)))
        ordered = [(LADDER.index(kind),) + tuple(rest) for kind, *rest in found]
        return max(ordered) if ordered else None

    # -- play

    def next_holding(self, seat):
        """The next seat in turn that has cards."""
        players = len(self.hands)
        for i in range(1, players + 1):
            other = (seat + i * self.step) % players
            if self.hands[other]:
                return other
        raise AssertionError("nobody has cards")

    def rule(self, seat, cards):
        """The verdict on a play, or on a pass where cards is None, and what follows from it."""
        if self.over:
            return "illegal:hand_over"
        if self.rules["passed_out"] and seat in self.silent:
            return "illegal:passed_out"
        if seat != self.turn:
            return "illegal:not_your_turn"
        return self.pass_(seat) if cards is None else self.play(seat, cards)

    def pass_(self, seat):
        if self.top is None:
            return "illegal:leader_must_play"
        self.silent.add(seat)
        return self.go_on()

    def play(self, seat, cards):
        strength = self.strength(cards)
        if strength is None:
            return "illegal:invalid_combo"
        if self.top and len(cards) != len(self.top[1]):
            return "illegal:wrong_size"
        if self.top and not strength > self.strength(self.top[1]):
            return "illegal:not_higher"
        lowest = "3" + self.rules["suit_order"][0]
        if self.opening and self.rules["include_lowest"] and lowest not in cards:
            return "illegal:must_include_lowest"
        self.opening = False
        self.hands[seat] -= set(cards)
        self.top = (seat, cards)
        if not self.rules["passed_out"]:
            self.silent.clear()
        return self.goes_out(seat, cards) if not self.hands[seat] else self.go_on(cards)

    def goes_out(self, seat, cards):
        self.finished.append(seat)
        holding = [other for other, hand in enumerate(self.hands) if hand]
        if not self.rules["play_on"] or len(holding) == 1:
            self.over = True
            if self.rules["play_on"]:
                self.finished += holding
            return "hand_over"
        self.go_on(cards)
        return "out"

    def go_on(self, laid=()):
        """The round ends when all others with cards have passed; else the next of them has the turn."""
        others = [seat for seat, hand in enumerate(self.hands) if hand and seat != self.top[0]]
        best = "2" + self.rules["suit_order"][-1]
        if set(others) <= self.silent or self.rules["auto_end_2D"] and list(laid) == [best]:
            last = self.top[0]
            self.turn = last if self.hands[last] else self.next_holding(last)
            self.top = None
            self.silent.clear()
            return "round_end"
        self.turn = self.next_holding(self.turn)
        while self.turn == self.top[0] or self.turn in self.silent:
            self.turn = self.next_holding(self.turn)
        return "ok"

    def points(self):
        """What the hand brings to each seat."""
        if self.rules["scoring"] == "penalty":
            return [self.cost(hand) for hand in self.hands]
        if self.rules["scoring"] == "pips":
            return [sum(self.face(card) for card in hand) for hand in self.hands]
        points = [0] * len(self.hands)
        if self.rules["play_on"]:
            for seat, own in zip(self.finished[:-1], (5, 3, 1)):
                points[seat] = own
            return points
        points[self.finished[0]] = self.finish(self.top[1])
        return points

    def cost(self, hand):
        each = 1 if len(hand) < 10 else 2 if len(hand) < 13 else 3
        doubled = sum(card[0] == "2" for card in hand) if self.rules["penalty_two_double"] else 0
        return len(hand) * each * 2**doubled

    @staticmethod
    def face(card):
        rank = rank_of(card)
        return {"A": 1, "J": 10, "Q": 10, "K": 10}.get(rank) or int(rank)

    def finish(self, cards):
        twos = sum(card[0] == "2" for card in cards)
        if self.rules["two_scope"] == "all_twos" and twos < len(cards):
            twos = 0
        extra = self.rules["two_D_extra"] if twos and "2" + self.rules["suit_order"][-1] in cards else 0
        bonus = {"double_each": 2**twos, "add2_each": 2 * twos, "off": 1}[self.rules["two_bonus"]]
        return (bonus if twos else 1) + extra
