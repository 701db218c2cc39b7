# SPDX-FileCopyrightText: 2026 The Mano authors
# SPDX-License-Identifier: MIT
"""Printed bodies against the layout: can they be printed and closed, is every opening where it belongs?

Bodies come as OpenSCAD wrote them, in printing pose, and are measured as they stand on the table: so a lid
that came out mirrored, with BACK on the right, is found like any other moved hole.
"""

import itertools
from pathlib import Path

import numpy as np
import trimesh

from tools.hardware import case
from tools.hardware import source as boards
from tools.hardware.enclosure import Body, Layout

TOUCHING = 1.0  # mm3: what faces that only touch may seem to share
ROUNDING = 0.05  # mm: circles are polygons
FINGER = 14.0  # mm between the middles of two keys, at least
SAMPLES = 3000  # places at which a wall's thickness is measured
DOWN = np.array([0.0, 0.0, -1.0])


class Case:
    """The two bodies of an enclosure, as they stand on the table."""

    def __init__(self, lid: trimesh.Trimesh, base: trimesh.Trimesh, layout: Layout) -> None:
        self.lid = lid
        self.base = base
        self.layout = layout

    @classmethod
    def read(cls, lid: Path, base: Path, layout: Layout) -> "Case":
        """From two STL files in printing pose: the lid lies on its face and is turned over here."""
        turned = trimesh.load_mesh(lid)
        turned.apply_transform(trimesh.transformations.rotation_matrix(np.pi, [1, 0, 0]))
        turned.apply_translation([0, layout.size[1], layout.size[2]])
        return cls(turned, trimesh.load_mesh(base), layout)

    def bodies(self) -> dict[str, trimesh.Trimesh]:
        return {"lid": self.lid, "base": self.base}


def check_builds(source: dict) -> list[str]:
    """Everything wrong with the enclosures, as OpenSCAD makes them. Raises Problem without OpenSCAD."""
    return [
        problem
        for build in boards.cased_builds(source)
        for problem in check(Case.read(*case.rendered(build), Layout(source, build)))
    ]


def check(box: Case) -> list[str]:
    """Everything wrong with an enclosure."""
    looks = (
        printable,
        closes,
        holes_open,
        window_clear,
        slots_open,
        plug_meets_board,
        screws_meet,
        room_for_parts,
        fingers,
    )
    problems = [problem for look in looks for problem in look(box)]
    for name, mesh in box.bodies().items():
        problems += thick_enough(name, mesh, box.layout.printing["least_wall"])
    return [f"enclosure {box.layout.build}: {problem}" for problem in problems]


def printable(box: Case) -> list[str]:
    """Each body is closed, in one piece, and lies on the bed."""
    problems = []
    for name, mesh in box.bodies().items():
        if not mesh.is_watertight or mesh.volume <= 0:
            problems.append(f"the {name} is not watertight")
        if len(mesh.split(only_watertight=False)) != 1:
            problems.append(f"the {name} is not in one piece")
        if (np.sort(mesh.extents[:2]) > np.sort(box.layout.printing["bed"])).any():
            problems.append(
                f"the {name} ({mesh.extents[0]:.0f} x {mesh.extents[1]:.0f} mm) is larger than the bed"
            )
    return problems


def closes(box: Case) -> list[str]:
    """Lid and base are not in each other's way, and make a box of the size that was asked for."""
    shared = _shared(box.lid, box.base)
    problems = [f"lid and base share {shared:.1f} mm3"] if shared > TOUCHING else []
    size = trimesh.util.concatenate([box.lid, box.base]).extents
    if not np.allclose(size, box.layout.size, atol=ROUNDING):
        problems.append(f"closed it measures {np.round(size, 1).tolist()}, not {box.layout.size}")
    return problems


def holes_open(box: Case) -> list[str]:
    """Every round hole goes through the lid at its place, with its own width and a rim around it."""
    problems = []
    for hole in box.layout.holes():
        if _blocked(box.lid, _disc(hole.x, hole.y, hole.across / 2 - 0.15)).any():
            problems.append(f"the hole of {hole.name} at {hole.x:g}, {hole.y:g} is not open")
        if not _blocked(box.lid, _ring(hole.x, hole.y, hole.across / 2 + 0.4)).all():
            problems.append(
                f"the hole of {hole.name} at {hole.x:g}, {hole.y:g} is wider than {hole.across:g} mm"
            )
    return problems


def window_clear(box: Case) -> list[str]:
    """Nothing covers what the panel can light, and the opening stops close to it."""
    window = box.layout.window()
    problems = []
    if _blocked(box.lid, _grid(window.x, window.y, window.active)).any():
        problems.append("the window covers part of the panel")
    beyond = _grid(window.x, window.y, (window.size[0] + 1, window.size[1] + 1), edge_only=True)
    if not _blocked(box.lid, beyond).all():
        problems.append("the window is larger than the panel needs")
    return problems


def slots_open(box: Case) -> list[str]:
    """Plug, switch and sound get through the walls of the closed box."""
    layout = box.layout
    side, along, above = layout.case["sound"]
    openings = {**layout.slots(), "sound": [side, along, above, 1, 1]}
    closed = trimesh.util.concatenate([box.lid, box.base])
    return [
        f"the opening for {name} is not open"
        for name, slot in openings.items()
        if _walled(closed, layout, slot)
    ]


