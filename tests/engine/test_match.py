# SPDX-FileCopyrightText: 2026 The Mano authors
# SPDX-License-Identifier: MIT
"""A match: gestures, undo, mending, correcting, levels, names, pauses, the end."""

from shared_engine.course import Result
from shared_engine.match import Match
from shared_engine.moves import JOINED, NOBODY, OVERRULED, Move
from tests.engine.raising import raised
from tests.games.tres_y_dos.sitting import RIGHT, Sitting


def lines(sitting):
    return [sitting.match.notation.text(move) for _, move in sitting.match.log.moves()]


def state(sitting):
    """All that anybody can know of the match."""
    match = sitting.match
    return (
        match.facts(),
        lines(sitting),
        list(match.names),
        match.course.level,
        match.course.paused,
        match.over,
    )


def two_deals():
    """Bea has won the first deal; the second is in its first turn."""
    sitting = Sitting()
    sitting.turn_of("Dora", "2C")
    sitting.says("Bea show " + RIGHT)
    sitting.all_ok("- pause", "- go_on")
    sitting.match.enter(sitting.match.moves(("deal",)))
    sitting.all_ok("Dora upcard 9C", "Carl draw_stock")
    return sitting


# -- gestures and undo


def test_a_gesture_is_played_whole_or_not_at_all():
    sitting = Sitting()
    before = state(sitting)
    moves = [sitting.move(line) for line in ("Dora draw_stock", "Dora discard 5H", "Carl draw_stock")]
    assert sitting.match.enter(moves).code == "card_was_upcard"
    assert state(sitting) == before


def test_a_gesture_is_one_undo():
    sitting = Sitting()
    before = state(sitting)
    assert sitting.match.enter([sitting.move("Dora draw_stock"), sitting.move("Dora discard 2C")]) is None
    assert lines(sitting)[2:] == ["0 3 draw_stock", "0+ 3 discard 2C"]
    assert [move.act for move in sitting.match.undo()] == ["draw_stock", "discard"]
    assert state(sitting) == before


def test_undoing_everything_gives_the_beginning():
    sitting = two_deals()
    fresh = Sitting(upcard=None)
    fresh.match.undo()
    count = 0
    while sitting.match.undo():
        count += 1
    assert count == len(sitting.match.undone) == 10
    assert state(sitting) == state(fresh)


def test_undo_crosses_the_end_of_a_deal():
    sitting = two_deals()
    for _ in range(6):
        sitting.match.undo()
    assert (sitting.fact("wins"), sitting.fact("phase"), sitting.turn) == ([0, 0, 0, 0], "draw", "Carl")
    assert sitting.says("Dora show " + RIGHT) == "deal_won"
    assert sitting.fact("wins") == [0, 0, 0, 1]


def test_a_deal_opened_in_the_same_go_is_undone_with_it():
    sitting = Sitting()
    before = state(sitting)
    deal = Move(NOBODY, "deal", (3,))
    assert sitting.match.enter([sitting.move("Bea show " + RIGHT), deal]) is None
    assert len(sitting.match.undo()) == 2
    assert state(sitting) == before


def test_what_followed_is_forgotten_with_the_gesture():
    sitting = Sitting()
    sitting.says("Bea show " + RIGHT)
    assert sitting.match.notes
    sitting.match.undo()
    assert not sitting.match.notes


def test_a_slip_two_turns_back_is_mended_and_the_rest_put_back():
    sitting = Sitting()
    for line in ("Dora 2C", "Carl 9S", "Bea KD"):
        name, card = line.split()
        sitting.match.enter([sitting.move(name + " draw_stock"), sitting.move(name + " discard " + card)])
    for _ in range(3):
        sitting.match.undo()
    sitting.match.enter([sitting.move("Dora draw_stock"), sitting.move("Dora discard 3C")])
    sitting.match.mended()
    assert sitting.match.put_back() is None
    assert (sitting.turn, sitting.top, sitting.match.undone) == ("Ana", "KD", [])
    assert lines(sitting)[3:] == [
        "0+ 3 discard 3C",
        "0 2 draw_stock",
        "0+ 2 discard 9S",
        "0 1 draw_stock",
        "0+ 1 discard KD",
    ]


def test_putting_back_stops_where_it_is_no_longer_legal():
    sitting = Sitting()
    sitting.turn_of("Dora", "2C")
    sitting.turn_of("Carl", "9S")
    for _ in range(3):
        sitting.match.undo()
    sitting.all_ok("Dora discard 9S")
    sitting.match.mended()
    assert sitting.match.put_back().code == "card_in_pile"
    assert (sitting.turn, sitting.fact("phase"), len(sitting.match.undone)) == ("Carl", "discard", 1)


