# SPDX-FileCopyrightText: 2026 The Mano authors
# SPDX-License-Identifier: MIT
"""The front of each build with its keys named, in millimetres: printed, it is true to scale."""

from tools.hardware.enclosure import Hole, Layout, Window
from tools.hardware.source import cased_builds

FACE, EDGE, CAP, GLASS, KNOB, LIGHT = "#56907c", "#2f5a4c", "#f2efe6", "#101418", "#30343a", "#ffd34d"
KEY_PITCH = 19.05  # of a keyboard
RANKS = ("A", "2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K")
NAMES = {"knob_push": "KNOB", "k1": "", "k2": "", "k3": "", "k10": "", "k12": ""}


def svg(source: dict, build: str) -> str:
    """The front of a build as SVG, in millimetres."""
    if build in cased_builds(source):
        return _cased(Layout(source, build))
    return _ready_made(source, build)


def _cased(layout: Layout) -> str:
    width, height, _ = layout.size
    shapes = [_box(0, 0, width, height, 4, FACE), *_window(layout.window(), height)]
    for hole in layout.holes():
        shapes += _hole(hole, height)
    return _picture(width, height, shapes)


def _window(window: Window, height: float) -> list[str]:
    wide, high = window.size
    y = height - window.y
    return [
        _box(window.x - wide / 2, y - high / 2, wide, high, 1, GLASS),
        _text(window.x, y, "ANA", high / 2.6, CAP),
    ]


def _hole(hole: Hole, height: float) -> list[str]:
    """SVG counts y downward, so the back of the box is on top."""
    y = height - hole.y
    fill = {"key": CAP, "knob": KNOB, "light": LIGHT}[hole.kind]
    shapes = [_circle(hole.x, y, hole.fills / 2, fill)]
    if hole.kind == "key":
        shapes.append(_text(hole.x, y, hole.name.removeprefix("key_").upper(), 2.6, GLASS))
    return shapes


def _ready_made(source: dict, build: str) -> str:
    """A board of keys in rows, each with its name, and the rank that it is while a card is asked.

    Its panel and its knob lie above them.
    """
    front = source["builds"][build]["front"]
    role_of = {pin: role for role, pin in source["boards"][source["builds"][build]["board"]]["pins"].items()}
    width, top = len(front[0]) * KEY_PITCH + 6, 34.0
    height = top + len(front) * KEY_PITCH + 3
    shapes = [
        _box(0, 0, width, height, 3, FACE),
        _box(5, 8, 30, 17, 1, GLASS),
        _text(20, 16.5, "ANA", 6, CAP),
    ]
    shapes += [_circle(width - 13, 17, 8.5, KNOB), _text(width - 13, 17, _label(role_of, "BUTTON"), 2.6, CAP)]
    shapes += [_text(width - 13, 22.5, RANKS[-1], 2.6, CAP)]
    for row, pins in enumerate(front):
        for column, pin in enumerate(pins):
            x, y = 3 + (column + 0.5) * KEY_PITCH, top + (row + 0.5) * KEY_PITCH
            shapes += [_box(x - 8, y - 8, 16, 16, 2, CAP if pin in role_of else EDGE)]
            shapes += [_text(x, y, _label(role_of, pin), 3.2, GLASS)]
            shapes += [_text(x - 5, y - 5, RANKS[row * len(pins) + column], 2.6, EDGE)]
    return _picture(width, height, shapes)


def _label(role_of: dict, pin: str) -> str:
    role = role_of.get(pin, "")
    return NAMES.get(role, role).upper()


def _picture(width: float, height: float, shapes: list[str]) -> str:
    """In a browser three times as large as in print, where the millimetres count."""
    head = (
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{width:g}mm" height="{height:g}mm" '
        f'viewBox="0 0 {width:g} {height:g}" font-family="sans-serif" font-weight="bold">'
    )
    notice = "<!-- SPDX-FileCopyrightText: 2026 The Mano authors; SPDX-License-Identifier: CERN-OHL-P-2.0 -->"
    return "\n".join([head, notice, *shapes, "</svg>", ""])


def _box(x: float, y: float, width: float, height: float, radius: float, fill: str) -> str:
    place = f'x="{x:.4g}" y="{y:.4g}" width="{width:.4g}" height="{height:.4g}" rx="{radius:g}"'
    return f'<rect {place} fill="{fill}" stroke="{EDGE}" stroke-width="0.3"/>'


def _circle(x: float, y: float, radius: float, fill: str) -> str:
    place = f'cx="{x:.4g}" cy="{y:.4g}" r="{radius:.4g}"'
    return f'<circle {place} fill="{fill}" stroke="{EDGE}" stroke-width="0.3"/>'


def _text(x: float, y: float, text: str, size: float, fill: str) -> str:
    middle = 'text-anchor="middle" dominant-baseline="central"'
    return f'<text x="{x:.4g}" y="{y:.4g}" font-size="{size:.3g}" fill="{fill}" {middle}>{text}</text>'
