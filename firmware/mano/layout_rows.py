# SPDX-FileCopyrightText: 2026 The Mano authors
# SPDX-License-Identifier: MIT
"""Choices drawn where keys lie that are no cross: columns for a row, thirds for three keys."""

from mano.layout import spread


def _row(columns, signed, info):
    keys = [key for key in ("left", "up", "down", "right") if key in signed]
    return (spread(columns, info[0], "", info[1]),
            columns_of(columns, [signed[key] for key in keys]),
            signed.get("ok", ""))


def ranks(columns, signed, info):
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


DRAW = {"row": _row, "three": _three}
