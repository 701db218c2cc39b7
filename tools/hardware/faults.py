# SPDX-FileCopyrightText: 2026 The Mano authors
# SPDX-License-Identifier: MIT
"""What can be wrong inside boards.toml itself, before anything is made from it."""

from tools.hardware import source as boards


def check(source: dict) -> list[str]:
    """Builds name parts, terminals and roles that exist, and speak of every role of their board."""
    problems = [
        f"boards.toml: {name}: {problem}"
        for name in source["builds"]
        for problem in [*_unknown_parts(source, name), *_nets(source, name), *_sheets(source, name)]
    ]
    return [*problems, *_cross(source["keys"])]


def _cross(keys: dict) -> list[str]:
    """The picture on the panel is the picture under the thumb: arrows around OK, BACK left, SHOW right."""
    (left, right), (down, up) = (keys["left"], keys["right"]), (keys["down"], keys["up"])
    around = left[1] == right[1] == down[0] == up[0] == 0 and left[0] < 0 < right[0] and down[1] < 0 < up[1]
    if keys["ok"] == [0, 0] and around and keys["back"][0] < left[0] and keys["show"][0] > right[0]:
        return []
    return ["boards.toml: keys: no cross around OK with BACK left and SHOW right of it"]


def _sheets(source: dict, name: str) -> list[str]:
    """Every wired part is on one drawing."""
    build = source["builds"][name]
    drawn = sorted(part for parts in build.get("sheets", {}).values() for part in parts)
    return [] if drawn == sorted(build.get("nets", ())) else ["sheets do not show each wired part once"]


def _unknown_parts(source: dict, name: str) -> list[str]:
    build = source["builds"][name]
    named = [*build["parts"].values(), *(part for part, _ in build["sundries"])]
    return [f"part {part!r} is not in the catalogue" for part in named if part not in source["parts"]]


def _nets(source: dict, name: str) -> list[str]:
    build = source["builds"][name]
    if "nets" not in build or _unknown_parts(source, name):
        return []
    strangers = [
        f"{each} is wired but not in the parts list" for each in build["nets"] if each not in build["parts"]
    ]
    return strangers or [*_terminals(source, name), *_roles(source, name)]


def _terminals(source: dict, name: str) -> list[str]:
    return [
        f"{reference} has no terminal {terminal!r}"
        for reference, ends in source["builds"][name]["nets"].items()
        for terminal in ends
        if terminal not in boards.terminals(boards.part_of(source, name, reference), source["headers"])
    ]


def _roles(source: dict, name: str) -> list[str]:
    """A role is wired, or said not to be fitted; one forgotten is a key that never answers."""
    build = source["builds"][name]
    wired = {net for ends in build["nets"].values() for net in ends.values()}
    return [
        f"the board's {role} is neither wired nor in not_fitted"
        for role in source["boards"][build["board"]]["pins"]
        if (role in wired) == (role in build.get("not_fitted", ()))
    ]
