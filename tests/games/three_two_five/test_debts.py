# SPDX-FileCopyrightText: 2026 The Mano authors
# SPDX-License-Identifier: MIT
"""Who pulls from whom: the worked examples, and every possible result against a second reckoning."""

from itertools import product

import pytest

from tests.games.three_two_five.sitting import Sitting, owed

RESULTS = [(a, b, 10 - a - b) for a in range(11) for b in range(11 - a)]

WORKED = [  # tricks by the old 2, 3 and 5; then the pulls by the new roles
    ((2, 3, 5), ""),
    ((4, 3, 3), "3<2 3<2"),
    ((4, 1, 5), "3<5 3<5"),
    ((3, 2, 5), "3<5"),
    ((3, 3, 4), "3<2"),
    ((2, 2, 6), "2<5"),
    ((1, 3, 6), "2<3"),
    ((2, 4, 4), "5<2"),
    ((2, 6, 2), "5<2 5<2 5<2"),
    ((3, 4, 3), "5<2 3<2"),
    ((3, 1, 6), "3<5 2<5"),
    ((0, 4, 6), "5<3 2<3"),
    ((1, 5, 4), "5<2 5<3"),
    ((5, 2, 3), "3<2 3<2 3<5"),
    ((1, 2, 7), "2<3 2<5"),
    ((0, 0, 10), "2<3 2<3 2<5 2<5 2<5"),
    ((10, 0, 0), "3<2 3<2 3<2 3<2 3<2 3<5 3<5 3<5"),
]


@pytest.mark.parametrize("direction", ["ccw", "cw"])
@pytest.mark.parametrize(("old", "pulls"), WORKED)
def test_the_worked_examples(old, pulls, direction):
    first = Sitting(direction=direction)
    tricks = [old[{2: 0, 3: 1, 5: 2}[quota]] for quota in first.facts["quota"]]
    table = owed(*tricks, direction=direction)
    seats = {str(quota): seat for seat, quota in enumerate(table.facts["quota"])}
    wanted = [[seats[taker], seats[giver]] for taker, giver in (pull.split("<") for pull in pulls.split())]
    assert table.facts["schedule"] == wanted


def reckoned(quota, deltas, alternate):
    """A second way: after each pull look again who is next to take, and who is next to be robbed."""
    seat_of = {due: seat for seat, due in enumerate(quota)}
    over = {role: max(0, deltas[seat_of[role]]) for role in (5, 3, 2)}
    under = {role: max(0, -deltas[seat_of[role]]) for role in (2, 3, 5)}
    had = dict.fromkeys(over, 0)
    pulls = []
    while any(over.values()):
        willing = [role for role in (5, 3, 2) if over[role]]
        taker = min(willing, key=lambda role: had[role]) if alternate else willing[0]
        giver = next(role for role in (2, 3, 5) if under[role])
        had[taker] += 1
        over[taker] -= 1
        under[giver] -= 1
        pulls.append([seat_of[taker], seat_of[giver]])
    return pulls


@pytest.mark.parametrize(
    "options",
    [
        {"direction": direction, "pull_roles": roles, "pull_interleave": alternate, "next_dealer": dealer}
        for direction, roles, alternate, dealer in product(
            ("ccw", "cw"), ("current", "previous"), (False, True), ("rotate", "loser")
        )
    ],
    ids=lambda options: "-".join(str(value) for value in options.values()),
)
def test_each_of_the_66_results_with_every_option(options):
    assert len(RESULTS) == 66
    for tricks, dealer in product(RESULTS, range(3)):
        table = Sitting(dealer, **options)
        old_quota = table.facts["quota"]
        table.result(*tricks)
        table.next_deal()
        deltas = [had - due for had, due in zip(tricks, old_quota, strict=True)]
        quota = old_quota if options["pull_roles"] == "previous" else table.facts["quota"]
        assert table.facts["schedule"] == reckoned(quota, deltas, options["pull_interleave"]), tricks


def test_takers_may_alternate():
    assert owed(4, 5, 1).facts["schedule"] == [[1, 2], [1, 2], [0, 2], [0, 2]]
    assert owed(4, 5, 1, pull_interleave=True).facts["schedule"] == [[1, 2], [0, 2], [1, 2], [0, 2]]


def test_the_roles_of_the_deal_before_may_give_the_order():
    assert owed(4, 5, 1).facts["schedule"][0] == [1, 2]
    assert owed(3, 5, 2, pull_roles="previous").facts["schedule"] == [[1, 2], [1, 2], [0, 2]]
    assert owed(1, 5, 4, pull_roles="previous").facts["schedule"] == [[1, 0], [1, 2]]
    assert owed(1, 5, 4).facts["schedule"] == [[1, 2], [1, 0]]
