# SPDX-FileCopyrightText: 2026 The Mano authors
# SPDX-License-Identifier: MIT
"""Revokes: proved by the seat's own later card, never guessed; inconsistencies; what the policy does."""

import random

import pytest

from shared_engine.games.three_two_five.about import OPTIONS
from shared_engine.games.three_two_five.deal import Deal
from shared_engine.moves import Move
from shared_engine.options import settle
from tests.games.three_two_five.sitting import PACK, card, cards, ready
from tools.players.three_two_five import RandomDeal


def referee(deal, options):
    """The engine's Deal after the whole random deal, and the codes of all its notes."""
    position = {"dealer": 0, "trump": PACK.parse_suit(deal.trump)}
    engine = Deal.at(3, options, position)
    codes = []
    for seat, name in deal.laid:
        move = Move(seat, "play", (card(name),))
        assert engine.refusal(move) is None
        codes += [note.code for note in engine.play(move)]
    return engine, codes


@pytest.mark.parametrize("permanent", [False, True], ids=["plain", "permanent"])
def test_every_revoker_is_named_by_trick_ten_and_nobody_else_ever(permanent, repeats):
    options = settle(OPTIONS, {"sevens": "trumps" if permanent else "plain"})
    dice = random.Random(325 + permanent)
    honest = 0
    for number in range(repeats(2000, 20000)):
        deal = RandomDeal(dice, dice.choice((0, 0.03, 0.15)), permanent)
        engine, codes = referee(deal, options)
        assert sorted(engine.proofs.revokes) == sorted(deal.revokes), (number, deal.laid)
        assert [winner for _, winner in engine.turned] == deal.winners
        assert codes.count("revoke") == len(deal.revokes)
        assert engine.over
        if not deal.revokes:
            honest += 1
            assert "inconsistent" not in codes, (number, deal.laid)
    assert honest > 100


def test_a_revoke_is_proved_when_the_suit_turns_up():
    table = ready("S")
    table.plays("AH 9C 8H KD 8D 9D QH")
    assert table.plays("10H") == ["revoke"]
    facts = table.match.notes[0].facts
    assert facts == {
        "seat": 1,
        "suit": 2,
        "trick": 1,
        "card": cards("9C")[0],
        "card_now": cards("10H")[0],
        "trick_now": 3,
    }
    assert table.facts["revokes"] == [[1, 1]]


def test_failing_to_follow_alone_proves_nothing():
    table = ready("S")
    table.plays("AH 9C 8H")
    assert (table.facts["voids"], table.facts["revokes"]) == ([[], [2], []], [])


def test_one_card_may_prove_two_revokes():
    table = ready("S")
    table.plays("AH 9C 8H QH 10C 9H KD 8D 9D KH")
    assert table.plays("10H") == ["revoke revoke"]
    assert table.facts["revokes"] == [[1, 1], [1, 2]]
    assert table.facts["voids"][1] == []


def test_a_seat_may_revoke_again_after_it_was_found_out():
    table = ready("S")
    table.plays("AH 9C 8H QH 10H 9H KH 10C JH KD 8D 9D 7H")
    assert table.facts["revokes"] == [[1, 1]]
    table.says("Bea play 8C", allowed=True)
    assert table.facts["voids"][1] == [2]


def test_a_suit_of_which_too_many_cards_are_missing_is_inconsistent_without_a_name():
    table = ready("S")  # nobody but Carl can hold the five other hearts, but he soon has only four cards
    table.plays("AH 9C 8C")
    said = []
    for trick in ("KD 8D 9D", "QD 10D JD", "AC JC QC", "AS 8S 9S", "KS QS JS"):
        said += table.plays(trick)
    assert "trick inconsistent" not in said
    codes = " ".join(said)
    assert codes.count("inconsistent") == 1
    assert table.facts["doubtful"] == [2]
    assert table.facts["revokes"] == []


def test_one_seat_out_of_a_suit_is_left_to_its_own_later_card():
    table = ready("S")
    said = table.plays("AH 9C 8H")
    for trick in ("AC QC 10C", "KC JC 8C", "AD QD JD", "KD 10D 9D", "AS QS JS", "KS 10S 9S", "8S 7S 8D"):
        said += table.plays(trick)
    assert set(said) == {"ok", "trick"}  # six hearts are left, and Carl and Ana have only four cards
    assert table.plays("KH QH") == ["ok", "revoke"]


