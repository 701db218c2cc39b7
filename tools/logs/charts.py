# SPDX-FileCopyrightText: 2026 The Mano authors
# SPDX-License-Identifier: MIT
"""Bars and lines as PNG, drawn with Pillow, which is here anyway for the panel's pictures."""

from pathlib import Path

from PIL import Image, ImageDraw, ImageFont

SIZE = (800, 480)
LEFT, TOP, RIGHT, BOTTOM = 140, 80, 40, 56  # margins
INK, PAPER, GRID = (34, 34, 34), (255, 255, 255), (220, 220, 220)
COLOURS = (
    (0, 114, 178),
    (230, 159, 0),
    (0, 158, 115),
    (204, 121, 167),
    (86, 180, 233),
    (213, 94, 0),
    (120, 120, 120),
)
STEPS = 5


class Chart:
    """A titled sheet with a plot's margins."""

    def __init__(self, title: str) -> None:
        self.picture = Image.new("RGB", SIZE, PAPER)
        self.pen = ImageDraw.Draw(self.picture)
        self.font = ImageFont.load_default(16)
        self.pen.text((LEFT, 16), title, INK, ImageFont.load_default(22))

    def write(self, x: float, y: float, text: str, anchor: str) -> None:
        self.pen.text((x, y), text, INK, self.font, anchor=anchor)

    def save(self, path: Path) -> Path:
        self.picture.save(path)
        return path


def bars(title: str, values: dict[str, float], path: Path) -> Path:
    """A bar a name, lying, with its number behind it."""
    chart = Chart(title)
    top = max([*values.values(), 1])
    height = (SIZE[1] - TOP - BOTTOM) / max(len(values), 1)
    for row, (name, value) in enumerate(values.items()):
        y = TOP + row * height
        x = LEFT + (SIZE[0] - LEFT - RIGHT - 60) * value / top
        chart.pen.rectangle(
            (LEFT, y + height * 0.2, max(x, LEFT + 1), y + height * 0.8), COLOURS[row % len(COLOURS)]
        )
        chart.write(LEFT - 8, y + height / 2, name, "rm")
        chart.write(x + 8, y + height / 2, f"{value:g}", "lm")
    return chart.save(path)


def lines(title: str, courses: dict[str, list[int]], path: Path) -> Path:
    """A line a name: its value after each deal. Lines lie a little apart, so that equal ones are seen."""
    chart = Chart(title)
    values = [value for course in courses.values() for value in course]
    low, high = min([*values, 0]), max([*values, 1])
    count = max(len(course) for course in courses.values())

    def place(step: int, value: float) -> tuple[float, float]:
        return (
            LEFT + (SIZE[0] - LEFT - RIGHT - 80) * step / max(count - 1, 1),
            SIZE[1] - BOTTOM - (SIZE[1] - TOP - BOTTOM) * (value - low) / (high - low),
        )

    marks = min(STEPS, high - low)
    for step in range(marks + 1):
        value = round(low + (high - low) * step / marks)
        chart.pen.line((place(0, value), place(count - 1, value)), GRID)
        chart.write(LEFT - 8, place(0, value)[1], f"{value:g}", "rm")
    for row, (name, course) in enumerate(courses.items()):
        points = [(x, y + 2 * row) for x, y in (place(step, value) for step, value in enumerate(course))]
        chart.pen.line(points, COLOURS[row % len(COLOURS)], 3)
        chart.pen.rectangle(
            (LEFT + 90 * row, TOP - 18, LEFT + 90 * row + 10, TOP - 8), COLOURS[row % len(COLOURS)]
        )
        chart.write(LEFT + 90 * row + 16, TOP - 13, name, "lm")
    chart.write(LEFT, SIZE[1] - BOTTOM / 2, f"after each of {count - 1} deals", "lm")
    return chart.save(path)
