# SPDX-FileCopyrightText: 2026 The Mano authors
# SPDX-License-Identifier: MIT
"""House rules and the agreement before the first deal."""

from shared_engine import registry
from shared_engine.amounts import amount
from shared_engine.options import Option, defaults, find, settle
from shared_engine.setup import LEVELS, Setup
from tests.engine.raising import raised, refused

TABLE = (
    Option("direction", ("ccw", "cw")),
    Option("keep_top", (False, True)),
    Option("stake", (0,), numbers={"": (0, 9)}),
    Option("end", ("never", "deals:3"), numbers={"deals": (1, 20)}),
)


def game():
    return registry.game("tres_y_dos")


def test_the_first_value_is_the_usual_one():
    assert defaults(TABLE) == {"direction": "ccw", "keep_top": False, "stake": 0, "end": "never"}
    assert settle(TABLE, {"stake": 4})["stake"] == 4
    assert settle(TABLE, {"stake": 4})["direction"] == "ccw"


def test_an_unknown_option_is_named():
    refusal = refused(settle, TABLE, {"jokers": 2})
    assert (refusal.code, refusal.facts["option"]) == ("unknown_option", "jokers")


WRONG_VALUES = (
    ("direction", "up"),
    ("stake", 10),
    ("stake", -1),
    ("stake", "4"),
    ("keep_top", 1),
    ("keep_top", "yes"),
    ("stake", True),
    ("end", "deals:0"),
    ("end", "deals:21"),
    ("end", "deals:"),
    ("end", "deals"),
    ("end", "wins:3"),
    ("direction", None),
    ("stake", 0.5),
    ("direction", ["cw"]),
)


def test_an_unknown_value_is_named():
    for name, value in WRONG_VALUES:
        refusal = refused(settle, TABLE, {name: value})
        assert (refusal.code, refusal.facts["option"], refusal.facts["value"]) == (
            "unknown_value",
            name,
            value,
        )


def test_a_value_reads_back_from_its_text():
    for name, values in (
        ("direction", ("ccw", "cw")),
        ("keep_top", (False, True)),
        ("stake", (0, 4, 9)),
        ("end", ("never", "deals:1", "deals:3", "deals:20")),
    ):
        for value in values:
            came = find(TABLE, name).parse(str(value))
            assert came == value and isinstance(came, bool) == isinstance(value, bool)
    assert find(TABLE, "keep_top").parse("true") is True
    for name, text in (("stake", "10"), ("stake", "x"), ("keep_top", "1"), ("direction", "CWX")):
        raised(ValueError, find(TABLE, name).parse, text)


def test_a_number_stands_behind_its_prefix():
    assert (amount("deals:12"), amount(7), amount("never"), amount(True)) == (12, 7, None, None)


def test_there_are_two_to_seven_players():
    for players in range(2, 8):
        assert Setup(game(), players).players == players
    for players in (0, 1, 8):
        refusal = refused(Setup, game(), players)
        assert (refusal.code, refusal.facts["low"], refusal.facts["high"]) == ("players", 2, 7)


def test_the_set_up_knows_the_house_rules_of_its_game():
    assert refused(Setup, game(), 4, {"jokers": 2}).code == "unknown_option"
    assert refused(Setup, game(), 4, {"wins_to": 2}).code == "unknown_value"
    assert Setup(game(), 4, {"wins_to": 5}).options["wins_to"] == 5


def test_a_level_is_one_of_four():
    for level in LEVELS:
        assert Setup(game(), 4, level=level).level == level
    assert refused(Setup, game(), 4, None, None, "everything").code == "unknown_value"


def test_two_players_never_have_the_same_name():
    refusal = refused(Setup, game(), 3, None, ["Ana", "Bea", "Ana"])
    assert (refusal.code, refusal.facts["seat"], refusal.facts["name"]) == ("same_name", 0, "Ana")


def test_names_are_optional_and_there_is_one_for_each_seat_at_most():
    assert Setup(game(), 3, names=["", "Bea"]).names == ["", "Bea", ""]
    assert Setup(game(), 3, names=["", "", ""]).names == ["", "", ""]
    assert refused(Setup, game(), 2, None, ["Ana", "Bea", "Carl"]).code == "no_such_seat"


def test_a_name_fits_a_line_of_a_log():
    for name in (" Ana", "Ana ", "A\nna", "A\tna", "A" * 41):
        assert refused(Setup, game(), 2, None, [name]).code == "unknown_value"
    assert Setup(game(), 2, names=["Ana María", "ñ" * 40]).names[1] == "ñ" * 40
