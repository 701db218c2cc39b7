# SPDX-FileCopyrightText: 2026 The Mano authors
# SPDX-License-Identifier: MIT
"""Hands told in private: the device watches for their holder, and for nobody else."""

from shared_engine import textform
from shared_engine.cards import STANDARD
from tests.games.tres_y_dos.sitting import RIGHT, Sitting, cards, seat

HAND = "KC,KD,7C,7D,9S"


def whispered(hand=HAND, **options):
    sitting = Sitting(level="hands", **options)
    sitting.all_ok("Dora tell " + hand)
    return sitting


def view(sitting, name="Dora"):
    return sitting.deal.view(seat(name))


def test_only_its_holder_sees_the_hand():
    sitting = whispered()
    assert view(sitting)["hand"] == sorted(cards("KC KD 7C 7D 9S"))
    for name in ("Ana", "Bea", "Carl"):
        assert view(sitting, name)["hand"] is None
    assert "hand" not in sitting.match.facts()
    assert sitting.fact("known") == [[], [], [], []]


def test_the_ranks_that_would_win_are_shown():
    assert [STANDARD.ranks[rank] for rank in view(whispered())["wanted"]] == ["7", "K"]
    assert view(whispered("2C,3C,4C,5C,6C"))["wanted"] == []
    assert [STANDARD.ranks[rank] for rank in view(whispered("KC,KD,KH,7D,9S"))["wanted"]] == ["7", "9"]


def test_a_winning_hand_is_told_to_its_holder_only():
    sitting = whispered(RIGHT)
    assert view(sitting)["wins"]
    assert not view(sitting, "Bea")["wins"]
    assert not view(whispered())["wins"]
    assert not view(whispered("KC,KD,KH,KS,7D"))["wins"]


def test_a_card_drawn_is_told_in_private_and_one_of_the_six_is_thrown():
    sitting = whispered()
    ask = sitting.match.asks()
    assert ask.private and ask.seat == seat("Dora")
    king = cards("KH")[0]
    ask = sitting.match.asks(("drew",))
    assert ask.private and ask.kind == "card"
    ask = sitting.match.asks(("drew", king))
    assert ask.private and ask.choices == sorted(cards("KC KD 7C 7D 9S KH"))
    partial = ("drew", king, cards("9S")[0])
    assert sitting.match.asks(partial) is None
    moves = sitting.match.moves(partial)
    assert [move.act for move in moves] == ["draw_stock", "drew", "discard"]
    assert sitting.match.enter(moves) is None
    assert view(sitting)["wins"]
    assert (sitting.turn, sitting.top) == ("Carl", "9S")
    sitting.match.undo()
    assert (sitting.turn, view(sitting)["hand"]) == ("Dora", sorted(cards("KC KD 7C 7D 9S")))


def test_a_card_taken_from_the_pile_needs_no_telling():
    sitting = whispered(upcard="KS")
    sitting.all_ok("Dora take_discard")
    assert view(sitting)["wins"]
    ask = sitting.match.asks(("discard",))
    assert ask.private and cards("KS")[0] in ask.choices
    sitting.all_ok("Dora discard 9S")
    assert view(sitting)["hand"] == sorted(cards("KC KD KS 7C 7D"))


def test_a_card_drawn_but_not_told_and_thrown_was_the_drawn_one():
    sitting = whispered()
    sitting.turn_of("Dora", "2C")
    assert view(sitting)["hand"] == sorted(cards("KC KD 7C 7D 9S"))


def test_a_throw_that_was_not_told_makes_the_hand_unsure():
    for thrown in ("?", "K?"):
        sitting = whispered()
        sitting.turn_of("Dora", thrown)
        assert view(sitting)["hand"] is None


def test_when_a_throw_is_unsaid_later_telling_finds_no_hand():
    sitting = Sitting(2, level="hands")
    sitting.all_ok("Bea tell " + HAND, "Bea draw_stock", "Bea drew KH", "Bea discard 9S")
    sitting.turn_of("Ana")
    sitting.all_ok("Bea draw_stock", "Bea drew KS", "Bea discard 7C", "- unsay 2")
    assert view(sitting, "Bea")["hand"] is None
    sitting.match.undo()
    assert view(sitting, "Bea")["hand"] == sorted(cards("KC KD KH KS 7D"))


