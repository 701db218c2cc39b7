# SPDX-FileCopyrightText: 2026 The Mano authors
# SPDX-License-Identifier: MIT
"""Conformance files: how they are read, run and reported."""

import json

import pytest

from shared_engine import registry
from tools import conformance, front_door
from tools.places import ROOT


class Snap:
    """The adapter of a tiny game: cards are laid, two alike are a snap."""

    def __init__(self, options, setup):
        if set(options) - {"loud"}:
            raise ValueError("unknown option")
        self.laid = list(setup.get("pile", []))

    def step(self, entry):
        if entry["act"] != "lay":
            raise ValueError(f"unknown act {entry['act']}")
        self.laid.append(entry["card"])
        return "snap" if self.laid[-2:-1] == [entry["card"]] else "ok"

    def state(self, name):
        return {"pile": tuple(self.laid), "over": True, "top": None}[name]


def case(*cards, verdicts, state=None, **more):
    entries = [{"act": "lay", "card": card} for card in cards]
    return {"id": "snap-1", "input": entries, "expect": {"verdicts": verdicts, "state": state or {}}, **more}


def differences(case, **defaults):
    return conformance.differences(case, defaults, Snap)


def test_a_case_that_is_ruled_as_expected_has_no_differences():
    assert differences(case("7", "7", verdicts=["ok", "snap"], state={"pile": ["7", "7"], "top": None})) == []


def test_a_wrong_ruling_is_shown_with_its_entry():
    assert differences(case("7", "8", verdicts=["ok", "snap"])) == [
        'input 2 {"act": "lay", "card": "8"}: expected snap, got ok'
    ]


def test_a_wrong_fact_is_shown_by_name():
    assert differences(case("7", verdicts=["ok"], state={"pile": []})) == [
        'state pile: expected [], got ["7"]'
    ]


def test_true_is_not_one():
    assert differences(case(verdicts=[], state={"over": 1})) == ["state over: expected 1, got true"]


def test_the_setup_and_the_options_reach_the_game():
    assert differences(case("7", verdicts=["snap"], setup={"pile": ["7"]}, options={"loud": True})) == []


def test_a_verdict_too_few_is_a_difference():
    assert differences(case("7", "8", verdicts=["ok"])) == ["2 entries in input, but 1 verdicts expected"]


def test_an_unknown_option_fails_its_case_with_the_reason():
    assert differences(case(verdicts=[]), colour="red") == ["setup: unknown option"]


def test_an_unknown_act_fails_its_case_with_the_reason():
    strange = {"id": "x", "input": [{"act": "sing"}], "expect": {"verdicts": ["ok"]}}
    assert differences(strange) == ['input 1 {"act": "sing"}: unknown act sing']


def test_an_entry_the_adapter_stumbles_over_fails_only_its_case():
    cardless = {"id": "x", "input": [{"act": "lay"}], "expect": {"verdicts": ["ok"]}}
    assert differences(cardless) == ['input 1 {"act": "lay"}: lacks the key \'card\'']


def test_an_adapter_that_falls_fails_only_its_case():
    assert differences(case("7", verdicts=["ok"], state={"trump": None})) == [
        "state: the adapter failed: KeyError: 'trump'"
    ]


TABLE = {"players": 2, "dealer": 0, "upcard": "5H"}


def what_is_wrong(entry=None, setup=TABLE, **options):
    """The words of the one difference that Tres y Dos finds in such a case."""
    shown = {"id": "x", "input": [entry] if entry else [], "expect": {"verdicts": []}}
    shown.update(setup=setup, options=options)
    (wrong,) = conformance.differences(shown, {}, registry.conformance("tres_y_dos").Runner)
    return wrong.partition(": ")[2] if entry is None else wrong.rpartition("}: ")[2]


@pytest.mark.parametrize(
    ("entry", "complaint"),
    [
        ({"act": "discard", "seat": 1}, "lacks the key 'card'"),
        ({"act": "show_many", "shows": [{"seat": 1}]}, "lacks the key 'cards'"),
        ({"act": "draw_stock", "seat": "1"}, "'seat' should be a whole number"),
        ({"act": "draw_stock", "seat": True}, "'seat' should be a whole number"),
        ({"act": "show", "seat": 1, "cards": "KC KD KH 7C 7D"}, "'cards' should be a list"),
        ({"act": "show", "seat": 1, "cards": ["KC", None]}, "each of 'cards' should be a text"),
        ({"act": "discard", "seat": 1, "card": "1C"}, "'1' is none of 2 3 4 5 6 7 8 9 10 J Q K A"),
        ({"act": "discard", "seat": 1, "card": "5♥"}, "'♥' is none of C S H D"),
    ],
)
def test_a_slip_in_an_entry_is_named(entry, complaint):
    assert what_is_wrong(entry) == complaint


