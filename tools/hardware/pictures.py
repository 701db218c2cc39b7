# SPDX-FileCopyrightText: 2026 The Mano authors
# SPDX-License-Identifier: MIT
"""The pictures that other programs draw, and whether they are out of date.

graphviz and OpenSCAD draw a little differently from version to version, so pixels are not compared. A wiring
picture must have the same words as one drawn now; a preview carries a hash of the files it was drawn from.
"""

import shutil
import tempfile
from pathlib import Path

from tools.hardware import case, wiring
from tools.hardware import source as boards
from tools.hardware.source import HARDWARE

PREVIEW_WIDTH = 640
MADE_FROM = "Made from"


def has_graphviz() -> bool:
    return shutil.which("dot") is not None


def wirings(source: dict, folder: Path = HARDWARE) -> dict[Path, tuple[str, str]]:
    """Picture -> (build, sheet)."""
    return {
        folder / "pictures" / f"{build}-{sheet}.svg": (build, sheet)
        for build in boards.wired_builds(source)
        for sheet in wiring.sheets(source, build)
    }


def previews(source: dict, folder: Path = HARDWARE) -> dict[Path, tuple[str, str]]:
    """Picture -> (build, how the enclosure stands)."""
    return {
        folder / "pictures" / f"{build}-{part}.png": (build, part)
        for build in boards.cased_builds(source)
        for part in ("closed", "open")
    }


def stale_wirings(source: dict, folder: Path = HARDWARE) -> list[Path]:
    """The wiring pictures that show other wires than they should. Needs graphviz."""
    return [
        path
        for path, (build, sheet) in wirings(source, folder).items()
        if _differs(source, build, sheet, path)
    ]


def _differs(source: dict, build: str, sheet: str, path: Path) -> bool:
    if not path.is_file():
        return True
    with tempfile.TemporaryDirectory() as folder:
        fresh = Path(folder) / "fresh.svg"
        wiring.draw(source, build, sheet, fresh)
        return wiring.words(fresh.read_text(encoding="utf-8")) != wiring.words(
            path.read_text(encoding="utf-8")
        )


def stale_previews(source: dict, folder: Path = HARDWARE) -> list[Path]:
    """The previews that were drawn from other files than today's."""
    return [
        path
        for path, (build, _) in previews(source, folder).items()
        if made_from(path) != case.fingerprint(build)
    ]


def made_from(path: Path) -> str:
    """The hash that a preview carries; empty if there is no preview."""
    from PIL import Image

    if not path.is_file():
        return ""
    with Image.open(path) as image:
        return image.info.get(MADE_FROM, "")


def draw(source: dict, folder: Path = HARDWARE) -> list[Path]:
    """Draw again what is out of date; what was drawn. Raises Problem where a drawing program is missing."""
    (folder / "pictures").mkdir(exist_ok=True)
    wires, cases = stale_wirings(source, folder), stale_previews(source, folder)
    for path in wires:
        wiring.draw(source, *wirings(source, folder)[path], path)
    for path in cases:
        draw_preview(*previews(source, folder)[path], path)
    return [*wires, *cases]


def draw_preview(build: str, part: str, path: Path) -> None:
    """The enclosure, cut to what is on the picture, with the hash of its sources inside."""
    from PIL import Image, ImageChops
    from PIL.PngImagePlugin import PngInfo

    with tempfile.TemporaryDirectory() as folder:
        drawn = Path(folder) / "preview.png"
        case.preview(build, drawn, part)
        image = Image.open(drawn).convert("RGB")
    backdrop = Image.new("RGB", image.size, image.getpixel((0, 0)))
    image = image.crop(ImageChops.difference(image, backdrop).getbbox())
    image.thumbnail((PREVIEW_WIDTH, PREVIEW_WIDTH), Image.Resampling.LANCZOS)
    note = PngInfo()
    note.add_text(MADE_FROM, case.fingerprint(build))
    image.quantize(128).save(path, pnginfo=note, optimize=True)
