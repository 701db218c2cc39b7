# SPDX-FileCopyrightText: 2026 The Mano authors
# SPDX-License-Identifier: MIT
"""Enclosures as files: the measures OpenSCAD includes, the STL to print, and a preview."""

import hashlib
import os
import shutil
import subprocess
from pathlib import Path
from typing import Any

from tools.hardware import source as boards
from tools.hardware.enclosure import Layout
from tools.places import ROOT
from tools.problem import Problem

CASES = boards.HARDWARE / "case"
KEPT = ROOT / "build" / "enclosures"
BODIES = ("lid", "base")
CAMERA = "0,0,0,52,0,18,0"  # OpenSCAD's: where to look, from which angles; the distance is found by itself
PICTURE = (1800, 1280)  # twice what is kept: OpenSCAD does not smooth edges


def measures(source: dict, build: str) -> str:
    """The file with a build's measures that its .scad includes."""
    layout = Layout(source, build)
    board, cell, window = layout.board(), layout.cell_rest(), layout.window()
    values = {
        "size": layout.size,
        **{name: source["printing"][name] for name in _PRINTING},
        "post_width": source["printing"]["post"],
        "holes": [[hole.kind, hole.x, hole.y, hole.across, hole.fills] for hole in layout.holes()],
        "window": [window.x, window.y, *window.size],
        "posts": [[post.x, post.y, post.height] for post in layout.posts()],
        "screws": layout.screws(),
        "board": [*board.low[:2], *board.high[:2]],
        "board_height": layout.part("board")["size"][2],
        "cell": cell,
        "cell_height": layout.part("battery")["size"][2] if cell else 0,
        "slots": list(layout.slots().values()),
        "sound": layout.case["sound"],
    }
    head = (
        "// SPDX-FileCopyrightText: 2026 The Mano authors\n// SPDX-License-Identifier: CERN-OHL-P-2.0\n\n"
        "// Made from hardware/boards.toml by `python3 -m tools draw`.\n"
    )
    return head + "".join(f"{name} = {_scad(value)};\n" for name, value in values.items())


_PRINTING = (
    "wall", "floor", "top", "corner", "lip", "gap", "screw_post", "screw_pilot", "screw_hole", "pilot",
    "board_rise", "lug",
)  # fmt: skip


def _scad(value: Any) -> str:
    """A number, a word or a list of them in OpenSCAD's writing; whole numbers without a point."""
    if isinstance(value, str):
        return f'"{value}"'
    if isinstance(value, (list, tuple)):
        return f"[{', '.join(_scad(each) for each in value)}]"
    return f"{round(value, 3):g}"


def build_case(name: str, out_dir: Path) -> list[Path]:
    """Write NAME-lid.stl, NAME-base.stl and NAME.png into out_dir; the files written. Raises Problem."""
    known = boards.cased_builds(boards.load())
    if name not in known:
        raise Problem(f"there is no enclosure {name!r}. Those that can be built: {', '.join(known)}.")
    demand_openscad()
    out_dir.mkdir(parents=True, exist_ok=True)
    written = [out_dir / f"{name}-{body}.stl" for body in BODIES]
    for body, path in zip(BODIES, written):
        solid(name, body, path)
    picture = out_dir / f"{name}.png"
    preview(name, picture)
    return [*written, picture]


def rendered(name: str, folder: Path = KEPT) -> tuple[Path, Path]:
    """Lid and base as STL, made only if their sources have changed since the last time. Raises Problem."""
    paths = [folder / f"{name}-{body}-{fingerprint(name)}.stl" for body in BODIES]
    for body, path in zip(BODIES, paths):
        if not path.is_file():
            demand_openscad()
            folder.mkdir(parents=True, exist_ok=True)
            half_done = path.with_suffix(f".{os.getpid()}.stl")
            solid(name, body, half_done)
            half_done.replace(path)
    return paths[0], paths[1]


def demand_openscad() -> None:
    """Raise Problem, naming the packages, on a machine that cannot make enclosures."""
    absent = [program for program in ("openscad", "xvfb-run") if shutil.which(program) is None]
    if absent:
        raise Problem(
            f"this computer has no {' and no '.join(absent)}, which make the enclosures.\n"
            "      On Debian, Ubuntu and Raspberry Pi OS: sudo apt install openscad xvfb xauth"
        )


def solid(name: str, body: str, path: Path) -> None:
    """Render one body as STL, in the pose in which it is printed."""
    _openscad("-o", str(path), "-D", f'part="{body}"', str(CASES / f"{name}.scad"))


def preview(name: str, path: Path, part: str = "closed") -> None:
    """The enclosure, closed or open, as PNG. OpenSCAD draws only on a screen; xvfb pretends to be one."""
    size = f"{PICTURE[0]},{PICTURE[1]}"
    view = ("--viewall", "--autocenter", f"--camera={CAMERA}", "--projection=p", "--colorscheme=Tomorrow")
    arguments = (f"--imgsize={size}", *view, "-D", f'part="{part}"', str(CASES / f"{name}.scad"))
    _openscad("-o", str(path), *arguments, screen=True)


def _openscad(*arguments: str, screen: bool = False) -> None:
    command = [*(("xvfb-run", "--auto-servernum") if screen else ()), "openscad", *arguments]
    done = subprocess.run(command, capture_output=True, text=True)
    if done.returncode != 0 or "WARNING" in done.stderr:
        said = "\n".join(f"        {line}" for line in done.stderr.splitlines()[:6])
        raise Problem(f"OpenSCAD could not make {arguments[1]}:\n{said}")


def fingerprint(name: str) -> str:
    """A hash of all that an enclosure is made from; it changes when the enclosure may."""
    sources = [CASES / "box.scad", CASES / f"{name}.scad", CASES / f"{name}-measures.scad"]
    return hashlib.sha256(b"\0".join(path.read_bytes() for path in sources)).hexdigest()[:16]