def test_a_throw_that_cannot_be_makes_the_hand_unsure():
    sitting = whispered()
    sitting.all_ok("Dora draw_stock", "Dora drew 8S", "Dora discard 2C")
    assert view(sitting)["hand"] is None


def test_only_who_drew_tells_a_drawn_card():
    sitting = whispered()
    assert sitting.says("Dora drew KH") == "not_drawn"
    sitting.all_ok("Dora draw_stock", "Dora drew KH")
    assert sitting.says("Dora drew KS") == "not_drawn"
    assert sitting.says("Bea drew KS") == "not_drawn"


def test_a_told_hand_must_be_possible():
    sitting = Sitting(upcard="5H", level="hands")
    assert sitting.says("Dora tell 5H,6H,7H,8H,9H") == "card_was_upcard"
    assert sitting.says("Dora tell 6H,6H,7H,8H,9H") == "card_twice"
    assert sitting.says("Dora tell 6H,7H,8H,9H") == "not_five"
    sitting.all_ok("Dora tell " + HAND, "Dora draw_stock")
    assert sitting.says("Dora drew KC") == "card_twice"
    assert sitting.says("Dora drew 5H") == "card_was_upcard"


def test_two_hands_that_clash_are_told_without_names():
    sitting = whispered()
    assert sitting.says("Bea tell KC,2D,3D,4D,5D") == "hands_clash"
    assert sitting.match.notes[0].facts == {}
    sitting = whispered()
    sitting.all_ok("Bea tell 2C,2D,3D,4D,5D", "Dora draw_stock")
    assert sitting.says("Dora drew 2C") == "hands_clash"


def test_no_private_card_is_given_as_a_reason():
    sitting = whispered()
    sitting.turn_of("Dora", "2C")
    sitting.all_ok("Carl draw_stock", "Carl discard KC")
    assert sitting.says("Bea show_ranks K,K,K,7,7") == "deal_won"


def test_a_miscounted_hand_is_no_longer_sure():
    sitting = whispered()
    sitting.all_ok("Dora miscount 4")
    assert view(sitting)["hand"] is None


def test_who_told_the_hand_shows_like_anybody():
    sitting = whispered(RIGHT)
    sitting.all_ok("Dora draw_stock")
    assert sitting.says("Dora show %s 2S" % RIGHT) == "deal_won"


def private_lines(sitting, private):
    return [line for line in textform.write(sitting.match, private) if " tell " in line or " drew " in line]


def test_private_moves_leave_only_after_the_deal_and_on_request():
    sitting = whispered()
    sitting.all_ok("Dora draw_stock", "Dora drew KH", "Dora discard 9S")
    assert private_lines(sitting, private=False) == []
    assert private_lines(sitting, private=True) == []
    sitting.says("Dora show KC,KD,KH,7C,7D")
    assert private_lines(sitting, private=False) == []
    assert private_lines(sitting, private=True) == ["0 3 tell " + HAND, "0 3 drew KH"]
    sitting.match.enter(sitting.match.moves(("deal",)))
    sitting.all_ok("Dora upcard 2C", "Ana tell " + RIGHT)
    assert private_lines(sitting, private=True) == ["0 3 tell " + HAND, "0 3 drew KH"]
    sitting.all_ok("- close")
    assert len(private_lines(sitting, private=True)) == 3


def test_a_gesture_without_its_private_head_still_reads_as_one():
    sitting = whispered()
    sitting.all_ok("Dora draw_stock")
    told = [sitting.move("Dora drew KH"), sitting.move("Dora discard 9S")]
    assert sitting.match.enter(told) is None
    again = textform.read(textform.write(sitting.match))
    assert len(again.undo()) == 1
    assert again.deal.phase == "discard"