def test_what_the_table_allowed_is_put_back_and_marked_only_where_it_must_be():
    sitting = Sitting()
    moves = [sitting.move("Carl draw_stock"), sitting.move("Carl discard 2C")]
    assert sitting.match.enter(moves, overrule=True) is None
    assert lines(sitting)[2:] == ["0! 2 draw_stock", "0+ 2 discard 2C"]
    sitting.match.undo()
    assert sitting.match.put_back() is None
    assert lines(sitting)[2:] == ["0! 2 draw_stock", "0+ 2 discard 2C"]
    sitting.match.undo()
    sitting.turn_of("Dora", "3C")
    assert sitting.match.put_back() is None
    assert lines(sitting)[4:] == ["0 2 draw_stock", "0+ 2 discard 2C"]


# -- the table is right


def test_the_table_allows_a_refused_act_and_it_is_marked():
    sitting = Sitting()
    assert sitting.says("Dora discard 2C") == "must_draw_first"
    assert sitting.says("Dora discard 2C", allowed=True) == "ok"
    assert list(sitting.match.log.moves())[-1][1].marked(OVERRULED)
    assert sitting.match.status() == []


MEANINGLESS = (
    ("Dora upcard 2C", "already_dealt"),
    ("- deal 1", "deal_running"),
    ("- correct 0 1", "nothing_there"),
    ("- unsay 1", "nothing_there"),
    ("- unsay -1", "nothing_there"),
    ("- go_on", "not_paused"),
    ("- level 4", "unknown_value"),
    ("- level -1", "unknown_value"),
    ("- name 4 Eve", "no_such_seat"),
    ("- name 0 Bea", "same_name"),
    ("Dora discard", "unknown_value"),
    ("Dora show", "unknown_value"),
    ("Dora show_ranks", "unknown_value"),
    ("Dora also", "unknown_value"),
    ("Dora also_ranks", "unknown_value"),
    ("- draw_stock", "no_such_seat"),
    ("9 draw_stock", "no_such_seat"),
    ("Eve show " + RIGHT, "no_such_seat"),
    ("- deal 9", "no_such_seat"),
    ("- deal", "unknown_value"),
)


def test_nobody_allows_what_has_no_meaning():
    sitting = Sitting()
    before = state(sitting)
    for line, code in MEANINGLESS:
        refusal = sitting.refusal(line, allowed=True)
        assert refusal.code == code and refusal.firm, line
        assert state(sitting) == before


def test_nothing_is_played_before_somebody_deals():
    sitting = Sitting(upcard=None)
    sitting.match.undo()
    assert sitting.says("Dora draw_stock", allowed=True) == "no_deal"
    assert sitting.match.asks().head == "no_deal"


def test_an_entry_can_be_unsaid():
    sitting = Sitting()
    sitting.turn_of("Dora", "2C")
    sitting.turn_of("Carl", "9S")
    sitting.all_ok("- unsay 2")
    sitting.all_ok("Bea draw_stock", "Bea discard 2C")
    sitting.all_ok("- unsay 4", "- unsay 4")
    assert sitting.says("Ana draw_stock") == "ok"
    sitting.all_ok("Ana discard 9S")


def test_an_unsaid_right_show_wins_nothing():
    sitting = Sitting()
    sitting.says("Bea show " + RIGHT)
    sitting.all_ok("- unsay 1")
    assert (sitting.fact("wins"), sitting.fact("phase")) == ([0, 0, 0, 0], "draw")
    sitting.match.undo()
    assert sitting.fact("wins") == [0, 1, 0, 0]


def test_what_is_unsaid_leaves_what_was_told_in_private():
    sitting = Sitting(level="hands")
    sitting.all_ok("Dora tell KC,KD,7C,7D,9S", "Dora draw_stock", "Dora drew KH", "Dora discard 9S")
    sitting.all_ok("- unsay 2")
    sitting.match.enter([])
    told = [move for _, move in sitting.match.log.moves() if move.act == "drew"]
    assert sitting.match.notation.text(told[0]) == "0 3 drew KH"
    assert sitting.deal.view(3)["hand"] is None  # the throw is no longer known
    sitting.match.undo()
    assert len(sitting.deal.view(3)["hand"]) == 5


