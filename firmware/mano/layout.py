# SPDX-FileCopyrightText: 2026 The Mano authors
# SPDX-License-Identifier: MIT
"""Draws choices where the keys lie: a cross for a cross of keys; for others see layout_rows."""

ARROWS = {"up": "▲", "left": "◀", "right": "▶", "down": "▼", "prev": "◀", "next": "▶", "ranks": "", "knob": "↻ "}


def lines(geometry, columns, labels, info=("", "")):
    """Three small lines.

    labels: key -> what it does here. info: two corner texts, shown where there is room for them.
    """
    signed = {key: ARROWS.get(key, "OK ") + text for key, text in labels.items()}
    if geometry == "cross" and "ranks" not in labels:
        return _cross(columns, signed, info)
    from mano import layout_rows
    return (layout_rows.ranks if "ranks" in labels else layout_rows.DRAW[geometry])(columns, signed, info)


def spread(columns, left, middle="", right=""):
    """One line with its parts at the left, in the middle and at the right."""
    room = columns - len(left) - len(right)     # the sides are keys too; that at the right begins with its arrow
    glued = len(middle) == room and left[-1:] > "z"     # behind a suit's picture a whole word needs no space
    middle = middle[:max(0, room if glued else room - 1)]
    gap = columns - len(left) - len(middle) - len(right)
    if not middle:
        return (left + " " * gap + right)[:columns]
    before = max(1 if left and not glued else 0, min((columns - len(middle)) // 2 - len(left), gap - 1))
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
