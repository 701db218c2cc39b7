# SPDX-FileCopyrightText: 2026 The Mano authors
# SPDX-License-Identifier: MIT
"""The facts a refusal or a note gives, by which it is explained at the table."""

import pytest

from tests.games.three_two_five.sitting import Sitting, cards, owed, ready

AH, KD = cards("AH KD")
ANA, BEA, CARL = range(3)
SPADES, HEARTS = 1, 2


def facts_of(table, line):
    return table.match.refusal(table.move(line)).facts


def after(table, *lines):
    for line in lines:
        table.says(line)
    return table


@pytest.mark.parametrize(
    ("table", "line", "facts"),
    [
        (Sitting(), "Bea trump S", {"seat": BEA, "seat_five": CARL}),
        (ready("S"), "Carl trump H", {"suit": SPADES}),
        (Sitting(), "Carl play AH", {"seat": CARL}),
        (Sitting(trump_mode="next3"), "Carl next3 KH,9D,KS", {"suit_1": HEARTS, "suit_2": SPADES}),
        (Sitting(trump_mode="next3"), "Carl next3 KH,9D,8S S", {"suit": SPADES}),
        (owed(4, 4, 2), "Bea play AH", {"seat": BEA, "seat_from": CARL, "count": 3}),
        (owed(4, 4, 2), "Ana pull Carl", {"seat": BEA, "seat_from": CARL}),
        (owed(4, 4, 2), "Bea return Carl", {"seat": BEA, "seat_from": CARL}),
        (after(owed(4, 4, 2), "Bea pull Carl"), "Bea pull Carl", {"seat": BEA, "seat_from": CARL}),
        (after(owed(4, 4, 2), "Bea pull Carl"), "Bea return Ana", {"seat": BEA, "seat_from": CARL}),
        (owed(4, 4, 2), "Bea tell AS,KS", {"seat": BEA, "count": 10}),
        (after(owed(4, 4, 2), "Bea pull Carl"), "Bea tell AS,KS", {"seat": BEA, "count": 11}),
        (ready("S"), "Bea play AH", {"seat": BEA, "seat_turn": CARL}),
        (after(ready("S"), "Carl play AH"), "Bea play AH", {"card": AH, "seat": CARL, "trick": 1}),
        (after(ready("S"), "Carl play AH", "Bea play 9S"), "Carl win", {"seat": CARL, "card": AH}),
        (ready("S", first_lead_trump="forbidden"), "Carl play AS", {"card": cards("AS")[0], "suit": SPADES}),
    ],
    ids=lambda value: value if isinstance(value, str) else "",
)
def test_the_facts_of_a_refusal(table, line, facts):
    assert facts_of(table, line) == facts


@pytest.mark.parametrize(
    ("table", "line", "code"),
    [
        (Sitting(trump_mode="any"), "Carl next3 KH,9D", "three_cards"),
        (Sitting(trump_mode="any"), "Carl next3 KH,9D,KS", "tie"),
        (Sitting(trump_mode="any"), "Carl next3 KH,9D,9D", "card_twice"),
        (Sitting(trump_mode="any"), "Carl turn7 ?", "suit_not_told"),
        (Sitting(trump_mode="any"), "Carl turn7 7D", "card_not_in_pack"),
        (after(ready(), "Carl play AH"), "Carl trump D", "trump_fixed"),
        (after(ready(), "Carl play AH"), "Carl pull Ana", "pulling_done"),
        (owed(4, 4, 2), "Bea return Carl", "pull_first"),
        (after(owed(4, 4, 2), "Bea pull Carl"), "Bea return Ana", "pull_order"),
        (owed(4, 4, 2), "Carl transfer Bea", "no_transfer"),
        (owed(4, 4, 2), "Bea tell AS,KS", "count_hand"),
        (ready(), "Bea tell AS,KS", "pulling_only"),
        (owed(4, 4, 2), "Bea took AS", "not_pulled"),
        (owed(4, 4, 2), "Bea gives AS", "not_pulled"),
        (after(owed(4, 4, 2), "Bea pull Carl"), "Bea took AS", "tell_first"),
        (after(owed(4, 4, 2), "Bea pull Carl"), "Bea took 7D", "card_not_in_pack"),
        (after(owed(4, 4, 2), "Bea pull Carl"), "Bea gives AS", "tell_first"),
        (ready(), "Carl play 7D", "card_not_in_pack"),
        (after(ready(), "Carl play AH"), "Carl play KH", "not_your_turn"),
        (ready(), "Carl take_back", "no_take_back"),
        (ready(revoke_policy="undo"), "Carl take_back", "nothing_to_take_back"),
        (ready(), "Ana drawn 1 0", "draw_too_late"),
        (Sitting(), "Ana drawn 1 1", "one_each"),
        (after(ready(), "Carl dealt"), "Carl dealt", "already_dealt"),
    ],
    ids=lambda value: value if isinstance(value, str) else "",
)
def test_what_has_no_meaning_cannot_be_allowed(table, line, code):
    assert table.says(line, allowed=True) == code


@pytest.mark.parametrize(
    ("table", "line", "code"),
    [
        (Sitting(), "Bea trump S", "not_chooser"),
        (Sitting(), "Carl turn7 9D", "not_this_way"),
        (Sitting(trump_mode="next3"), "Carl next3 KH,9D,8S S", "not_the_highest"),
        (ready("S"), "Carl trump H", "trump_fixed"),
        (Sitting(), "Carl play AH", "trump_first"),
        (owed(4, 4, 2), "Bea play AH", "pulls_first"),
        (owed(4, 4, 2), "Ana pull Carl", "pull_order"),
        (after(owed(4, 4, 2), "Bea pull Carl"), "Ana pull Carl", "return_first"),
        (ready("S"), "Ana pull Carl", "pulling_done"),
        (ready("S"), "Bea play AH", "not_your_turn"),
        (after(ready("S"), "Carl play AH"), "Bea play AH", "card_already_played"),
        (ready("S", first_lead_trump="forbidden"), "Carl play AS", "trump_lead"),
        (after(ready("S"), "Carl play AH", "Bea play 9S"), "Carl win", "beaten"),
        (after(ready("S"), "Carl play AH"), "Ana misdeal", "misdeal_too_late"),
    ],
    ids=lambda value: value if isinstance(value, str) else "",
)
def test_what_the_table_may_allow(table, line, code):
    assert table.says(line) == code
    assert table.says(line, allowed=True) != code


def test_the_facts_of_a_wrong_return():
    table = after(owed(3, 3, 4), "Ana pull Carl", "Ana tell AS,KS,9S,9D,AH,QH,10H,8H,JC,8C,KD", "Ana took KD")
    assert facts_of(table, "Ana gives KD") == {"card": KD}
    assert facts_of(table, "Ana gives 9D") == {"card": cards("9D")[0], "suit": 3, "count": 2}


def test_the_facts_of_a_trick():
    table = ready("S")
    table.plays("AH KH QH KD 8D 9D")
    note = table.match.notes[0]
    assert (note.code, note.facts) == ("trick", {"seat": CARL, "trick": 2, "count": 2})


def test_the_facts_of_an_inconsistency():
    table = ready("S")
    table.plays("AH 9C 8C")
    for trick in ("KD 8D 9D", "QD 10D JD", "AC JC QC", "AS 8S 9S", "KS QS JS"):
        for card in trick.split():
            table.plays(card)
            for note in table.match.notes:
                if note.code == "inconsistent":
                    assert note.facts == {"suit": HEARTS}
                    return
    raise AssertionError("nobody noticed")
