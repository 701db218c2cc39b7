# SPDX-FileCopyrightText: 2026 The Mano authors
# SPDX-License-Identifier: MIT
"""An enclosure's measures, worked out from boards.toml: what OpenSCAD cuts and what the checks look for.

Millimetres; x to the right, y to the back, z up from the table, from the left front corner below.
"""

from dataclasses import dataclass

from tools.hardware import source as boards

KEYS = ("back", "left", "up", "down", "right", "ok", "show")
BOARD_WITH_WIRES = 4.1  # 1.6 of board, below it solder and wires bent flat


@dataclass(frozen=True)
class Hole:
    """A round hole in the lid, and how wide the thing is that looks out of it."""

    name: str
    kind: str  # key, knob or light
    x: float
    y: float
    across: float
    fills: float


@dataclass(frozen=True)
class Window:
    """The opening over the panel, and within it what the panel can light."""

    x: float
    y: float
    size: tuple[float, float]
    active: tuple[float, float]


@dataclass(frozen=True)
class Post:
    """A post under the lid with a pilot hole for a screw."""

    x: float
    y: float
    height: float


@dataclass(frozen=True)
class Body:
    """A part as a block: from its lowest corner to its highest."""

    name: str
    low: tuple[float, float, float]
    high: tuple[float, float, float]


class Layout:
    """Everything that has a place in the enclosure of one build."""

    def __init__(self, source: dict, build: str) -> None:
        self.source = source
        self.build = build
        self.case = source["builds"][build]["case"]
        self.printing = source["printing"]
        self.size = self.case["size"]

    def part(self, reference: str) -> dict:
        return boards.part_of(self.source, self.build, reference)

    # -- the lid

    def holes(self) -> list[Hole]:
        return [*self._key_holes(), *self._knob_hole(), *self._light_holes()]

    def _key_holes(self) -> list[Hole]:
        grid = self.source["keys"]
        x, y = self.case["keys"]
        cap = self.part("key_ok")["cap"]
        across = cap + 2 * self.printing["key_gap"]
        places = {name: [grid["pitch"] * holes for holes in grid[name]] for name in KEYS}
        return [
            Hole(f"key_{name}", "key", round(x + right, 2), round(y + back, 2), across, cap)
            for name, (right, back) in places.items()
        ]

    def _knob_hole(self) -> list[Hole]:
        if "knob" not in self.case:
            return []
        (x, y), knob = self.case["knob"], self.part("knob")
        return [Hole("knob", "knob", x, y, knob["bush"] + self.printing["hole_gap"], knob["cap"])]

    def _light_holes(self) -> list[Hole]:
        found = []
        for name, (x, y) in self.case.get("lights", {}).items():
            lens = self.part(name)["lens"]
            found.append(Hole(name, "light", x, y, lens + self.printing["hole_gap"], lens))
        return found

    def window(self) -> Window:
        panel = self.part("panel")
        x, y = (middle + offset for middle, offset in zip(self.case["panel"], panel["active_offset"]))
        width, height = (each + 2 * self.printing["window_gap"] for each in panel["active"])
        return Window(x, y, (round(width, 2), round(height, 2)), tuple(panel["active"]))

    def posts(self) -> list[Post]:
        panel, key_board = self.part("panel"), self.source["parts"]["key_board"]
        below_keys = self.printing["key_drop"] - self.printing["top"]
        return [
            *self._posts(self.case["panel"], panel["screws"], panel["glass"]),
            *self._posts(self.case["keys"], key_board["screws"], below_keys),
        ]

    def _posts(self, middle: list, apart: list, height: float) -> list[Post]:
        x, y = middle
        return [
            Post(x + dx * apart[0] / 2, y + dy * apart[1] / 2, round(height, 2))
            for dx in (-1, 1)
            for dy in (-1, 1)
        ]

    def screws(self) -> list[tuple[float, float]]:
        """The four corners where lid and base are screwed together."""
        inset = self.printing["wall"] + self.printing["gap"] + self.printing["screw_post"] / 2
        return [(x, y) for x in (inset, self.size[0] - inset) for y in (inset, self.size[1] - inset)]

    # -- the base

    def board(self) -> Body:
        width, length, height = self.part("board")["size"]
        x = self.case["board"]
        back = self.size[1] - self.printing["wall"] - self.printing["gap"]
        low = self.printing["floor"] + self.printing["board_rise"]
        return Body("board", (x - width / 2, back - length, low), (x + width / 2, back, low + height))

    def battery(self) -> Body | None:
        if "battery" not in self.case:
            return None
        size, low = self.part("battery")["size"], self.printing["floor"]
        return _block("battery", self.case["battery"], size, low, low + size[2])

    def cell_rest(self) -> list[float]:
        """Between the lugs that hold the battery: left, front, right, back; empty without a battery."""
        cell, gap = self.battery(), self.printing["cell_gap"]
        if not cell:
            return []
        return [*(each - gap for each in cell.low[:2]), *(each + gap for each in cell.high[:2])]

    def slots(self) -> dict[str, list]:
        """Openings in walls: name -> [side, along, above the table, width, height]."""
        return self.case["slots"]

    # -- what has to fit inside

    def bodies(self) -> list[Body]:
        """The parts inside as blocks, those in the lid with room for their wires below."""
        found = [self.board(), self.battery(), self._panel_body(), self._key_board_body(), self._knob_body()]
        return [body for body in found if body]

    def _panel_body(self) -> Body:
        panel = self.part("panel")
        top = self.size[2] - self.printing["top"] - panel["glass"]
        return _block("panel", self.case["panel"], panel["size"], top - BOARD_WITH_WIRES, top)

    def _key_board_body(self) -> Body:
        size = self.source["parts"]["key_board"]["size"]
        top = self.size[2] - self.printing["key_drop"]
        return _block("key_board", self.case["keys"], size, top - BOARD_WITH_WIRES, top)

    def _knob_body(self) -> Body | None:
        if "knob" not in self.case:
            return None
        size = self.part("knob")["size"]
        top = self.size[2] - self.printing["top"]
        return _block("knob", self.case["knob"], size, top - size[2], top)


def _block(name: str, middle: list, size: list, low: float, high: float) -> Body:
    """A block that is `size` across and along around its middle."""
    (x, y), (width, depth) = middle, size[:2]
    return Body(name, (x - width / 2, y - depth / 2, low), (x + width / 2, y + depth / 2, high))