def test_what_is_unsaid_is_no_private_telling_of_the_same_moment():
    sitting = Sitting(level="hands")
    sitting.all_ok("Dora tell KC,KD,7C,7D,9S", "Dora draw_stock", "- unsay 1")
    assert sitting.match.notation.pack.parse("KC") in sitting.deal.view(3)["hand"]


def test_a_position_can_be_unsaid():
    sitting = Sitting()
    sitting.all_ok("Bea position 10 9C", "- unsay 1")
    assert (sitting.top, sitting.fact("stock"), sitting.turn) == ("?", 10, "Bea")


def test_what_is_unsaid_in_one_deal_stands_in_another():
    sitting = Sitting()
    assert sitting.says("Bea show " + RIGHT) == "deal_won"
    sitting.match.enter(sitting.match.moves(("deal",)))
    sitting.all_ok("Dora upcard 9C", "Carl draw_stock", "- unsay 1")
    again = Sitting(upcard=None)
    again.match.undo()
    again.match.load(sitting.match.log.data)
    assert state(again) == state(sitting)
    assert again.fact("wins") == [0, 1, 0, 0]


# -- results, names, levels, pause, end


def test_an_old_result_can_be_corrected_and_says_so():
    sitting = two_deals()
    sitting.all_ok("- correct 0 2")
    assert sitting.fact("wins") == [0, 0, 1, 0]
    assert [result.edited for result in sitting.match.course.results] == [True]
    assert (sitting.turn, sitting.fact("phase")) == ("Carl", "discard")
    sitting.match.undo()
    assert sitting.fact("wins") == [0, 1, 0, 0]


def test_a_correction_may_end_the_match_or_open_it_again():
    sitting = Sitting(wins_to=1)
    sitting.says("Bea show " + RIGHT)
    assert sitting.match.over
    assert sitting.match.asks().head == "match_over"
    sitting.all_ok("- correct 0 2")
    assert (sitting.match.over, sitting.fact("match_winner")) == (True, 2)


def test_names_may_change_but_never_be_the_same():
    sitting = Sitting()
    sitting.all_ok("- name 0 Zoë", "- name 0 Zoë", "- name 1 ")
    assert sitting.match.names == ["Zoë", "", "Carl", "Dora"]
    sitting.match.undo()
    assert sitting.match.names == ["Zoë", "Bea", "Carl", "Dora"]
    assert sitting.says("- name 0 " + "A" * 300) == "unknown_value"


def test_a_name_given_in_a_deal_survives_its_undo_in_the_next():
    sitting = two_deals()
    sitting.all_ok("- name 0 Zoë")
    sitting.match.undo()
    assert sitting.match.names[0] == "Ana"


def test_a_pause_lasts_until_somebody_goes_on_or_plays():
    sitting = Sitting()
    sitting.all_ok("- pause")
    assert sitting.match.course.paused
    assert sitting.says("- pause") == "paused"
    sitting.all_ok("- go_on")
    assert not sitting.match.course.paused
    sitting.all_ok("- pause", "Dora draw_stock")
    assert not sitting.match.course.paused
    sitting.match.undo()
    assert sitting.match.course.paused
    sitting.match.undo()
    assert not sitting.match.course.paused


def test_deals_are_counted_from_one():
    sitting = Sitting(upcard=None)
    sitting.match.undo()
    assert sitting.fact("deal") == 0
    sitting = Sitting()
    assert sitting.fact("deal") == 1
    sitting.says("Bea show " + RIGHT)
    assert sitting.fact("deal") == 1
    assert two_deals().fact("deal") == 2


def test_results_of_an_earlier_evening_count():
    setup = Sitting(wins_to=1).match.setup
    match = Match(setup, [Result(0, (1,))])
    assert match.over and match.asks().head == "match_over"
    assert not Match(setup).over


def test_a_match_won_by_a_correction_ends_with_the_deal_on_the_table():
    sitting = Sitting()
    for name in ("Bea", "Bea", "Carl"):
        sitting.says(name + " show " + RIGHT)
        sitting.match.enter(sitting.match.moves(("deal",)))
        sitting.all_ok("%d upcard ?" % sitting.deal.dealer)
    sitting.all_ok("- correct 2 1")
    assert (sitting.fact("wins"), sitting.match.over) == ([0, 3, 0, 0], False)
    sitting.says("Ana show " + RIGHT)
    assert sitting.match.over


def test_the_menu_makes_moves_of_the_table():
    sitting = Sitting()
    for partial, line in (
        (("pause",), "0 - pause"),
        (("level", 1), "0 - level 1"),
        (("name", 0, "Zoë"), "0 - name 0 Zoë"),
    ):
        assert sitting.match.asks(partial) is None
        assert [sitting.match.notation.text(move) for move in sitting.match.moves(partial)] == [line]


