# SPDX-FileCopyrightText: 2026 The Mano authors
# SPDX-License-Identifier: MIT
"""The words, baked into a file a language: the app's, and those of each game over the app's."""

from mano.wordlists import all_words, bake


def words_files(games: list[str], languages: list[str]) -> dict[str, bytes]:
    """The files of /words, by path on the drive."""
    files = {}
    for language in languages:
        books = {"app": all_words(language), **{game: all_words(language, game) for game in games}}
        files[f"words/{language}.words"] = bake(books)
    return files
