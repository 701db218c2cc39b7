# SPDX-FileCopyrightText: 2026 The Mano authors
# SPDX-License-Identifier: MIT
"""Draws choices where the keys lie: a cross for a cross of keys, columns for a row, thirds for three keys."""

ARROWS = {"up": "▲", "left": "◀", "right": "▶", "down": "▼", "prev": "◀", "next": "▶", "ranks": "", "knob": "↻ "}


def lines(geometry, columns, labels, info=("", "")):
    """Three small lines.

    labels: key -> what it does here. info: two corner texts, shown where there is room for them.
    """
    signed = {key: ARROWS.get(key, "OK ") + text for key, text in labels.items()}
    return (_ranks if "ranks" in labels else _DRAW[geometry])(columns, signed, info)


def spread(columns, left, middle="", right=""):
    """One line with its parts at the left, in the middle and at the right."""
    middle = middle[:max(0, columns - len(left) - len(right) - 2)]     # the sides are keys too
    gap = columns - len(left) - len(middle) - len(right)
    if not middle:
        return (left + " " * gap + right)[:columns]
    before = max(1 if left else 0, min((columns - len(middle)) // 2 - len(left), gap - 1))
    return (left + " " * before + middle + " " * (gap - before) + right)[:columns]


def _cross(columns, signed, info):
    return (_corner(columns, info[0], signed.get("up", "")),
            spread(columns, signed.get("left", ""), signed.get("ok", ""), signed.get("right", "")),
            _corner(columns, info[1], signed.get("down", "")))


def _corner(columns, info, choice):
    """A choice on the vertical axis with a corner text at its left, if that leaves the choice its place."""
    middle = columns // 2 - 1
    if choice and len(info) + 1 + len(choice) > columns:
        info = info.replace(" ", "")    # a hand of cards can still be read
    if not choice or len(info) >= middle and len(info) + 1 + len(choice) > columns:
        return (choice and " " * middle + choice or info)[:columns]
    return (info + " " * max(1, middle - len(info)) + choice)[:columns]


def _row(columns, signed, info):
    keys = [key for key in ("left", "up", "down", "right") if key in signed]
    return (spread(columns, info[0], "", info[1]),
            columns_of(columns, [signed[key] for key in keys]),
            signed.get("ok", ""))


def _ranks(columns, signed, info):
    """While keys are ranks, and the knob is OK."""
    return (spread(columns, info[0], "", info[1]), spread(columns, "", signed["ranks"]),
            spread(columns, "", signed.get("knob", "")))


def _three(columns, signed, info):
    return (spread(columns, info[0], "", info[1]),
            spread(columns, signed.get("prev", ""), "", signed.get("next", "")),
            spread(columns, "", signed.get("ok", "")))


def columns_of(columns, texts):
    """Texts side by side in equal columns, as long as they fit."""
    if not texts:
        return ""
    width = columns // len(texts)
    if max([len(text) for text in texts]) < width:
        return "".join([text + " " * (width - len(text)) for text in texts])[:columns]
    texts = list(texts)
    while len(" ".join(texts)) > columns:       # no key may go missing: the longest gives way
        lengths = [len(text) for text in texts]
        longest = lengths.index(max(lengths))
        texts[longest] = texts[longest][:-1]
    return " ".join(texts)


_DRAW = {"cross": _cross, "row": _row, "three": _three}