def test_a_level_can_be_chosen_before_the_first_deal():
    sitting = Sitting(upcard=None)
    sitting.match.undo()
    sitting.all_ok("- level 1")
    assert sitting.says("- unsay 0") == "nothing_there"
    assert sitting.says("- deal 0") == "deals"
    assert sitting.deal.level == "turns"


def test_the_table_may_end_the_match():
    sitting = two_deals()
    sitting.all_ok("- close")
    assert sitting.match.over
    assert sitting.match.score.leaders() == [1]
    for line in ("Carl discard 2C", "- close", "- deal 0"):
        assert sitting.says(line, allowed=True) == "match_over"
    sitting.match.undo()
    assert not sitting.match.over
    sitting.all_ok("Carl discard 2C")


def test_a_level_change_is_undone_too():
    sitting = Sitting()
    sitting.all_ok("- level 1")
    assert (sitting.match.course.level, sitting.deal.level) == ("turns", "turns")
    sitting.match.undo()
    assert (sitting.match.course.level, sitting.deal.level) == ("cards", "cards")


# -- time, loading


def test_a_log_never_runs_back_in_time():
    sitting = Sitting()
    assert sitting.says("Dora draw_stock", at=5000) == "ok"
    assert sitting.says("Dora discard 2C", at=4000) == "ok"
    assert lines(sitting)[2:] == ["5000 3 draw_stock", "5000 3 discard 2C"]


def test_a_saved_log_loads_to_the_same_match():
    sitting = two_deals()
    again = Sitting(upcard=None)
    again.match.undo()
    again.match.load(sitting.match.log.data)
    assert state(again) == state(sitting)
    assert again.match.status() == []


def test_closed_deals_can_be_forgotten_except_their_results():
    sitting = two_deals()
    sitting.all_ok("- name 0 Zoë")
    before = sitting.match.facts()
    size = len(sitting.match.log)
    sitting.match.compact()
    assert len(sitting.match.log) < size
    assert (sitting.match.facts(), sitting.match.names[0]) == (before, "Zoë")
    assert sitting.match.status() == []
    sitting.all_ok("- correct 0 2")
    assert sitting.fact("wins") == [0, 0, 1, 0]
    while sitting.match.undo():
        pass
    assert sitting.fact("dealer") == 3  # the last deal kept stays on the table


def test_after_forgetting_the_last_deal_can_still_be_undone_move_by_move():
    sitting = two_deals()
    sitting.match.compact()
    assert [move.act for move in sitting.match.undo()] == ["draw_stock"]
    assert [move.act for move in sitting.match.undo()] == ["upcard"]
    assert sitting.match.undo() == []


def test_nothing_is_forgotten_of_the_first_deal():
    sitting = Sitting()
    sitting.turn_of("Dora")
    before = state(sitting)
    sitting.match.compact()
    assert state(sitting) == before
    while sitting.match.undo():
        pass
    sitting.match.compact()
    assert sitting.match.deal is None


def test_the_status_names_what_was_never_legal():
    sitting = Sitting()
    for line in ("Dora discard 2C", "Bea draw_stock"):
        sitting.match.play(sitting.move(line))
    sitting.match.enter([sitting.move("Bea discard 3C")])
    assert [(number, refusal.code) for number, refusal in sitting.match.status()] == [
        (2, "must_draw_first"),
        (3, "not_your_turn"),
    ]


def test_the_status_stops_where_nothing_makes_sense_any_more():
    sitting = Sitting()
    sitting.match.play(sitting.move("Bea show " + RIGHT))
    sitting.match.play(sitting.move("Bea also " + RIGHT))
    sitting.match.play(sitting.move("Dora draw_stock"))
    assert [(number, refusal.code) for number, refusal in sitting.match.status()] == [(3, "already_showed")]


def test_bytes_of_another_game_do_not_load():
    for data in (b"\xff", b"\x05\x00", b"\x03\xf0\x00\x00", b"\x02\x00\x00\x00\x00"):
        raised(ValueError, Sitting().match.load, data)


def test_the_move_of_a_gesture_after_the_first_is_joined():
    sitting = Sitting()
    moves = [sitting.move("Dora draw_stock"), sitting.move("Dora discard 2C")]
    sitting.match.enter(moves)
    assert [move.marked(JOINED) for move in moves] == [False, True]
