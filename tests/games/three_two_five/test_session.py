# SPDX-FileCopyrightText: 2026 The Mano authors
# SPDX-License-Identifier: MIT
"""Over several deals: corrections, undo, resuming, logs as text; and the option table itself."""

import pytest

from shared_engine import registry, textform
from shared_engine.games.three_two_five.about import OPTIONS
from shared_engine.match import Match
from shared_engine.options import defaults
from shared_engine.setup import Setup
from tests.games.three_two_five.sitting import NAMES, Sitting, cards, owed, ready


def test_dealer_and_quotas_move_on_together_and_undo_takes_both_back():
    table = Sitting()
    table.result(2, 3, 5)
    table.next_deal()
    assert (table.facts["dealer"], table.facts["quota"]) == (2, [3, 5, 2])
    table.match.undo()
    assert (table.facts["dealer"], table.facts["quota"], table.facts["phase"]) == (0, [2, 3, 5], "over")
    table.match.undo()
    assert (table.facts["phase"], table.facts["scores"]) == ("trump", [0, 0, 0])


def test_a_corrected_old_result_leaves_later_deals_and_their_pulls_as_played():
    table = owed(4, 3, 3)
    assert table.facts["schedule"] == [[0, 2], [0, 2]]
    table.says("Ana pull Carl")
    table.says("Ana return Carl")
    assert table.says("- correct 0 2,3,5") == "ok"
    assert table.match.course.results[0].edited
    assert (table.facts["scores"], table.facts["deltas"]) == ([2, 3, 5], [0, 0, 0])
    assert (table.facts["schedule"], table.facts["pulls_left"]) == ([[0, 2], [0, 2]], 1)
    table.says("Ana pull Carl")
    table.match.undo()
    assert (table.facts["schedule"], table.facts["pulls_left"]) == ([[0, 2], [0, 2]], 1)
    table.result(3, 5, 2)
    assert table.facts["scores"] == [5, 8, 7]
    assert table.match.course.results[0].edited and not table.match.course.results[1].edited


def test_a_corrected_last_result_counts_for_the_next_deal():
    table = Sitting()
    table.result(4, 3, 3)
    table.says("- correct 0 3,3,4")
    table.next_deal()
    assert table.facts["schedule"] == [[0, 2]]


def test_a_correction_keeps_dealer_and_transfers():
    table = owed(3, 3, 4, transfer="trick")
    table.says("Carl transfer Ana")
    table.result(3, 5, 2)
    assert table.says("- correct 1 4,5,1") == "ok"
    assert table.facts["deltas"] == [2, 0, -2]
    table.next_deal()
    assert table.facts["dealer"] == 1


def test_what_is_asked_for_a_correction():
    score = Sitting().match.score
    assert [score.result_asks(partial).facts["seat"] for partial in ((), (4,))] == [0, 1]
    assert score.result_asks((4, 5)) is None and score.result_asks((10,)) is None
    assert (score.result_of((4, 5)), score.result_of((10,))) == ((4, 5, 1), (10, 0, 0))
    assert score.result_refusal((4, 5, 2)).code == "sum_not_10"
    assert Sitting().says("- correct 0 4,5,1") == "nothing_there"


def test_one_undo_takes_back_a_whole_exchange():
    table = owed(4, 3, 3)
    table.presses("exchange")
    assert table.facts["pulls_left"] == 1
    table.match.undo()
    assert (table.facts["pulls_left"], table.deal.exchange) == (2, None)


def played():
    """A match with everything in it that can be logged."""
    table = Sitting(transfer="trick", revoke_policy="undo", trump_mode="any")
    table.says("Ana drawn 1 0")
    table.says("Ana dealt")
    table.says("Ana next3 KH,9D,KS S")
    table.plays("AH 9C 8H")
    assert table.says("Carl take_back") == "ok"
    table.plays("10H")
    table.result(3, 4, 3)  # Bea dealt: she is two over, Ana two under
    table.next_deal()
    for line in (
        "Carl turn7 ?D",
        "Ana transfer Bea",
        "Bea tell AS,KS,9S,9D,AH,QH,10H,8H,JC,8C",
        "Bea pull Ana",
        "Bea took KD",
        "Bea gives 8H",
        "Bea return Ana",
    ):
        assert table.says(line) in ("ok", "trump", "transfer")
    table.plays("AD ?H ?")
    return table


def test_a_match_is_the_same_after_writing_and_reading_it():
    table = played()
    lines = textform.write(table.match, private=True)
    again = textform.read(lines)
    assert again.facts() == table.facts
    assert textform.write(again, private=True) == lines
    assert again.status() == []


