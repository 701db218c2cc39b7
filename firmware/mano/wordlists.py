# SPDX-FileCopyrightText: 2026 The Mano authors
# SPDX-License-Identifier: MIT
"""Words read from the modules they are written in, and how those are baked. For hosts: no board carries this file."""

LANGUAGES = ("en", "es", "fr")


class ListBook:
    """The words of one language: the game's own, then the app's."""

    def __init__(self, language, game=None):
        self._lists = [_words("mano.words_" + language)]
        if game:
            self._lists.insert(0, game_words(game, language))

    def find(self, code):
        """The text behind a code, or None."""
        for words in self._lists:
            if code in words:
                return words[code]
        return None


def game_words(game, language):
    """A game's own words; a game somebody added may speak English only."""
    path = "shared_engine.games.%s.words_" % game
    try:
        return _words(path + language)
    except ImportError:
        return _words(path + "en")


def all_words(language, game=None):
    """code -> text: the app's, with those of the game over them."""
    words = dict(_words("mano.words_" + language))
    if game:
        words.update(game_words(game, language))
    return words


def bake(words):
    """The bytes of a wordbook.FileBook for a dict of words."""
    lines = [(code.encode() + b"\t" + words[code].encode() + b"\n") for code in sorted(words, key=_bytes)]
    start = 2 + 3 * len(lines)
    table = bytearray(len(lines).to_bytes(2, "little"))
    for line in lines:
        table.extend(start.to_bytes(3, "little"))
        start += len(line)
    return bytes(table) + b"".join(lines)


def _bytes(text):
    return text.encode()


def _words(path):
    module = __import__(path)
    for step in path.split(".")[1:]:
        module = getattr(module, step)
    return module.WORDS
