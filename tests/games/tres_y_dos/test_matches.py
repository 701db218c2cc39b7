# SPDX-FileCopyrightText: 2026 The Mano authors
# SPDX-License-Identifier: MIT
"""Section 6: won deals, dealers, stakes."""

from shared_engine.moves import NOBODY, Move
from tests.games.tres_y_dos.sitting import RIGHT, Sitting


def win(sitting, name):
    assert sitting.says(name + " show " + RIGHT) == "deal_won"


def next_deal(sitting, upcard="?"):
    refusal = sitting.match.enter(sitting.match.moves(("deal",)))
    if refusal:
        return refusal.code
    sitting.all_ok("%d upcard %s" % (sitting.deal.dealer, upcard))
    return "ok"


def test_the_first_to_three_deals_wins_the_match():
    sitting = Sitting()
    for wins in range(1, 3):
        win(sitting, "Bea")
        assert (sitting.fact("wins"), sitting.fact("match_winner")) == ([0, wins, 0, 0], None)
        assert next_deal(sitting) == "ok"
    win(sitting, "Bea")
    assert sitting.fact("match_winner") == 1
    assert sitting.match.over
    assert next_deal(sitting) == "match_over"


def test_or_to_five_or_in_a_single_deal():
    for wins_to in (5, 1):
        sitting = Sitting(wins_to=wins_to)
        for _ in range(wins_to - 1):
            win(sitting, "Carl")
            assert next_deal(sitting) == "ok"
        win(sitting, "Carl")
        assert sitting.match.over


def test_the_deal_goes_round_in_the_direction_of_play():
    for direction, dealers in (("ccw", [0, 3, 2, 1, 0]), ("cw", [0, 1, 2, 3, 0])):
        sitting = Sitting(direction=direction, wins_to=5)
        came = [sitting.fact("dealer")]
        for name in ("Ana", "Bea", "Ana", "Bea"):
            win(sitting, name)
            next_deal(sitting)
            came.append(sitting.fact("dealer"))
        assert came == dealers


def test_or_the_winner_deals():
    sitting = Sitting(next_dealer="winner")
    win(sitting, "Carl")
    next_deal(sitting)
    assert (sitting.fact("dealer"), sitting.turn) == (2, "Bea")
    win(sitting, "Ana")
    next_deal(sitting)
    assert sitting.fact("dealer") == 0


def test_a_deal_is_finished_before_the_next():
    assert next_deal(Sitting()) == "deal_running"


def test_everybody_stakes_and_the_winner_takes_the_pot():
    sitting = Sitting(stake=2)
    assert sitting.fact("pot") == 8
    win(sitting, "Carl")
    assert (sitting.fact("marbles"), sitting.fact("pot")) == ([-2, -2, 6, -2], 0)
    next_deal(sitting)
    assert sitting.fact("pot") == 8
    win(sitting, "Ana")
    assert sitting.fact("marbles") == [4, -4, 4, -4]


def test_stakes_go_from_none_to_nine():
    for stake in (0, 9):
        sitting = Sitting(3, stake=stake)
        win(sitting, "Bea")
        assert sitting.fact("marbles") == [-stake, 2 * stake, -stake]
    assert sitting.match.score.board() == [("wins", [0, 1, 0]), ("marbles", [-9, 18, -9])]


def test_without_stakes_the_board_has_no_marbles():
    sitting = Sitting()
    win(sitting, "Bea")
    assert sitting.match.score.board() == [("wins", [0, 1, 0, 0])]
    assert sitting.match.score.leaders() == [1]


def test_a_result_is_the_winner_and_the_fines_if_there_are_any():
    sitting = Sitting(wrong_show_penalty="stake")
    win(sitting, "Carl")
    next_deal(sitting)
    sitting.says("Bea show KC,KD,KH,7C,8D")
    win(sitting, "Carl")
    assert [result.numbers for result in sitting.match.course.results] == [(2,), (2, 0, 1, 0, 0)]


def test_fines_go_to_the_winner():
    sitting = Sitting(wrong_show_penalty="stake")
    sitting.says("Bea show KC,KD,KH,7C,8D")
    assert sitting.fact("pot") == 1
    win(sitting, "Carl")
    assert sitting.fact("marbles") == [0, -1, 1, 0]
    next_deal(sitting)
    assert sitting.fact("pot") == 0


def test_the_winner_may_pay_a_fine_to_the_own_pot():
    sitting = Sitting(stake=1, wrong_show_penalty="stake")
    sitting.says("Bea show KC,KD,KH,7C,8D")
    win(sitting, "Bea")
    assert sitting.fact("marbles") == [-1, 3, -1, -1]


def test_a_corrected_result_moves_the_win_and_keeps_the_fines():
    sitting = Sitting(stake=1, wrong_show_penalty="stake")
    sitting.says("Bea show KC,KD,KH,7C,8D")
    win(sitting, "Carl")
    assert sitting.match.enter([Move(NOBODY, "correct", (0, (0,)))]) is None
    assert (sitting.fact("wins"), sitting.fact("marbles")) == ([1, 0, 0, 0], [4, -2, -1, -1])


def test_a_corrected_result_stands_unless_a_show_at_the_same_time_changes_who_won():
    sitting = Sitting(wrong_show_penalty="stake")
    win(sitting, "Carl")
    assert sitting.match.enter([Move(NOBODY, "correct", (0, (0,)))]) is None
    for line, came in (("Ana also JC,JD,JH,3C,4D", "wrong_show"), ("Bea also 9C,9D,9H,4C,4D", "deal_won")):
        assert sitting.says(line) == came
        assert (sitting.fact("wins"), sitting.fact("marbles")) == ([1, 0, 0, 0], [0, 0, 0, 0])
        assert sitting.match.course.results[0].numbers == (0, 1, 0, 0, 0)
        assert sitting.match.course.results[0].edited
    assert sitting.says("Dora also QC,QD,QH,2C,2D") == "deal_won"
    assert sitting.fact("wins") == [0, 0, 0, 1]
    assert not sitting.match.course.results[0].edited


def test_a_result_names_one_winner_who_sits_there():
    sitting = Sitting()
    win(sitting, "Carl")
    for numbers in ((4,), (-1,), (), (1, 2), (1, 2, 3)):
        assert sitting.match.enter([Move(NOBODY, "correct", (0, numbers))]).code == "no_such_result"
    assert sitting.match.score.result_asks(()).kind == "seat"
    assert sitting.match.score.result_asks((1,)) is None
    assert sitting.match.score.result_of((1,)) == (1,)


def test_a_wrong_first_show_may_lose_the_deal_to_a_corrected_tie():
    sitting = Sitting(wins_to=1)
    win(sitting, "Bea")
    assert sitting.match.over
    assert sitting.says("Carl also 9C,9D,9H,4C,4D") == "deal_won"
    assert sitting.fact("match_winner") == 2