def test_nothing_told_in_private_leaves_with_the_public_log():
    table = played()
    lines = textform.write(table.match)
    assert not [line for line in lines if " tell " in line or " took " in line or " gives " in line]
    again = textform.read(lines)
    assert again.facts() == table.facts


def test_a_match_resumes_from_its_records():
    table = played()
    again = Match(Setup(registry.game("three_two_five"), 3, dict(table.match.setup.options), NAMES, "cards"))
    again.load(bytes(table.match.log.data))
    assert again.facts() == table.facts
    assert again.deal.view(1) == table.deal.view(1)


def test_every_move_can_be_taken_back_and_put_back():
    table = played()
    wanted = table.facts
    while table.match.undo():
        pass
    assert table.match.deal is None
    assert table.match.put_back() is None
    assert table.facts == wanted


def test_whatever_the_table_allows_no_count_goes_wrong():
    table = owed(4, 4, 2, transfer="target", trump_mode="any", revoke_policy="award:1")
    lines = [
        "Carl waive",
        "Ana waive",
        "Ana return Carl",
        "Bea transfer Ana",
        "Carl pull Bea",
        "Carl return Bea",
        "Ana next3 KH,9D,KS",
        "Bea turn7 9D",
        "Carl misdeal",
        "Bea play AH",
        "Carl play KH",
        "Ana play KH",
        "Bea play QS",
        "Carl win",
        "Ana waive",
        "Carl transfer Bea",
        "Ana pull Bea",
        "Ana misdeal",
    ]
    for line in lines:
        table.says(line, allowed=True)
        assert 0 <= table.facts["pulls_left"] <= len(table.facts["schedule"])
        assert sum(table.facts["quota"]) == 10
        assert len(table.facts["trick"]) <= 3
        assert table.screen() is not None
    while table.match.undo():
        assert table.match.deal is None or table.screen() is not None


def test_private_acts_name_nobody_in_public():
    private = [act.name for act in Sitting().deal.ACTS if act.private]
    assert private == ["tell", "took", "gives"]


# -- the option table of section 10


def test_the_defaults():
    assert defaults(OPTIONS) == {
        "direction": "ccw",
        "kept_sevens": "HS",
        "trump_mode": "announce",
        "next3_tie": "chooser",
        "next3_open": True,
        "batches": "5-3-2",
        "pull_roles": "current",
        "pull_interleave": False,
        "may_return_taken": False,
        "retain": 2,
        "transfer": "off",
        "transfer_twice": True,
        "first_lead_trump": "allowed",
        "sevens": "plain",
        "sevens_order": "HS",
        "scoring": "tricks",
        "slam_bonus": 0,
        "next_dealer": "rotate",
        "end": "open",
        "revoke_policy": "report",
    }


@pytest.mark.parametrize(
    ("option", "value"),
    [(option.name, value) for option in OPTIONS for value in option.values]
    + [("end", "deals:6"), ("end", "points:100"), ("revoke_policy", "award:3")],
)
def test_every_value_makes_a_table_that_can_be_played(option, value):
    table = Sitting(**{option: value})
    table.says(f"{table.deal.chooser} trump S")
    table.plays("AH KH QH")
    assert table.deal.turn == table.deal.chooser
    table.result(10, 0, 0)
    if not table.match.over:
        table.next_deal()
        assert table.facts["pulls_left"] == 8


def test_any_two_sevens_may_be_kept():
    for kept in ("HS", "SH", "HD", "DH", "CD"):
        table = Sitting(kept_sevens=kept)
        assert sorted(table.deal.ranking.sevens) == sorted(cards(" ".join("7" + suit for suit in kept)))


def test_three_play():
    assert registry.game("three_two_five").about.PLAYERS == (3, 3)
    with pytest.raises(ValueError):
        Setup(registry.game("three_two_five"), 4)


def test_the_game_stands_second_on_the_shelf():
    assert registry.game("three_two_five").about.SHELF == 2


def test_a_deal_set_up_as_it_lies():
    table = ready("S")
    deal = type(table.deal).at(
        3,
        table.match.setup.options,
        {"dealer": 1, "trump": 2, "deltas": [1, 0, -1], "dealer_before": 2, "transfers": [(2, 0)]},
    )
    assert deal.facts()["schedule"] == [[0, 2]]
    assert (deal.phase, deal.trump, deal.transferred_before) == ("pull", 2, [(2, 0)])


def test_without_word_of_it_the_deal_before_was_the_neighbours():
    options = dict(ready("S", pull_roles="previous").match.setup.options)
    position = {"dealer": 2, "trump": 0, "deltas": [-1, 2, -1]}
    assert type(ready().deal).at(3, options, position).facts()["schedule"] == [[1, 0], [1, 2]]
