# SPDX-FileCopyrightText: 2026 The Mano authors
# SPDX-License-Identifier: MIT
"""Golden screens: pictures of the panel that somebody has looked at and found right."""

from pathlib import Path

from PIL import Image

from tools.places import ROOT
from tools.simulator import pictures

SCALE = 4
DIFFERENCES = ROOT / "build" / "golden"
BOTH, ONLY_SEEN, ONLY_WANTED = (90, 90, 90), (80, 230, 80), (255, 70, 70)


def update(frame: bytes, path: Path) -> None:
    """Make this frame the golden one."""
    path.parent.mkdir(parents=True, exist_ok=True)
    if not path.exists() or pictures.load(path) != frame:
        pictures.save(frame, path, SCALE)


def complaint(frame: bytes, path: Path) -> str:
    """How a frame differs from the golden picture at `path` and where to look at it; "" if it does not."""
    if not path.exists():
        pictures.save(frame, _difference_path(path), SCALE)
        return f"{path} does not exist; the panel shows {_difference_path(path)}. {_remedy()}"
    wanted = pictures.load(path)
    if frame == wanted:
        return ""
    seen, golden = pictures.image_of(frame, SCALE), pictures.image_of(wanted, SCALE)
    _side_by_side(seen, golden).save(_difference_path(path))
    wrong = sum((one ^ other).bit_count() for one, other in zip(frame, wanted))
    return f"{wrong} pixels differ from {path}; look at {_difference_path(path)}. {_remedy()}"


def _difference_path(path: Path) -> Path:
    DIFFERENCES.mkdir(parents=True, exist_ok=True)
    return DIFFERENCES / path.name


def _remedy() -> str:
    return "If the panel is right: python3 -m tools test --update-golden"


def _side_by_side(seen: Image.Image, golden: Image.Image) -> Image.Image:
    """Seen, wanted, and both in one: green is only seen, red only wanted."""
    both = Image.new("RGB", seen.size)
    both.paste(ONLY_WANTED, mask=golden)
    both.paste(ONLY_SEEN, mask=seen)
    common = Image.composite(seen, Image.new("1", seen.size), golden)
    both.paste(BOTH, mask=common)
    sheet = Image.new("RGB", (seen.width * 3 + 32, seen.height), (40, 60, 90))
    for column, picture in enumerate((seen, golden, both)):
        sheet.paste(picture.convert("RGB"), (column * (seen.width + 16), 0))
    return sheet