def test_a_slip_in_the_setup_is_named():
    assert what_is_wrong(setup={**TABLE, "players": "2"}) == "'players' should be a whole number"
    assert what_is_wrong(setup={**TABLE, "wins": [1]}) == "'wins' should have 2 values, one for each seat"
    assert what_is_wrong(setup={**TABLE, "pile": [5]}) == "each of 'pile' should be a text"
    assert what_is_wrong(setup={**TABLE, "players": 9}) == "players: high 7, low 2, players 9"


def test_an_option_that_cannot_be_is_named_with_its_value():
    assert what_is_wrong(wins_to="3") == "unknown value: option 'wins_to', value '3'"
    assert what_is_wrong(jokers=True) == "unknown option: option 'jokers'"


def test_notes_and_nulls_tell_nothing():
    noted = {**TABLE, "why": "", "source": "", "hands_for_reference": [], "turn": None}
    entries = [{"act": "show", "seat": 0, "cards": ["KC", "KD", "KH", "7C", "7D"], "extra": None, "note": ""}]
    shown = {"id": "x", "setup": noted, "input": entries, "expect": {"verdicts": ["win"]}}
    assert conformance.differences(shown, {}, registry.conformance("tres_y_dos").Runner) == []


GOOD = {"game": "tres_y_dos", "cases": [{"id": "a", "input": [], "expect": {"verdicts": []}}]}


def without(key):
    return {"game": "tres_y_dos", "cases": [{k: v for k, v in GOOD["cases"][0].items() if k != key}]}


@pytest.mark.parametrize(
    ("content", "complaint"),
    [
        ("{", "is not JSON"),
        ("[]", "the file should be an object"),
        ('{"game": "tres_y_dos"}', "the file lacks the key 'cases'"),
        ('{"game": 3, "cases": []}', "the file: 'game' should be a text"),
        ('{"game": "tres_y_dos", "cases": [7]}', "case 1 should be an object"),
        (json.dumps(without("id")), "case 1 lacks the key 'id'"),
        (json.dumps(without("input")), "case 1 lacks the key 'input'"),
        (json.dumps(without("expect")), "case 1 lacks the key 'expect'"),
        (json.dumps({"cases": GOOD["cases"]}), "case a: 'game' should be a text"),
        (json.dumps({**GOOD, "game": "whist"}), "unknown game 'whist'; known are: "),
        (json.dumps({**GOOD, "game": "../tres"}), "unknown game '../tres'"),
    ],
)
def test_a_file_that_is_none_is_refused_by_name(tmp_path, capsys, content, complaint):
    path = tmp_path / "house rules.json"
    path.write_text(content)
    assert front_door.enter(["vectors", str(path)]) == 2
    assert f"house rules.json: {complaint}" in capsys.readouterr().err


def test_a_missing_file_is_refused_by_name(tmp_path, capsys):
    assert front_door.enter(["vectors", str(tmp_path / "gone.json")]) == 2
    assert "gone.json: cannot be read: No such file" in capsys.readouterr().err


def test_the_verb_counts_and_its_status_tells_failure(tmp_path, capsys, monkeypatch):
    monkeypatch.setattr(registry, "conformance", lambda game: type("adapter", (), {"Runner": Snap}))
    path = tmp_path / "snap.json"
    path.write_text(json.dumps({"game": "snap", "cases": [case("7", verdicts=["ok"])]}))
    assert front_door.enter(["vectors", str(path)]) == 0
    assert capsys.readouterr().out == "1 passed, 0 failed\n"
    path.write_text(json.dumps({"game": "snap", "cases": [case("7", verdicts=["snap"], title="two alike")]}))
    assert front_door.enter(["vectors", str(path), str(path)]) == 1
    said = capsys.readouterr().out
    assert "FAILED snap.json: snap-1 two alike\n    input 1" in said
    assert said.endswith("0 passed, 2 failed\n")


def name_of(path):
    return path.relative_to(ROOT / "tests/vectors").as_posix()


@pytest.mark.parametrize("path", sorted((ROOT / "tests/vectors").rglob("*.json")), ids=name_of)
def test_the_law(path):
    """Every case of the rules' own files, and of more/, where we wrote more from the same rules."""
    game = conformance.load(path)["cases"][0]["game"]
    try:
        registry.conformance(game)
    except KeyError:
        pytest.skip(f"{game} is not in the engine")
    wrong = {case: found for case, found in conformance.run_file(path) if found}
    assert wrong == {}
