# SPDX-FileCopyrightText: 2026 The Mano authors
# SPDX-License-Identifier: MIT
"""The baked font: complete, small, and read the same way with and without CircuitPython's help."""

import sys

import pytest
from mano import font

from tools.font_baking import CHARACTERS, baked_font


def pixels(sheet_font, character):
    """A character's picture, row by row."""
    tile, width, height = sheet_font.tile(character), sheet_font.width, sheet_font.height
    across = sheet_font.bitmap.width // width
    left, top = tile % across * width, tile // across * height
    return [tuple(sheet_font.bitmap[left + x, top + y] for x in range(width)) for y in range(height)]


def test_it_is_small_enough_for_a_board():
    assert baked_font().stat().st_size < 3000


@pytest.mark.parametrize("wanted", ["ñáéíóúüàâçèêëîïôûœ", "ÑÁÉÍÓÚÜÀÂÇÈÊËÎÏÔÛŒ", "¿¡…·✓", "♠♥♦♣", "▲◀▶▼←→↺↻"])
def test_it_has_what_the_languages_and_the_cards_need(sheet_font, wanted):
    assert set(wanted) <= set(CHARACTERS)
    pictures = [pixels(sheet_font, character) for character in wanted]
    assert all(any(map(any, picture)) for picture in pictures)
    assert len({str(picture) for picture in pictures}) == len(wanted)


def test_turning_left_is_the_mirror_of_turning_right(sheet_font):
    assert pixels(sheet_font, "↺") == [row[::-1] for row in pixels(sheet_font, "↻")]


def test_a_character_it_lacks_is_an_empty_box(sheet_font):
    assert pixels(sheet_font, "漢") == pixels(sheet_font, "□")


def test_it_reads_the_same_where_a_board_has_no_bitmaptools(sheet_font, monkeypatch):
    monkeypatch.setitem(sys.modules, "bitmaptools", None)
    slow = font.load(str(baked_font()))
    size = sheet_font.bitmap.width * sheet_font.bitmap.height
    assert [slow.bitmap[i] for i in range(size)] == [sheet_font.bitmap[i] for i in range(size)]


def test_its_licence_lies_beside_it():
    text = baked_font().with_suffix(".LICENSE.txt").read_text(encoding="utf-8")
    assert "Dimitar Toshkov Zhekov" in text and "SIL OPEN FONT LICENSE" in text


def test_another_file_is_refused_by_name(tmp_path):
    other = tmp_path / "picture.png"
    other.write_bytes(b"\x89PNG and more")
    with pytest.raises(ValueError, match=r"picture\.png"):
        font.load(str(other))
