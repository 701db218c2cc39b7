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
    assert differences(cardless) == ['input 1 {"act": "lay"}: the adapter failed: KeyError: \'card\'']


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


@pytest.mark.parametrize("path", sorted((ROOT / "tests/vectors").glob("*.json")), ids=lambda path: path.stem)
def test_the_law(path):
    """Every case of the rules' own files, for each game that is here."""
    game = conformance.load(path)["cases"][0]["game"]
    try:
        registry.conformance(game)
    except KeyError:
        pytest.skip(f"{game} is not in the engine")
    wrong = {case: found for case, found in conformance.run_file(path) if found}
    assert wrong == {}
