# SPDX-FileCopyrightText: 2026 The Mano authors
# SPDX-License-Identifier: MIT
"""Where words are found. On a board they lie in one baked file a language: a dict of them would cost 13 KB of heap."""

LANGUAGES = ("en", "es", "fr")


class FileBook:
    """Looks words up in a baked file: lines ``code<TAB>text`` sorted by code, behind a table of their offsets.

    The file: number of lines (2 bytes, little endian), that many 3-byte offsets, then the lines in UTF-8.
    """

    def __init__(self, path):
        self._file = open(path, "rb")  # noqa: SIM115 - kept open, each word is one seek
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


class ModuleBook:
    """Looks words up in the modules they are written in; for hosts."""

    def __init__(self, language, game=None):
        self._lists = [_words("mano.words_" + language)]
        if game:
            self._lists.insert(0, _game_words(game, language))

    def find(self, code):
        """The text behind a code, or None."""
        for words in self._lists:
            if code in words:
                return words[code]
        return None


def bake(words):
    """The bytes of a FileBook for a dict of words."""
    lines = [(code.encode() + b"\t" + words[code].encode() + b"\n") for code in sorted(words, key=_bytes)]
    start = 2 + 3 * len(lines)
    table = bytearray(len(lines).to_bytes(2, "little"))
    for line in lines:
        table.extend(start.to_bytes(3, "little"))
        start += len(line)
    return bytes(table) + b"".join(lines)


def open_book(folder, language, game=None):
    """The baked book of that language in `folder`, or the modules where nothing was baked."""
    if folder is not None:
        try:
            return FileBook("%s/%s_%s.words" % (folder, game or "app", language))
        except OSError:
            pass
    return ModuleBook(language, game)


def _game_words(game, language):
    path = "shared_engine.games.%s.words_" % game
    for spoken in (language, "en"):     # a game somebody added may speak English only
        try:
            return _words(path + spoken)
        except ImportError:
            pass
    return {"game": game.replace("_", " ")}     # or have no words yet: its codes are shown


def _bytes(text):
    return text.encode()


def _words(path):
    module = __import__(path)
    for step in path.split(".")[1:]:
        module = getattr(module, step)
    return module.WORDS
