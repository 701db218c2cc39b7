# SPDX-FileCopyrightText: 2026 The Mano authors
# SPDX-License-Identifier: MIT
"""The words as a board has them: one file a language, a book for the app and one for each game in it."""

import pytest
from mano import wordlists
from mano.wordbook import FileBook, languages, open_book
from mano.wordlists import LANGUAGES, all_words, bake

from shared_engine import registry


@pytest.fixture
def baked(tmp_path):
    """bake_into(language): the folder of baked words, with that language's file in it too."""

    def bake_into(language):
        books = {
            "app": all_words(language),
            **{game: all_words(language, game) for game in registry.game_names()},
        }
        (tmp_path / f"{language}.words").write_bytes(bake(books) + b"\n" * 100)
        return str(tmp_path)

    return bake_into


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_word_of_every_book_is_found(baked, language):
    folder = baked(language)
    for game in [None, *registry.game_names()]:
        book = open_book(folder, language, game)
        for code, text in all_words(language, game).items():
            assert book.find(code) == text


def test_a_code_without_words_finds_nothing(baked):
    assert open_book(baked("en"), "en").find("never.said") is None


def test_a_language_that_is_not_there_is_spoken_in_the_first_that_is(baked):
    folder = baked("es")
    assert languages(folder) == ["es"]
    assert open_book(folder, "fr").find("language") == all_words("es")["language"]


def test_a_game_that_is_not_there_is_told(baked):
    with pytest.raises(KeyError):
        FileBook(baked("en") + "/en.words", "whist")


def test_two_codes_that_would_be_mistaken_for_each_other_are_not_baked(monkeypatch):
    monkeypatch.setattr(wordlists, "mark", lambda code: b"abc")
    with pytest.raises(ValueError, match="share a mark"):
        bake({"app": {"one": "1", "two": "2"}})
