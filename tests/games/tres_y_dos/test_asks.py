# SPDX-FileCopyrightText: 2026 The Mano authors
# SPDX-License-Identifier: MIT
"""What is asked, key by key, and which moves a finished gesture makes."""

from shared_engine.cards import STANDARD
from tests.games.tres_y_dos.sitting import RIGHT, Sitting, cards, lying, seat

UNKNOWN = STANDARD.UNKNOWN
ACE, FIVE, KING, SEVEN = 12, 3, 11, 5


def does(sitting, *partial):
    """Finishes the gesture: nothing more is asked and it is accepted. Its moves as text."""
    assert sitting.match.asks(partial) is None, partial
    moves = sitting.match.moves(partial)
    refusal = sitting.match.enter(moves)
    assert refusal is None, refusal
    return [sitting.match.notation.text(move).split(" ", 1)[1] for move in moves]


def offers(sitting):
    """slot -> act of the turn screen; the menu's acts as a list."""
    found = {}
    for offer in sitting.match.asks().offers:
        if offer.slot == "menu":
            found.setdefault("menu", []).append(offer.act)
        else:
            assert offer.slot not in found
            found[offer.slot] = offer.act
    return found


def test_at_turns_a_turn_is_one_press():
    sitting = Sitting(level="turns")
    assert offers(sitting) == {
        "ok": "draw_stock",
        "right": "take_discard",
        "show": "show",
        "menu": ["misdeal", "miscount", "position"],
    }
    assert does(sitting, "draw_stock") == ["3 draw_stock", "3 discard ?"]
    assert does(sitting, "take_discard") == ["2 take_discard", "2 discard ?"]
    sitting.match.undo()
    assert sitting.turn == "Carl"


def test_at_cards_the_arrows_throw_and_ok_takes():
    sitting = Sitting()
    assert offers(sitting) == {
        "arrows": "discard",
        "ok": "take_discard",
        "show": "show",
        "menu": ["misdeal", "miscount", "position"],
    }
    ask = sitting.match.asks(("discard",))
    assert (ask.kind, ask.seat) == ("card", seat("Dora"))
    assert does(sitting, "discard", cards("2C")[0]) == ["3 draw_stock", "3 discard 2C"]
    assert does(sitting, "take_discard") == ["2 take_discard"]
    assert offers(sitting)["arrows"] == "discard"
    assert sitting.match.asks(("discard",)).ok == ("not_told", UNKNOWN)
    assert does(sitting, "discard", UNKNOWN) == ["2 discard ?"]


def test_nobody_is_offered_a_pile_that_is_empty():
    for level in ("turns", "cards"):
        sitting = lying(pile="", level=level)
        assert "take_discard" not in offers(sitting).values()


def test_the_corner_tells_the_stock_and_the_top():
    assert Sitting().match.asks().info == ("stock", "top")
    assert "top" not in lying(pile="").match.asks().info


def test_the_first_card_is_named_or_just_dealt():
    sitting = Sitting(upcard=None)
    assert offers(sitting) == {"ok": "dealt", "arrows": "upcard"}
    assert sitting.match.asks(("upcard",)).ok == ("not_told", UNKNOWN)
    assert does(sitting, "dealt") == ["0 upcard ?"]
    assert offers(Sitting(upcard=None, level="turns")) == {"ok": "dealt"}
    assert does(Sitting(upcard=None), "upcard", cards("5H")[0]) == ["0 upcard 5H"]


def test_a_show_is_a_seat_and_five_ranks():
    sitting = Sitting()
    partial = ("show",)
    assert sitting.match.asks(partial).kind == "seat"
    partial += (seat("Bea"),)
    assert sitting.match.asks(partial).ok == ("agree", "agreed")
    for rank in (KING, KING, KING, SEVEN, SEVEN):
        assert sitting.match.asks(partial).kind == "rank"
        partial += (rank,)
        assert sitting.match.asks(partial) is None or sitting.match.asks(partial).ok == ("same", rank)
    assert does(sitting, *partial) == ["1 show_ranks K,K,K,7,7"]


def test_a_nod_needs_no_ranks():
    assert does(Sitting(), "show", seat("Bea"), "agreed") == ["1 agree"]


def test_who_holds_six_is_asked_for_the_sixth():
    sitting = Sitting()
    sitting.all_ok("Dora draw_stock")
    partial = ("show", seat("Dora"), KING, KING, KING, SEVEN, SEVEN)
    assert sitting.match.asks(partial).head == "sixth"
    assert does(sitting, *(partial + (cards("2C")[0],))) == ["3 show_ranks K,K,K,7,7 2C"]
    sitting.match.undo()
    assert sitting.match.asks(("show", seat("Dora"), "agreed")).head == "sixth"
    assert does(sitting, "show", seat("Dora"), "agreed", UNKNOWN) == ["3 agree ?"]


