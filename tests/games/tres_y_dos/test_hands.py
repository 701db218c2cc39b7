# SPDX-FileCopyrightText: 2026 The Mano authors
# SPDX-License-Identifier: MIT
"""Three of one rank and two of another, compared with counting, over every hand of four ranks."""

from shared_engine.games.tres_y_dos.hands import holds_three_and_two, is_three_and_two, ranks_wanted


def hands(size, ranks=(0, 5, 11, 12)):
    """Every hand of that size with at most four cards of a rank."""
    if size == 0:
        yield []
        return
    for hand in hands(size - 1, ranks):
        for rank in ranks:
            if hand.count(rank) < 4:
                yield hand + [rank]


def counts(hand):
    return sorted([hand.count(rank) for rank in set(hand)])


def test_exactly_five_cards_three_and_two():
    for size in range(7):
        for hand in hands(size):
            assert is_three_and_two(hand) == (counts(hand) == [2, 3]), hand


def test_five_or_six_cards_hold_it_when_one_may_go():
    for hand in hands(6):
        chosen = [hand[:i] + hand[i + 1 :] for i in range(6)]
        assert holds_three_and_two(hand) == any([counts(five) == [2, 3] for five in chosen]), hand
    for hand in hands(5):
        assert holds_three_and_two(hand) == (counts(hand) == [2, 3]), hand


def test_a_rank_is_wanted_when_it_completes_the_hand_and_one_is_left():
    for hand in hands(5):
        wanted = [rank for rank in range(13) if hand.count(rank) < 4 and holds_three_and_two(hand + [rank])]
        assert ranks_wanted(hand) == wanted, hand
    assert ranks_wanted([11, 11, 11, 11, 5]) == [5]
    assert 11 not in ranks_wanted([11, 11, 11, 11, 5, 5])
    assert ranks_wanted([11, 11, 5, 5, 0]) == [5, 11]
