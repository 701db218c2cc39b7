# SPDX-FileCopyrightText: 2026 The Mano authors
# SPDX-License-Identifier: MIT
"""The pin map against CircuitPython's own board definitions, and against the firmware's board modules."""

import ast
import importlib.util
import re
from dataclasses import dataclass
from pathlib import Path

from tools.places import FIRMWARE

PIN = re.compile(r"^(\w+): microcontroller\.Pin  # GPIO(\d+)$", re.M)
MODULES = re.compile(r"Included modules: (.*)")
DISPLAY = re.compile(r"^(\w+): displayio\.Display$", re.M)


@dataclass(frozen=True)
class Definition:
    """What CircuitPython says of one board."""

    gpio: dict[str, int]  # pin name -> number on the chip
    modules: set[str]
    displays: set[str]


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
    missing = [f"{role} = {pin}: no such pin" for role, pin in board["pins"].items() if pin not in known.gpio]
    missing += [f"module {module} is not built in" for module in board["modules"] if module not in known.modules]
    if "display" in board and board["display"] not in known.displays:
        missing.append(f"no built-in display {board['display']}")
    if missing:
        return missing
    gpio = {role: known.gpio[pin] for role, pin in board["pins"].items()}
    return [*_shared(gpio), *_i2c(board, gpio), *_pwm(board, gpio), *_quadrature(board, gpio)]


def _shared(gpio: dict[str, int]) -> list[str]:
    roles_of: dict[int, list[str]] = {}
    for role, number in gpio.items():
        roles_of.setdefault(number, []).append(role)
    return [f"{' and '.join(roles)} share GPIO{number}" for number, roles in roles_of.items() if len(roles) > 1]


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
    return [f"{' and '.join(roles)} share PWM slice {number}" for number, roles in slices.items() if len(roles) > 1]


def _quadrature(board: dict, gpio: dict[str, int]) -> list[str]:
    """rotaryio on RP2040 reads both pins in one go: they must be neighbours."""
    if "quadrature" not in board:
        return []
    first, second = (gpio[role] for role in board["quadrature"])
    return [] if abs(first - second) == 1 else [f"GPIO{first} and GPIO{second} are not neighbours, as a knob needs"]


def check_firmware(source: dict, folder: Path = FIRMWARE / "boards") -> list[str]:
    """PINS of each board module equals the pin map, and each has the other."""
    modules = {path.stem: pins_in(path) for path in sorted(folder.glob("*.py")) if path.stem != "__init__"}
    modules = {name: pins for name, pins in modules.items() if pins is not None}
    problems = [f"firmware/boards/{name}.py: no such board in boards.toml" for name in modules.keys() - source["boards"]]
    for name, board in source["boards"].items():
        if name not in modules:
            problems.append(f"boards.toml: {name}: there is no firmware/boards/{name}.py with PINS")
            continue
        problems += [f"firmware/boards/{name}.py: {each}" for each in _differences(modules[name], board["pins"])]
    return problems


def pins_in(path: Path) -> dict[str, str] | None:
    """The literal PINS at the top of a board module, or None; the module is never run."""
    for statement in ast.parse(path.read_text(encoding="utf-8"), path.name).body:
        if isinstance(statement, ast.Assign) and any(getattr(each, "id", "") == "PINS" for each in statement.targets):
            return ast.literal_eval(statement.value)
    return None


def _differences(firmware: dict[str, str], toml: dict[str, str]) -> list[str]:
    return [
        f"PINS[{role!r}] is {firmware.get(role)}, boards.toml says {toml.get(role)}"
        for role in sorted(firmware.keys() | toml.keys())
        if firmware.get(role) != toml.get(role)
    ]
