# SPDX-FileCopyrightText: 2026 The Mano authors
# SPDX-License-Identifier: MIT
"""Where words are found. On a board they lie in one baked file a language: a dict of them would cost 13 KB of heap."""

import os


class FileBook:
    """Looks words up in a baked file: lines ``code<TAB>text`` sorted by code, behind a table of their offsets.

    The file: number of lines (2 bytes, little endian), that many 3-byte offsets, then the lines in UTF-8.
    """

    def __init__(self, path):
        self._file = open(path, "rb")   # noqa: SIM115 (it stays open while the book is used)
        self._count = int.from_bytes(self._file.read(2), "little")

    def find(self, code):
        """The text behind a code, or None."""
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
        self._file.seek(2 + 3 * number)
        self._file.seek(int.from_bytes(self._file.read(3), "little"))
        return self._file.readline().rstrip(b"\n")


def open_book(folder, language, game=None):
    """The baked book of a language in `folder`, in the folder's first language where it lacks that one.

    folder: None on hosts, where the modules the words are written in are read instead.
    """
    if folder is None:
        from mano.wordlists import ListBook
        return ListBook(language, game)
    path = "%s/%s_%%s.words" % (folder, game or "app")
    try:
        return FileBook(path % language)
    except OSError:
        return FileBook(path % languages(folder)[0])


def languages(folder):
    """The codes of the languages there are."""
    if folder is None:
        from mano.wordlists import LANGUAGES
        return LANGUAGES
    return sorted([name[4:-6] for name in os.listdir(folder) if name.startswith("app_")])
