# SPDX-FileCopyrightText: 2026 The Mano authors
# SPDX-License-Identifier: MIT
"""Words read from the modules they are written in, and how those are baked. For hosts: no board carries this file."""

from mano.wordbook import ENTRY, mark

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


def bake(books):
    """The bytes of a file of wordbook.FileBooks. books: name -> dict of words."""
    names = sorted(books)
    total = sum([len(words) for words in books.values()])
    places = []
    first = 0
    for name in names:
        places.append("%s:%d:%d" % (name, first, len(books[name])))
        first += len(books[name])
    head = (" ".join(places) + "\n").encode()
    pool = _Pool(len(head) + ENTRY * total)
    table = b"".join([entry for name in names for entry in _entries(books[name], pool)])
    return head + table + b"".join(pool.lines)


def _entries(words, pool):
    marks = {mark(code): code for code in words}
    if len(marks) < len(words):
        raise ValueError("two codes share a mark: call one of them otherwise")
    return [each + pool.offset(words[marks[each]].encode() + b"\n") for each in sorted(marks)]


class _Pool:
    """Lines, each of them once."""

    def __init__(self, start):
        self.lines = []
        self._end = start
        self._offsets = {}

    def offset(self, line):
        """Where in the file the line begins, as 3 bytes."""
        if line not in self._offsets:
            self._offsets[line] = self._end.to_bytes(3, "big")
            self.lines.append(line)
            self._end += len(line)
        return self._offsets[line]


def _words(path):
    module = __import__(path)
    for step in path.split(".")[1:]:
        module = getattr(module, step)
    return module.WORDS
