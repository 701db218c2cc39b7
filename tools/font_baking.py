# SPDX-FileCopyrightText: 2026 The Mano authors
# SPDX-License-Identifier: MIT
"""Bakes the panel's font: Terminus 6x12, as blinka-displayio ships it, into one small sheet.

Nothing of Terminus is kept in this repository; its licence (OFL 1.1) goes with the baked file.
`firmware/mano/font.py` reads the file and says how it is laid out. Signs that Terminus lacks,
or draws too alike or too close to tell apart across a table, are our own: see SIGNS.
"""

import importlib.util
import os
from pathlib import Path

from tools.places import ROOT
from tools.problem import Problem

LICENCE = Path(__file__).with_name("LICENSE-OFL-1.1.txt")

WIDTH, HEIGHT, ASCENT = 6, 12, 10
ACROSS = 32
FIRST_ROW = 2  # a sign's picture starts at the top of a capital letter

MISSING = "\N{WHITE SQUARE}"  # the first of the sheet: shown for a character the font lacks
SIGNS = {
    MISSING: ("#####", "#...#", "#...#", "#...#", "#...#", "#...#", "#...#", "#####"),
    "♠": ("..#..", ".###.", ".###.", "#####", "#####", "#####", "..#..", ".###."),
    "♥": ("##.##", "#####", "#####", "#####", ".###.", ".###.", "..#.."),
    "♦": ("..#..", "..#..", ".###.", "#####", "#####", ".###.", "..#..", "..#.."),
    "♣": (".###.", ".###.", "..#..", "##.##", "#####", "##.##", "..#..", ".###."),
    "▲": (".....", "..#..", "..#..", ".###.", ".###.", "#####", "#####"),
    "▼": (".....", "#####", "#####", ".###.", ".###.", "..#..", "..#.."),
    "◀": ("....#", "...##", ".####", "#####", ".####", "...##", "....#"),
    "▶": ("#....", "##...", "####.", "#####", "####.", "##...", "#...."),
    "↻": (".###.#", "#...##", "#..###", "#.....", "#....#", "#....#", ".####."),
    "↺": ("#.###.", "##...#", "###..#", ".....#", "#....#", "#....#", ".####."),
}

ASCII = "".join(chr(code) for code in range(0x20, 0x7F))
LATIN = "".join(chr(code) for code in range(0xA1, 0x100) if code != 0xAD) + "ŒœŸ"
MARKS = "←↑→↓▲▶▼◀✓✗·…–—‘’“”•■─│−≤≥€"
CHARACTERS = MISSING + ASCII + "".join(dict.fromkeys(LATIN + "♠♥♦♣↺↻" + MARKS))


def baked_font(directory: Path = ROOT / "build") -> Path:
    """The baked font in `directory`, baked first if it is missing or older than this tool."""
    path = directory / "mano.font"
    if not path.exists() or path.stat().st_mtime < Path(__file__).stat().st_mtime:
        bake(path)
    return path


def bake(path: Path) -> None:
    """Write the font to `path` and its licence beside it."""
    source = terminus()
    glyphs = read_bdf(source.read_text(encoding="utf-8"))
    path.parent.mkdir(parents=True, exist_ok=True)
    path.with_suffix(".LICENSE.txt").write_text(licence(source), encoding="utf-8")
    unfinished = path.with_suffix(f".{os.getpid()}")
    unfinished.write_bytes(sheet([rows_of(character, glyphs) for character in CHARACTERS]))
    unfinished.replace(path)  # in one go: others may be reading it


def terminus() -> Path:
    """The BDF file that blinka-displayio ships."""
    found = importlib.util.find_spec("displayio")
    if found is None or not found.submodule_search_locations:
        raise Problem(
            "the font is made from adafruit-blinka-displayio, which is not installed: python3 -m tools play"
        )
    return Path(found.submodule_search_locations[0], "resources", "ter-u12n.bdf")


def licence(source: Path) -> str:
    """The notice and licence that must travel with the baked font."""
    notice = source.with_suffix(".bdf.license").read_text(encoding="utf-8")
    return f"mano.font is derived from {source.name}.\n\n{notice}\n{LICENCE.read_text(encoding='utf-8')}"


def read_bdf(text: str) -> dict[int, list[int]]:
    """The full-cell glyphs of a BDF: code point to rows, the leftmost pixel in bit 7."""
    glyphs = {}
    for chunk in text.split("STARTCHAR")[1:]:
        head, _, bitmap = chunk.partition("BITMAP\n")
        fields = dict(line.split(" ", 1) for line in head.splitlines()[1:])
        if fields["BBX"] == f"{WIDTH} {HEIGHT} 0 {ASCENT - HEIGHT}":
            glyphs[int(fields["ENCODING"])] = [int(row, 16) for row in bitmap.split()[:HEIGHT]]
    return glyphs


def rows_of(character: str, glyphs: dict[int, list[int]]) -> list[int]:
    """A character's twelve rows: our own picture where there is one."""
    if character not in SIGNS:
        return glyphs[ord(character)]
    rows = [int(row.replace(".", "0").replace("#", "1").ljust(8, "0"), 2) for row in SIGNS[character]]
    return ([0] * FIRST_ROW + rows + [0] * HEIGHT)[:HEIGHT]


def sheet(cells: list[list[int]]) -> bytes:
    """The whole file: header, one bitmap of all cells, the characters."""
    down = -(-len(cells) // ACROSS)
    cells = cells + [[0] * HEIGHT] * (down * ACROSS - len(cells))
    pixels = bytearray()
    for start in range(0, len(cells), ACROSS):
        for row in range(HEIGHT):
            bits = "".join(format(cell[row], "08b")[:WIDTH] for cell in cells[start : start + ACROSS])
            pixels += int(bits, 2).to_bytes(len(bits) // 8, "big")
    header = b"MANO" + bytes((WIDTH, HEIGHT, ACROSS, down))
    return header + bytes(pixels) + CHARACTERS.encode("utf-8")


if __name__ == "__main__":
    print(baked_font())
