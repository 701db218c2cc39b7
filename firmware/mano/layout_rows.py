# SPDX-FileCopyrightText: 2026 The Mano authors
# SPDX-License-Identifier: MIT
"""Choices drawn where keys lie that are no cross: columns for a row, thirds for three keys."""

from mano.layout import spread
from mano.words import fit_headline


def _row(columns, signed, info):
    keys = [key for key in ("left", "up", "down", "right") if key in signed]
    return (_corners(columns, info),
            columns_of(columns, [signed[key] for key in keys]),
            signed.get("ok", ""))


def ranks(columns, signed, info):
    """While keys are ranks, and the knob is OK."""
    return (_corners(columns, info), spread(columns, "", signed["ranks"]),
            spread(columns, "", signed.get("knob", "")))


def _three(columns, signed, info):
    return (_corners(columns, info),
            spread(columns, signed.get("prev", ""), "", signed.get("next", "")),
            spread(columns, "", signed.get("ok", "")))


def _corners(columns, info):
    """Both corner texts in a line; of the left one as many words as the right one, which counts, leaves room for."""
    return spread(columns, fit_headline(info[0], max(0, columns - len(info[1]) - 1)), "", info[1])


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


DRAW = {"row": _row, "three": _three}
