# SPDX-FileCopyrightText: 2026 The Mano authors
# SPDX-License-Identifier: MIT
"""A board has no room for the whole game at once: what a go does without is not loaded while one is taken."""

import sys

GAME = "shared_engine.games.tres."
RULES = {"deal", "laying", "going", "calling", "claims", "deck", "presence", "road", "score"}
A_GO_NEEDS = RULES | {"asks", "go_asks", "seldom"}
NOT_OF_THE_TABLE = {"about", "conformance", "keyboard", "words_en", "words_es", "words_fr"}


def loaded():
    """The modules of the game that are loaded, but for set-up's, words and what hosts alone have."""
    names = {name.removeprefix(GAME) for name in sys.modules if name.startswith(GAME)}
    return names - NOT_OF_THE_TABLE


def test_the_clock_and_the_race_run_on_what_is_loaded(talk):
    table = talk(players=2, road=None)
    assert table.match.asks().head == "guide"
    for act in ("dealt", "three", "draw", "keep", "number"):
        assert table.gesture(act) is None
        assert table.match.asks().timed
    assert table.deal.race() is not None
    assert table.gesture("catch") is None
    assert table.gesture("expire") is None
    assert table.match.asks().head == "goes"
    assert loaded() == A_GO_NEEDS


def test_what_a_go_loaded_is_gone_in_the_next_round(talk):
    table = talk(players=3, sizes=(1, 1, 1))
    table.leave(2)
    assert table.plays(1, "R7") is None
    assert table.match.asks().head == "count_up"
    table.values(2, (20,))
    table.values(0, (7,))
    assert table.match.asks().head == "round_won"
    assert {"leaving", "mending", "counting", "counting_asks"} <= loaded()
    assert table.next_round() is None
    assert table.match.asks().head == "goes"
    assert loaded() == A_GO_NEEDS


def test_taking_a_card_back_loads_the_beginning_only_to_play_it_again(talk):
    table = talk()
    table.plays(1, "R7")
    table.match.undo()
    assert table.match.asks().head == "goes"
    assert loaded() == A_GO_NEEDS


def test_who_told_his_hand_goes_with_what_shows_it_alone(talk):
    table = talk(road=None, level="hands")
    table.tell(1, (1, 2, 3, 4, 5, 6, 7))
    table.start("R5")
    assert table.match.asks().private
    assert loaded() == A_GO_NEEDS | {"telling_asks"}