def _walled(closed: trimesh.Trimesh, layout: Layout, slot: list) -> bool:
    """Whether something stands within the wall's thickness anywhere in a slot."""
    side, along, above, width, height = slot
    places = np.array(
        list(itertools.product(np.linspace(-0.45, 0.45, 5) * width, np.linspace(-0.45, 0.45, 5) * height))
    )
    across = np.full(len(places), (layout.size[1] if side == "back" else layout.size[0]) + 1.0)
    if side == "back":
        origins = np.c_[along + places[:, 0], across, above + places[:, 1]]
        inward = [0.0, -1.0, 0.0]
    else:
        origins = np.c_[across, along + places[:, 0], above + places[:, 1]]
        inward = [-1.0, 0.0, 0.0]
    met, ray, _ = closed.ray.intersects_location(origins, np.tile(inward, (len(origins), 1)))
    return bool((np.linalg.norm(met - origins[ray], axis=1) < 1 + layout.printing["wall"] + ROUNDING).any())


def plug_meets_board(box: Case) -> list[str]:
    """The board's socket, in the middle of its back edge and on top of it, lies behind the slot."""
    side, along, above, *_ = box.layout.slots()["usb"]
    board = box.layout.board()
    beside = abs(along - (board.low[0] + board.high[0]) / 2)
    over = above - board.low[2]
    return [] if side == "back" and beside < 0.5 and 0 < over < 5 else ["the plug does not meet the board"]


def screws_meet(box: Case) -> list[str]:
    """Under each of the lid's pilot holes the base lets a screw through."""
    problems = []
    for x, y in box.layout.screws():
        if _blocked(box.base, _disc(x, y, box.layout.printing["screw_hole"] / 2 - 0.15)).any():
            problems.append(f"no screw gets through the base at {x:g}, {y:g}")
        if not _blocked(box.lid, _ring(x, y, box.layout.printing["screw_post"] / 2 - 0.6)).all():
            problems.append(f"the lid has no post at {x:g}, {y:g}")
    return problems


def room_for_parts(box: Case) -> list[str]:
    """Board, battery, panel, keys and knob fit in, beside each other."""
    blocks = {body.name: _block(body) for body in box.layout.bodies()}
    pairs = [*itertools.product(blocks, ("lid", "base")), *itertools.combinations(blocks, 2)]
    everything = {**blocks, **box.bodies()}
    return [
        f"{one} and {other} are in the same place"
        for one, other in pairs
        if _shared(everything[one], everything[other]) > TOUCHING
    ]


def fingers(box: Case) -> list[str]:
    """Two keys are never under one finger, and a cap stays off the next cap's hole."""
    keys = [hole for hole in box.layout.holes() if hole.kind == "key"]
    return [
        f"{one.name} and {other.name} are too close for a finger"
        for one, other in itertools.combinations(keys, 2)
        if np.hypot(one.x - other.x, one.y - other.y) < FINGER
    ]


def thick_enough(name: str, mesh: trimesh.Trimesh, least: float) -> list[str]:
    """From places spread over the surface, straight inward: how far to the other side?"""
    places, faces = trimesh.sample.sample_surface(mesh, SAMPLES, seed=1)
    inward = -mesh.face_normals[faces]
    starts = places + inward * 1e-4
    met, ray, _ = mesh.ray.intersects_location(starts, inward, multiple_hits=False)
    thickness = np.linalg.norm(met - starts[ray], axis=1)
    if thickness.min() >= least - ROUNDING:
        return []
    x, y, z = starts[ray][thickness.argmin()]
    return [f"the {name} is only {thickness.min():.2f} mm thick near {x:.0f}, {y:.0f}, {z:.0f}"]


def _block(body: Body) -> trimesh.Trimesh:
    low, high = np.array(body.low), np.array(body.high)
    block = trimesh.creation.box(extents=high - low)
    block.apply_translation((low + high) / 2)
    return block


def _shared(one: trimesh.Trimesh, other: trimesh.Trimesh) -> float:
    """The volume that two bodies both claim, in mm3."""
    shared = trimesh.boolean.intersection([one, other], check_volume=False)
    with np.errstate(divide="ignore", invalid="ignore"):  # a shared face has no volume to divide by
        return 0.0 if shared.is_empty else float(shared.volume)


def _blocked(mesh: trimesh.Trimesh, places: np.ndarray) -> np.ndarray:
    """For each x, y: does a look straight down meet the mesh?"""
    origins = np.c_[places, np.full(len(places), mesh.bounds[1][2] + 5)]
    return mesh.ray.intersects_any(origins, np.tile(DOWN, (len(places), 1)))


def _ring(x: float, y: float, radius: float) -> np.ndarray:
    angles = np.linspace(0, 2 * np.pi, 16, endpoint=False) + 0.1
    return np.c_[x + radius * np.cos(angles), y + radius * np.sin(angles)]


def _disc(x: float, y: float, radius: float) -> np.ndarray:
    return np.vstack([[[x + 0.01, y + 0.02]], _ring(x, y, radius / 2), _ring(x, y, radius)])


def _grid(x: float, y: float, size: tuple[float, float], edge_only: bool = False) -> np.ndarray:
    """Places a millimetre apart over a rectangle, or along its edge: nothing printable slips through."""
    across, along = (np.linspace(-0.5, 0.5, round(each) + 1) for each in size)
    places = [
        (x + u * size[0], y + v * size[1])
        for u, v in itertools.product(across, along)
        if not edge_only or max(abs(u), abs(v)) == 0.5
    ]
    return np.array(places)
