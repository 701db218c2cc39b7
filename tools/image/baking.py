# SPDX-FileCopyrightText: 2026 The Mano authors
# SPDX-License-Identifier: MIT
"""The words, baked into a file a language: the app's by themselves, and those of each game over the app's."""

from mano.wordlists import all_words, bake


def words_files(games: list[str], languages: list[str]) -> dict[str, bytes]:
    """The files of /words, by path on the drive."""
    files = {}
    for language in languages:
        files[f"words/app_{language}.words"] = bake(all_words(language))
        for game in games:
            files[f"words/{game}_{language}.words"] = bake(all_words(language, game))
    return files
