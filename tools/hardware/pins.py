# SPDX-FileCopyrightText: 2026 The Mano authors
# SPDX-License-Identifier: MIT
"""The pin map against CircuitPython's own board definitions, and against the firmware's board modules."""

import ast
import importlib.util
import re
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import TypeGuard

from tools.places import FIRMWARE

PIN = re.compile(r"^(\w+): microcontroller\.Pin  # GPIO(\d+)$", re.M)
MODULES = re.compile(r"Included modules: (.*)")
DISPLAY = re.compile(r"^(\w+): displayio\.Display$", re.M)
MEMBER = re.compile(r"^(?:def )?(\w+)[:(]", re.M)


@dataclass(frozen=True)
class Definition:
    """What CircuitPython says of one board."""

    gpio: dict[str, int]  # pin name -> number on the chip
    modules: set[str]
    displays: set[str]
    members: set[str]  # all that `board` has, pins without a number too


def definition(board_id: str) -> Definition | None:
    """The definition of that board in circuitpython-stubs, or None if there is no such board."""
    spec = importlib.util.find_spec("board_definitions")
    assert spec and spec.submodule_search_locations, "circuitpython-stubs comes from the hardware lock"
    path = Path(spec.submodule_search_locations[0]) / board_id / "__init__.pyi"
    if not path.is_file():
        return None
    text = path.read_text(encoding="utf-8")
    modules = MODULES.search(text)
    return Definition(
        gpio={name: int(number) for name, number in PIN.findall(text)},
        modules=set(modules[1].split(", ")) if modules else set(),
        displays=set(DISPLAY.findall(text)),
        members=set(MEMBER.findall(text)),
    )


def check(source: dict) -> list[str]:
    """Each board's pins exist, are not shared, and can do what their roles ask."""
    problems = []
    for name, board in source["boards"].items():
        for board_id in [board["board_id"], *board.get("also", ())]:
            found = definition(board_id)
            said = _check_board(board, found) if found else ["CircuitPython knows no such board"]
            problems += [f"boards.toml: {name} on {board_id}: {problem}" for problem in said]
    return problems


def _check_board(board: dict, known: Definition) -> list[str]:
    pins = {**board["pins"], **board.get("reserved", {})}
    missing = [f"{role} = {pin}: no such pin" for role, pin in pins.items() if pin not in known.gpio]
    if "display" in board and board["display"] not in known.displays:
        missing.append(f"no built-in display {board['display']}")
    if missing:
        return missing
    gpio = {role: known.gpio[pin] for role, pin in pins.items()}
    return [*_shared(gpio), *_i2c(board, gpio), *_pwm(board, gpio), *_quadrature(board, gpio)]


def _shared(gpio: dict[str, int]) -> list[str]:
    roles_of: dict[int, list[str]] = {}
    for role, number in gpio.items():
        roles_of.setdefault(number, []).append(role)
    return [
        f"{' and '.join(roles)} share GPIO{number}" for number, roles in roles_of.items() if len(roles) > 1
    ]


def _i2c(board: dict, gpio: dict[str, int]) -> list[str]:
    """RP2040 datasheet, 1.4.3: even pins are SDA, odd are SCL; the units change every two pins."""
    if "i2c" not in board:
        return []
    sda, scl = (gpio[role] for role in board["i2c"])
    good = sda % 2 == 0 and scl % 2 == 1 and sda // 2 % 2 == scl // 2 % 2
    return [] if good else [f"GPIO{sda} and GPIO{scl} are no I2C pair"]