def test_who_drew_untold_and_cannot_hold_only_these_five_is_asked_for_the_sixth():
    sitting = Sitting(2, upcard="9S")
    sitting.turn_of("Bea", "2C", draw="take_discard")
    sitting.turn_of("Ana", "2D")
    partial = ("show", seat("Bea"), KING, KING, KING, SEVEN)
    assert sitting.match.asks(partial).kind == "rank"
    partial += (SEVEN,)
    assert sitting.match.asks(partial).head == "sixth"
    assert does(sitting, *(partial + (cards("9S")[0],))) == ["1 draw_stock", "1 show_ranks K,K,K,7,7 9S"]
    assert sitting.winner == "Bea"
    sitting.match.undo()
    assert (sitting.turn, sitting.fact("phase")) == ("Bea", "draw")
    nines = ("show", seat("Bea"), KING, KING, KING, 7, 7)
    assert does(sitting, *nines) == ["1 show_ranks K,K,K,9,9"]


def test_who_drew_untold_from_the_empty_stock_drew_out_of_the_pile():
    sitting = lying(turn="Carl", stock=0, pile="KC KD 2C 3C")
    partial = ("show", seat("Carl"), KING, KING, KING, SEVEN, SEVEN)
    assert sitting.match.asks(partial).head == "sixth"
    assert does(sitting, *(partial + (UNKNOWN,))) == ["2 draw_stock", "2 show_ranks K,K,K,7,7 ?"]
    assert sitting.winner == "Carl"


def test_with_cards_in_the_stock_five_kings_stay_impossible():
    sitting = lying(turn="Carl", stock=9, pile="KC KD 2C 3C")
    partial = ("show", seat("Carl"), KING, KING, KING, SEVEN, SEVEN)
    assert sitting.match.asks(partial) is None
    assert sitting.says("Carl show_ranks K,K,K,7,7") == "too_many_of_rank"


def test_a_hand_shown_at_the_same_time_comes_from_the_menu():
    sitting = Sitting()
    sitting.all_ok("Dora draw_stock")
    sitting.says("Bea show " + RIGHT)
    assert offers(sitting) == {"menu": ["also"], "ok": "deal"}
    assert does(sitting, "also", seat("Carl"), "agreed") == ["2 also_agree"]
    partial = ("also", seat("Dora"), ACE, ACE, ACE, FIVE, FIVE)
    assert sitting.match.asks(partial).head == "sixth"
    assert does(sitting, *(partial + (UNKNOWN,))) == ["3 also_ranks A,A,A,5,5 ?"]
    assert sitting.winner == "Dora"
    assert does(sitting, "deal") == ["- deal 3"]


def test_at_score_only_the_winner_is_told():
    sitting = Sitting(level="score")
    assert offers(sitting) == {"arrows": "agree"}
    assert sitting.match.asks(("agree",)).kind == "seat"
    assert does(sitting, "agree", seat("Carl")) == ["2 agree"]


def test_the_menu_puts_things_right():
    sitting = Sitting()
    assert sitting.match.asks(("miscount",)).kind == "seat"
    assert sitting.match.asks(("miscount", 1)).kind == "number"
    assert does(sitting, "miscount", 1, 4) == ["1 miscount 4"]
    assert sitting.match.asks(("position",)).kind == "seat"
    assert sitting.match.asks(("position", 1)).choices == (0, 31)
    assert sitting.match.asks(("position", 1, 7)).kind == "card"
    assert does(sitting, "position", 1, 7, cards("9C")[0]) == ["1 position 7 9C"]
    assert does(sitting, "misdeal") == ["0 misdeal"]


def test_the_level_can_go_down_in_the_middle_of_a_deal_and_up_at_the_next():
    sitting = Sitting(level="cards")
    sitting.all_ok("- level 1")
    assert offers(sitting)["ok"] == "draw_stock"
    does(sitting, "draw_stock")
    sitting.all_ok("- level 2")
    assert offers(sitting)["ok"] == "draw_stock"
    sitting.says("Bea show " + RIGHT)
    does(sitting, "deal")
    does(sitting, "dealt")
    assert offers(sitting)["ok"] == "take_discard"


def test_the_level_can_go_down_to_the_score_and_all_the_way_up():
    sitting = Sitting(level="hands")
    assert "tell" in offers(sitting)["menu"]
    sitting.all_ok("- level 0")
    assert offers(sitting) == {"arrows": "agree"}
    does(sitting, "agree", 0)
    sitting.all_ok("- level 3")
    does(sitting, "deal")
    does(sitting, "dealt")
    assert "tell" in offers(sitting)["menu"]