@pytest.mark.parametrize("untold", ["winners", "cards"])
def test_cards_not_told_may_be_the_missing_ones(untold):
    table = ready("S")
    table.plays("AH 9C 8C KD 8D 9D QD 10D JD")
    for _ in range(3):
        if untold == "cards":
            table.plays("? ? ?")
        table.trick_to(2)
    table.plays("AS 8S 9S")
    assert table.facts["doubtful"] == []


def test_a_card_that_was_entered_wrongly_proves_nothing_once_it_is_unsaid():
    table = ready("S")
    table.plays("AH 9C 8H KD 8D 9D QH 10H")
    assert table.facts["revokes"] == [[1, 1]]
    table.says("- unsay 2")  # the naming of trump was entry 0, so this is Bea's 9C
    assert table.facts["revokes"] == []
    assert table.facts["tricks"] == [0, 0, 2], "Carl led on, so the first trick was his"
    assert table.match.status() == []


def test_a_revoke_found_after_undo_is_judged_again():
    table = ready("S")
    table.plays("AH 9C 8H KD 8D 9D QH 10H")
    table.match.undo()
    assert table.facts["revokes"] == []
    assert table.facts["voids"][1] == [2]
    assert table.plays("8C") == ["ok"]
    table.match.undo()
    assert table.plays("10H") == ["revoke"]
    for _ in range(7):
        table.match.undo()
    assert table.plays("10H 8H KD 8D 9D QH JH") == ["ok", "trick", "ok", "ok", "trick", "ok", "ok"]


# -- what the table does about it


def test_by_default_the_table_decides():
    table = ready("S")
    table.plays("AH 9C 8H KD 8D 9D QH 10H")
    assert table.facts["tricks"] == [0, 0, 2]
    assert table.says("Bea take_back") == "no_take_back"


def test_a_card_may_be_taken_back_while_the_trick_is_open():
    table = ready("S", revoke_policy="undo")
    table.plays("AH 9C")
    assert table.says("Ana take_back") == "nothing_to_take_back"
    assert table.says("Carl take_back") == "nothing_to_take_back"
    assert table.says("Bea take_back") == "ok"
    assert (table.facts["turn"], table.facts["voids"][1]) == (1, [])
    assert table.plays("10H 8H") == ["ok", "trick"]
    assert table.plays("9C") == ["ok"], "a card taken back may be laid again"


def test_those_behind_him_take_theirs_back_too_until_the_next_lead():
    table = ready("S", revoke_policy="undo")
    table.plays("8H 9S 9H")
    assert table.facts["tricks"] == [0, 1, 0]
    assert table.says("Bea take_back") == "ok"
    assert (table.facts["tricks"], table.facts["turn"], table.facts["trick"]) == (
        [0, 0, 0],
        1,
        [[2, cards("8H")[0]]],
    )
    table.plays("10H 9H KD")
    assert table.says("Ana take_back") == "nothing_to_take_back"


def test_too_late_to_take_back_it_is_reported():
    table = ready("S", revoke_policy="undo")
    assert table.plays("AH 9C 8H KD 8D 9D QH 10H")[-1] == "revoke"
    assert table.facts["tricks"] == [0, 0, 2]


def test_taking_back_is_in_the_menu_only_where_it_is_played():
    table = ready("S", revoke_policy="undo")
    table.presses("dealt")
    table.plays("AH 9C")
    assert "take_back" in table.menu()
    assert table.presses("take_back", 1) == ["1 take_back"]
    table = ready("S")
    table.plays("AH 9C")
    assert "take_back" not in table.menu()


def test_tricks_may_be_awarded_to_whom_the_revoke_harmed():
    table = ready("S", revoke_policy="award:2")
    assert table.plays("AH 9S 8H KD 8D 9D QC 8C KC QH 10H")[-1] == "revoke award"
    award = table.match.notes[1].facts
    assert (award["seat"], award["seat_to"], award["count"]) == (1, 2, 2)  # Carl's ace would have won
    assert table.facts["tricks"] == [0, 0, 3]


def test_an_award_may_leave_less_than_nothing():
    table = ready("S", revoke_policy="award:3")
    table.plays("AH 9S 8H KD 8D 9D QC 8C KC QH 10H")
    assert table.facts["tricks"] == [0, -1, 4]


def test_without_a_proof_nothing_is_awarded():
    table = ready("S", revoke_policy="award:2")
    table.plays("AH 9S 8H")
    assert table.facts["tricks"] == [0, 1, 0]
