# SPDX-FileCopyrightText: 2026 The Mano authors
# SPDX-License-Identifier: MIT
"""Random evenings of two to ten plain players with real cards: nothing is lost, nobody is stuck."""

from random import Random

from shared_engine import textform
from tools.players.tres_table import Table

ROUNDS_A_MATCH = 3


def _evening(seed, **more):
    rng = Random(seed)
    options = {
        "third_degree_skips": rng.random() < 0.5,
        "triple_out_draws": rng.random() < 0.5,
        "deal_left": rng.random() < 0.3,
        "false_claim": rng.choice(("report", "draw3")),
    }
    return Table(rng, rng.randint(2, 10), options, told=rng.random() < 0.7, **more)


def _check(table):
    deal = table.deal
    cards = sum(deal.sizes) + deal.stock + deal.road.under + (deal.road.top is not None)
    assert cards == sum(deal.copies)
    assert deal.sizes == [len(hand) for hand in table.hands]
    assert deal.stock == len(table.stock)
    if deal.running and not deal.paused:
        assert deal.presence.here(deal.turn)


def test_rounds_end_and_conserve_their_cards(repeats):
    """20,000 rounds with --long. Leaving, returning, sleeping, chains and shuffles all happen."""
    seen = set()
    for seed in range(repeats(100, 20000 // ROUNDS_A_MATCH + 1)):
        table = _evening(seed)
        for _ in table.play():
            _check(table)
            seen.update(note.code for note in table.match.notes)
            assert table.moves < 20000, "stuck"
            assert not table.deal.proofs, "an honest player was accused"
        assert len(table.match.course.results) == ROUNDS_A_MATCH
    assert seen >= {
        "reshuffle",
        "away",
        "left",
        "back",
        "too_few",
        "pile_drawn",
        "caught",
        "safe",
        "camera",
        "lands",
    }


def test_only_liars_are_ever_proved_to_have_lied(repeats):
    proved = 0
    for seed in range(repeats(30, 1000)):
        table = _evening(seed, liars=(0,))
        for _ in table.play():
            assert set(table.deal.proofs) <= {0}
            proved += bool(table.deal.proofs)
    assert proved


def test_a_match_is_its_log(repeats):
    for seed in range(repeats(5, 100)):
        table = _evening(seed)
        positions = [(len(table.match.log), table.match.facts()) for _ in table.play()]
        again = textform.read(textform.write(table.match))
        assert again.facts() == table.match.facts()
        assert again.status() == []
        for length, facts in positions[-2:-40:-1]:
            again.undo()
            assert (len(again.log), again.facts()) == (length, facts)


def test_what_is_refused_changes_nothing(repeats):
    for seed in range(repeats(10, 200)):
        table = _evening(seed)
        for _ in table.play():
            before, deal = table.match.facts(), table.deal
            wrong = (deal.turn + 1) % deal.players
            refused = [table.attempt(wrong, act) for act in ("keep", "draw", "expire")]
            refused.append(table.attempt(deal.turn, "play", (0, 1)))
            assert all(refused)
            assert table.match.facts() == before
