# SPDX-FileCopyrightText: 2026 The Mano authors
# SPDX-License-Identifier: MIT
"""Where words are found. On a board they lie in one baked file a language: a dict of them would cost 13 KB of heap."""

import os
from binascii import crc32

KNOWN = 24      # words kept in mind, about those of one screen: to find one takes a Pico 2 ms
ENTRY = 6   # bytes of the table: the code's mark, the offset of its text


def mark(code):
    """Three bytes that stand for a code; `bake` makes sure that no two codes of a book share them."""
    return (crc32(code.encode()) & 0xFFFFFF).to_bytes(3, "big")


class FileBook:
    """Looks words up in the baked file of a language; `name`: a game, or "app".

    The file: a line with ``name:first:count`` for each book, a table, then the texts in UTF-8, one a line. A book is
    `count` entries of the table from `first` on, sorted by their marks; what books have in common is there once.
    """

    def __init__(self, path, name):
        self._file = open(path, "rb")   # noqa: SIM115 (it stays open while the book is used)
        books = self._file.readline()
        first, self._count = _place(books, name)
        self._table = len(books) + ENTRY * first
        self._known = {}
        self._entry = bytearray(ENTRY)  # one for all: what a search leaves behind lies below what it finds, as holes

    def find(self, code):
        """The text behind a code, or None."""
        if code not in self._known:
            if len(self._known) == KNOWN:
                while self._known:
                    self._known.popitem()   # clear() would let go of the table, for which there may be no place again
            self._known[code] = self._found(code)
        return self._known[code]

    def _found(self, code):
        wanted = int.from_bytes(mark(code), "big")
        entry = self._entry
        low, high = 0, self._count
        while low < high:
            middle = (low + high) // 2
            self._file.seek(self._table + ENTRY * middle)
            self._file.readinto(entry)
            found = entry[0] << 16 | entry[1] << 8 | entry[2]
            if found == wanted:
                return self._text(int.from_bytes(entry[3:], "big"))
            if found < wanted:
                low = middle + 1
            else:
                high = middle
        return None

    def _text(self, offset):
        self._file.seek(offset)
        return self._file.readline().rstrip(b"\n").decode()


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
