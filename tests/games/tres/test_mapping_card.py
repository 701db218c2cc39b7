# SPDX-FileCopyrightText: 2026 The Mano authors
# SPDX-License-Identifier: MIT
"""The card to print: which ordinary cards stand for which signs."""

import subprocess
import sys
from xml.etree import ElementTree

import pytest

from shared_engine.games.tres.deck import PACK
from tools import mapping_card
from tools.places import ROOT
from tools.problem import Problem

SVG = "{http://www.w3.org/2000/svg}"
WIDE = {"normal": 0.56, "bold": 0.66}  # mean width of a letter in DejaVu Sans, in sizes of the font


def _texts(language):
    return ElementTree.fromstring(mapping_card.svg(language)).findall(SVG + "text")


@pytest.mark.parametrize("language", sorted(mapping_card.WORDS))
def test_every_colour_and_sign_of_the_deck_is_on_it(language):
    shown = {text.text for text in _texts(language)}
    signs = [rank for rank in PACK.ranks if not rank.isdigit()]
    assert shown >= {*PACK.suits, *signs, *PACK.loose, "0", "1–9"}
    assert any("83" in text for text in shown)


@pytest.mark.parametrize("language", sorted(mapping_card.WORDS))
def test_no_text_runs_over_the_edge_or_into_its_neighbour(language):
    for one in _texts(language):
        if one.get("text-anchor") == "middle":
            continue
        left, size = float(one.get("x")), float(one.get("font-size"))
        right = left + len(one.text) * size * WIDE[one.get("font-weight")]
        limit = mapping_card.WIDTH - 3
        for other in _texts(language):
            if other.get("y") == one.get("y") and float(other.get("x")) > left:
                limit = min(limit, float(other.get("x")))
        assert right <= limit, one.text
        assert float(one.get("y")) < mapping_card.HEIGHT - 2


def test_all_languages_say_the_same_things():
    english = set(mapping_card.WORDS["en"])
    assert all(set(words) == english for words in mapping_card.WORDS.values())


def test_the_verb_writes_it_where_it_is_told(tmp_path):
    path = tmp_path / "card.svg"
    command = [sys.executable, "-m", "tools", "mapping_card", "--language", "es", "--out", str(path)]
    answer = subprocess.run(command, cwd=ROOT, capture_output=True, text=True)
    assert answer.stdout.strip() == str(path)
    assert path.read_text(encoding="utf-8") == mapping_card.svg("es")


def test_a_place_that_cannot_be_written_is_named(tmp_path):
    with pytest.raises(Problem, match="--out FILE"):
        mapping_card.main(["--out", str(tmp_path)])
