# SPDX-FileCopyrightText: 2026 The Mano authors
# SPDX-License-Identifier: MIT
"""Where words are found. On a board they lie in one baked file a language: a dict of them would cost 13 KB of heap."""

import os

KNOWN = 32      # words kept in mind, about those of one screen: to find one takes a Pico 2 ms

class FileBook:
    """Looks words up in the baked file of a language; `name`: a game, or "app".

    The file: a line with ``name:first:count`` for each book, a table of 3-byte offsets, then lines
    ``code<TAB>text`` in UTF-8. A book is `count` places of the table from `first` on, sorted by code; what books
    have in common is there once.
    """

    def __init__(self, path, name):
        self._file = open(path, "rb")   # noqa: SIM115 (it stays open while the book is used)
        books = self._file.readline()
        first, self._count = _place(books, name)
        self._table = len(books) + 3 * first
        self._known = {}

    def find(self, code):
        """The text behind a code, or None."""
        if code not in self._known:
            if len(self._known) == KNOWN:
                self._known.clear()
            self._known[code] = self._found(code)
        return self._known[code]

    def _found(self, code):
        wanted = code.encode()
        low, high = 0, self._count
        while low < high:
            middle = (low + high) // 2
            key, _, text = self._line(middle).partition(b"\t")
            if key == wanted:
                return text.decode()
            if key < wanted:
                low = middle + 1
            else:
                high = middle
        return None

    def _line(self, number):
        self._file.seek(self._table + 3 * number)
        self._file.seek(int.from_bytes(self._file.read(3), "little"))
        return self._file.readline().rstrip(b"\n")


def _place(books, name):
    """(first, count) of that book's places in the table."""
    for book in books.decode().split():
        found, first, count = book.split(":")
        if found == name:
            return int(first), int(count)
    raise KeyError(name)


def open_book(folder, language, game=None):
    """The baked book of a language in `folder`, in the folder's first language where it lacks that one.

    folder: None on hosts, where the modules the words are written in are read instead.
    """
    if folder is None:
        from mano.wordlists import ListBook
        return ListBook(language, game)
    path = folder + "/%s.words"
    try:
        return FileBook(path % language, game or "app")
    except OSError:
        return FileBook(path % languages(folder)[0], game or "app")


def languages(folder):
    """The codes of the languages there are."""
    if folder is None:
        from mano.wordlists import LANGUAGES
        return LANGUAGES
    return sorted([name[:-6] for name in os.listdir(folder) if name.endswith(".words")])