def _pwm(board: dict, gpio: dict[str, int]) -> list[str]:
    """RP2040 datasheet, 4.5.2: pins 2n and 2n+1 (modulo 16) are one slice, and a slice has one frequency."""
    slices: dict[int, list[str]] = {}
    for role in board.get("pwm", ()):
        slices.setdefault(gpio[role] // 2 % 8, []).append(role)
    return [
        f"{' and '.join(roles)} share PWM slice {number}"
        for number, roles in slices.items()
        if len(roles) > 1
    ]


def _quadrature(board: dict, gpio: dict[str, int]) -> list[str]:
    """rotaryio on RP2040 reads both pins in one go: they must be neighbours."""
    if "quadrature" not in board:
        return []
    first, second = (gpio[role] for role in board["quadrature"])
    if abs(first - second) == 1:
        return []
    return [f"GPIO{first} and GPIO{second} are not neighbours, as a knob needs"]


def check_firmware(source: dict, firmware: Path = FIRMWARE) -> list[str]:
    """Each board has a module, with the same pins, which imports only what the board has built in."""
    modules = {path.stem: path for path in (firmware / "boards").glob("*.py")}
    strangers = modules.keys() - source["boards"].keys() - {"__init__", "simulator"}
    problems = [f"firmware/boards/{name}.py: not in boards.toml" for name in strangers]
    for name, board in source["boards"].items():
        planned = board.get("planned", False)
        if name not in modules:
            problems += [] if planned else [f"boards.toml: {name}: there is no firmware/boards/{name}.py"]
            continue
        said = [
            *_differences(pins_in(modules[name]), board["pins"]),
            *_lacking(modules[name], firmware, board),
        ]
        problems += [f"firmware/boards/{name}.py: {each}" for each in said]
        problems += [f"boards.toml: {name}: is written, and no longer planned"] if planned else []
    return problems


def pins_in(path: Path) -> dict[str, str]:
    """Role -> pin of every `board.PIN` in the constants of a board module, which is never run.

    SDA = board.GP4 is the role sda; in a dictionary such as KEYS each name is a role.
    """
    found: dict[str, str] = {}
    for statement in _parsed(path).body:
        if isinstance(statement, ast.Assign):
            found |= dict(_roles(statement.targets[0], statement.value))
    return found


def _roles(name: ast.expr, value: ast.expr) -> Iterator[tuple[str, str]]:
    if isinstance(name, ast.Tuple) and isinstance(value, ast.Tuple):
        for each in zip(name.elts, value.elts):
            yield from _roles(*each)
    elif isinstance(value, ast.Dict):
        for key, pin in zip(value.keys, value.values):
            if isinstance(key, ast.Constant) and _is_pin(pin):
                yield str(key.value), pin.attr
    elif isinstance(name, ast.Name) and _is_pin(value):
        yield name.id.lower(), value.attr


def _is_pin(node: ast.expr) -> TypeGuard[ast.Attribute]:
    return isinstance(node, ast.Attribute) and getattr(node.value, "id", "") == "board"


def imports(path: Path, firmware: Path = FIRMWARE) -> set[str]:
    """The modules that a board module imports, also by way of mano's own."""
    found: set[str] = set()
    for node in ast.walk(_parsed(path)):
        if isinstance(node, ast.Import):
            found |= {alias.name for alias in node.names}
        elif isinstance(node, ast.ImportFrom) and node.module:
            found.add(node.module)
    ours = {module for module in found if module.split(".")[0] == "mano"}
    for module in ours:
        found |= imports(firmware.joinpath(*module.split(".")).with_suffix(".py"), firmware)
    return found - ours


def _lacking(path: Path, firmware: Path, board: dict) -> list[str]:
    """Adafruit's libraries come with the drive; all else must be built in, on every board the module serves."""
    needed = {module for module in imports(path, firmware) if not module.startswith("adafruit_")}
    boards = {board_id: definition(board_id) for board_id in [board["board_id"], *board.get("also", ())]}
    used = _of_board(path)
    return [
        lack
        for board_id, known in boards.items()
        if known
        for lack in [
            *(f"{board_id} has no {module} built in" for module in sorted(needed - known.modules)),
            *(f"{board_id} has no board.{member}" for member in sorted(used - known.members)),
        ]
    ]


def _of_board(path: Path) -> set[str]:
    """Every NAME of a `board.NAME` in a module."""
    return {node.attr for node in ast.walk(_parsed(path)) if isinstance(node, ast.expr) and _is_pin(node)}


def _differences(firmware: dict[str, str], toml: dict[str, str]) -> list[str]:
    return [
        f"{role} is on {firmware.get(role, 'no pin')}, boards.toml says {toml.get(role, 'nothing of it')}"
        for role in sorted(firmware.keys() | toml.keys())
        if firmware.get(role) != toml.get(role)
    ]


def _parsed(path: Path) -> ast.Module:
    return ast.parse(path.read_text(encoding="utf-8"), path.name)
