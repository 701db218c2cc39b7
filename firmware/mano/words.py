# SPDX-FileCopyrightText: 2026 The Mano authors
# SPDX-License-Identifier: MIT
"""Codes and facts become words. Codes are found in the game's and the app's word lists of one language.

A text is ``HEADLINE|flowing text``. ``{seat}`` becomes a name, ``{card}`` a card with its suit's picture, and so on:
the first word of a fact's name tells what it is.
"""

LONGEST_NAME = 8    # letters that a screen has room for
GLYPHS = {"C": "♣", "S": "♠", "H": "♥", "D": "♦"}
TURNS = {1: "↻", -1: "↺"}
SPACED, GLUE = ":;?!", "\1"    # French sets a space before them, at which no line may break
_SMALL = "áéíóúñüàâäçèêëîïôöûœ"
_LARGE = "ÁÉÍÓÚÑÜÀÂÄÇÈÊËÎÏÔÖÛŒ"


class Words:
    """One language for one game. book: the word lists (see wordbook). pack and names come with the match."""

    def __init__(self, book):
        self.book = book
        self.pack = None
        self.names = ()

    def raw(self, code):
        """The text behind a code as it was written, or None."""
        return self.book.find(code)

    def text(self, code, facts=None):
        """(headline, flowing text) of a code; the code itself where the language has no word for it."""
        text = self.raw(code)
        if text is None:
            return code, ""
        head, _, flow = text.partition("|")
        return upper(self.fill(head, facts)), self.fill(flow, facts)

    def label(self, code, facts=None):
        """A short text in small type."""
        text = self.raw(code)
        return code if text is None else self.fill(text.partition("|")[0], facts)

    def suit(self, suit):
        """A suit in a picker: its name where the game words it ("suit.R"), else its picture."""
        return self.raw("suit." + self.pack.suits[suit]) or self._word_suit(suit)

    def fill(self, text, facts):
        """The text with its facts worded."""
        if "{" not in text:
            return text
        parts = text.split("{")
        out = [parts[0]]
        for part in parts[1:]:
            name, _, rest = part.partition("}")
            out.append(self.fact(name, (facts or {}).get(name)) + rest)
        return "".join(out)

    def fact(self, name, value):
        """One fact worded by the first word of its name."""
        if value is None:
            return "?"
        kind = name.partition("_")[0]
        if isinstance(value, (list, tuple)):
            return " ".join([self.fact(kind[:-1], one) for one in value])
        worder = getattr(self, "_word_" + kind, None)
        return worder(value) if worder else str(value)

    def _word_seat(self, seat):
        return (self.names[seat] if seat < len(self.names) else "")[:LONGEST_NAME] or str(seat + 1)

    def _word_initial(self, seat):
        return shortened(self.names, 1)[seat] if seat < len(self.names) else ""  # a bare number would run into the next

    def _word_card(self, card):
        pack = self.pack
        rank, suit = pack.rank(card), pack.suit(card)
        if rank is None and suit is None:
            return pack.text(card)
        rank = "?" if rank is None else self._word_rank(rank)
        suit = "?" if suit is None else self._word_suit(suit)
        return suit + rank if pack.suit_first else rank + suit

    def _word_rank(self, rank):
        return self.pack.ranks[rank]

    def _word_suit(self, suit):
        return GLYPHS.get(self.pack.suits[suit]) or self.pack.suits[suit]

    def _word_colour(self, suit):
        return self.suit(suit)

    def _word_direction(self, direction):
        return TURNS[direction]


def shortened(names, letters):
    """Names cut to so many letters; those that would look alike end in the letter by which they differ."""
    cut = []
    for name in names:
        alike = [other for other in names if other != name and other[:letters] == name[:letters]]
        cut.append(_told_apart(name, letters, alike))
    return cut


def _told_apart(name, letters, alike):
    at = letters
    while alike and at < len(name) and name[at] in [other[at:at + 1] for other in alike]:
        at += 1
    return name[:max(1, letters - 1)] + name[at] if alike and at < len(name) else name[:letters]


def upper(text):
    """Capitals, also of the letters that boards leave small."""
    out = text.upper()
    for small, large in zip(_SMALL, _LARGE):
        if small in out:
            out = out.replace(small, large)
    return out


def fit_headline(text, columns):
    """As many whole words of a headline as there is room for."""
    while len(text) > columns and " " in text:
        text = text[:text.rindex(" ")]
    return text[:columns]


def wrap(text, columns):
    """The lines of a flowing text, broken at \\n and between words, but never before a question mark or the like."""
    for mark in SPACED:
        text = text.replace(" " + mark, GLUE + mark)
    lines = []
    for paragraph in text.split("\n"):
        lines += [line.replace(GLUE, " ") for line in _broken(paragraph, columns)]
    return lines


def _broken(text, columns):
    lines = []
    line = ""
    for word in text.split():
        if line and len(line) + 1 + len(word) > columns:
            lines.append(line)
            line = word
        else:
            line = line + " " + word if line else word
    return lines + [line] if line else lines
